import { usersScreenMachine } from "@command-center/machines/users-screen/users-screen.machine"
import { rowsInput } from "../screen-input.ts"
import { modelled } from "../support/machine-model.ts"

export const usersScreen = modelled(usersScreenMachine, {
  inputs: [{ rows: rowsInput(), canEdit: true }],
  user: { "add.opened": [{}], "rows.changed": [{}], retry: [{}] },
  outcomes: { rows: {}, addUser: { added: { userId: 2101 }, none: { userId: null } } }
})
