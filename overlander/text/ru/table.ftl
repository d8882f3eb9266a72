# Стол в браузере.

page-title = Overlander: стол для больших настольных игр
page-language = Язык
page-language-en = English
page-language-fr = Français
page-language-ru = Русский
page-colours = Цвета
page-light = Светлые
page-dark = Тёмные
page-complaint = Не получилось
page-not-found = По этому адресу ничего нет.
page-bad-request = Этот запрос не удалось прочесть.
page-trouble = На сервере что-то пошло не так. Ни одно решение не потеряно; обновите страницу.
page-to-start = На главную страницу
page-close = Закрыть
page-more = Ещё
page-menu = Правила и прочее
page-drawer = Пояснения

## Начало игры

page-first-game = Сыграть первую партию
page-first-game-about = Вы против одного бота, с раскладкой, которую правила советуют для первой партии.
page-alone = Играть в одиночку
page-alone-about = Соперника нет: игра ставит цели, и вы побеждаете, если их достигнете.
page-welcome = Большие настольные игры за вашим столом: в одиночку, против ботов или с людьми откуда угодно. Все правила — как написано.
page-portrait = Поле игры «{ $game }»
page-guided = Покажите, как играть
page-option-needs =
    { $only ->
        [alone] Только в игре в одиночку.
        [players] Только если игроков { $values }.
        [on] Только если включить «{ $option }».
        [off] Только если не включать «{ $option }».
       *[other] Только если выбрать «{ $values }».
    }
page-group-players = Игроки и места
page-group-set-up = Подготовка
page-group-expansions = Дополнения
page-group-solo = В одиночку
page-group-readings = Где правила можно прочесть по-разному
page-choose = Выбрать игроков и варианты
page-seats = Места
page-seats-about = За этим экраном играют по очереди: между ходами его закрывает занавес. Место без имени получит имя по умолчанию.
page-seat = Место { $n }
page-me = Я
page-somebody = Человек за этим экраном
page-name = Имя
page-person = Игрок { $n }
page-begin = Начать
page-tables = Ваши столы
page-no-tables = Пока ни одного.
page-running = Идут
page-finished = Закончены
page-decisions =
    { $n ->
        [one] { $n } решение
        [few] { $n } решения
        [many] { $n } решений
       *[other] { $n } решения
    }
page-moment = { $day }.{ $month }.{ $year } { $time } UTC
page-continue = Продолжить
page-look = Посмотреть
page-again = Реванш
page-delete = Удалить
page-delete-sure = Удалить навсегда
page-open = Открыть файл записи
page-open-go = Открыть

## За столом

page-board = Поле. Стрелки двигают его, плюс и минус меняют размер, 0 показывает целиком.
page-boards = Поля
page-areas = Части стола
page-zoom = Размер поля
page-zoom-in = Крупнее
page-zoom-out = Мельче
page-zoom-fit = Всё поле
page-your-turn = Решаете вы
page-waiting = Ждём: { $players }
page-nothing-to-decide = Здесь нечего решать.
page-all-choices = Все варианты ({ $n }) — или нажмите на поле
page-fold =
    { $n ->
        [one] { $n } вариант
        [few] { $n } варианта
       *[many] { $n } вариантов
    }
