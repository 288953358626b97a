import { profileList } from "@command-center/domain/profile/profile-list"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"

export interface ProfilesScreenProps {
  readonly businessEntityId: number
  readonly canEdit: boolean
}

export function ProfilesScreen(_: ProfilesScreenProps) {
  return (
    <Screen>
      <PageHeading title={profileList.title} />
    </Screen>
  )
}
