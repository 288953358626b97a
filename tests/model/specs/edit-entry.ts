import { editEntryOf } from "@command-center/machines/edit-entry/edit-entry.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

const { machine } = editEntryOf<{ readonly config: unknown }>({ kind: "apiInterface", replaces: null })
const addition = (listenPort: number) => ({
  held: { config: { apiInterfaceConfig: { apiInterface: [{ taskDesc: "Till", listenPort }] } } },
  form: {
    kind: "apiInterface",
    made: { cdType: 12, taskDesc: "Bar", listenPort: 26880 },
    replaces: null
  } as const,
  list: "/be/42/utgs/7/apiinterfaces"
})
const typed = (listenPort: string) => ({ draft: { taskDesc: "Bar", listenPort } })

export const editEntry = modelled(machine, {
  rests: { "editing.readOnly": "who may not edit has nothing to lose: another page ends it" },
  inputs: [
    { businessEntityId: 42, subject: addition(4000), canEdit: true },
    { businessEntityId: 42, subject: addition(4000), canEdit: false }
  ],
  user: {
    "draft.changed": [typed("4001"), typed("4000"), typed("26880")],
    submit: [{}],
    cancel: [{}],
    edit: [{}],
    discard: [{}],
    mine: [{}],
    theirs: [{}]
  },
  outcomes: {
    update: {
      saved: Result.succeed({ kind: "updated", subject: addition(4000) }),
      "moved on": Result.succeed({ kind: "movedOn", subject: addition(4001) }),
      ...failures
    }
  }
})
