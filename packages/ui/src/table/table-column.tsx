import type { Density } from "@command-center/domain/rows/columns"
import type { ReactNode } from "react"

/** What a cell must give to the link or button it renders: the table moves a single tab stop through its cells. */
export interface CellPlace {
  readonly tabIndex: 0 | -1
}

export type PhonePlace = "state" | "first" | "second"

export interface TableColumn<Row> {
  readonly key: string
  readonly label: string
  /** In pixels; without it, by kind and label. Wider tables share what is left among all data columns. */
  readonly width?: number
  /** What the cells hold; tells how wide the column is when it has no width of its own. */
  readonly kind?: "text" | "version" | "number" | "date" | "flag"
  readonly isSortable?: boolean
  /** Sticks beside the action column from 576 px on, and heads its row for screen readers. One per table. */
  readonly isName?: boolean
  readonly align?: "end"
  /** Its texts are read character by character. */
  readonly isCode?: boolean
  /** A text that is cut keeps its end, by which it is told from others. */
  readonly keepsEnd?: boolean
  /** Where it stands in a row of two lines; the name is on the first. */
  readonly place?: PhonePlace
  /** The cell holds a link or a button that takes `place.tabIndex`. */
  readonly isWidget?: boolean
  /** A method, so that the memoised row can take columns of any kind of row. */
  cell(row: Row, place: CellPlace): ReactNode
}

export interface TableSelection {
  readonly isSelected: (id: number) => boolean
  readonly count: number
  readonly all: "none" | "some" | "all"
  readonly onToggleRow: (id: number) => void
  readonly onToggleAll: () => void
  /** From the row that was toggled last to this one: Shift with a click, Space or an arrow. */
  readonly onRange?: (id: number) => void
  /** Ctrl+A. */
  readonly onSelectMatching?: () => void
}

/** How wide, how high and in which order the columns are shown, and where the rows stand. */
export interface TableLayout {
  readonly density?: Density
  /** Rows of two lines; the columns come from `phoneColumns`. */
  readonly isPhone?: boolean
  /** Widths that were chosen, in pixels, by column key. */
  readonly widths?: Readonly<Record<string, number>>
  /** Columns that stick beside the name; they already come first. */
  readonly pinned?: ReadonlySet<string>
  /** Null when the column is to be as wide as it would be by itself. */
  readonly onResize?: (key: string, width: number | null) => void
  /** Rows of the page, also those that are still on their way. */
  readonly shown?: number
  /** Cells that changed while someone looked on, by row id and column key. */
  readonly changes?: ReadonlyMap<number, ReadonlySet<string>>
  /** Where the rows stood when they were last left; taken once, when the first are there. */
  readonly scrollTop?: number
  readonly onScrollTop?: (top: number) => void
  /** What was searched for; a new search starts at the top. */
  readonly search?: string
}

export type TableStatus = "loading" | "ready" | "refreshing" | "failed"
