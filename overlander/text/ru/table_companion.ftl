# The companion at a real table

page-companion = Помощник
page-companion-about = Автома за вашим настоящим столом: помощник тасует её карты, спрашивает то, что ему нужно знать, и говорит, что она делает.
page-companion-new = Новая партия
page-companion-answer = Ответить
page-companion-back = На ответ назад
page-companion-said = Что уже сказано
page-companion-begin = Начать
companion-you = Вы
companion-yes = да
companion-no = нет
page-companion-points = Очки
page-companion-total = Итого
page-companion-winner = Побеждает { $name }.
page-companion-shared = Общая победа.
page-companion-setup = Случайная расстановка
page-companion-neutral = Нейтральные здания
page-companion-sides = Стороны зданий
page-companion-another = Другая
page-companion-resume = Продолжить с того же места
error-no-companion = У игры { $game } нет помощника. Есть: { $known }.
error-companion-unreadable = Эту партию с помощником прочитать нельзя.
error-companion-answer = «{ $answer }» не ответ на этот вопрос.
page-companion-keep = Этот адрес и есть партия: сохраните его в закладках, чтобы продолжить позже.
companion-kept = Партия хранится в { $file }.
companion-prompt = Ответ:
companion-no-answer = Такого ответа нет. Введите номер из списка, либо back или quit.
companion-counts =
    { $n ->
        [one] { $n } число от { $least } до { $most }:
        [few] { $n } числа от { $least } до { $most } через запятую:
       *[many] { $n } чисел от { $least } до { $most } через запятую:
    }
page-companion-you-win = Вы победили.
page-companion-piles = Бонусные карты
