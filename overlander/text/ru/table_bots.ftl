## Боты: имена, уровни

bot = { $name } ({ $level })
bot-ada = Ада
bot-bruno = Бруно
bot-clara = Клара
bot-diego = Диего
bot-emma = Эмма
bot-felix = Феликс
bot-greta = Грета
bot-hugo = Хуго
bot-level-easy = лёгкий
bot-level-normal = обычный
bot-level-hard = сложный
bot-level-expert = эксперт
bot-level-random = наугад
page-bot-easy = Бот, лёгкий: иногда ошибается
page-bot-normal = Бот, обычный: играет по простым правилам
page-bot-hard = Бот, сложный: сам научился игре
page-bot-expert = Бот, эксперт: сам научился игре и считает вперёд
page-bot-random = Бот: играет наугад
page-bot-other = Бот: { $name }
seat-bot = Бот на этом месте
seat-bot-replace = Заменить ботом
seat-bot-change = Сменить уровень

## Подсказки

points-decimal = { $whole },{ $tenths }
hint = Подсказка
hint-best = Лучшие варианты и ожидаемые очки в конце
hint-about = Так считает бот, который научился этой игре, играя в неё. Он видит то же, что и вы; учитывает ваши очки, очки лучшего соперника и шанс победы и может ошибаться.
hint-expected = вы: { $own }
hint-expected-rival = лучший соперник: { $points }
hint-expected-win = победа: { $percent } %
hint-balance = По сравнению с вариантом 1, в очках: { $parts }.
hint-part = { $category } { $points }
hint-rival = лучший соперник
hint-rest = остальное
hint-win = шанс победы
hint-percent = { $n } %
hint-alike = почти то же самое
hint-setting = Подсказки
hint-allowed = В свой ход можно спросить, как поступил бы бот.
hint-forbidden = За этим столом без подсказок.
hint-allow = Разрешить подсказки
hint-forbid = Запретить подсказки
error-no-hint = Сейчас подсказки нет.
error-hints-too-late = Здесь играют и другие, поэтому подсказки можно разрешить только до первого решения.
chat-now-failed = { $player }: программа не дала верного ответа, поэтому решение принял другой бот.
error-bad-program = «{ $found }» не задаёт программу. Напишите ИМЯ=КОМАНДА, имя строчными латинскими буквами.
error-no-program = { $bot }: программы { $program } нет. Укажите программу, которую можно запустить, при необходимости вместе с папкой.
error-bad-seconds = Время на ответ программы: от { $least } до { $most } с, а не { $found }.
error-program-name = { $bot } — это бот или уровень самой программы: назовите свою иначе.
selfplay-replaced =
    { $n ->
        [one] { $bot }: { $n } решение принял другой бот, потому что
        [few] { $bot }: { $n } решения принял другой бот, потому что
       *[many] { $bot }: { $n } решений принял другой бот, потому что
    } { $why ->
        [ended] программа завершилась или не запустилась.
        [late] программа не успела ответить.
        [illegal] программа выбрала то, чего ей не предлагали.
       *[babbled] программа написала не ответ.
    }
