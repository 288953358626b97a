import { noRecords } from "@command-center/domain/palette/found-records"
import { pageEntry } from "@command-center/domain/palette/palette-entry"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { paletteMachine } from "@command-center/machines/palette/palette.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

export const offer = {
  businessEntityId: 12,
  entries: [
    pageEntry({ id: "page/utgs", kind: "page", label: "UTGs" }, "/be/12/utgs"),
    pageEntry({ id: "page/tasks", kind: "page", label: "Tasks" }, "/be/12/tasks")
  ],
  recent: [],
  searched: ["utgs"],
  mayAct: true
} as const

const found = { ...noRecords, utgs: [sampleUtg({ componentId: 1001, componentNickname: "utgs-at-the-counter" })] }

const refusal = { _tag: "Refused", sentence: "The service is down for maintenance." } as const

export const spec = modelled(paletteMachine, {
  inputs: [
    { offer, userId: 7 },
    { offer: { ...offer, searched: [] }, userId: 7 }
  ],
  user: {
    "text.changed": [{ text: "utgs" }, { text: "" }],
    "entry.highlighted": [{ id: "page/tasks" }, { id: null }],
    "entry.chosen": [{ id: "page/utgs" }, { id: "page/elsewhere" }],
    close: [{}]
  },
  outcomes: {
    findRecords: {
      found: Result.succeed({ found, unread: null }),
      "partly read": Result.succeed({ found: noRecords, unread: refusal }),
      ...failures
    }
  },
  project: ({ context }) => [context.text, context.highlighted, context.found.utgs.length, context.unread === null]
})

export const walks = walksOf(spec, {
  all: {
    does: ({ type, id }) => type !== "entry.highlighted" && id !== "page/elsewhere",
    outcomes: { findRecords: ["partly read", "unauthorized"] },
    project: ({ context }) => [context.text],
    leaves: atLogin
  }
})
