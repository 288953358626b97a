import { operationMachine } from "@command-center/machines/operation/operation.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures, uncertain } from "./answers.ts"
import { interrupted, plan, start } from "./records.ts"

export const operation = modelled(operationMachine, {
  inputs: [{ plan }, { record: interrupted }],
  user: {
    stop: [{}],
    retry: [{ ids: [1] }, { ids: [1, 2] }],
    "others.removed": [{}],
    copy: [{}],
    download: [{}],
    close: [{}],
    forget: [{}]
  },
  outcomes: {
    begin: { began: start },
    callInstruction: { accepted: Result.succeed([]), ...uncertain },
    lookUp: {
      missing: Result.succeed([{ id: 1, state: "missing" }]),
      found: Result.succeed([{ id: 1, state: "found" }]),
      twice: Result.succeed([{ id: 1, state: "found", again: [902] }]),
      ...uncertain
    },
    removeOthers: { removed: Result.succeed(null), ...failures }
  },
  project: ({ context: { record, waiting, calling, chosen, failure } }) => [
    record.results,
    waiting.length,
    calling.length,
    chosen,
    failure !== null
  ]
})
