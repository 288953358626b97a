import { editTemplateMachine } from "@command-center/machines/edit-template/edit-template.machine"
import { Result } from "effect"
import { failures } from "../support/answers.ts"
import { asked, readOnlyRests } from "../support/editing.ts"
import { modelled } from "../support/machine-model.ts"

const template = (name: string, config = '{"a":1}') => ({
  id: 31,
  object: { id: 31, name, businessEntityId: 42, config, tags: ["bar"] }
})
const read = '{\n  "a": 1\n}'
const typed = (name: string, text = read) => ({ draft: { name, text } })
const input = { businessEntityId: 42, subject: template("Night"), canEdit: true }
const kept = { ...typed("Late"), savedAt: "2026-11-20T15:15:00.000Z" }

export const spec = modelled(editTemplateMachine, {
  rests: readOnlyRests,
  inputs: [
    input,
    { ...input, canEdit: false },
    { ...input, kept },
    { ...input, kept: { ...kept, before: template("Early") } }
  ],
  user: {
    ...asked,
    "subject.read": [{ subject: template("Night") }],
    "draft.changed": [typed("Late"), typed(""), typed("Night"), typed("Night", "{")],
    "collision.chosen": [{ key: "name", side: "theirs" }]
  },
  outcomes: {
    update: {
      updated: Result.succeed({ kind: "updated", subject: template("Late") }),
      "moved on": Result.succeed({ kind: "movedOn", subject: template("Dawn") }),
      "moved on beside it": Result.succeed({ kind: "movedOn", subject: template("Night", '{"a":2}') }),
      ...failures
    }
  }
})
