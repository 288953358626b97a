import type { SentTemplate } from "@command-center/api/management/templates"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { listWords } from "@command-center/domain/rows/list-label-messages"
import { selectRecord } from "@command-center/machines/record-screen/record-screen.selectors"
import { Screen } from "@command-center/ui/layout/screen"
import { useSelector } from "@xstate/react"
import { RecordView } from "../../record/record.view.tsx"
import type { RecordRef } from "../../record/wire-record.ts"
import { EditTemplateScreen } from "./edit-template.screen.tsx"
import { TemplateHeading } from "./template-heading.view.tsx"

export interface TemplateDetailViewProps {
  readonly actor: RecordRef<SentTemplate>
  readonly businessEntityId: number
  readonly templateId: number
  readonly canEdit: boolean
  readonly isDebug: boolean
}

/** A config template from its first read on. */
export function TemplateDetailView(props: TemplateDetailViewProps) {
  const { actor, businessEntityId, templateId, canEdit, isDebug } = props
  const record = useSelector(actor, selectRecord<SentTemplate>)
  const place = { businessEntityId, id: templateId }
  return (
    <Screen>
      {record === null && <TemplateHeading place={place} name="" />}
      <RecordView actor={actor} loadFailed={listWords.templates.loadFailed} notFound={recordMessages.noSuchTemplate}>
        {({ object, template }) => (
          <EditTemplateScreen
            template={template}
            input={{ businessEntityId, subject: { id: templateId, object }, canEdit }}
            isDebug={isDebug}
          />
        )}
      </RecordView>
    </Screen>
  )
}
