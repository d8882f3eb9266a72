# Стол в терминале

board-strips = Полосы действий
board-row =
    { $vp ->
        [0] ряд { $n }, корабль { $steps }
        [one] ряд { $n }, корабль { $steps }, стоит { $vp } очко
        [few] ряд { $n }, корабль { $steps }, стоит { $vp } очка
       *[many] ряд { $n }, корабль { $steps }, стоит { $vp } очков
    }
board-taken = сейчас
board-land = Поле
board-piece = { $piece }: { $player }
board-pasture = пастбище: { $herd }
board-covered = накрытые регионы
board-river = Река
board-scored = промежуточных подсчётов было
board-scoring = Плитки подсчёта
board-lake = Озеро
board-condition = условие этого раунда
board-artifacts = Артефакты
board-vases-on =
    { $n ->
        [one] { $n } ваза
        [few] { $n } вазы
       *[many] { $n } ваз
    }
board-players = Игроки
board-points = очки
board-coins = монеты
board-hand-size = карт в руке
board-vases = вазы
board-ranch = жители: ранчо / запас
board-pieces = вышло домов / поселений / скота
board-tracks = шаги: монеты / карты
board-sites = производство
board-boats = лодки
board-levers = рычаги (▲ готовы)
board-display = разыгранные карты
board-eminence = Мудрый Старейшина
board-revealed = открытые плитки
board-face-down = плиток лицом вниз
board-cactus = трек кактусов
board-removed = плиток в коробке
board-hand = Ваша рука
board-projects = особые проекты
