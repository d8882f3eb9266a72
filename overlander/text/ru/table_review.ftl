## Разбор партии, тренировка

review = Разбор
review-sum = Оценено решений: { $decisions }, из них не хуже лучшего: { $good }. Остальные вместе стоили очков: { $cost }.
review-making = Партия разбирается: { $percent } %
review-chart = Ожидаемый результат по ходу партии
review-chart-points = Ожидаемые очки в конце: ваши и пунктиром лучшего соперника
review-chart-win = Шанс победы в процентах
review-chart-at = Решение { $n }: очки { $own }, шанс победы { $win } %
review-chart-about = Красная точка — решение, которое стоило очко или больше.
review-moments = Самые дорогие решения
review-none = Ни одно не стоило пол-очка или больше.
review-decision = Решение { $n }
review-cost = очки: −{ $points }
review-taken = Ваш выбор
review-better = Лучше
review-balance = Упущено: { $parts }.
review-replay = Посмотреть в записи
review-written = Разбор записан в файл { $file }.
branch-from-here = Попробовать отсюда
practice = Тренировка
practice-about = Тренировка: эта партия продолжает другую и не идёт в счёт.
error-no-review = Разбора этого места здесь и сейчас нет.
error-too-many-reviews = Сейчас разбирается много партий. Попробуйте через минуту.
error-no-such-position = Позиции после { $number } решений нет; последняя — после { $last }.
error-not-judged = Игре { $game } ещё не научился ни один бот, поэтому разобрать её нельзя.
