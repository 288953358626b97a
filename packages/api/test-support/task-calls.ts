import { createTasks, deleteTask } from "../src/management/tasks.ts"
import { removeUtg } from "../src/management/utgs.ts"
import { type KnownCall, machine, management, write } from "./known-call.ts"

/** The calls that change tasks, or remove a UTG. */
export const taskCalls: ReadonlyArray<KnownCall> = [
  {
    ...write,
    name: "createTasks",
    program: createTasks(7, []),
    line: `POST ${management}/tasksbulk`,
    body: "[]",
    answer: "list"
  },
  {
    ...write,
    name: "deleteTask",
    program: deleteTask(7, machine, 31),
    line: `DELETE as POST ${management}/machines/${machine}/tasks/31`
  },
  {
    ...write,
    name: "removeUtg",
    program: removeUtg(7, machine),
    line: `DELETE as POST ${management}/machines/${machine}`,
    action: "remove the UTG"
  }
]
