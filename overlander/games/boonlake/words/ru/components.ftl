# Что лежит на столе

## Ресурсы, виды, треки, фигуры, регионы

resource-wood = древесина
resource-loam = глина
resource-stone = камень
resource-iron = железо
resource-any = любой ресурс
resource-units = { $resource } × { $n }
kind-day = день
kind-sunset = закат
kind-night = ночь
track-coin = трек монет
track-card = трек карт
piece-inhabitant = житель
piece-house = дом
piece-settlement = поселение
piece-shipyard = верфь
piece-purple-inhabitant = фиолетовый житель
piece-cattle = скот
region-unknown = Неизведанное
region-boonlake = Бунлейк
region-new-hope = Новая Надежда
region-southern = Юг
payment-coins = монеты
payment-cards = карты
site-single = единственный участок
site-upper = верхний участок
site-lower = нижний участок
side-income = сторона дохода
side-vp = сторона очков

## Места

space-named = место { $n } ({ $region })
river-c = клетка реки { $n }
river-u = клетка верхнего рукава { $n }
river-l = клетка нижнего рукава { $n }
river-c-harbor = гавань, клетка реки { $n }
river-u-harbor = гавань, клетка верхнего рукава { $n }
river-l-harbor = гавань, клетка нижнего рукава { $n }
lake-i = клетка дохода { $n }
lake-v = клетка очков { $n }
lake-start = старт

## Плитки

tile-starting = начальная плитка { $n }
tile-grey = плитка местности { $n }
tile-pasture = пастбище
tile-special = особая плитка местности
tile-price = цена «{ $price }»
tile-solo = плитка { $n } ({ $type })
scoring-sc01 = Трек монет
scoring-sc02 = Трек карт
scoring-sc03 = Оба трека
scoring-sc04 = Производство
scoring-sc05 = Соседство
scoring-sc06 = Рычаги
scoring-sc07 = Скот
scoring-sc08 = Поселения
scoring-sc09 = Мосты
scoring-sc10 = Проводы
scoring-sc11 = Вазы
scoring-sc12 = Налоги
scoring-sc13 = Закат и день
scoring-sc14 = Бунлейк и Юг
scoring-sc15 = Неизведанное и Новая Надежда
scoring-sc16 = Бунлейк и Неизведанное
scoring-sc01-counts = шаги на треке монет
scoring-sc02-counts = шаги на треке карт
scoring-sc03-counts = шаги на том треке, где вы отстаёте
scoring-sc04-counts = производства
scoring-sc05-counts = соединённые плитки с вашими фигурами
scoring-sc06-counts = рычаги
scoring-sc07-counts = скот, ушедший с вашего планшета
scoring-sc08-counts = поселения, ушедшие с вашего планшета
scoring-sc09-counts = фигуры на плитках у мостов
scoring-sc10-counts = дары: житель или 5 монет, по 2 очка за каждый
scoring-sc11-counts = дары: ваза или 5 монет, по 2 очка за каждый
scoring-sc12-counts = дары: 2 монеты, по 1 очку за каждый
scoring-sc13-counts = карты заката и карты дня перед вами, в любом порядке
scoring-sc14-counts = фигуры в Бунлейке и на Юге, в любом порядке
scoring-sc15-counts = фигуры в Неизведанном и в Новой Надежде, в любом порядке
scoring-sc16-counts = фигуры в Бунлейке и в Неизведанном, в любом порядке

## Полосы действий

