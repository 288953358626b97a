import { userList } from "@command-center/domain/user/user-list"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"

export interface UsersScreenProps {
  readonly businessEntityId: number
  readonly canEdit: boolean
}

export function UsersScreen(_: UsersScreenProps) {
  return (
    <Screen>
      <PageHeading title={userList.title} />
    </Screen>
  )
}
