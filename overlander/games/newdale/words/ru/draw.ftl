# Что нарисовано

panel-map = Карта
panel-actions = Действия и рынок труда
panel-objectives = Цели и счёт
panel-goals = Цели и игроки
panel-solo = Соло-карта
panel-offer = Здания и персонажи
panel-players = Игроки
panel-estate = Мой планшет
panel-estate-of = Планшет: { $player }
panel-line = Что у вас есть
panel-hand = Рука
panel-no-cards = В руке нет карт

## Карта

draw-map-thicket = Заросли: дом, построенный через них, стоит товара: { $good }
draw-map-pass = Перевал: дом, построенный через него, без военной силы стоит очков: { $n }
draw-map-ford = Старый брод: дорога через реку
draw-map-flooded = Брод затоплен: дороги здесь нет
draw-map-site = Здесь можно построить мост. Цена в монетах: { $cost }; очки: { $n }
draw-map-bridge = Мост: { $player }. Кому он нужен, тот приносит владельцу очки: { $n }
draw-map-terrain = Местность: { $terrain }. Здание этой местности здесь дешевле
draw-map-no-terrain = Без местности: здания здесь не дешевле
draw-map-symbol = Символ тайных целей: { $symbol }
draw-map-first = Очки за первый дом: { $n }
draw-map-start = Отсюда начинают все
draw-map-house = Дом: { $player }
draw-map-no-tile = Жетонов бонуса здесь больше нет
draw-map-stack = Жетонов в стопке: { $n }
draw-map-ice = Лёд: вход требует ходов: { $n }
draw-map-position = Очки кораблю, который стоит здесь в конце: { $n }
draw-map-arrival = Очки первым прибывшим кораблям: { $points }
draw-map-ship = Корабль: { $player }
draw-map-black-ship = Чёрный корабль

## Карты

draw-tip-makes = Производит: { $good }, цена в монетах: { $n }
draw-tip-makes-grapes = Производит виноград; он стоит столько монет, сколько у вас помощников его цвета
draw-tip-chain-card = Цепочка: каждая карта руки с этим сырьём ({ $one }) становится товаром ({ $good }), и ещё один бонусом
draw-tip-chain-one = Цепочка: каждый такой товар ({ $one }) становится другим ({ $good }), и ещё один бонусом
draw-tip-chain-two = Цепочка: два товара вместе ({ $one } и { $other }) становятся одним ({ $good }), и ещё один бонусом
draw-tip-terrain = Скидка в городе этой местности ({ $terrain }): { $n }
draw-tip-points = Очки в конце: { $n }
draw-works-library = Фаза VI: взять карт: { $n }.
draw-works-barracks = Фаза VI: у кого военная сила меньше, те теряют очки: { $vp }.
draw-works-corn-field = Фаза VI: товаров сюда: { $n }.
draw-works-coal-trading-post = Фаза VI: можно отдать уголь ({ $n }) за очки ({ $vp }).
draw-works-coal-depot = Фаза VI: угля на вашу угольную шахту: { $n }.
draw-works-prison = Фаза VI: можно заключить в тюрьму помощника или Тень с рынка.
draw-works-watchtower = При постройке: взять карт: { $n }.
draw-works-vineyards = Фаза VI: винограда сюда: { $n }.
draw-works-navigator = Фаза VI: можно отдать свежую рыбу ({ $n }) за очки ({ $vp }).
draw-works-assistant = Всегда доступен, но только владельцу: { $colour }.
draw-works-captain = Двигает ваш корабль вместо производства.
draw-works-military = Военная сила: { $n }.
draw-works-move = Ход корабля при найме: { $n }.

## Жетоны бонуса, персонажи, личные цели