strip-pioneer = Первопроходец
strip-settle = Заселение
strip-cattle = Скот
strip-region = Подсчёт регионов
strip-hire = Наём
strip-progress = Прогресс
strip-builder = Строитель
strip-pioneer-active = Вы: карта дня; дважды исследовать; освоить или улучшить.
strip-pioneer-all = Остальные: взять 2 карты; разыграть или сбросить карту.
strip-settle-active = Вы: карта ночи; освоить или улучшить.
strip-settle-all = Все: освоить, улучшить либо разыграть или сбросить карту.
strip-cattle-active = Вы: карта дня; положить пастбище.
strip-cattle-all = Все: поместить скот либо разыграть или сбросить карту.
strip-region-active = Вы: карта заката; накрыть табличку региона и получить его награду.
strip-region-all = Все: 1 монета за каждую свою фигуру в трёх других регионах.
strip-hire-active = Вы: карта ночи; 1 житель; исследовать один раз.
strip-hire-all = Все: нанять жителей, каждого за 3 монеты или 3 карты.
strip-progress-active = Вы: карта заката; модернизировать.
strip-progress-all = Все: модернизировать, отдав ещё и жителя, или взять 1 карту.
strip-builder-active = Вы: 3 монеты; разыграть карту любого вида или взять 2 карты.
strip-builder-all = Все: разыграть или сбросить карту любого вида.

## Рычаги

lever-m11 = «Торговля вазами»
lever-m12 = «Мастерская»
lever-m13 = «Главный строитель»
lever-m21 = «Касса цехов»
lever-m22 = «Мелочь»
lever-m23 = «Перепись»
lever-m31 = «Буксир»
lever-m32 = «План города»
lever-m33 = «Разведчики»
lever-m41 = «Инструменты»
lever-m42 = «Меценат»
lever-m43 = «Вербовка»
lever-m11-about = Вместо своей доли: 1 ваза, или отдать 1 вазу за 6 монет.
lever-m12-about = Вместо своей доли: модернизировать.
lever-m13-about = Вместо своей доли: улучшить.
lever-m21-about = Когда вы отказываетесь от карты: 1 монета за каждый уровень ваших производств.
lever-m22-about = Когда вы отказываетесь от карты: 3 монеты.
lever-m23-about = При подсчёте регионов: кроме монет ещё 1 очко за каждую засчитанную фигуру.
lever-m31-about = При оплате: одна лодка бесплатно идёт вверх по течению.
lever-m32-about = Когда дом становится поселением: на 1 жителя и на 1 фигуру меньше.
lever-m33-about = Когда вы кладёте плитку: 1 житель.
lever-m41-about = С картой: 1 джокер, или 2 монеты, или взять 2 карты; с особым проектом только джокер.
lever-m42-about = С картой или особым проектом: 1 джокер и 5 монет.
lever-m43-about = В любой момент: сбросить 2 карты за 1 жителя и 3 очка.
way-m11-vase = «Торговля вазами»: 1 ваза
way-m11-coins = «Торговля вазами»: 1 ваза за 6 монет
way-m12 = «Мастерская»: модернизировать
way-m13 = «Главный строитель»: улучшить
way-m21 = «Касса цехов»: 1 монета за каждый уровень производства
way-m22 = «Мелочь»: 3 монеты
way-m23 = «Перепись»: монеты и столько же очков
way-m31 = «Буксир»: одна лодка бесплатно вверх по течению
way-m32 = «План города»: на 1 жителя и на 1 фигуру меньше
way-m33 = «Разведчики»: 1 житель
way-m41-resource = «Инструменты»: 1 джокер
way-m41-coins = «Инструменты»: 2 монеты
way-m41-cards = «Инструменты»: взять 2 карты
way-m42 = «Меценат»: 1 джокер и 5 монет
way-m43 = «Вербовка»: 2 карты за 1 жителя и 3 очка

## Артефакты

artifact-named = артефакт { $n } «{ $title }»
artifact-a1 = Лот
artifact-a2 = Паровой станок
artifact-a3 = Динамо
artifact-a4 = Кран
artifact-a5 = Фиолетовый поселенец
artifact-a6 = Скиталец
artifact-a7 = Странная земля
artifact-a8 = Тигель
artifact-a9 = Архив
artifact-a10 = Вычислитель
artifact-a1-basic =
    { $coins-per-space ->
        [one] Основной: когда каноэ возвращается на старт, { $coins-per-space } монета за каждую пройденную клетку.
        [few] Основной: когда каноэ возвращается на старт, { $coins-per-space } монеты за каждую пройденную клетку.
       *[many] Основной: когда каноэ возвращается на старт, { $coins-per-space } монет за каждую пройденную клетку.
    }
