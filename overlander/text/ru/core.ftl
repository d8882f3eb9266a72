# То, что нужно каждой игре: списки, ошибки, стол в терминале, остальные команды.

list-and = { $first } и { $last }
list-comma = { $first }, { $last }
list-or = { $first } или { $last }
bank = банк
nothing = ничего
event-explained = { $text } [{ $rule }]
somebody = кто-то

## Для игры без своих текстов

question-unknown = { $question }: какой ответ вы выбираете?
event-unknown = { $player }: { $event }
refusal-unknown = Это невозможно ({ $reason }).
error-unknown = { $code } { $details }

## Отказы ядра

refusal-not-offered = Такого ответа на этот вопрос нет.
refusal-impossible = Сейчас это действие ничего не даст.
refusal-unfinished = Ответ ещё не полон.
step-confirm = Подтвердить: { $choice }
step-piece = + { $piece }
pieces = { $n } × { $piece }

## Ошибки

error-unreadable =
    { $why ->
        [empty] Ответ пуст.
        [verb] { $token }: ни один ответ этой игры не начинается с «{ $part }».
        [number] { $token }: «{ $part }» не число.
        [order] { $token }: «{ $part }» надо назвать в том порядке, что принят в игре, и ничего дважды.
       *[word] { $token }: «{ $part }» здесь неизвестно.
    }
error-not-your-decision =
    { $why ->
        [no-such-seat] За этим столом нет места { $seat }.
        [over] Партия окончена.
       *[waiting] Сейчас решение не за местом { $seat }.
    }
error-not-legal = { $token } невозможно: { $refusal }
error-out-of-date = Положение на столе тем временем изменилось (вы ответили на решение { $expected }, а принято уже { $decisions }).
error-cannot-withdraw =
    { $why ->
        [shown] Ваш ответ открыл скрытое, поэтому остаётся в силе.
        [seen] Другие уже видели последствия вашего ответа: он остаётся в силе.
       *[nothing] У вас нет тайного ответа, который можно взять назад.
    }
error-bad-carried = Не удаётся прочесть перенесённое из прошлой партии: { $key } ({ $found }).
error-no-such-sequel =
    { $why ->
        [none] За этой партией ничего не следует: она не окончена или не входит в кампанию, которая продолжается.
        [which] За этой партией могут следовать несколько. Назовите одну из них: { $known }.
       *[other] Партия { $sequel } не может следовать за этой. Возможны: { $known }.
    }
error-campaign-unfinished = Партия { $record } кампании не окончена.
error-campaign-follows = Запись { $record } не продолжает запись { $before }.
error-campaign-carries = Запись { $record } переносит не то, что передаёт запись { $before }.
error-unknown-game = Игры { $game } нет. Есть: { $known }.
error-broken-game = Игра из пакета { $package } пропущена: { $why }.
error-unknown-option = У { $game } нет настройки { $option }. Есть: { $known }.
error-bad-option-value = { $game }: настройка { $option } не может быть { $value }. Возможно: { $known }.
error-option-needs = Для { $option }={ $value } нужно, чтобы { $other } было { $allowed }, а не { $found }.
error-unknown-bot = Бота { $bot } нет. Есть: { $known }.
error-no-bot-name = Не хватает имени бота. Есть: { $known }.
error-walk-steps = У вопроса { $question } слишком много ответов для списка: составьте ответ через steps().
error-play-on-view = Вид знает лишь то, что знает его место: играйте на том, что даёт fill().
error-sealed-question = Отсюда не видно, о чём втайне спрашивают место { $seat }.
error-no-features = Игра { $game } не описывает числами, что известно игроку.
error-no-device = Обучение не может использовать здесь устройство { $device }: pip install 'overlander[train]' установит torch, а --device numpy работает всегда.
error-no-such-decision = Решения { $number } нет: последнее — { $last }.
error-picture-width = Ширина картинки — от { $least } до { $most } пикселей, а не { $width }.
error-unknown-theme = Темы { $theme } нет. Есть: { $known }.
error-needs-extra = { $package } не установлен: pip install "overlander[research]".
error-other-numbering = Это сделано с другой нумерацией действий ({ $found }, здесь { $wanted }): другая версия, игра или настройки.
error-other-observations = Это сделано с другими наблюдениями ({ $found }, здесь { $wanted }): другая версия или игра.
error-unknown-reward = Награды { $reward } нет. Есть: { $known }.
error-unknown-render-mode = Режима показа { $mode } нет. Есть: { $known }.
error-needs-ray = Ray не установлен: pip install "overlander[ray]" или оставьте --backend processes.
error-no-cluster = По адресу { $address } (RAY_ADDRESS) нет кластера Ray.
error-other-arena = В { $folder } другая арена ({ $found }): укажите другую папку.
error-folder-in-use = В { $folder } работает другой процесс: дождитесь его конца или укажите другую папку.
error-worker-ended =
    { $tries ->
        [one] Игровой процесс был прерван { $tries } раз в одной и той же партии: возможно, не хватает памяти.
        [few] Игровой процесс был прерван { $tries } раза в одной и той же партии: возможно, не хватает памяти.
       *[many] Игровой процесс был прерван { $tries } раз в одной и той же партии: возможно, не хватает памяти.
    }
