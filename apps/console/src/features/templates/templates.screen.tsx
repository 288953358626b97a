import { templateList } from "@command-center/domain/template/template-list"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"

export interface TemplatesScreenProps {
  readonly businessEntityId: number
  readonly canEdit: boolean
}

export function TemplatesScreen(_: TemplatesScreenProps) {
  return (
    <Screen>
      <PageHeading title={templateList.title} />
    </Screen>
  )
}
