import { editProfileMachine } from "@command-center/machines/edit-profile/edit-profile.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

const profile = (retries: number) => ({
  id: 7,
  name: "Bar",
  businessEntityId: 3,
  config: { retries },
  json: { config: `{"retries":${retries}}` }
})
const typed = (text: string) => ({ draft: { text } })

export const editProfile = modelled(editProfileMachine, {
  rests: { "editing.readOnly": "who may not edit has nothing to lose: another page ends it" },
  inputs: [
    { businessEntityId: 42, subject: profile(3), canEdit: true },
    { businessEntityId: 42, subject: profile(3), canEdit: false }
  ],
  user: {
    "draft.changed": [typed('{"retries":4}'), typed("{"), typed('{\n  "retries": 3\n}')],
    submit: [{}],
    cancel: [{}],
    edit: [{}],
    discard: [{}],
    mine: [{}],
    theirs: [{}]
  },
  outcomes: {
    update: {
      updated: Result.succeed({ kind: "updated", subject: profile(4) }),
      "moved on": Result.succeed({ kind: "movedOn", subject: profile(9) }),
      ...failures
    }
  }
})
