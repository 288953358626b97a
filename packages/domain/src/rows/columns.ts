/** How tall the rows are. */
export type Density = "comfortable" | "compact"

/** One column as the user set it. */
export interface ColumnSetting {
  readonly key: string
  readonly isShown: boolean
  /** Pinned columns stand before the others and stay in view. */
  readonly isPinned: boolean
  /** Pixels; null: as wide as the table sees fit. */
  readonly width: number | null
}

/** A screen's columns in their order, those hidden too. */
export interface ColumnLayout {
  readonly density: Density
  readonly columns: ReadonlyArray<ColumnSetting>
}

/** Pixels. */
export const columnWidths = { least: 48, most: 1200 } as const

const usual = (key: string): ColumnSetting => ({ key, isShown: true, isPinned: false, width: null })

/** As the documents list the columns: all shown, none pinned, no width set. */
export const defaultLayout = (keys: ReadonlyArray<string>): ColumnLayout => ({
  density: "comfortable",
  columns: keys.map(usual)
})

const clampedWidth = (width: number): number =>
  Math.min(columnWidths.most, Math.max(columnWidths.least, Math.round(width)))

const changed = (layout: ColumnLayout, key: string, change: Partial<ColumnSetting>): ColumnLayout => ({
  ...layout,
  columns: layout.columns.map((column) => (column.key === key ? { ...column, ...change } : column))
})

/** The layout with the column shown or hidden; the last one shown stays. */
export const withShown = (layout: ColumnLayout, key: string, isShown: boolean): ColumnLayout => {
  const next = changed(layout, key, { isShown })
  return next.columns.some((column) => column.isShown) ? next : layout
}

/** The layout with the column pinned or loose. */
export const withPinned = (layout: ColumnLayout, key: string, isPinned: boolean): ColumnLayout =>
  changed(layout, key, { isPinned })

/** The layout with the column's width in pixels, kept within its bounds; null for the table's choice. */
export const withWidth = (layout: ColumnLayout, key: string, width: number | null): ColumnLayout =>
  changed(layout, key, { width: width === null || Number.isNaN(width) ? null : clampedWidth(width) })

/** The layout with rows of that height. */
export const withDensity = (layout: ColumnLayout, density: Density): ColumnLayout => ({ ...layout, density })

/** The layout with the column at another place among all columns, from 0; a place beyond them is the nearest. */
export const withPlace = (layout: ColumnLayout, key: string, place: number): ColumnLayout => {
  const moved = layout.columns.find((column) => column.key === key)
  if (moved === undefined) return layout
  const others = layout.columns.filter((column) => column !== moved)
  return { ...layout, columns: others.toSpliced(Math.max(0, place), 0, moved) }
}

/** What the table shows, in its order: pinned columns first, each group in the order of the layout. */
export const shownColumns = ({ columns }: ColumnLayout): ReadonlyArray<ColumnSetting> => {
  const shown = columns.filter(({ isShown }) => isShown)
  return [...shown.filter(({ isPinned }) => isPinned), ...shown.filter(({ isPinned }) => !isPinned)]
}

/** Whether there is nothing for Reset to do. */
export const isDefaultLayout = ({ density, columns }: ColumnLayout, keys: ReadonlyArray<string>): boolean =>
  density === "comfortable" &&
  columns.length === keys.length &&
  columns.every(
    ({ key, isShown, isPinned, width }, index) => key === keys[index] && isShown && !isPinned && width === null
  )