error-actors-ended = Играющие процессы завершаются снова и снова ({ $why }); возможно, не хватает памяти.
error-other-dataset = В { $folder } другой набор данных ({ $found }): укажите другую папку.
error-game-failed = Партию { $game } не удалось доиграть до конца: { $why }.
error-no-greedy = Жадного бота для { $game } нет. Есть: { $known }.
error-no-learned = Обученного бота для { $game } нет: не хватает весов, подходящих к её признакам. Есть: { $known }.
error-no-weights = В файле { $file } нет весов сети.
error-other-features = Файл { $file } обучен на других признаках ({ $found } вместо { $expected }) и непригоден: обучите заново.
error-other-layers = В { $file } скрытые слои другого размера: продолжайте с --hidden { $found } или начните в другой папке с --work.
error-no-balance = Баланс игры { $game } не изучен. Изучены: { $known }.
error-bots-per-seat = Ботов { $bots }, а мест { $players }: назовите одного на всех или по одному на каждое место.
error-unknown-language = Языка { $lang } нет. Есть: { $known }.

error-data-missing-key = { $file }: не хватает { $place }.
error-data-not-a-number = { $file }: { $place } должно быть числом, а не { $found }.
error-data-not-a-flag = { $file }: { $place } должно быть true или false, а не { $found }.
error-data-not-a-text = { $file }: { $place } должно быть текстом, а не { $found }.
error-data-unknown-word = { $file }: { $place } не может быть { $found }.
error-data-not-a-table = { $file }: { $place } должно быть таблицей, а не { $found }.
error-data-not-a-list = { $file }: { $place } должно быть списком, а не { $found }.
error-data-wrong-count = { $file }: в { $place } насчитано { $found } вместо { $wanted }.
error-data-unknown-key = { $file }: { $place } неизвестно (найдено { $found }).
error-data-missing-file = Не хватает файла данных { $file }.
error-data-not-toml = { $file } не читается как TOML: { $found }.
error-data-missing-folder = Папки с данными { $file } нет.
error-data-unknown-file = { $file } не входит в файлы данных: { $known }.
error-data-unknown-item = { $file }: в { $place } нет элемента { $found }.
error-data-unknown-source = { $file }: { $place } называет источник { $found }. Есть: { $known }.
error-data-unknown-effect = { $file }: { $place } называет несуществующий эффект: { $found }.
error-data-broken = Поправки в { $folder } не читаются: { $found }.
error-data-empty = В { $folder } нет поправок для { $game }: ни одного файла .toml.

