import { deviceList } from "@command-center/domain/device/device-list"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"

export interface DevicesScreenProps {
  readonly businessEntityId: number
  readonly canEdit: boolean
}

export function DevicesScreen(_: DevicesScreenProps) {
  return (
    <Screen>
      <PageHeading title={deviceList.title} />
    </Screen>
  )
}
