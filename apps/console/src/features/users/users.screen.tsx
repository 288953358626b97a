import type { UserRow } from "@command-center/domain/user/user"
import { userList } from "@command-center/domain/user/user-list"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { type ListScreenProps, RowsOnlyScreen } from "../../list/rows-only.screen.tsx"
import type { RowsOnly } from "../../list/rows-only.view.tsx"

const screen: RowsOnly<UserRow> = {
  list: userList,
  properties: [],
  copyOf: (row) => row,
  nameKey: "username",
  cells: {
    roleText: ({ roleText }) => (roleText === "Error" ? <StatusBadge word={roleText} kind="bad" /> : roleText)
  }
}

/** Document 2 §2 "User List". */
export function UsersScreen(props: ListScreenProps) {
  return <RowsOnlyScreen {...props} screen={screen} />
}
