import type { shellMachine } from "@command-center/machines/shell/shell.machine"
import type { WalkSpec } from "../support/plan.ts"

export const spec: WalkSpec<typeof shellMachine> = {
  input: undefined,
  user: [
    { type: "about.opened" },
    { type: "about.closed" },
    { type: "connection.lost" },
    { type: "connection.returned" },
    { type: "page.woken" }
  ],
  outcomes: {}
}