page-back-to-all = Все варианты
page-outdone = { $n ->
    [one] Ещё { $n } путь, ничем не лучше
    [few] Ещё { $n } пути, ничем не лучше
   *[many] Ещё { $n } путей, ничем не лучше
}
page-hide-question = Свернуть вопрос
page-next-target = Ещё варианты
page-undo = Отменить
page-redo = Вернуть
page-restart-turn = Начать ход заново
page-rules = Правила
page-extras = В любой момент
page-what-else = Почему нельзя…?
page-recap = Ходы остальных
page-recap-turn = Ходит { $player }
page-recap-game = Игра
page-recap-meanwhile = Тем временем
page-recap-next = Следующий шаг
page-recap-back = Назад
page-recap-all = Показать всё
page-recap-steps = По шагам
page-recap-fold = Свернуть
page-log = Что произошло
page-to-move = Стол после решения { $n }
page-points-now = Очки сейчас:
page-show-points = Показывать очки во время игры
page-growth = Очки по ходу партии
page-end-turn = Закончить ход
page-unused = Ещё можно:
page-unused-more = и ещё { $n }
page-turn-over = Ваш ход окончен.
page-turn-whole = Весь ваш ход
page-turn-back = Ещё нет
page-preferences = Настройки
page-preferences-about = Сохраняются в этом браузере.
page-pace = Боты ходят
page-pace-once = мгновенно
page-pace-brisk = быстро
page-pace-calm = неспешно
page-confirm = Подтверждать конец моего хода
page-confirm-off = никогда
page-confirm-on = всегда
page-confirm-people = только против людей
page-alone-answer = Отвечать за меня, когда ответ только один
page-alone-answer-on = да
page-alone-answer-off = нет
page-curtain = Передайте экран: { $player }.
page-curtain-open = Я — { $player }
page-moved-on = Партия ушла вперёд. Вот нынешнее положение.
page-lost = Связь потеряна. Переподключаемся…
page-replay = Повтор
page-record = Скачать запись
page-picture-svg = Картинка (SVG)
page-picture-png = Картинка (PNG)
page-picture-gif = Анимация (GIF)
page-picture-webp = Анимация (WebP)
page-downloads = Скачать
page-picture-making = Готовится. Это можно закрыть и вернуться позже.
page-picture-failed = Эту картинку не удалось сделать.
page-picture-ready = Скачать ({ $size } КБ)
page-take-seat = Отдать человеку
page-keys = Клавиатура
page-keys-about = Tab и Enter: перейти к чему угодно и выбрать. U отменяет, R возвращает, Q ведёт к вопросу. На поле: стрелки, плюс, минус, 0. N показывает следующий шаг того, что сделали остальные.
page-tab-others = Другие
page-others = Другие игроки
page-left = Что осталось
page-left-about = Насколько это вам известно: скрытое от вас подсчитано вместе.
page-left-nothing = Ничего.
page-tab-log = Журнал

## Ответ по шагам

step-so-far = Ваш ответ пока такой
step-back = На шаг назад
step-cancel = Отмена
step-pieces = По одному
step-missing = Ещё не хватает: { $n }
step-more = На один больше: { $piece }
step-fewer = На один меньше: { $piece }
step-ended = Стол изменился, и начатый вами ответ больше не подходит. Ничего из него не сыграно.

## A first walk around the table, and the player aid

page-aid = Памятка
story = История
page-tour = Экскурсия по столу
page-tour-invite = Впервые здесь? Вот короткая экскурсия по столу.
page-tour-no = Не сейчас
page-tour-next = Дальше
page-tour-back = Назад
page-tour-done = Готово
page-tour-question = Здесь игра просит вас принять решение. Каждый вариант показывает цену и выгоду; наведите на него, чтобы прочесть всё. Можно и щёлкнуть по тому, что обведено на поле.
page-tour-undo = Ошиблись? Отмените решение. Правила, эта экскурсия и памятка — под кнопками «Правила» и «Ещё».
page-tour-now = А теперь: { $question } Выберите; это можно отменить.

## Урок

page-lesson = Урок
page-lesson-step = Шаг { $n } из { $of }.
page-lesson-left = Вы отошли от урока. «Отменить» вернёт вас к нему; а можно просто играть дальше.
page-lesson-back-step = По уроку здесь делается другое. Вернитесь на шаг назад.
page-lesson-other = Так можно, но это не по уроку
page-lesson-wants = Урок предлагает: { $choice }
page-lesson-back = Вернуться к уроку
page-lesson-anyway = Всё равно сделать так

## Повтор

