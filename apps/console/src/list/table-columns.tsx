import { controlMessages } from "@command-center/domain/message/control-messages"
import { type ColumnLayout, shownColumns } from "@command-center/domain/rows/columns"
import type { CellKind, Column, ListDescription } from "@command-center/domain/rows/list-description"
import { type ShownClocks, shownTime } from "@command-center/domain/site-time/shown-time"
import { displayUtc } from "@command-center/domain/time/display-date"
import { TimestampCell } from "@command-center/ui/cells/timestamp-cell"
import { VersionText } from "@command-center/ui/cells/version-text"
import type { CellPlace, TableColumn } from "@command-center/ui/table/table-column"
import type { ReactNode } from "react"

type CellKey<Row> = Extract<keyof Row, string>
export type Cells<Row> = Partial<Readonly<Record<CellKey<Row>, (row: Row) => ReactNode>>>
/** Cells that hold a link or a button, which takes the place's tab stop. */
export type LinkCells<Row> = Partial<Readonly<Record<CellKey<Row>, (row: Row, place: CellPlace) => ReactNode>>>

/** What a user has put on a row, by its id; null for nothing. */
export type RowMarks = (id: number) => ReactNode

export interface TableCells<Row> {
  readonly list: ListDescription<Row>
  readonly cells: Cells<Row>
  readonly links: LinkCells<Row>
  readonly clocks: ShownClocks
  /** What stands behind the name of a row. */
  readonly marks?: RowMarks | undefined
}

/** Pixels of a letter, and of what stands beside a text in its cell. */
const [perLetter, besideText] = [8, 24]

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : ""

/** The zone of the site that a row is about; null where it is about none. */
const siteOf = (row: unknown): string | null => {
  const isOfSite = typeof row === "object" && row !== null && "machineStatusEntityStandardTimeZone" in row
  const zone: unknown = isOfSite ? row.machineStatusEntityStandardTimeZone : null
  return typeof zone === "string" ? zone : null
}

const plainCell = (kind: CellKind, value: unknown, clocks: ShownClocks, site: string | null): ReactNode => {
  const text = textOf(value)
  if (text === "") return null
  if (kind === "date") return <TimestampCell iso={text} local={shownTime(text, clocks, site)} utc={displayUtc(text)} />
  if (kind === "version") return <VersionText version={text} />
  return kind === "flag" ? (value === true ? controlMessages.yes : controlMessages.no) : text
}

const marked = (name: ReactNode, mark: ReactNode): ReactNode =>
  mark === null ? (
    name
  ) : (
    <span className="cc-marked">
      <span className="cc-marked-name">{name}</span>
      {mark}
    </span>
  )

/** The table's columns: as the list describes them, with a screen's own cells where it has any. */
export const tableColumns = <Row,>(table: TableCells<Row>): ReadonlyArray<TableColumn<Row>> => {
  const { list, cells, links, clocks, marks } = table
  const columnOf = (column: Column<Row>): TableColumn<Row> => {
    const { key, label, kind, sortable = true, isCode = false, keepsEnd = false, widestText } = column
    const link = links[key]
    const own = cells[key]
    const isName = key === list.nameKey
    const cell = (row: Row, place: CellPlace): ReactNode =>
      link?.(row, place) ?? own?.(row) ?? plainCell(kind, row[key], clocks, siteOf(row))
    return {
      key,
      label,
      kind,
      isSortable: sortable,
      isCode,
      keepsEnd,
      isName,
      isWidget: link !== undefined,
      ...(widestText === undefined ? {} : { width: widestText.length * perLetter + besideText }),
      cell: isName && marks !== undefined ? (row, place) => marked(cell(row, place), marks(list.idOf(row))) : cell
    }
  }
  return list.columns.map(columnOf)
}

/** What the table is given of a layout; without one, all columns as the list describes them. */
export const laidOut = <Row,>(columns: ReadonlyArray<TableColumn<Row>>, layout: ColumnLayout | null) => {
  if (layout === null) return { columns }
  const settings = shownColumns(layout)
  return {
    columns: settings.flatMap(({ key }) => columns.filter((column) => column.key === key)),
    widths: Object.fromEntries(settings.flatMap(({ key, width }) => (width === null ? [] : [[key, width] as const]))),
    pinned: new Set(settings.filter(({ isPinned }) => isPinned).map(({ key }) => key)),
    density: layout.density
  }
}
