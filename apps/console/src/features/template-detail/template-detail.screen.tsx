import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"

export interface TemplateDetailScreenProps {
  readonly businessEntityId: number
  readonly templateId: number
  readonly canEdit: boolean
}

export function TemplateDetailScreen(_: TemplateDetailScreenProps) {
  return (
    <Screen>
      <PageHeading title="Config Template" />
    </Screen>
  )
}
