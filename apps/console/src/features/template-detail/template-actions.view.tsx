import { listPath } from "@command-center/domain/navigation/routes"
import type { TemplateRow } from "@command-center/domain/template/template"
import { templateLabels } from "@command-center/domain/template/template-label-messages"
import { RemoveIcon } from "@command-center/ui/layout/action-icons"
import { useNavigate } from "react-router"
import { useConsole } from "../../app/console.ts"
import { RecordActions } from "../../record/record-actions.view.tsx"

export interface TemplateActionsProps {
  readonly businessEntityId: number
  /** Null while it is awaited. */
  readonly template: TemplateRow | null
}

/** What the list offers for a config template, to who may edit it. */
export function TemplateActions({ businessEntityId, template }: TemplateActionsProps) {
  const { rowOpenings } = useConsole()
  const navigate = useNavigate()
  return (
    <RecordActions
      items={
        template && [
          {
            id: "delete",
            label: templateLabels.removeRow,
            icon: RemoveIcon,
            isDestructive: true,
            onSelect: () =>
              void navigate(listPath(businessEntityId, "templates"), {
                state: rowOpenings.templates.keep({ type: "deleteTemplate.opened", row: template })
              })
          }
        ]
      }
    />
  )
}