artifact-a1-advanced = Высший: в конце игры каноэ использует свою клетку и предыдущую.
artifact-a2-basic =
    { $discount ->
        [one] Основной: перед каждым промежуточным подсчётом можно модернизировать на { $discount } монету дешевле.
        [few] Основной: перед каждым промежуточным подсчётом можно модернизировать на { $discount } монеты дешевле.
       *[many] Основной: перед каждым промежуточным подсчётом можно модернизировать на { $discount } монет дешевле.
    }
artifact-a2-advanced =
    { $final-vp ->
        [one] Высший: в конце { $final-vp } очко за каждый рычаг.
        [few] Высший: в конце { $final-vp } очка за каждый рычаг.
       *[many] Высший: в конце { $final-vp } очков за каждый рычаг.
    }
artifact-a3-basic =
    { $coins-one ->
        [one] Основной: дом возле производства; { $coins-one } монета всякий раз, когда вы им пользуетесь.
        [few] Основной: дом возле производства; { $coins-one } монеты всякий раз, когда вы им пользуетесь.
       *[many] Основной: дом возле производства; { $coins-one } монет всякий раз, когда вы им пользуетесь.
    }
artifact-a3-advanced = Высший: очки: { $vp }, и второй дом; когда используются оба производства, монеты: { $coins-two }.
artifact-a4-basic = Основной: перед каждым промежуточным подсчётом можно поставить дом на участок, не отдавая жителей.
artifact-a4-advanced =
    { $final-vp ->
        [one] Высший: в конце { $final-vp } очко за каждый дом, ушедший с планшета.
        [few] Высший: в конце { $final-vp } очка за каждый дом, ушедший с планшета.
       *[many] Высший: в конце { $final-vp } очков за каждый дом, ушедший с планшета.
    }
artifact-a5-basic = Основной: к вам приходит фиолетовый житель; им можно осваивать участки, в том числе при промежуточном подсчёте. Улучшенный до дома, он возвращается.
artifact-a5-advanced =
    { $final-vp ->
        [one] Высший: в конце { $final-vp } очко за каждую фигуру.
        [few] Высший: в конце { $final-vp } очка за каждую фигуру.
       *[many] Высший: в конце { $final-vp } очков за каждую фигуру.
    }
artifact-a6-basic = Основной: в конце хода фиолетовый житель осваивает участок; после каждого хода с новой плиткой он может перейти и снова получить награду.
artifact-a6-advanced = Высший: фиолетовый житель считается у вас за несколько фигур: { $presences }.
artifact-a7-basic = Основной: особая плитка местности только для вас: участок с 2 шагами фишки и пастбище.
artifact-a7-advanced =
    { $vp ->
        [one] Высший: { $vp } очко и монеты ({ $coins }) за каждую фигуру на особой плитке и рядом с ней.
        [few] Высший: { $vp } очка и монеты ({ $coins }) за каждую фигуру на особой плитке и рядом с ней.
       *[many] Высший: { $vp } очков и монеты ({ $coins }) за каждую фигуру на особой плитке и рядом с ней.
    }
artifact-a8-basic =
    { $price-one ->
        [one] Основной: с картой или проектом можно купить 1 джокер за { $price-one } монету или 2 за { $price-two }.
        [few] Основной: с картой или проектом можно купить 1 джокер за { $price-one } монеты или 2 за { $price-two }.
       *[many] Основной: с картой или проектом можно купить 1 джокер за { $price-one } монет или 2 за { $price-two }.
    }
artifact-a8-advanced =
    { $vp-one ->
        [one] Высший: { $vp-one } очко за один купленный джокер, { $vp-two } за два.
        [few] Высший: { $vp-one } очка за один купленный джокер, { $vp-two } за два.
       *[many] Высший: { $vp-one } очков за один купленный джокер, { $vp-two } за два.
    }
artifact-a9-basic =
    { $cards ->
        [one] Основной: положите на него { $cards } карту с руки; перед каждым промежуточным подсчётом одну из них можно разыграть бесплатно.
        [few] Основной: положите на него до { $cards } карт с руки; перед каждым промежуточным подсчётом одну из них можно разыграть бесплатно.
       *[many] Основной: положите на него до { $cards } карт с руки; перед каждым промежуточным подсчётом одну из них можно разыграть бесплатно.
    }
