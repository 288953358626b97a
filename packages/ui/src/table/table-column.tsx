import type { ReactNode } from "react"

/** What a cell must give to the link or button it renders: the table moves a single tab stop through its cells. */
export interface CellPlace {
  readonly tabIndex: 0 | -1
}

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
}

export type TableStatus = "loading" | "ready" | "refreshing" | "failed"
