import { makeRemoveEntryMachine } from "@command-center/machines/remove-entry/remove-entry.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

interface Held {
  readonly config: unknown
  readonly revisionId: number
}
const till = { cdType: "12", taskDesc: "Till" }
const bar = { cdType: "148", taskDesc: "Bar" }
const holding = (revisionId: number, ...apiInterface: ReadonlyArray<unknown>): Held => ({
  config: { utgGlobal: { retries: revisionId }, apiInterfaceConfig: { apiInterface } },
  revisionId
})
const movedOn = (held: Held) => Result.succeed({ kind: "movedOn", held })

export const spec = modelled(makeRemoveEntryMachine<Held>(), {
  inputs: [{ businessEntityId: 42, canEdit: true }],
  user: {
    "removal.opened": [
      { removal: { held: holding(1, till, bar), entry: { kind: "apiInterface", at: 0, json: till }, name: "Till" } }
    ],
    confirm: [{}],
    cancel: [{}]
  },
  outcomes: {
    saveConfig: {
      saved: Result.succeed({ kind: "saved" }),
      "moved on": movedOn(holding(2, bar, till)),
      "gone meanwhile": movedOn(holding(3, bar)),
      ...failures
    }
  }
})

export const walks = walksOf(spec, {
  all: { outcomes: { saveConfig: ["saved", "moved on", "refused", "unauthorized"] }, leaves: atLogin }
})
