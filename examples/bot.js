// The same bot in JavaScript: it takes the last choice that is offered (docs/bots.md).

const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const { choices } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ token: choices.at(-1) })}\n`);
});
