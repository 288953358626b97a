import { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import { Result } from "effect"
import { type WalkSpec, walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(exportRowsMachine, {
  inputs: [
    { list: "tasks", businessEntityId: 42 },
    { list: "utgs", businessEntityId: 42 }
  ],
  user: {
    "download.progressed": [{ transfer: { done: 2000, total: 8000 } }],
    confirm: [{}],
    retry: [{}],
    cancel: [{}],
    close: [{}]
  },
  outcomes: { exportCsv: { exported: Result.succeed("a,b"), ...failures } },
  unreachable: {
    "the dialog has Cancel, which does the same": ["failed --close--> closed"]
  }
})

const asExported: WalkSpec<typeof exportRowsMachine> = {
  project: ({ context }) => [context.transfer === null, context.failure === null],
  notWalkable: ({ event, outcome }, { context }) => {
    if (event.type === "close") return "the dialog has Cancel, which does the same, and no Close"
    if (event.type === "download.progressed" && context.transfer !== null) return "more bytes are as the first ones"
    if (context.transfer !== null && outcome !== null && outcome !== "exported")
      return "the service has answered already, and sends the file"
    return null
  },
  leaves: atLogin
}

export const walks = walksOf(spec, {
  asked: asExported,
  /** A list that is exported without a question. */
  unasked: { ...asExported, input: 1, after: ["asked"], again: (name) => name.endsWith("--cancel--> closed") }
})
