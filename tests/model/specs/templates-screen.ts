import { templatesScreenMachine } from "@command-center/machines/templates-screen/templates-screen.machine"
import { Result } from "effect"
import { rowsInput } from "../screen-input.ts"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

export const templatesScreen = modelled(templatesScreenMachine, {
  inputs: [{ rows: rowsInput(), canEdit: true }],
  user: {
    "creation.opened": [{}],
    "deletion.opened": [{ row: { id: 31, name: "Night", businessEntityId: 42, parentName: null } }],
    "rows.changed": [{}],
    retry: [{}]
  },
  outcomes: {
    rows: {},
    collectNames: { collected: Result.succeed(["Night"]), ...failures },
    newTemplate: { created: { created: true } },
    deleteTemplate: { deleted: { deleted: true } }
  }
})
