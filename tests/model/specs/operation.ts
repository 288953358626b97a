import { operationMachine } from "@command-center/machines/operation/operation.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { uncertain } from "./answers.ts"
import { interrupted, plan, start } from "./records.ts"

export const operation = modelled(operationMachine, {
  inputs: [{ plan }, { record: interrupted }],
  user: {
    stop: [{}],
    retry: [{ ids: [1] }, { ids: [1, 2] }],
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
      ...uncertain
    }
  },
  project: ({ context: { record, waiting, calling, chosen, failure } }) => [
    record.results,
    waiting.length,
    calling.length,
    chosen,
    failure !== null
  ]
})
