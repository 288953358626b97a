import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import type { UserRow } from "@command-center/domain/user/user"
import { userList } from "@command-center/domain/user/user-list"
import { emit, sendTo, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { addUserMachine } from "../add-user/add-user.machine.ts"
import { makeListScreenMachine } from "../list-screen/list-screen.machine.ts"
import { copied, listInput } from "../row-screen/screen-filter.ts"
import type { UsersScreenContext, UsersScreenEvent, UsersScreenInput } from "./users-screen.types.ts"

export const usersScreenMachine = setup({
  types: {
    input: {} as UsersScreenInput,
    context: {} as UsersScreenContext,
    events: {} as UsersScreenEvent,
    emitted: {} as Emitted,
    children: {} as { list: "list"; addUser: "addUser" },
    tags: {} as "crashed"
  },
  actors: {
    list: makeListScreenMachine<UserRow>("users"),
    addUser: addUserMachine
  },
  guards: {
    canEdit: ({ context }) => context.canEdit
  },
  actions: {
    reloadList: sendTo("list", { type: "reload" }),
    copyRow: emit((_, row: UserRow) => copied(userList, row))
  }
}).createMachine({
  id: "usersScreen",
  context: ({ input }) => ({ ...input, filter: input.filter ?? emptyFilter }),
  initial: "open",
  states: {
    open: {
      invoke: {
        id: "list",
        src: "list",
        input: ({ context }) => listInput(userList, [], context),
        onError: "crashed"
      },
      on: {
        "row.copied": { actions: { type: "copyRow", params: ({ event }) => event.row } },
        "rows.changed": { actions: "reloadList" }
      },
      initial: "browsing",
      states: {
        browsing: { on: { "add.opened": { guard: "canEdit", target: "adding" } } },
        adding: {
          invoke: {
            id: "addUser",
            src: "addUser",
            input: ({ context }) => ({ businessEntityId: context.businessEntityId, canEdit: context.canEdit }),
            onDone: "browsing",
            onError: "#crashed"
          }
        }
      }
    },
    crashed: { id: "crashed", tags: "crashed", on: { retry: "open" } }
  }
})
