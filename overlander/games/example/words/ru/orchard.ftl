# Сад, пример игры: всё, что в ней читает игрок

game-example = Сад
game-example-about = Ставьте фрукты за урожай, тайно и все сразу. Крошечная игра, которая показывает, как делается игра.

option-players = Игроки
option-players-about = Сколько человек за столом.
option-automa = Соперник
option-automa-about = Соперник со своими шестью картами тоже делает ставки.
value-automa-off = нет
value-automa-on = соперник ставит
option-presses = Прессы
option-presses-about = После каждого раунда каждый может построить пресс на лугу.
value-presses-off = без прессов
value-presses-on = с прессами
option-season = Сезон
option-season-about = Партия кампании: весна, лето на холме или на берегу, осень.
value-season-none = нет
value-season-spring = весна
value-season-hill-summer = лето на холме
value-season-shore-summer = лето на берегу
value-season-autumn = осень
option-first = Первый игрок
option-first-about = Место, которое начинает, когда все берут свою долю.

## Компоненты

card-plum = слива (1)
card-quince = айва (2)
card-cherry = вишня (3)
card-apricot = абрикос (4)
card-apple = яблоко (5)
card-pear = груша (6)
press-basket-press = корзинный пресс
press-screw-press = винтовой пресс
press-mill-press = жерновой пресс
plot-n = участок { $n }
answer-yes = да
answer-no = нет
gain-draw = карта
gain-coin = монета
category-crops = Урожай
category-coins = Монеты
category-presses = Прессы
category-seasons-before = Прошлые сезоны
category-this-season = Этот сезон
rating-bronze = бронза
rating-silver = серебро
rating-gold = золото
goal-points = очки

## Вопросы и ответы

question-choose-bid = Какой фрукт вы ставите? Никто не увидит его, пока не поставят все.
question-raise-bid = Добавить монету к ставке?
question-share = Какова ваша доля этого раунда?
question-discard-card = Какую карту вы сбрасываете?
question-build-press = Построить пресс?
choice-bid = поставить: { $card }
choice-raise =
    { $answer-id ->
        [yes] добавить монету: ставка на 1 больше
       *[no] ничего не добавлять
    }
choice-share =
    { $gain-id ->
        [draw] взять карту
       *[coin] взять монету
    }
choice-discard = сбросить: { $card }
choice-build = построить { $press } ({ $plot }), оплата: { $fruits }
choice-build-kind = построить { $press }
choice-build-place = построить { $press } ({ $plot })
choice-pass = ничего не строить
choice-swap = заплатить монету, взять карту и затем сбросить одну

## Что происходит

event-crop = Раунд { $round }: урожай ценой { $n }
event-draw =
    { $n ->
        [one] { $player } берёт { $n } карту
        [few] { $player } берёт { $n } карты
       *[many] { $player } берёт { $n } карт
    }
event-draw-own = { $player } берёт: { $cards }
event-bid = Ставка игрока { $player }: { $card }, всего { $n }
event-rival = Соперник ставит { $n }
event-take-crop =
    { $n ->
        [one] { $player } забирает урожай: { $n } очко
        [few] { $player } забирает урожай: { $n } очка
       *[many] { $player } забирает урожай: { $n } очков
    }
event-coin = { $player } берёт монету
event-discard = { $player } сбрасывает: { $card }
event-swap = { $player } платит монету, чтобы обменять карту
event-build = { $player } строит { $press } ({ $plot }) за { $price }

## Чего нельзя

refusal-not-in-hand = Этой карты нет у вас на руке: { $card }.
refusal-no-coin = У вас нет монеты.
refusal-nothing-to-draw = Карт для взятия не осталось.
refusal-cannot-swap = Для обмена нужны монета, карта на руке и карта, которую можно взять.
refusal-too-few-fruits = Это стоит { $price }; все ваши фрукты вместе стоят { $worth }.
refusal-no-free-plot = На каждом участке уже стоит пресс.
refusal-plot-taken = Пресс здесь уже стоит: { $plot }.
refusal-pays-too-much = Эти фрукты стоят { $worth }: чтобы заплатить { $price }, один из них лишний.
refusal-cannot-be-paid-so = С этими фруктами, ценой { $worth }, не набрать { $price }.

## Стол

board-round = Раунд { $round } из { $rounds }, урожай { $crop }
board-grower = Садовод
board-coins = Монеты
board-won = Урожай
board-cards = Карты
board-presses = Прессы
board-your-hand = Ваша рука: { $cards }
panel-orchard = Сад
panel-growers = Садоводы
panel-hand = Ваша рука
draw-crop = Урожай этого раунда, очков: { $n }
draw-no-crop = Сейчас урожая нет
draw-piles = В колоде карт: { $draw }, в сбросе: { $discard }
draw-bid = Ставка игрока { $player }: { $card }
draw-no-bid = Ставка игрока { $player } ещё закрыта
draw-plot = { $plot }: { $press }, владелец { $player }
draw-free-plot = Свободно: { $plot }
draw-grower = { $player }: монет { $coins }, очков за урожай { $won }, карт { $cards }
aid-round = Раунд
aid-bid = Каждый тайно ставит один фрукт, может быть с монетой.
aid-crop = Урожай забирает только самая высокая ставка.
aid-share = Затем каждый берёт карту или монету.
aid-swap = В любой момент: заплатить монету, взять карту и сбросить одну.
tour-crop = Вот урожай этого раунда. Его забирает самая высокая ставка.
tour-hand = Это ваши фрукты. Поставленный фрукт уходит.

## За настоящим столом

set-up-hands = Раздача
set-up-hands-line = { $seat }: { $cards }
set-up-crops = Урожай по порядку
set-up-crops-line = { $crops }