artifact-a9-advanced =
    { $vp ->
        [one] Высший: { $vp } очко за каждую разыгранную карту.
        [few] Высший: { $vp } очка за каждую разыгранную карту.
       *[many] Высший: { $vp } очков за каждую разыгранную карту.
    }
artifact-a10-basic =
    { $discount ->
        [one] Основной: карты стоят вам на { $discount } монету меньше.
        [few] Основной: карты стоят вам на { $discount } монеты меньше.
       *[many] Основной: карты стоят вам на { $discount } монет меньше.
    }
artifact-a10-advanced =
    { $discount ->
        [one] Высший: сразу очки: { $vp }; всё стоит вам на { $discount } монету меньше.
        [few] Высший: сразу очки: { $vp }; всё стоит вам на { $discount } монеты меньше.
       *[many] Высший: сразу очки: { $vp }; всё стоит вам на { $discount } монет меньше.
    }
condition-develop-plain-site = освоить участок, на котором 1 монета, 1 карта или ничего
condition-card-3-resources = разыграть карту, которая требует не меньше 3 ресурсов
condition-new-region = впервые освоить участок в регионе без ваших фигур
condition-score-tile = выполнить плитку подсчёта; ещё шаг, если вы её контролируете
condition-track-reward = получить награду на треке дохода
condition-site-level-2 = построить производство второго уровня
condition-new-lever-row = поставить рычаг в ряд без рычагов
condition-upgrade-house = улучшить жителя до дома

## Что считается

counter-presences-in-region = фигуры в регионе «{ $region }»
counter-presences-main-board = фигуры на поле
counter-coin-track-steps = шаги на треке монет
counter-card-track-steps = шаги на треке карт
counter-production-levels = уровни производств
counter-levers = рычаги
counter-cattle-removed = размещённый скот
counter-settlements-removed = поселения, ушедшие с планшета
counter-houses-removed = дома, ушедшие с планшета
counter-cards-played = разыгранные карты
counter-cattle-distinct-regions = регионы с вашим скотом
counter-lever-full-rows = полные ряды рычагов
counter-cards-permanent = карты с постоянными эффектами

## Цены и награды

cost-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
cost-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
cost-inhabitants =
    { $n ->
        [one] { $n } житель
        [few] { $n } жителя
       *[many] { $n } жителей
    }
cost-vases =
    { $n ->
        [one] { $n } ваза
        [few] { $n } вазы
       *[many] { $n } ваз
    }
cost-vp =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
cost-lever-down =
    { $n ->
        [one] { $n } рычаг вниз
        [few] { $n } рычага вниз
       *[many] { $n } рычагов вниз
    }
gain-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
gain-coins-per =
    { $each ->
        [one] по { $each } монете: { $per }
        [few] по { $each } монеты: { $per }
       *[many] по { $each } монет: { $per }
    }
gain-draw =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
gain-inhabitants =
    { $n ->
        [one] { $n } житель
        [few] { $n } жителя
       *[many] { $n } жителей
    }
gain-vp =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
gain-vases =
    { $n ->
        [one] { $n } ваза
        [few] { $n } вазы
       *[many] { $n } ваз
    }
gain-production-site =
    { $resource-id ->
        [any] производство
       *[other] производство ({ $resource })
    }
gain-site-or-vase = производство или ваза
gain-track =
    { $n ->
        [one] { $n } шаг ({ $track })
        [few] { $n } шага ({ $track })
       *[many] { $n } шагов ({ $track })
    }
gain-one-track =
    { $n ->
        [one] { $n } шаг на одном треке
        [few] { $n } шага на одном треке
       *[many] { $n } шагов на одном треке
    }
gain-income = доход ({ $track })
gain-modernize =
    { $discount ->
        [0] модернизировать
        [one] модернизировать на { $discount } монету дешевле
        [few] модернизировать на { $discount } монеты дешевле
       *[many] модернизировать на { $discount } монет дешевле
    }
