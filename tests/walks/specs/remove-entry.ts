import { makeRemoveEntryMachine } from "@command-center/machines/remove-entry/remove-entry.machine"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"

interface Held {
  readonly config: unknown
}
export const removeEntryMachine = makeRemoveEntryMachine<Held>()
export type RemoveEntry = typeof removeEntryMachine

const till = { cdType: "12", taskDesc: "Till" }
const holding = (...apiInterface: ReadonlyArray<unknown>): Held => ({
  config: { utgGlobal: { retries: apiInterface.length }, apiInterfaceConfig: { apiInterface } }
})

export const spec: WalkSpec<RemoveEntry> = {
  input: { businessEntityId: 12, canEdit: true },
  user: [
    {
      type: "removal.opened",
      removal: { held: holding(till), entry: { kind: "apiInterface", at: 0, json: till }, name: "Till" }
    },
    { type: "confirm" },
    { type: "cancel" }
  ],
  outcomes: {
    saveConfig: {
      saved: answers.as({ kind: "saved" }),
      "moved on": answers.as({ kind: "movedOn", held: holding(till, { cdType: "148", taskDesc: "Bar" }) }),
      refused: answers.refused,
      unauthorized: answers.unauthorized
    }
  },
  leaves: ({ outcome }) => outcome === "unauthorized"
}
