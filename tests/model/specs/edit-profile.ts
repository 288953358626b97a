import { editProfileMachine } from "@command-center/machines/edit-profile/edit-profile.machine"
import { Result } from "effect"
import { failures } from "../support/answers.ts"
import { asked, readOnlyRests } from "../support/editing.ts"
import { modelled } from "../support/machine-model.ts"

const profile = (config: object) => ({
  id: 7,
  name: "Bar",
  businessEntityId: 3,
  config,
  json: { config: JSON.stringify(config) }
})
const typed = (text: string) => ({ draft: { text } })
const input = { businessEntityId: 42, subject: profile({ retries: 3 }), canEdit: true }
const kept = { ...typed('{"retries":4}'), savedAt: "2026-11-20T15:15:00.000Z" }

export const spec = modelled(editProfileMachine, {
  rests: readOnlyRests,
  inputs: [
    input,
    { ...input, canEdit: false },
    { ...input, kept },
    { ...input, kept: { ...kept, before: profile({ retries: 2 }) } }
  ],
  user: {
    ...asked,
    "subject.read": [{ subject: profile({ retries: 3 }) }],
    "draft.changed": [typed('{"retries":4}'), typed("{"), typed('{\n  "retries": 3\n}')],
    "collision.chosen": [{ key: "retries", side: "theirs" }]
  },
  outcomes: {
    update: {
      updated: Result.succeed({ kind: "updated", subject: profile({ retries: 4 }) }),
      "moved on": Result.succeed({ kind: "movedOn", subject: profile({ retries: 9 }) }),
      "moved on beside it": Result.succeed({ kind: "movedOn", subject: profile({ retries: 3, trace: true }) }),
      ...failures
    }
  }
})
