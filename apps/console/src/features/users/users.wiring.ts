import { assignRole, createUser } from "@command-center/api/security/user-changes"
import { findRecords } from "@command-center/api/writes/find-records"
import { isCreatedAs } from "@command-center/domain/user/new-user"
import type { UserRow } from "@command-center/domain/user/user"
import { userList } from "@command-center/domain/user/user-list"
import { addUserMachine } from "@command-center/machines/add-user/add-user.machine"
import type { RoleToAssign, UserToAdd } from "@command-center/machines/add-user/add-user.types"
import { userRows, usersScreenMachine } from "@command-center/machines/screens/users-screen"
import { Effect } from "effect"
import type { ApiRuntime, Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import type { RowsClient } from "../../rows/rows-client.ts"

const wireAddUser = (runtime: ApiRuntime) => {
  const task = fromEffect(runtime)
  return addUserMachine.provide({
    actors: {
      createUser: task(({ businessEntityId, user }: UserToAdd) => createUser(businessEntityId, user)),
      findUser: task(({ businessEntityId, user }: UserToAdd) =>
        Effect.map(
          findRecords(userList, businessEntityId, (row) => isCreatedAs(user, row)),
          (rows): ReadonlyArray<number> => rows.map(({ id }) => id)
        )
      ),
      assignRole: task<RoleToAssign, unknown>(({ businessEntityId, userId, roleId }) =>
        assignRole(businessEntityId, userId, roleId)
      )
    }
  })
}

/** The User List over the rows of a client, with Create User. */
export const wireUsers = (console: Pick<Console, "runtime" | "now">, client: RowsClient<UserRow>) =>
  usersScreenMachine.provide({
    actors: {
      rows: wireRowScreen(console, userRows, client),
      addUser: wireAddUser(console.runtime)
    }
  })