gain-upgrade = улучшить
gain-upgrade-house =
    { $less-inhabitants ->
        [one] улучшить до дома на { $less-inhabitants } жителя дешевле
       *[other] улучшить до дома на { $less-inhabitants } жителей дешевле
    }
gain-upgrade-settlement =
    { $less-inhabitants ->
        [one] улучшить до поселения на { $less-inhabitants } жителя и { $less-presences } фигуру меньше
       *[other] улучшить до поселения на { $less-inhabitants } жителей и { $less-presences } фигуры меньше
    }
gain-lever-up = один рычаг снова поднимается
gain-exchange = { $given } → { $gained }
gain-pawn =
    { $n ->
        [one] { $n } шаг фишки
        [few] { $n } шага фишки
       *[many] { $n } шагов фишки
    }
gain-vp-per = { $per }: очки по { $each }, не больше { $most }
gain-lake-cattle = скот у озера
gain-track-back = шаг назад на треке, за это: { $gain }
gain-replace-house =
    { $penalty ->
        [0] дом становится поселением бесплатно, где бы он ни стоял и без потери очков; сам дом возвращается на планшет
       *[other] дом становится поселением, где бы он ни стоял, и жителей за это не отдают
    }

## Свойства карт

effect-immediate = Сразу: { $gain }
effect-once = Один раз, в любой момент, потом карта сбрасывается: { $gain }
effect-final-each =
    { $n ->
        [one] В конце: { $what }, по { $n } очку
        [few] В конце: { $what }, по { $n } очка
       *[many] В конце: { $what }, по { $n } очков
    }
effect-final-steps = В конце: { $what }, { $steps }
effect-final-step =
    { $vp ->
        [one] от { $n }: { $vp } очко
        [few] от { $n }: { $vp } очка
       *[many] от { $n }: { $vp } очков
    }
once-threshold-left =
    { $n ->
        [one] плитка подсчёта считается со значением на { $n } столбец левее
        [few] плитка подсчёта считается со значением на { $n } столбца левее
       *[many] плитка подсчёта считается со значением на { $n } столбцов левее
    }
once-inhabitants =
    { $n ->
        [one] { $n } житель
        [few] { $n } жителя
       *[many] { $n } жителей
    }
once-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
once-resource-discount =
    { $n ->
        [one] { $n } джокер при оплате
        [few] { $n } джокера при оплате
       *[many] { $n } джокеров при оплате
    }
perk-modernize-discount =
    { $n ->
        [one] Всегда: модернизация на { $n } монету дешевле
        [few] Всегда: модернизация на { $n } монеты дешевле
       *[many] Всегда: модернизация на { $n } монет дешевле
    }
perk-card-discount =
    { $n ->
        [one] Всегда: карты и особые проекты на { $n } монету дешевле
        [few] Всегда: карты и особые проекты на { $n } монеты дешевле
       *[many] Всегда: карты и особые проекты на { $n } монет дешевле
    }
perk-discard-coins =
    { $n ->
        [one] Всегда: ещё { $n } монета за каждую сброшенную карту вида «{ $kind }»
        [few] Всегда: ещё { $n } монеты за каждую сброшенную карту вида «{ $kind }»
       *[many] Всегда: ещё { $n } монет за каждую сброшенную карту вида «{ $kind }»
    }
perk-discard-inhabitants =
    { $n ->
        [one] Всегда: { $n } житель за каждую сброшенную карту вида «{ $kind }»
        [few] Всегда: { $n } жителя за каждую сброшенную карту вида «{ $kind }»
       *[many] Всегда: { $n } жителей за каждую сброшенную карту вида «{ $kind }»
    }
perk-coin-space-coins =
    { $n ->
        [one] Всегда: ещё { $n } монета на клетках реки с монетами
        [few] Всегда: ещё { $n } монеты на клетках реки с монетами
       *[many] Всегда: ещё { $n } монет на клетках реки с монетами
    }
