import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import type { UserRow } from "@command-center/domain/user/user"
import { userList } from "@command-center/domain/user/user-list"
import { addUserMachine } from "../add-user/add-user.machine.ts"
import { makeFlowScreenMachine } from "../flow-screen/flow-screen.machine.ts"
import { screenFlow } from "../flow-screen/screen-flow.ts"
import type { RowScreenDefinition } from "../row-screen/row-screen.types.ts"

export const userRows: RowScreenDefinition<UserRow> = {
  list: userList,
  properties: [],
  defaultFilter: () => emptyFilter,
  copyOf: (row) => row
}

/** The users of an account, and Create User (document 2 §2). */
export const usersScreenMachine = makeFlowScreenMachine("usersScreen", {
  rows: userRows,
  flows: {
    addUser: screenFlow({
      logic: addUserMachine,
      input: ({ account: { businessEntityId, canEdit } }) => ({ businessEntityId, canEdit })
    })
  },
  beside: {}
})
