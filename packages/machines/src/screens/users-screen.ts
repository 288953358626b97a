import { userList } from "@command-center/domain/user/user-list"
import { addUserMachine } from "../add-user/add-user.machine.ts"
import { makeFlowScreenMachine } from "../flow-screen/flow-screen.machine.ts"
import { screenFlow } from "../flow-screen/screen-flow.ts"
import { unfilteredRows } from "../row-screen/unfiltered-rows.ts"

export const userRows = unfilteredRows(userList)

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