draw-tile-does-discount-growth = Скидка на одно действие «рост»: { $amount }
draw-tile-does-discount-build = Скидка на одно здание: { $amount }
draw-tile-does-production-minus-assistant = На одно производство нужно меньше помощников: { $n }
draw-tile-does-good-anywhere = Товар на одно из ваших зданий: { $n }
draw-tile-does-draw-per-assistant = Столько карт, сколько у вас помощников этого цвета: { $colour }
draw-tile-does-coal-per-assistant = Столько угля, сколько у вас помощников этого цвета ({ $colour }), и очки: { $vp }
draw-tile-does-pay-hand-resource = Сбросить карты руки ({ $n } × { $good }): очки за каждого помощника этого цвета ({ $colour }), и ещё { $vp_plus }
draw-tile-does-pay-hand-resource-coal = Сбросить карты руки ({ $n } × { $good }): угля на вашу угольную шахту: { $gain_coal }
draw-tile-does-pay-cards = Сбросить карты руки ({ $n }): очки за каждого помощника этого цвета: { $colour }
draw-tile-does-pay-goods = Отдать товары ({ $n } × { $good }): очки за каждого помощника этого цвета ({ $colour }), и ещё { $vp_plus }
draw-character-does-nate-welton = Один раз: все берут по три карты; вы можете оставить все, остальные оставляют одну.
draw-character-does-hermine = Один раз: две фигурки из мешка работают только на вас до конца раунда.
draw-character-does-enoch-brubak = Один раз: два угля на вашу угольную шахту.
draw-character-does-onyx = Один раз: помощник на ваш выбор из мешка работает только на вас до конца раунда.
draw-character-does-gunda = Один раз: здание дешевле на три монеты.
draw-character-does-aaron-reitzke = Один раз: возьмите виноградник и, если хотите, сразу постройте его.
draw-objective-does-quartermaster = Очки за каждый вид оставшихся товаров: { $n }, не больше { $most }
draw-objective-does-surveyor = Очки за каждую местность с вашим домом: { $n }, не больше { $most }

## События

draw-timing-immediate = сразу
draw-timing-phase-iii = в фазе III
draw-timing-phase-iv = в фазе IV
draw-timing-phase-v = в фазе V
draw-timing-phase-vi = в фазе VI
draw-timing-end-of-round = в конце раунда
draw-event-does-final-production = После фазы VI идёт последнее производство, затем итоговый подсчёт.
draw-event-does-draw-assistants = Из мешка тянут фигурок: { $n }.
draw-event-does-build-discount = Построенное в фазе V дешевле на: { $amount }.
draw-event-does-draw-cards = Все берут карт: { $n }.
draw-event-does-cards-for-good = В фазе VI каждый может сбросить карты ({ $discard }) за товар на своё здание.
draw-event-does-compensation-discount = За каждого недостающего помощника карт меньше на: { $amount }.
draw-event-does-military-reward = Очки за наибольшую военную силу: { $vp }.
draw-event-does-hire-private = Каждый может нанять помощника из мешка только для себя. Цена в монетах: { $cost }.
draw-event-does-lose-goods = Без военной силы вы теряете товаров: { $goods }.
draw-event-does-award-personal-objective = У кого меньше всех очков, получает личную цель.
draw-event-does-shadow-raid = В конце раунда считается больше Теней: { $extra_shadows }.
draw-event-does-add-shadows = Теней в мешок: { $n }.
draw-event-does-storm = Корабли во льдах относит назад, если владелец не отдаст доску, бочку или ткань.
draw-event-does-coal-to-mine = Все кладут угля на угольную шахту: { $n }.
draw-event-does-reveal = Новые здания выложены для всех и входят в колоду: { $buildings }.
draw-event-does-ships-move = Ход корабля для каждого в фазе VI: { $n }.

## Поле действий

draw-action-does-growth = Купите фишку действия на следующие раунды: третью за { $three }, четвёртую за { $four } (очки за четвёртую: { $n }).
draw-action-does-black-market = Сбросьте карты ({ $n }): уголь на вашу угольную шахту ({ $coal }) и товар на любое здание ({ $goods }).
draw-action-does-exchange-draw = Обменяйте все карты, кроме одной, или возьмите взамен карт: { $more }; затем возьмите карт: { $n }.
draw-action-does-progress = Уберите один из двух своих жетонов. Цена в монетах: { $cost }; очки: { $n }.
draw-action-does-build = Постройте здание, помимо строительства фазы V.
draw-action-does-bridge = Постройте свой мост. Цена в монетах: { $cost }; очки: { $n }.
draw-action-does-shipyard = Доставить { $offer }: очки: { $n }
draw-action-does-sail = Передвиньте корабль по морским путям, не больше { $n }. Монет за каждый: { $cost }.
draw-market-printed = Напечатано на событии: { $n }
draw-market-drawn = Вытянуто из мешка: { $n }
draw-market-bag = В мешке: { $n }
draw-market-yours = Доступно вам, вместе с вашими: { $n }

