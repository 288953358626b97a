import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import type { UserRow } from "@command-center/domain/user/user"
import { userList } from "@command-center/domain/user/user-list"
import { sendTo, setup } from "xstate"
import { addUserMachine } from "../add-user/add-user.machine.ts"
import { makeRowScreenMachine } from "../row-screen/row-screen.machine.ts"
import type { FlowScreenInput, RowScreenDefinition, ScreenEmitted } from "../row-screen/row-screen.types.ts"
import { rowsChanged } from "../row-screen/screen-link.ts"
import type { UsersScreenEvent } from "./users-screen.types.ts"

export const userRows: RowScreenDefinition<UserRow> = {
  list: userList,
  properties: [],
  defaultFilter: () => emptyFilter,
  copyOf: (row) => row
}

/** The users of an account, and Create User (document 2 §2). */
export const usersScreenMachine = setup({
  types: {
    input: {} as FlowScreenInput,
    context: {} as FlowScreenInput,
    events: {} as UsersScreenEvent,
    emitted: {} as ScreenEmitted,
    children: {} as { rows: "rows"; addUser: "addUser" },
    tags: {} as "crashed"
  },
  actors: {
    rows: makeRowScreenMachine(userRows),
    addUser: addUserMachine
  },
  guards: {
    canEdit: ({ context }) => context.canEdit
  },
  actions: {
    reloadRows: sendTo("rows", rowsChanged)
  }
}).createMachine({
  id: "usersScreen",
  context: ({ input }) => input,
  initial: "open",
  states: {
    open: {
      invoke: { id: "rows", src: "rows", input: ({ context }) => context.rows, onError: "crashed" },
      on: { "rows.changed": { actions: "reloadRows" } },
      initial: "browsing",
      states: {
        browsing: { on: { "add.opened": { guard: "canEdit", target: "adding" } } },
        adding: {
          invoke: {
            id: "addUser",
            src: "addUser",
            input: ({ context }) => ({ businessEntityId: context.rows.businessEntityId, canEdit: context.canEdit }),
            onDone: "browsing",
            onError: "#crashed"
          }
        }
      }
    },
    crashed: { id: "crashed", tags: "crashed", on: { retry: "open" } }
  }
})
