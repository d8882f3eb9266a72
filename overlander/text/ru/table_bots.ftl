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
page-bot-random = Бот, который играет наугад
page-bot-other = Бот: { $name }
seat-bot = Бот на этом месте
seat-bot-replace = Заменить ботом
seat-bot-change = Сменить уровень