page-to-table = К столу
page-move = Решение
page-round = Круг
page-round-back = Предыдущий круг
page-round-on = Следующий круг
page-turn = Ход
page-turn-before = Предыдущий ход
page-turn-after = Следующий ход
page-step-back = Предыдущее решение
page-step-on = Следующее решение
page-run = Пуск
page-stop = Стоп
page-speed = Скорость
page-go = Перейти

## Правила

page-rules-english = Текст правил написан по-английски.
page-rules-contents = Содержание
page-rules-worked-example = Пример:
page-rules-developers = Для разработчиков
page-rules-developers-about = Это нужно только программам: игроку читать это незачем.
page-rules-player-1 = Анна
page-rules-player-2 = Борис
page-rules-player-3 = Клара
page-rules-player-4 = Давид
page-search = Искать в правилах
page-search-go = Искать
page-no-rule-found = Ни в одном правиле нет всех этих слов.
page-more-rules =
    { $n ->
        [one] Ещё { $n } правило. Найдите нужное поиском.
        [few] Ещё { $n } правила. Найдите нужное поиском.
        [many] Ещё { $n } правил. Найдите нужное поиском.
       *[other] Ещё { $n } правила. Найдите нужное поиском.
    }

## Сервер

serve-address = Стол открыт по адресу { $address } (Ctrl-C закрывает его).
serve-lan = Другие в этой сети могут открыть { $addresses }. Им видна начальная страница; чтобы сесть за ваш стол, нужна ссылка, которую вы пришлёте.

## Ошибки

error-no-such-table = Стола { $table } нет.
error-no-seat-for-you = С места { $seat } вам смотреть нельзя.
error-no-such-deed = Действие «{ $deed }» здесь невозможно.
error-no-file = Сначала выберите файл записи.
error-table-refused = Начиная с решения { $decision } ({ $token }) эту партию нельзя продолжить: { $why ->
        [rules] правила этой версии уже не те, с которыми она началась
        [data] компоненты не те, с которыми она началась
       *[unknown] она не подходит к правилам этой версии
    }. { $error } Она показана до этого места.
error-table-differs = Начиная с решения { $decision } ({ $token }) эту партию нельзя продолжить: { $why ->
        [rules] правила этой версии ведут к другой позиции, чем те, с которыми она началась
        [data] компоненты не те, с которыми она началась
       *[unknown] она не подходит к правилам или компонентам этой версии
    }. Она показана до этого места.
error-bad-port = { $port } — не порт: от 1 до 65535.
error-port-taken = { $host }, порт { $port }: занят или запрещён. Укажите другой через --port или --host.
error-only-terminal = { $option } — для игры в терминале: добавьте --terminal.
error-data-unusable = Столы в { $file } недоступны: { $why }.
error-data-newer = Столы в { $file } сохранены более новой версией Overlander. Обновите программу или укажите другую папку: --data.
error-bad-database = Это не адрес базы PostgreSQL: postgresql://пользователь:пароль@хост:порт/имя.
error-no-asyncpg = Для { $database } нужен драйвер PostgreSQL: pip install "overlander[postgres]".
error-too-many-words = В поиске может быть не больше { $most } слов.
error-no-such-picture = Картинки «{ $kind }» нет. Виды: { $known }.
error-studio-busy = Сейчас готовится слишком много картинок. Попробуйте через минуту.

## Мои партии

games-statistics = Мои результаты
games-game = Игра
games-played = Сыграно
games-won = Побед
games-span =
    { $days ->
        [0] { $hours ->
            [0] { $minutes } мин
           *[other] { $hours } ч { $minutes } мин
        }
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
games-result = Результат

## Показать законченную партию

result-share = Поделиться партией
result-share-about = По этой ссылке видно, чем кончилась партия, очки и повтор.
result-share-make = Создать ссылку
result-share-elsewhere = Ссылка создана в другом браузере. Создайте новую здесь; старая перестанет работать.

# a name and its value or values
labelled = { $name }: { $value }
