import type { ColumnLayout, Density } from "@command-center/domain/rows/columns"

/** The list whose columns are arranged. */
export interface ArrangedList {
  readonly columns: ReadonlyArray<{ readonly key: string; readonly label: string }>
  readonly nameKey: string
}

export interface ColumnsInput {
  readonly list: ArrangedList
  readonly layout: ColumnLayout
}

export interface ColumnsContext extends ColumnsInput {
  /** What the last change did, for who cannot see it. */
  readonly announcement: string
}

export type ColumnsEvent =
  | { readonly type: "column.shown"; readonly key: string; readonly isShown: boolean }
  /** To the place of its neighbour so many places on; up is negative. */
  | { readonly type: "column.moved"; readonly key: string; readonly by: number }
  /** To the place of another column, onto which it was dragged. */
  | { readonly type: "column.dropped"; readonly key: string; readonly onto: string }
  | { readonly type: "column.pinned"; readonly key: string; readonly isPinned: boolean }
  | { readonly type: "width.reset"; readonly key: string }
  | { readonly type: "density.chosen"; readonly density: Density }
  | { readonly type: "reset" }
  | { readonly type: "close" }

/** Sent to the list screen after each change, so that the table shows it at once. */
export interface LayoutChangedEvent {
  readonly type: "layout.changed"
  readonly layout: ColumnLayout
}
