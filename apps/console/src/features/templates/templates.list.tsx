import { waitMessages } from "@command-center/domain/message/wait-messages"
import { detailPath } from "@command-center/domain/navigation/routes"
import type { TemplateRow } from "@command-center/domain/template/template"
import { templateLabels } from "@command-center/domain/template/template-label-messages"
import { templateList } from "@command-center/domain/template/template-list"
import { selectIsReading } from "@command-center/machines/flow-screen/flow-screen.selectors"
import { templateRows } from "@command-center/machines/screens/templates-screen"
import { RemoveIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { nameProps } from "@command-center/ui/table/end-kept"
import { useSelector } from "@xstate/react"
import { useConsole } from "../../app/console.ts"
import { laterDialog } from "../../app/later-dialog.tsx"
import { Link } from "../../app/page-link.tsx"
import { FlowScreenView, ScreenChild } from "../../list/flow-screen.view.tsx"
import { listPage } from "../../list/list-page.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import { NewButton } from "../../list/new-button.view.tsx"
import type { LinkCells } from "../../list/table-columns.tsx"
import { useFlowScreen } from "../../list/use-flow-screen.ts"
import { useKeptOpening } from "../../list/use-kept-opening.ts"
import { wireTemplates } from "./templates.wiring.ts"

const DeleteTemplateDialog = laterDialog(async () => (await import("./delete-template.view.tsx")).DeleteTemplateDialog)
const NewTemplateDialog = laterDialog(async () => (await import("./new-template.view.tsx")).NewTemplateDialog)

/** Document 1 §2.7. */
function TemplatesScreen(props: ListScreenProps) {
  const { businessEntityId, canEdit } = props
  const actor = useFlowScreen(templateRows, wireTemplates, props)
  const isReading = useSelector(actor, selectIsReading)
  useKeptOpening(useConsole().rowOpenings.templates, actor)
  const links: LinkCells<TemplateRow> = {
    name: (row, place) => (
      <Link
        to={detailPath(businessEntityId, "templates", row.id)}
        {...place}
        {...nameProps(templateList.nameOf(row))}
      />
    )
  }
  const deletion = (row: TemplateRow): MenuItem => ({
    id: "delete",
    label: templateLabels.removeRow,
    icon: RemoveIcon,
    isDestructive: true,
    reason: isReading ? waitMessages.opening : undefined,
    onSelect: () => actor.send({ type: "deleteTemplate.opened", row })
  })
  return (
    <FlowScreenView
      actor={actor}
      screen={templateRows}
      links={links}
      canEdit={canEdit}
      rowActions={(row) => (canEdit ? [deletion(row)] : [])}
      tools={(list) =>
        canEdit && (
          <NewButton list={list} isBusy={isReading} onClick={() => actor.send({ type: "newTemplate.opened" })} />
        )
      }
    >
      <ScreenChild of={actor} name="newTemplate">
        {(flow) => <NewTemplateDialog actor={flow} />}
      </ScreenChild>
      <ScreenChild of={actor} name="deleteTemplate">
        {(flow) => <DeleteTemplateDialog actor={flow} />}
      </ScreenChild>
    </FlowScreenView>
  )
}

export const page = listPage(templateRows, TemplatesScreen)
