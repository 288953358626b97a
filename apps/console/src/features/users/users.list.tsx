import { statusTone } from "@command-center/domain/status/status-tone"
import type { UserRow } from "@command-center/domain/user/user"
import { userMessages } from "@command-center/domain/user/user-messages"
import { userRows } from "@command-center/machines/screens/users-screen"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { Button } from "@command-center/ui/fields/button"
import { laterDialog } from "../../app/later-dialog.tsx"
import { useShell } from "../../app/shell.ts"
import { FlowScreenView, ScreenChild } from "../../list/flow-screen.view.tsx"
import { listPage } from "../../list/list-page.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import type { RowScreen } from "../../list/row-screen.view.tsx"
import { useFlowScreen } from "../../list/use-flow-screen.ts"
import { userLinks } from "./users.cells.tsx"
import { wireUsers } from "./users.wiring.ts"

const AddUserDialog = laterDialog(async () => (await import("./add-user.view.tsx")).AddUserDialog)

const screen: RowScreen<UserRow> = {
  ...userRows,
  cells: {
    roleText: ({ roleText }) => (roleText === "Error" ? <StatusBadge word={roleText} tone={statusTone} /> : roleText)
  }
}

/** Document 2 §2 "User List". */
function UsersScreen(props: ListScreenProps) {
  const { canEdit } = props
  const actor = useFlowScreen(userRows, wireUsers, props)
  const shell = useShell()
  const explain = ({ id, username }: UserRow) =>
    shell?.send({
      type: "rights.opened",
      subject: "Users",
      user: { id, username: username ?? String(id) },
      businessEntityId: null
    })
  const create = (
    <Button variant="solid" colorPalette="accent" onClick={() => actor.send({ type: "addUser.opened" })}>
      {userMessages.createUser}
    </Button>
  )
  return (
    <FlowScreenView
      actor={actor}
      screen={screen}
      canEdit={canEdit}
      links={userLinks(explain)}
      tools={() => canEdit && create}
    >
      <ScreenChild of={actor} name="addUser">
        {(flow) => <AddUserDialog actor={flow} />}
      </ScreenChild>
    </FlowScreenView>
  )
}

export const page = listPage(userRows, UsersScreen)
