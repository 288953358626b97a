import { shellMessages } from "@command-center/domain/message/shell-messages"
import {
  selectActiveFilters,
  selectExportRows,
  selectFilters,
  selectIsAboutOpen,
  selectIsCrashed,
  selectList
} from "@command-center/machines/row-screen/row-screen.selectors"
import type { RowScreenDefinition } from "@command-center/machines/row-screen/row-screen.types"
import { CopyIcon } from "@command-center/ui/layout/action-icons"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import { useConsole } from "../app/console.ts"
import { AboutDialog } from "./about.view.tsx"
import { CrashedView } from "./crashed.view.tsx"
import { ExportDialog } from "./export.view.tsx"
import { FiltersDialog } from "./filters.view.tsx"
import type { ListRef } from "./list-ref.ts"
import { ListTable } from "./list-table.view.tsx"
import type { RowScreenRef } from "./rows-only.wiring.ts"
import type { CellKey, Cells, LinkCells } from "./table-columns.tsx"

/** What tells one list without flows from another. */
export interface RowsOnly<Row> extends RowScreenDefinition<Row> {
  readonly nameKey: CellKey<Row>
  readonly cells?: Cells<Row>
  /** The label of the CSV button, where the list has an export. */
  readonly download?: string
  readonly about?: { readonly title: string; readonly Text: () => ReactNode }
}

export interface RowsOnlyViewProps<Row> {
  readonly actor: RowScreenRef<Row>
  readonly screen: RowsOnly<Row>
  readonly links: LinkCells<Row>
  readonly canEdit: boolean
}

interface PartProps<Row> extends Omit<RowsOnlyViewProps<Row>, "canEdit"> {
  readonly list: ListRef<Row>
}

function Rows<Row>({ actor, screen, links, list }: PartProps<Row>) {
  const { now } = useConsole()
  const { properties, download, about } = screen
  const activeCount = useSelector(actor, selectActiveFilters(properties)<Row>)
  const filters = {
    activeCount,
    onOpen: () => actor.send({ type: "filters.opened", now: now() }),
    onReset: () => actor.send({ type: "filters.reset" })
  }
  return (
    <ListTable
      actor={list}
      list={screen.list}
      cells={screen.cells ?? {}}
      links={links}
      nameKey={screen.nameKey}
      rowActions={(row) => [
        {
          id: "copy",
          label: "Copy Row as JSON",
          icon: CopyIcon,
          onSelect: () => actor.send({ type: "row.copied", row })
        }
      ]}
      toolbar={{
        ...(properties.length === 0 ? {} : { filters }),
        ...(download === undefined
          ? {}
          : { download: { label: download, isBusy: false, onStart: () => actor.send({ type: "export.opened" }) } }),
        ...(about === undefined
          ? {}
          : { info: { label: about.title, onOpen: () => actor.send({ type: "about.opened" }) } })
      }}
    />
  )
}

/** A list screen that shows, filters, copies and exports its rows. */
export function RowsOnlyView<Row>({ actor, screen, links, canEdit }: RowsOnlyViewProps<Row>) {
  const list = useSelector(actor, selectList<Row>)
  const filters = useSelector(actor, selectFilters<Row>)
  const exportRows = useSelector(actor, selectExportRows<Row>)
  const isAboutOpen = useSelector(actor, selectIsAboutOpen<Row>)
  const isCrashed = useSelector(actor, selectIsCrashed<Row>)
  const { about } = screen
  const { title } = screen.list
  return (
    <Screen>
      <PageHeading
        title={title}
        access={{ canEdit, tooltip: canEdit ? shellMessages.editAccess : shellMessages.readOnlyAccess }}
      />
      {isCrashed && <CrashedView screen={title} onRetry={() => actor.send({ type: "retry" })} />}
      {list !== undefined && <Rows actor={actor} screen={screen} links={links} list={list} />}
      {filters !== undefined && <FiltersDialog actor={filters} />}
      {exportRows !== undefined && <ExportDialog actor={exportRows} />}
      {about !== undefined && isAboutOpen && (
        <AboutDialog title={about.title} onClose={() => actor.send({ type: "about.closed" })}>
          <about.Text />
        </AboutDialog>
      )}
    </Screen>
  )
}
