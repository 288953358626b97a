import { formList } from "@command-center/domain/form/form-list"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"

export interface FormsScreenProps {
  readonly businessEntityId: number
  readonly canEdit: boolean
}

export function FormsScreen(_: FormsScreenProps) {
  return (
    <Screen>
      <PageHeading title={formList.title} />
    </Screen>
  )
}
