import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"

export interface ProfileDetailScreenProps {
  readonly businessEntityId: number
  readonly profileId: number
  readonly tab: string
  readonly isDebug: boolean
}

export function ProfileDetailScreen(_: ProfileDetailScreenProps) {
  return (
    <Screen>
      <PageHeading title="Profile" />
    </Screen>
  )
}
