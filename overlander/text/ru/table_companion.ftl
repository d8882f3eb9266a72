# The companion at a real table

page-companion = Помощник
page-companion-about = Автома за вашим настоящим столом: помощник тасует её карты, спрашивает то, что ему нужно знать, и говорит, что она делает.
page-companion-new = Новая партия
page-companion-answer = Ответить
page-companion-back = На шаг назад
page-companion-said = Уже сказано
page-companion-begin = Начать
companion-you = Вы
companion-yes = да
companion-no = нет
page-companion-winner = Побеждает { $name }.
page-companion-shared = Общая победа.
page-companion-setup = Случайная расстановка
page-companion-another = Другая
page-companion-resume = Продолжить прежнюю партию
error-no-companion = У игры { $game } нет помощника. Есть: { $known }.
error-no-automa = У игры { $game } нет автомы для настоящего стола.
error-companion-unreadable = Эту партию с помощником прочитать нельзя.
error-companion-answer =
    { $why ->
        [data] «{ $answer }» больше не ответ на свой вопрос: партия начата с другими компонентами.
       *[answer] «{ $answer }» не ответ на этот вопрос.
    }
error-companion-option = У помощника для { $game } здесь нет настройки { $option }. Есть: { $known }.
error-companion-goes-on = Партия с помощником сохраняет настройки, с которыми началась (указано: { $option }). Чтобы их сменить, начните новую, в терминале с --new.
error-companion-points = «{ $found }» — не целое число от { $least } до { $most }.
page-companion-keep = Этот адрес и есть партия: сохраните его в закладках, чтобы продолжить позже.
companion-kept = Партия сохранена в { $file }.
companion-changed = Значения компонентов изменились с тех пор, как началась эта партия. Она продолжается с сегодняшними: сказанное раньше теперь может читаться иначе.
companion-prompt = Ответ:
companion-no-answer = Такого ответа нет. Введите номер из списка, либо back или quit.
companion-counts =
    { $n ->
        [one] { $n } число от { $least } до { $most }:
        [few] { $n } числа от { $least } до { $most } через запятую:
       *[many] { $n } чисел от { $least } до { $most } через запятую:
    }
companion-points-of = { $player }, очки по категориям:
page-companion-you-win = Вы победили.
page-companion-points =
    { $n ->
        [one] Всего { $n } очко.
        [few] Всего { $n } очка.
       *[many] Всего { $n } очков.
    }
page-companion-score = Лист подсчёта очков
page-companion-score-about = Очки всех игроков по категориям, для любой партии за вашим настоящим столом.
page-companion-count = Подсчитать
