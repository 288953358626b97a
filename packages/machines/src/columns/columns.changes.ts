import { columnMessages } from "@command-center/domain/rows/column-messages"
import {
  arrangedColumns,
  type ColumnLayout,
  defaultLayout,
  hidingRefusal,
  neighbourOf,
  withPinned,
  withPlaceOf,
  withShown,
  withWidth
} from "@command-center/domain/rows/columns"
import type { ArrangedList, ColumnsContext } from "./columns.types.ts"

type Changed = Pick<ColumnsContext, "layout" | "announcement">

const labelOf = (list: ArrangedList, key: string): string => list.columns.find((each) => each.key === key)?.label ?? key

export const placed = ({ list, layout }: ColumnsContext, key: string, onto: string): Changed => {
  const next = withPlaceOf(layout, key, onto)
  const place = arrangedColumns(next).findIndex((column) => column.key === key) + 1
  return { layout: next, announcement: columnMessages.moved(labelOf(list, key), place, next.columns.length) }
}

export const moved = (context: ColumnsContext, key: string, by: number): Changed =>
  placed(context, key, neighbourOf(context.layout, key, by) ?? key)

export const shown = ({ list, layout }: ColumnsContext, key: string, isShown: boolean): Changed => ({
  layout: withShown(layout, key, isShown),
  announcement: (isShown ? columnMessages.shown : columnMessages.hidden)(labelOf(list, key))
})

export const pinned = ({ list, layout }: ColumnsContext, key: string, isPinned: boolean): Changed => ({
  layout: withPinned(layout, key, isPinned),
  announcement: (isPinned ? columnMessages.pinned : columnMessages.loose)(labelOf(list, key))
})

export const widthReset = ({ list, layout }: ColumnsContext, key: string): Changed => ({
  layout: withWidth(layout, key, null),
  announcement: columnMessages.widthReset(labelOf(list, key))
})

export const allReset = ({ list }: ColumnsContext): Changed => ({
  layout: defaultLayout(list.columns.map(({ key }) => key)),
  announcement: columnMessages.reset
})

export const canMove = (layout: ColumnLayout, key: string, by: number): boolean => neighbourOf(layout, key, by) !== null

export const canHide = ({ list, layout }: ColumnsContext, key: string): boolean =>
  hidingRefusal(layout, key, list.nameKey) === null
