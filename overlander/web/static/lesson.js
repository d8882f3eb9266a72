// A lesson: the choice that it wants is marked (see targets.js for the table); whoever chooses something else is asked first.

const question = document.getElementById("part-question");
const dialog = document.getElementById("astray");

// Whether the choice leaves the lesson, and the learner would rather not.
export async function strays(button) {
  const task = question.querySelector(".task");
  if (!task?.dataset.token || task.dataset.token === button.value) return false;
  dialog.querySelector(".quiet").textContent = task.dataset.choice;
  dialog.querySelector(".why").textContent = task.querySelector(".text").textContent;
  dialog.returnValue = "";
  dialog.showModal();
  await new Promise((closed) => { dialog.addEventListener("close", closed, { once: true }); });
  return dialog.returnValue !== "anyway";
}
