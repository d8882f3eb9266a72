## Разбор партии, тренировка

review = Разбор
review-sum = Оценено решений: { $decisions }, из них не хуже лучшего выбора: { $good }. На остальных потеряно очков: { $cost }.
review-making = Идёт разбор партии: { $percent } %
review-chart = Ожидаемый результат по ходу партии
review-chart-points = Ожидаемые очки в конце (пунктир — лучший соперник)
review-chart-win = Шанс победы в процентах
review-chart-at = Решение { $n }: очки { $own }, шанс победы { $win } %
review-chart-about = Красная точка — решение, которое стоило очко или больше.
review-moments = Решения, которые обошлись дороже всего
review-none = Ни одно решение не стоило половины очка или больше.
review-decision = Решение { $n }
review-cost = очки: −{ $points }
review-taken = Выбрано
review-better = Лучше
review-balance = Разница: { $parts }.
review-about = Бот, который научился этой игре, играя в неё, судит каждое решение по тому, что игрок тогда видел. Он может ошибаться.
review-replay = Посмотреть в записи
review-written = Разбор записан в файл { $file }.
branch-from-here = Попробовать отсюда
practice = Тренировка
practice-about = Тренировка: эта партия продолжает другую и не входит в ваши результаты.
practice-bot = Пусть решит бот
error-no-review = Разбора этого места сейчас нет.
error-too-many-reviews = Сейчас разбирается много партий. Попробуйте через минуту.
error-no-such-position = Позиции после { $number } решений нет; последняя — после { $last }.
error-not-judged = Игре { $game } ещё не научился ни один бот, поэтому разобрать её нельзя.
