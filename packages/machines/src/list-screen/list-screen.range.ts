import { isSelected, withoutRows, withRows } from "@command-center/domain/rows/selection"
import type { ListScreenContext } from "./list-screen.types.ts"

type Context<Row> = ListScreenContext<Row>

/** The rows from the anchor to this one as well, instead of what the range before took; without an anchor, the row. */
export const selectRange = <Row>(context: Context<Row>, id: number): Partial<Context<Row>> => {
  const { view, list, selection, anchor, isMatchingSelected } = context
  const shown = (view?.rows ?? []).map(list.idOf)
  const to = shown.indexOf(id)
  const from = anchor === null ? -1 : shown.indexOf(anchor.id)
  if (to === -1) return {}
  const began = anchor === null || from === -1 ? { id, added: [] } : anchor
  const start = from === -1 ? to : from
  const before = withoutRows(selection, began.added)
  const added = shown.slice(Math.min(start, to), Math.max(start, to) + 1).filter((each) => !isSelected(before, each))
  return {
    selection: withRows(before, added),
    isMatchingSelected: isMatchingSelected && added.length === 0,
    anchor: { id: began.id, added }
  }
}
