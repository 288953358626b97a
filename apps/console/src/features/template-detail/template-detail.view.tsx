import type { TemplateRecord } from "@command-center/api/management/records"
import { maskedSecrets } from "@command-center/domain/json/masked-secrets"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { listPath } from "@command-center/domain/navigation/routes"
import { templateList } from "@command-center/domain/template/template-list"
import { templateMessages } from "@command-center/domain/template/template-messages"
import { selectRecord } from "@command-center/machines/record-screen/record-screen.selectors"
import { DebugPanel } from "@command-center/ui/feedback/debug-panel"
import { Card } from "@command-center/ui/layout/card"
import { DefinitionList } from "@command-center/ui/layout/definition-list"
import { JsonText } from "@command-center/ui/layout/json-text"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import { useSelector } from "@xstate/react"
import { Link } from "react-router-dom"
import { RecordView } from "../../record/record.view.tsx"
import type { RecordRef } from "../../record/wire-record.ts"

export interface TemplateDetailViewProps {
  readonly actor: RecordRef<TemplateRecord>
  readonly businessEntityId: number
  readonly templateId: number
  readonly isDebug: boolean
}

/** A config template as it stands. */
export function TemplateDetailView({ actor, businessEntityId, templateId, isDebug }: TemplateDetailViewProps) {
  const record = useSelector(actor, selectRecord<TemplateRecord>)
  const list = <Link to={listPath(businessEntityId, "templates")}>{templateList.title}</Link>
  return (
    <Screen>
      <PageHeading
        title={record === null ? `Config Template ${templateId}` : templateList.nameOf(record.template)}
        breadcrumb={[{ id: "list", link: list }]}
      />
      <div className="cc-record">
        <RecordView actor={actor} loadFailed={templateMessages.loadFailed} notFound={recordMessages.noSuchTemplate}>
          {({ template, body }) => (
            <>
              <Card title="Config Template">
                <DefinitionList items={[{ id: "name", term: "Name", value: template.name }]} />
              </Card>
              <Card title="JSON">
                <JsonText label="JSON" json={maskedSecrets(body)} />
              </Card>
              {isDebug && <DebugPanel title="Config template" data={maskedSecrets({ template, body })} />}
            </>
          )}
        </RecordView>
      </div>
    </Screen>
  )
}