error-record-header =
    { $wanted ->
        [none] Строка { $line }: ожидалась пустая строка, а не «{ $found }».
       *[other] Строка { $line }: ожидался заголовок «{ $wanted }», а не «{ $found }».
    }
error-record-format = Строка { $line }: эта версия не читает записи формата { $found }.
error-record-cut-off =
    { $decisions ->
        [one] Строка { $line }: запись обрывается после { $decisions } решения.
        [few] Строка { $line }: запись обрывается после { $decisions } решений.
        [many] Строка { $line }: запись обрывается после { $decisions } решений.
       *[other] Строка { $line }: запись обрывается после { $decisions } решения.
    }
error-record-line = Строка { $line } не решение: «{ $found }».
error-record-order = Строка { $line }: ожидалось решение { $wanted }, а не { $found }.
error-record-count = Строка { $line }: заявлено { $found }, а в записи { $wanted }.
error-record-edited = Строка { $line }: запись изменили после сохранения, её печать не сходится.
error-record-refused =
    { $why ->
        [rules] Строка { $line }: место { $seat } не может сыграть { $token } (записано по другим правилам).
        [data] Строка { $line }: место { $seat } не может сыграть { $token } (записано с другими компонентами).
       *[record] Строка { $line }: место { $seat } не может сыграть { $token }. { $error }
    }
error-record-differs =
    { $why ->
        [rules] Строка { $line }: после решения { $decision } ({ $token }) позиция другая; записано по другим правилам.
        [data] Строка { $line }: после решения { $decision } ({ $token }) позиция другая; записано с другими компонентами.
       *[record] Строка { $line }: после решения { $decision } ({ $token }) позиция не такая, как записано.
    }

error-file-unreadable = { $file } не читается: { $why }.
error-file-unwritable = { $file } не записывается: { $why }.
error-file-not-text = { $file } не текстовый файл.
error-bad-pair = «{ $found }» не похоже на ИМЯ=ЗНАЧЕНИЕ.
error-given-twice = Настройка { $option } задана дважды: { $one } и { $two }.
error-too-many-seats =
    { $players ->
        [one] Названо мест: { $given }, а участвует только { $players } игрок.
        [few] Названо мест: { $given }, а участвуют только { $players } игрока.
        [many] Названо мест: { $given }, а участвуют только { $players } игроков.
       *[other] Названо мест: { $given }, а участвуют только { $players } игрока.
    }
error-empty-name = Месту нужно имя.
error-same-name = Имя { $name } дано двум местам.
error-no-such-seat = Места { $seat } нет: места от 0 до { $last }.
error-needs-record = { $option } нельзя сочетать с продолжением партии.
error-unknown-rule = Правила { $rule } нет. Правила игры показывает `overlander rules ИГРА`, одно правило — `overlander rules show ID`.
error-no-rules = Правил для { $game } нет. Есть: { $known }.
error-no-such-rule = В игре { $game } нет правила { $rule }.
error-no-checkout = Тесты не установлены; запустите это в рабочей копии Overlander.
error-ledger = Правила или их тесты не читаются: { $found }.
error-unknown-source-word = Источника { $found } нет. Есть: { $known }.

## Стол в терминале

table-no-board = У этой игры нет поля для терминала: всё нужное есть в вопросах.
table-your-turn = { $player }, решение за вами.
table-answers = Ваши варианты:
table-extras = Свободные действия, в любой момент:
table-so-far = Пока выбрано: { $answer }. Введите back, чтобы вернуться на шаг назад.
table-no-step-back = В этом ответе нет предыдущего шага.
table-prompt = Номер, код ответа или ? для справки:
table-curtain = Передайте экран: { $player }. Затем нажмите Enter.
table-bad-number =
    { $last ->
        [1] Номера { $number } в списке нет: есть только 1.
       *[other] Номера { $number } в списке нет: есть номера от 1 до { $last }.
    }
