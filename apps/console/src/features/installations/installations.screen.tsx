import { installationList } from "@command-center/domain/installation/installation-list"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"

export interface InstallationsScreenProps {
  readonly businessEntityId: number
  readonly canEdit: boolean
}

export function InstallationsScreen(_: InstallationsScreenProps) {
  return (
    <Screen>
      <PageHeading title={installationList.title} />
    </Screen>
  )
}
