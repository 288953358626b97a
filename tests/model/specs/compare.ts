import { compareMachine } from "@command-center/machines/compare/compare.machine"
import { Result } from "effect"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const utg = { kind: "utg", id: 7 } as const
const found = Result.succeed({ name: "Lane 1", config: { utgGlobal: { retries: 3 } } })

export const spec = modelled(compareMachine, {
  inputs: [{ businessEntityId: 42, left: utg, right: null }],
  user: {
    "side.chosen": [
      { side: "right", ref: { kind: "profile", id: 5 } },
      { side: "left", ref: null }
    ],
    swap: [{}],
    retry: [{}],
    cancel: [{}],
    "onlyDifferences.toggled": [{}]
  },
  outcomes: {
    loadSides: {
      "the left one": { left: found, right: null },
      both: { left: found, right: found },
      "only one of them": { left: found, right: Result.succeed(null) },
      refused: { left: failures.refused, right: null },
      unauthorized: { left: failures.unauthorized, right: null }
    }
  }
})
