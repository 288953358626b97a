import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"

export interface UtgDetailScreenProps {
  readonly businessEntityId: number
  readonly componentId: number
  readonly tab: string
}

export function UtgDetailScreen(_: UtgDetailScreenProps) {
  return (
    <Screen>
      <PageHeading title="UTG" />
    </Screen>
  )
}