table-refused = { $refusal } ({ $rule })
table-refused-plainly = { $refusal }
table-answered-alone = Единственный ответ: { $choice }
table-undone =
    { $n ->
        [one] Отменено { $n } решение.
        [few] Отменено { $n } решения.
        [many] Отменено { $n } решений.
       *[other] Отменено { $n } решения.
    }
table-redone =
    { $n ->
        [one] Повторено { $n } решение.
        [few] Повторено { $n } решения.
        [many] Повторено { $n } решений.
       *[other] Повторено { $n } решения.
    }
table-nothing-to-undo = Отменять нечего.
table-nothing-to-redo = Повторять нечего.
table-saved = Сохранено в { $file }.
table-save-where = Под каким именем сохранить? Enter: { $file }
table-save-needs-name = Назовите файл: save ФАЙЛ
table-resume-hint = Продолжить: overlander play --terminal --resume { $file }
table-all-possible = Всё, что здесь можно попробовать, возможно.
table-not-possible = Сейчас невозможно:
table-explained-rule = Правило { $rule }: { $text }
table-no-such-rule = Правила { $rule } нет.
table-rule-needs-id = Назовите правило: rule ID
table-log-empty = Пока ничего не произошло.
table-unknown-command = «{ $input }» — не номер и не код ответа этой игры. Список команд: help.
table-the-end = Партия окончена.
table-winner = Победа: { $names }.
table-winners = Победу делят { $names }.
outcome-won = Победа: { $names }.
outcome-won-rated = Победа: { $names } ({ $rating }).
outcome-lost = Поражение: достигнуты не все цели.
outcome-goal-met = { $goal }: { $reached } из { $wanted }, выполнено
outcome-goal-missed = { $goal }: { $reached } из { $wanted }, не выполнено
table-nobody-wins = Никто не победил.
table-sequels = Дальше можно сыграть { $names }: overlander play --terminal --after { $file } --sequel NAME
table-total = Итого
table-points = Очки

help-number = ответить номером или кодом
help-back = вернуться на шаг назад в составном ответе
help-why = что сейчас невозможно и почему
help-why-n = объяснение ответа и правило к нему
help-undo = отменить ваше последнее решение и всё после него
help-redo = повторить отменённое
help-save = записать партию в файл
help-log = что уже произошло
help-hint = лучшие варианты, как их видит бот
help-board = показать стол ещё раз
help-rule = текст правила
help-quit = сохранить и выйти
help-help = этот список

## Остальные команды

games-players = Игроки: { $players }
games-option = { $option }: { $values } (по умолчанию { $default })
replay-verified =
    { $n ->
        [one] { $game }: проверено { $n } решение.
        [few] { $game }: проверено { $n } решения.
        [many] { $game }: проверено { $n } решений.
       *[other] { $game }: проверено { $n } решения.
    }
replay-players = Игроки: { $players }
replay-options = Настройки: { $options }
replay-waiting = Ждём: { $player }. { $question }
replay-over = Партия окончена.
rules-coverage = Правил с тестами: { $covered } из { $total }; без тестов: { $missing } (из них ещё не сделано: { $pending }); проверить нельзя: { $untestable }.
rules-missing = Без тестов:
rules-section = Глава: { $section }
rules-provenance = Источник: { $provenance }
rules-tests = Тесты:
rules-no-tests = Ни один тест на него не ссылается.
data-title = { $game }: откуда взяты значения
data-file = Файл
data-total = Всего
data-source = Источник
data-place = Где
data-value = Значение
data-note = Примечание
data-corrections-fine =
    { $n ->
        [0] Поправки верны и ничего не меняют.
        [one] Поправки верны и меняют { $n } значение:
        [few] Поправки верны и меняют { $n } значения:
        [many] Поправки верны и меняют { $n } значений:
       *[other] Поправки верны и меняют { $n } значения:
    }
data-change = { $place }: было { $old }, стало { $new }
