import { columnMessages } from "./column-messages.ts"

/** How tall the rows are. */
export const densities = ["comfortable", "compact", "roomy"] as const
export type Density = (typeof densities)[number]

export const isDensity = (value: unknown): value is Density => densities.some((each) => each === value)

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

/** All columns as they stand in the table, those hidden too: pinned ones first, each group in the order of the layout. */
export const arrangedColumns = ({ columns }: ColumnLayout): ReadonlyArray<ColumnSetting> => [
  ...columns.filter(({ isPinned }) => isPinned),
  ...columns.filter(({ isPinned }) => !isPinned)
]

/** What the table shows, in its order. */
export const shownColumns = (layout: ColumnLayout): ReadonlyArray<ColumnSetting> =>
  arrangedColumns(layout).filter(({ isShown }) => isShown)

/** The column that stands so many places behind another one (before it: a negative number); null outside its group. */
export const neighbourOf = (layout: ColumnLayout, key: string, by: number): string | null => {
  const group = layout.columns.filter(
    ({ isPinned }) => isPinned === layout.columns.find((column) => column.key === key)?.isPinned
  )
  return group[group.findIndex((column) => column.key === key) + by]?.key ?? null
}

/** Why the column can't move so many places (before others: a negative number); null where it can. */
export const movingRefusal = (layout: ColumnLayout, key: string, by: number): string | null => {
  if (neighbourOf(layout, key, by) !== null) return null
  const isPinned = layout.columns.some((column) => column.key === key && column.isPinned)
  const isAlone = layout.columns.every((column) => column.isPinned === isPinned)
  if (by < 0) return isPinned || isAlone ? columnMessages.isFirst : columnMessages.isFirstLoose
  return isPinned && !isAlone ? columnMessages.isLastPinned : columnMessages.isLast
}

/** The layout with the column where another one of its group stands, which moves aside. */
export const withPlaceOf = (layout: ColumnLayout, key: string, other: string): ColumnLayout => {
  const at = (sought: string) => layout.columns.findIndex((column) => column.key === sought)
  const isOneGroup = layout.columns[at(key)]?.isPinned === layout.columns[at(other)]?.isPinned
  return isOneGroup && at(key) >= 0 && key !== other ? withPlace(layout, key, at(other)) : layout
}

/** The layout with the column that names the rows shown, whatever was stored. */
export const withNameShown = (layout: ColumnLayout, nameKey: string): ColumnLayout =>
  layout.columns.some(({ key, isShown }) => key === nameKey && !isShown)
    ? changed(layout, nameKey, { isShown: true })
    : layout

/** Why the column can't be hidden; null where it can. */
export const hidingRefusal = (layout: ColumnLayout, key: string, nameKey: string): string | null => {
  if (key === nameKey) return columnMessages.nameStays
  const others = layout.columns.filter((column) => column.isShown && column.key !== key)
  return others.length === 0 ? columnMessages.lastStays : null
}

/** Whether there is nothing for Reset to do. */
export const isDefaultLayout = ({ density, columns }: ColumnLayout, keys: ReadonlyArray<string>): boolean =>
  density === "comfortable" &&
  columns.length === keys.length &&
  columns.every(
    ({ key, isShown, isPinned, width }, index) => key === keys[index] && isShown && !isPinned && width === null
  )
