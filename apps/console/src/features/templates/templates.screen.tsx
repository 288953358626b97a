import { detailPath } from "@command-center/domain/navigation/routes"
import type { TemplateRow } from "@command-center/domain/template/template"
import { templateList } from "@command-center/domain/template/template-list"
import { Link } from "react-router-dom"
import { type ListScreenProps, RowsOnlyScreen } from "../../list/rows-only.screen.tsx"
import type { RowsOnly } from "../../list/rows-only.view.tsx"
import type { LinkCells } from "../../list/table-columns.tsx"

const screen: RowsOnly<TemplateRow> = {
  list: templateList,
  properties: [],
  copyOf: (row) => row,
  nameKey: "name"
}

/** Document 1 §2.7. */
export function TemplatesScreen(props: ListScreenProps) {
  const links: LinkCells<TemplateRow> = {
    name: (row, place) => (
      <Link to={detailPath(props.businessEntityId, "templates", row.id)} {...place}>
        {templateList.nameOf(row)}
      </Link>
    )
  }
  return <RowsOnlyScreen {...props} screen={screen} links={links} />
}
