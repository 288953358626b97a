import { facetMessages } from "@command-center/domain/facets/facet-messages"
import { keyMessages } from "@command-center/domain/message/key-messages"
import { columnMessages } from "@command-center/domain/rows/column-messages"
import { choosableColumns } from "@command-center/domain/rows/list-description"
import { listWords } from "@command-center/domain/rows/list-label-messages"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import { viewCsvMessages } from "@command-center/domain/rows/view-csv-messages"
import { viewToDownload } from "@command-center/machines/download-view/view-to-download"
import * as select from "@command-center/machines/row-screen/row-screen.selectors"
import type { RowScreenDefinition } from "@command-center/machines/row-screen/row-screen.types"
import { CopyIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { PageHeading, type PageHeadingProps } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import { useSelector } from "@xstate/react"
import { type ReactNode, useRef, useState } from "react"
import { useConsole } from "../app/console.ts"
import { laterDialog, laterPanel } from "../app/later-dialog.tsx"
import { useActorState } from "../app/use-actor-state.ts"
import { useDocumentTitle } from "../app/use-document-title.ts"
import { pageAccess } from "../rights/page-access.view.tsx"
import { CrashedView } from "./crashed.view.tsx"
import { FilterChips } from "./filter-chips.view.tsx"
import type { ListRef } from "./list-ref.ts"
import { ListTable } from "./list-table.view.tsx"
import type { RowScreenRef } from "./row-screen.wiring.ts"
import type { Cells, LinkCells, RowMarks } from "./table-columns.tsx"
import { useFacetsPanel } from "./use-facets-panel.ts"
import { useListAddress } from "./use-list-address.ts"
import { useViewsButton } from "./use-views-button.ts"

const ColumnsDialog = laterDialog(async () => (await import("./columns.view.tsx")).ColumnsDialog)
const DownloadViewDialog = laterDialog(async () => (await import("./download-view.view.tsx")).DownloadViewDialog)
const FacetsPanel = laterPanel(async () => (await import("./facets.view.tsx")).FacetsPanel)
const ExportDialog = laterDialog(async () => (await import("./export.view.tsx")).ExportDialog)
const FiltersDialog = laterDialog(async () => (await import("./filters.view.tsx")).FiltersDialog)
const InfoDialog = laterDialog(async () => (await import("./info-dialog.view.tsx")).InfoDialog)
const KeysDialog = laterDialog(async () => (await import("./keys.view.tsx")).KeysDialog)
const ViewsDialog = laterDialog(async () => (await import("./views.view.tsx")).ViewsDialog)

/** What tells one list screen from another. */
export interface RowScreen<Row> extends RowScreenDefinition<Row> {
  readonly cells?: Cells<Row>
  /** The label of the CSV button, where the list has an export. */
  readonly download?: string
  readonly about?: { readonly title: string; readonly Text: () => ReactNode }
  /** The pages have a checkbox for all, as the table's head has. */
  readonly selectsBelow?: true
  /** What else stands beside the heading and its lock. */
  readonly hint?: (canEdit: boolean) => PageHeadingProps["hint"]
}

export interface RowScreenViewProps<Row> {
  readonly actor: RowScreenRef<Row>
  readonly screen: RowScreen<Row>
  readonly links?: LinkCells<Row>
  readonly canEdit: boolean
  /** What a row's menu offers besides copying it. */
  readonly rowActions?: (row: Row, list: ListRef<Row>) => ReadonlyArray<MenuItem>
  /** The screen's own buttons in the toolbar. */
  readonly tools?: (list: ListRef<Row>) => ReactNode
  /** What is said of the listed rows, above them. */
  readonly note?: (list: ListRef<Row>) => ReactNode
  /** What stands behind the names of rows. */
  readonly marks?: RowMarks | undefined
  /** What stands below the labels in the panel of values. */
  readonly labelTools?: (list: ListRef<Row>) => ReactNode
  /** What can be done with the selected rows. */
  readonly bulk?: (ids: () => ReadonlyArray<number>) => ReactNode
  /** What is awaited before a dialog opens, below the heading. */
  readonly waiting?: ReactNode
  /** The open dialog of a flow. */
  readonly children?: ReactNode
}

type PartProps<Row> = Omit<RowScreenViewProps<Row>, "canEdit" | "children" | "waiting"> & {
  readonly list: ListRef<Row>
}

function Rows<Row>(props: PartProps<Row>) {
  const { actor, screen, links = {}, list, rowActions, tools, note, marks, labelTools, bulk } = props
  const { now, lists } = useConsole()
  const filtersButton = useRef<HTMLButtonElement>(null)
  const facetsButton = useRef<HTMLButtonElement>(null)
  const [scrollTop] = useState(() => lists.here().top)
  const businessEntityId = useSelector(actor, select.selectBusinessEntityId<Row>)
  useListAddress(actor, screen)
  const { properties, download, about } = screen
  const activeCount = useSelector(actor, select.selectActiveFilters(properties)<Row>)
  const panel = useFacetsPanel(actor, list)
  const views = useViewsButton(actor, screen)
  const layout = useSelector(actor, select.selectLayout<Row>)
  const isExporting = useSelector(actor, select.selectExportRows<Row>) !== undefined
  const onReset = () => {
    actor.send({ type: "filters.reset", now: now() })
    panel?.props.onClear()
  }
  const filters = {
    activeCount,
    onOpen: () => actor.send({ type: "filters.opened", now: now() }),
    onReset,
    buttonRef: filtersButton
  }
  const onStart = () => actor.send({ type: "export.opened" })
  const isWriting = useSelector(actor, select.selectDownloadView<Row>) !== undefined
  const isDownloadable = useSelector(list, ({ context }) => viewToDownload(context) !== null)
  const viewDownload = {
    label: viewCsvMessages.title,
    isBusy: isWriting,
    reason: isDownloadable ? undefined : viewCsvMessages.notAllThere,
    onStart: () => {
      const view = viewToDownload(list.getSnapshot().context)
      if (view !== null) actor.send({ type: "view.downloaded", view })
    }
  }
  return (
    <ListTable
      actor={list}
      list={screen.list}
      cells={screen.cells ?? {}}
      links={links}
      marks={marks}
      layout={layout}
      onLayoutChange={(next) => actor.send({ type: "layout.changed", layout: next })}
      rowActions={(row) => [
        {
          id: "copy",
          label: tableMessages.copyRow,
          icon: CopyIcon,
          onSelect: () => actor.send({ type: "row.copied", row })
        },
        ...(rowActions?.(row, list) ?? [])
      ]}
      toolbar={{
        ...(properties.length === 0 ? {} : { filters }),
        ...(panel === null || screen.list.facets === undefined
          ? {}
          : {
              facets: {
                label: facetMessages.title,
                count: panel.count,
                isOpen: panel.isOpen,
                onToggle: panel.onToggle,
                buttonRef: facetsButton
              }
            }),
        ...(download === undefined ? {} : { download: { label: download, isBusy: isExporting, onStart } }),
        viewDownload,
        view: {
          label: viewMessages.menu,
          columns: { label: columnMessages.title, onOpen: () => actor.send({ type: "columns.opened" }) },
          views,
          keys: { label: keyMessages.title, onOpen: () => actor.send({ type: "keys.opened" }) }
        },
        ...(about === undefined
          ? {}
          : { info: { label: about.title, onOpen: () => actor.send({ type: "about.opened" }) } }),
        ...(tools === undefined ? {} : { children: tools(list) })
      }}
      chips={
        <FilterChips
          actor={actor}
          list={list}
          columns={choosableColumns(screen.list)}
          properties={properties}
          onReset={onReset}
          onEmptied={() => (filtersButton.current ?? facetsButton.current)?.focus()}
        />
      }
      note={note?.(list)}
      panel={
        panel?.isOpen === true && (
          <FacetsPanel
            {...panel.props}
            columns={choosableColumns(screen.list)}
            labels={
              screen.list.labels === undefined ? null : { key: screen.list.labels.key, tools: labelTools?.(list) }
            }
            opener={facetsButton}
          />
        )
      }
      scroll={{
        scrollTop,
        onScrollTop: (top) => lists.scrolled({ list: screen.list.id, businessEntityId }, top)
      }}
      selectsBelow={screen.selectsBelow ?? false}
      bulk={bulk}
    />
  )
}

const useRowScreen = <Row,>(actor: RowScreenViewProps<Row>["actor"]) =>
  useActorState(actor, (snapshot) => ({
    list: select.selectList(snapshot),
    filters: select.selectFilters(snapshot),
    exportRows: select.selectExportRows(snapshot),
    downloadView: select.selectDownloadView(snapshot),
    columns: select.selectColumns(snapshot),
    views: select.selectListViews(snapshot),
    isAboutOpen: select.selectIsAboutOpen(snapshot),
    areKeysOpen: select.selectAreKeysOpen(snapshot),
    isCrashed: select.selectIsCrashed(snapshot)
  }))

/** A list screen: heading, rows, filters, export, what it is about; around it the dialogs of its flows. */
export function RowScreenView<Row>({ canEdit, children, waiting, ...props }: RowScreenViewProps<Row>) {
  const { actor, screen } = props
  const { list, filters, exportRows, downloadView, columns, views, isAboutOpen, areKeysOpen, isCrashed, send } =
    useRowScreen(actor)
  const { about, hint } = screen
  const { title, area } = screen.list
  const { alerts } = useConsole()
  const businessEntityId = useSelector(actor, select.selectBusinessEntityId<Row>)
  useDocumentTitle(businessEntityId, listWords[area].link)
  return (
    <Screen>
      <PageHeading title={title} access={pageAccess(area, canEdit)} hint={hint?.(canEdit)} />
      {waiting}
      {isCrashed && <CrashedView screen={title} onRetry={() => send({ type: "retry" })} />}
      {list !== undefined && <Rows {...props} list={list} />}
      {filters !== undefined && <FiltersDialog actor={filters} />}
      {exportRows !== undefined && <ExportDialog actor={exportRows} />}
      {downloadView !== undefined && <DownloadViewDialog actor={downloadView} />}
      {views !== undefined && (
        <ViewsDialog
          actor={views}
          onAlert={({ name, query }) => alerts.want({ businessEntityId, area, view: name, query })}
        />
      )}
      {columns !== undefined && <ColumnsDialog actor={columns} />}
      {about !== undefined && isAboutOpen && (
        <InfoDialog title={about.title} size="sm" onClose={() => send({ type: "about.closed" })}>
          <about.Text />
        </InfoDialog>
      )}
      {areKeysOpen && <KeysDialog list={screen.list} onClose={() => send({ type: "keys.closed" })} />}
      {children}
    </Screen>
  )
}
