# Great Western Trail: покерный стол

option-poker = Покерный стол
option-poker-about = Мини-дополнение: рабочие играют в покер картами вашего скота.
option-poker-doubt = Большинство чисел на бонусных жетонах восстановлено.
value-poker-on = да
value-poker-off = нет

category-poker = Покерный стол

effect-lay-poker-cards = выложить на покерный стол одну или две карты
effect-show-poker-hands = вскрыть все карты на покерном столе

question-seat-worker =
    { $vp ->
        [one] Сажаете ли вы рабочего за покерный стол до конца партии? Бонусный жетон даёт { $dollars } $ сейчас и { $vp } очко в конце.
        [few] Сажаете ли вы рабочего за покерный стол до конца партии? Бонусный жетон даёт { $dollars } $ сейчас и { $vp } очка в конце.
       *[many] Сажаете ли вы рабочего за покерный стол до конца партии? Бонусный жетон даёт { $dollars } $ сейчас и { $vp } очков в конце.
    }
question-lay-card = Выкладываете ли вы на покерный стол карту лицом вниз, внося { $cost } $ в покерный банк?

choice-sit =
    { $worker-id ->
        [cowboy] Посадить ковбоя
        [builder] Посадить строителя
       *[engineer] Посадить инженера
    }
choice-lay = Выложить: { $card }
choice-pass-seat-worker = Никого не сажать
choice-pass-lay-card = Не выкладывать карту

event-sit =
    { $worker-id ->
        [cowboy] { $player }: ковбой садится за покерный стол, взят бонусный жетон на { $vp }
        [builder] { $player }: строитель садится за покерный стол, взят бонусный жетон на { $vp }
       *[engineer] { $player }: инженер садится за покерный стол, взят бонусный жетон на { $vp }
    }
event-lay = { $player } выкладывает карту на покерный стол и вносит { $cost } $ в покерный банк
event-lay-own = { $player } выкладывает на покерный стол { $card-acc } и вносит { $cost } $ в покерный банк
event-show-hand = { $player } вскрывает карты на покерном столе, сумма { $value }: { $cards }
event-win-pot = { $player } выигрывает { $n } $ за покерным столом
event-pot-left = { $n } $ остаётся в покерном банке

refusal-poker-hand-full = На покерном столе у вас уже полный набор карт.
refusal-no-card-in-hand = У вас нет карт в руке.
refusal-nobody-at-poker = Никто из ваших рабочих не сидит за покерным столом.
refusal-no-poker-card = У вас нет карт на покерном столе.

board-poker = Покерный стол
board-poker-pot = Покерный банк: { $n } $
board-poker-next =
    { $vp ->
        [0] Бонусных жетонов не осталось
        [one] Следующий бонусный жетон: { $vp } очко, { $dollars } $
        [few] Следующий бонусный жетон: { $vp } очка, { $dollars } $
       *[many] Следующий бонусный жетон: { $vp } очков, { $dollars } $
    }
board-poker-empty = никого
board-poker-seat =
    { $n ->
        [0] { $worker }, карт нет ({ $vp ->
            [one] { $vp } очко
            [few] { $vp } очка
           *[many] { $vp } очков
        })
        [one] { $worker }, { $n } закрытая карта ({ $vp ->
            [one] { $vp } очко
            [few] { $vp } очка
           *[many] { $vp } очков
        })
        [few] { $worker }, { $n } закрытые карты ({ $vp ->
            [one] { $vp } очко
            [few] { $vp } очка
           *[many] { $vp } очков
        })
       *[many] { $worker }, { $n } закрытых карт ({ $vp ->
            [one] { $vp } очко
            [few] { $vp } очка
           *[many] { $vp } очков
        })
    }
board-poker-own = ваши карты: { $cards }