## Планшеты

draw-board-round = Раунд { $n } из { $of }
draw-board-no-event = События ещё нет
draw-board-event-assistants = Напечатанные помощники входят в рынок труда этого раунда.
draw-board-planned = Фишка { $n }: { $player }
draw-board-score = Очки: { $n }
draw-board-score-of = Очки ({ $player }): { $n }
draw-board-track = Шкала очков. Карт за переход через { $steps }: { $n }
draw-board-coins = Все товары вместе стоят монет: { $n }
draw-board-cards = Карт в руке: { $n }
draw-board-houses = Домов осталось: { $n }
draw-board-military = Военная сила: { $n }
draw-board-range = Дальность в дорогах: { $n }. Без этого жетона: { $then }
draw-board-range-removed = Дальность в дорогах: { $n }
draw-board-compensation = Карт за недостающего помощника: { $n }. Без этого жетона: { $then }
draw-board-compensation-removed = Карт за недостающего помощника: { $n }
draw-board-pawn = Фишка действия { $n }
draw-board-pawn-bought = Фишка действия { $n }, куплена на следующий раунд
draw-board-pawn-none = Фишка действия { $n }, ещё не куплена
draw-board-zone-free = Здесь можно построить производственное здание.
draw-board-space-empty = Здания здесь нет: фишка даст только одну карту.
draw-board-careless = Помощников меньше на: { $n }. Товаров: { $goods }
draw-board-ordinary = Все помощники карты. Товаров: { $goods }
draw-board-extraordinary = Помощников больше, цветов этой карты: { $n }. Товаров: { $goods }
draw-board-all-there = Все помощники на месте.
draw-board-lacking = Не хватает помощников: { $n }. Сбросить за них карт: { $cards }
draw-board-chance = Вероятность, что после вытягивания хватит всех: { $n } %. Сейчас не хватает: { $missing }; карт за каждого, кого не хватит: { $cards }
draw-board-goods-here = Товаров здесь: { $n } × { $good }
draw-board-no-specials = Особых зданий пока нет
draw-board-nothing = Жетонов пока нет
draw-board-character-used = Уже использовано в этом раунде.
draw-board-secret = Очки за каждый свой город с символом ({ $symbol } или { $other }): { $n }
draw-board-helper = Только для этого игрока в этом раунде: { $n } × { $pawn }
draw-board-hired = Нанят только для этого игрока в этом раунде: { $pawn }
draw-board-prisoner = В тюрьме: { $n } × { $pawn }. Можно выпустить на рынок.
draw-board-draw-pile = Колода: { $n }
draw-board-discard-pile = Сброс: { $n }
draw-board-player-line = { $player }: очки { $score }, монеты { $coins }, карты { $cards }, домов осталось { $houses }
draw-board-first = Первый игрок
draw-board-solo-card = Соло-карта
draw-objective-points = Очки: { $n }
draw-objective-requires = Доставить ({ $what }), всего { $n }: { $goods }
draw-objective-weight = { $good } = { $n }
draw-objective-military = Военная сила не меньше { $n }
draw-objective-gate = Доставить может только корабль, дошедший до морской клетки { $n }.
draw-solo-points = Очки для победы: { $n }. Блестяще — на { $splendid } больше, легендарно — на { $legendary } больше
draw-solo-towns-with-symbol = Ваши города с символом ({ $what }): не меньше { $n }
draw-solo-military = Военная сила: не меньше { $n }
draw-solo-bridge-built = Ваш мост построен
draw-solo-houses-in = Ваши дома в области ({ $what }): не меньше { $n }
draw-solo-shipyard-used = Верфь использована: не меньше { $n }
draw-solo-ahead-of-black-ship = Ваш корабль впереди чёрного
