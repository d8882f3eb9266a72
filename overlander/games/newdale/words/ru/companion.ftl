# За настоящим столом: случайная раскладка главы

set-up-chapter = Глава
set-up-chapter-line = { $chapter }, { $board }. Дом каждого игрока в городе { $town }; планшеты игроков { $side ->
        [ship] корабельной стороной
       *[land] сухопутной стороной
    } вверх.
set-up-events = Колода событий, сверху вниз
set-up-events-line = Перемешайте { $early }; под ними, перемешав, { $middle }; в самом низу { $last }.
set-up-pile = Колода
set-up-pile-line =
    { $numbered ->
        [none] Все здания без номера
       *[some] Все здания без номера и номера { $numbers }
    }{ $without ->
        [none] {""}
       *[some] , без карт: { $types }
    }. После раздачи остаётся { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }.
set-up-tiles = Жетоны бонусов
set-up-tiles-line = { $bonus-space }: { $tile } × { $n }
set-up-face-up = Открытые здания
set-up-face-up-line = { $card }
set-up-sailors = Открытые моряки
set-up-sailors-line = { $card }
set-up-characters = Персонажи
set-up-characters-line = { $character }
set-up-first = Первый игрок
set-up-first-line = Игрок { $n }
