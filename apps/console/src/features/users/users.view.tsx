import { shellMessages } from "@command-center/domain/message/shell-messages"
import type { UserRow } from "@command-center/domain/user/user"
import { userList } from "@command-center/domain/user/user-list"
import { userMessages } from "@command-center/domain/user/user-messages"
import type { usersScreenMachine } from "@command-center/machines/users-screen/users-screen.machine"
import {
  selectAddUser,
  selectCanEdit,
  selectIsCrashed,
  selectList
} from "@command-center/machines/users-screen/users-screen.selectors"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { Button } from "@command-center/ui/fields/button"
import { CopyIcon } from "@command-center/ui/layout/action-icons"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { CrashedView } from "../../list/crashed.view.tsx"
import { ListTable } from "../../list/list-table.view.tsx"
import type { Cells } from "../../list/table-columns.tsx"
import { AddUserDialog } from "./add-user.view.tsx"

export interface UsersViewProps {
  readonly actor: ActorRefFrom<typeof usersScreenMachine>
}

const cells: Cells<UserRow> = {
  roleText: ({ roleText }) => (roleText === "Error" ? <StatusBadge word={roleText} kind="bad" /> : roleText)
}

/** Document 2 §2 "User List". */
export function UsersView({ actor }: UsersViewProps) {
  const list = useSelector(actor, selectList)
  const addUser = useSelector(actor, selectAddUser)
  const canEdit = useSelector(actor, selectCanEdit)
  const isCrashed = useSelector(actor, selectIsCrashed)
  const { title } = userList
  return (
    <Screen>
      <PageHeading
        title={title}
        access={{ canEdit, tooltip: canEdit ? shellMessages.editAccess : shellMessages.readOnlyAccess }}
      />
      {isCrashed && <CrashedView screen={title} onRetry={() => actor.send({ type: "retry" })} />}
      {list !== undefined && (
        <ListTable
          actor={list}
          list={userList}
          cells={cells}
          nameKey="username"
          rowActions={(row) => [
            {
              id: "copy",
              label: "Copy Row as JSON",
              icon: CopyIcon,
              onSelect: () => actor.send({ type: "row.copied", row })
            }
          ]}
          toolbar={{
            children: canEdit && (
              <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: "add.opened" })}>
                {userMessages.createUser}
              </Button>
            )
          }}
        />
      )}
      {addUser !== undefined && <AddUserDialog actor={addUser} />}
    </Screen>
  )
}