perk-harbor-coins =
    { $n ->
        [one] Всегда: { $n } монета, когда корабль останавливается в гавани
        [few] Всегда: { $n } монеты, когда корабль останавливается в гавани
       *[many] Всегда: { $n } монет, когда корабль останавливается в гавани
    }
perk-harbor-cards =
    { $n ->
        [one] Всегда: { $n } карта, когда корабль останавливается в гавани
        [few] Всегда: { $n } карты, когда корабль останавливается в гавани
       *[many] Всегда: { $n } карт, когда корабль останавливается в гавани
    }
perk-cattle-discount =
    { $n ->
        [one] Всегда: скот стоит на { $n } жителя меньше
        [few] Всегда: скот стоит на { $n } жителей меньше
       *[many] Всегда: скот стоит на { $n } жителей меньше
    }
perk-cattle-coins =
    { $n ->
        [one] Всегда: { $n } монета, когда вы помещаете скот
        [few] Всегда: { $n } монеты, когда вы помещаете скот
       *[many] Всегда: { $n } монет, когда вы помещаете скот
    }
perk-vase-space-vases =
    { $n ->
        [one] Всегда: ещё { $n } ваза на клетках реки с вазой
        [few] Всегда: ещё { $n } вазы на клетках реки с вазой
       *[many] Всегда: ещё { $n } ваз на клетках реки с вазой
    }
perk-builder-cards =
    { $n ->
        [one] Всегда: взять { $n } карту, когда кто угодно выбирает полосу «Строитель»
        [few] Всегда: взять { $n } карты, когда кто угодно выбирает полосу «Строитель»
       *[many] Всегда: взять { $n } карт, когда кто угодно выбирает полосу «Строитель»
    }
perk-shipyard-cards =
    { $n ->
        [one] Всегда: взять { $n } карту за каждую фигуру, поставленную на плитку вашей верфи или рядом
        [few] Всегда: взять { $n } карты за каждую фигуру, поставленную на плитку вашей верфи или рядом
       *[many] Всегда: взять { $n } карт за каждую фигуру, поставленную на плитку вашей верфи или рядом
    }
perk-all-regions =
    { $n ->
        [one] Всегда: при подсчёте регионов монеты вам приносят все четыре
       *[other] Всегда: при подсчёте регионов монеты вам приносят все четыре
    }
perk-lower-site-vp =
    { $n ->
        [one] Всегда: { $n } очко, когда вы осваиваете нижний из двух участков
        [few] Всегда: { $n } очка, когда вы осваиваете нижний из двух участков
       *[many] Всегда: { $n } очков, когда вы осваиваете нижний из двух участков
    }
perk-develop-coins =
    { $n ->
        [one] Всегда: { $n } монета, когда вы осваиваете участок
        [few] Всегда: { $n } монеты, когда вы осваиваете участок
       *[many] Всегда: { $n } монет, когда вы осваиваете участок
    }
perk-cattle-pawn =
    { $n ->
        [one] Всегда: { $n } шаг фишки, когда вы помещаете скот
        [few] Всегда: { $n } шага фишки, когда вы помещаете скот
       *[many] Всегда: { $n } шагов фишки, когда вы помещаете скот
    }
perk-inhabitant-coins =
    { $n ->
        [one] Всегда: { $n } монета за каждого полученного жителя
        [few] Всегда: { $n } монеты за каждого полученного жителя
       *[many] Всегда: { $n } монет за каждого полученного жителя
    }
perk-no-cattle-coins =
    { $n ->
        [one] Всегда: { $n } монета, когда вместо скота вы разыгрываете или сбрасываете карту
        [few] Всегда: { $n } монеты, когда вместо скота вы разыгрываете или сбрасываете карту
       *[many] Всегда: { $n } монет, когда вместо скота вы разыгрываете или сбрасываете карту
    }

## Что это и что оно делает

about-card =
    { $vp ->
        [one] Карта проекта ({ $kind }): { $price }; { $vp } очко
        [few] Карта проекта ({ $kind }): { $price }; { $vp } очка
       *[many] Карта проекта ({ $kind }): { $price }; { $vp } очков
    }
