import { setup } from "xstate"
import type { ShellEvent } from "./shell.types.ts"

/** What may lie over every page: nothing, or About. */
export const shellMachine = setup({ types: { events: {} as ShellEvent } }).createMachine({
  id: "shell",
  initial: "page",
  states: {
    page: { on: { "about.opened": "about" } },
    about: { on: { "about.closed": "page" } }
  }
})
