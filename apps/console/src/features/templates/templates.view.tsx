import { detailPath } from "@command-center/domain/navigation/routes"
import type { TemplateRow } from "@command-center/domain/template/template"
import { templateList } from "@command-center/domain/template/template-list"
import {
  templateRows,
  type templatesScreenMachine
} from "@command-center/machines/templates-screen/templates-screen.machine"
import * as select from "@command-center/machines/templates-screen/templates-screen.selectors"
import { RemoveIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { cellText } from "@command-center/ui/table/cell-text"
import { useSelector } from "@xstate/react"
import { Link } from "react-router-dom"
import type { ActorRefFrom } from "xstate"
import { CrashedView } from "../../list/crashed.view.tsx"
import { NewButton } from "../../list/new-button.view.tsx"
import { type RowScreen, RowScreenView } from "../../list/row-screen.view.tsx"
import type { LinkCells } from "../../list/table-columns.tsx"
import { DeleteTemplateDialog } from "./delete-template.view.tsx"
import { NewTemplateDialog } from "./new-template.view.tsx"

export interface TemplatesViewProps {
  readonly actor: ActorRefFrom<typeof templatesScreenMachine>
  readonly businessEntityId: number
  readonly canEdit: boolean
}

const screen: RowScreen<TemplateRow> = templateRows

/** Document 1 §2.7. */
export function TemplatesView({ actor, businessEntityId, canEdit }: TemplatesViewProps) {
  const rows = useSelector(actor, select.selectRows)
  const isCrashed = useSelector(actor, select.selectIsCrashed)
  const isCollecting = useSelector(actor, select.selectIsCollecting)
  const newTemplate = useSelector(actor, select.selectNewTemplate)
  const deleteTemplate = useSelector(actor, select.selectDeleteTemplate)
  if (isCrashed || rows === undefined) {
    return <CrashedView screen={templateList.title} onRetry={() => actor.send({ type: "retry" })} />
  }
  const links: LinkCells<TemplateRow> = {
    name: (row, place) => (
      <Link to={detailPath(businessEntityId, "templates", row.id)} {...place}>
        {cellText(templateList.nameOf(row))}
      </Link>
    )
  }
  const deletion = (row: TemplateRow): MenuItem => ({
    id: "delete",
    label: "Delete config template",
    icon: RemoveIcon,
    isDestructive: true,
    onSelect: () => actor.send({ type: "deletion.opened", row })
  })
  return (
    <RowScreenView
      actor={rows}
      screen={screen}
      links={links}
      canEdit={canEdit}
      rowActions={(row) => (canEdit ? [deletion(row)] : [])}
      tools={(list) =>
        canEdit && (
          <NewButton list={list} isBusy={isCollecting} onClick={() => actor.send({ type: "creation.opened" })} />
        )
      }
    >
      {newTemplate !== undefined && <NewTemplateDialog actor={newTemplate} />}
      {deleteTemplate !== undefined && <DeleteTemplateDialog actor={deleteTemplate} />}
    </RowScreenView>
  )
}