about-scoring = Что считается: { $what }. Нужно на четырёх подсчётах: { $values }
about-project = Особый проект: { $price }; приносит очки ({ $vp }), 2 жителей (один отмечает плитку) и шаг ({ $track })
about-site = { $site }: цена: { $cost }; награда: { $gain }
about-site-settlement = { $site }: цена: { $cost }; награда: { $gain }; очки за поселение: { $vp }
about-lever =
    { $cost ->
        [one] Рычаг за { $cost } монету. Использованные рычаги поднимаются при следующем промежуточном подсчёте.
        [few] Рычаг за { $cost } монеты. Использованные рычаги поднимаются при следующем промежуточном подсчёте.
       *[many] Рычаг за { $cost } монет. Использованные рычаги поднимаются при следующем промежуточном подсчёте.
    }
about-region = Тот, кто накроет табличку, получит: { $gain }.
about-canoe = На воде, для прибывшего каноэ: { $gain }
lake-paid = цена: { $cost }; награда: { $gain }
lake-need = { $what }: { $n }
lake-needs = { $gain }, если у вас есть { $needs }

## Названия карт

card-named = «{ $title }» ({ $kind })
title-numbered = { $title } { $number }
title-toll-gate = Застава
title-toll-house = Дом сборщика
title-bank = Банк
title-print-shop = Типография
title-reading-room = Читальня
title-library = Библиотека
title-mayor = Мэр
title-town-hall = Ратуша
title-peddler-stall = Лоток торговца
title-trading-post = Фактория
title-counting-house = Контора
title-wagon-camp = Лагерь повозок
title-bunkhouse = Барак
title-inn = Постоялый двор
title-schoolhouse = Школа
title-labour-exchange = Биржа труда
title-market-hall = Крытый рынок
title-general-store = Лавка
title-pottery-shed = Гончарня
title-dig-site = Раскопки
title-kiln = Печь
title-auction-house = Аукцион
title-archive = Архив
title-museum = Музей
title-bandstand = Эстрада
title-fountain = Фонтан
title-theatre = Театр
title-outpost = Форпост
title-caravan = Караван
title-gallery = Галерея
title-blacksmith = Кузнец
title-machine-shed = Машинный сарай
title-carpenters-yard = Двор плотников
title-builders-guild = Гильдия строителей
title-masons-lodge = Артель каменщиков
title-engineer = Инженер
title-tool-works = Фабрика инструментов
title-surveyors-office = Контора землемера
title-drafting-office = Чертёжная
title-paper-dealer = Торговец бумагой
title-rag-merchant = Старьёвщик
title-toll-barge = Баржа сборщика
title-pier = Пристань
title-corral = Загон
title-stockyard = Скотный двор
title-warehouse = Склад
title-boonlake-chronicle = Летопись Бунлейка
title-unknown-chronicle = Летопись Неизведанного
title-new-hope-chronicle = Летопись Новой Надежды
title-southern-chronicle = Летопись Юга
title-foundry = Литейная
title-homestead-act = Закон о поселенцах
title-stock-show = Выставка скота
title-council-seat = Место в совете
title-mint = Монетный двор
title-patent-office = Патентное бюро
title-land-office = Земельное бюро
title-lenient-clerk = Снисходительный писарь
title-guest-room = Комната для гостей
title-guest-house = Дом для гостей
title-strongbox = Сейф
title-stockpile = Запасы
title-driftwood-raft = Плот
title-treasure-rumour = Слух о сокровище
title-step-back = Шаг назад
title-town-charter = Городская грамота
title-lever-foundry = Литейная рычагов
title-drafting-club = Клуб чертёжников
title-dock-tavern = Таверна у причала
title-land-registry = Земельная книга
title-back-yard = Задний двор
title-settler-bonus = Премия поселенцам
title-water-trough = Водопой
title-labour-office = Контора по найму
title-paper-mill = Бумажная мельница
title-idle-herd = Праздное стадо
title-old-settlers-roll = Список старожилов
title-herd-book = Племенная книга
title-lever-gallery = Галерея рычагов
title-standing-orders = Постоянные заказы
