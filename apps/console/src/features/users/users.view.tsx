import type { UserRow } from "@command-center/domain/user/user"
import { userList } from "@command-center/domain/user/user-list"
import { userMessages } from "@command-center/domain/user/user-messages"
import { userRows, type usersScreenMachine } from "@command-center/machines/users-screen/users-screen.machine"
import {
  selectAddUser,
  selectIsCrashed,
  selectRows
} from "@command-center/machines/users-screen/users-screen.selectors"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { CrashedView } from "../../list/crashed.view.tsx"
import { type RowScreen, RowScreenView } from "../../list/row-screen.view.tsx"
import { AddUserDialog } from "./add-user.view.tsx"

export interface UsersViewProps {
  readonly actor: ActorRefFrom<typeof usersScreenMachine>
  readonly canEdit: boolean
}

const screen: RowScreen<UserRow> = {
  ...userRows,
  cells: { roleText: ({ roleText }) => (roleText === "Error" ? <StatusBadge word={roleText} kind="bad" /> : roleText) }
}

/** Document 2 §2 "User List". */
export function UsersView({ actor, canEdit }: UsersViewProps) {
  const rows = useSelector(actor, selectRows)
  const addUser = useSelector(actor, selectAddUser)
  const isCrashed = useSelector(actor, selectIsCrashed)
  if (isCrashed || rows === undefined)
    return <CrashedView screen={userList.title} onRetry={() => actor.send({ type: "retry" })} />
  return (
    <RowScreenView
      actor={rows}
      screen={screen}
      canEdit={canEdit}
      tools={() =>
        canEdit && (
          <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: "add.opened" })}>
            {userMessages.createUser}
          </Button>
        )
      }
    >
      {addUser !== undefined && <AddUserDialog actor={addUser} />}
    </RowScreenView>
  )
}
