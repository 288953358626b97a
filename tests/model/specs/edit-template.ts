import { editTemplateMachine } from "@command-center/machines/edit-template/edit-template.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

const object = { id: 31, name: "Night", businessEntityId: 42, config: '{"a":1}', tags: ["bar"] }

export const editTemplate = modelled(editTemplateMachine, {
  rests: { "editing.readOnly": "who may not edit has nothing to lose: another page ends it" },
  inputs: [
    { businessEntityId: 42, id: 31, object, canEdit: true },
    { businessEntityId: 42, id: 31, object, canEdit: false }
  ],
  user: {
    "name.changed": [{ name: "Late" }, { name: "" }, { name: "Night" }],
    "text.changed": [{ text: "{" }],
    submit: [{}],
    cancel: [{}],
    edit: [{}],
    discard: [{}]
  },
  outcomes: { updateTemplate: { saved: Result.succeed(undefined), ...failures } }
})
