import { changedCells, nothingChanged } from "@command-center/domain/rows/changed-cells"
import type { RowsView } from "@command-center/domain/rows/rows-engine"
import type { ListScreenContext } from "./list-screen.types.ts"

type Context<Row> = ListScreenContext<Row>
type Change<Row> = Partial<Context<Row>>

/** What a silent refresh changed in the rows that stay in sight; any other view ends what was said of the one before. */
export const withChanges = <Row>(context: Context<Row>, after: RowsView<Row>): Change<Row> => {
  const { isReplaced, view, list, unannounced } = context
  if (!isReplaced || view === null) return { isReplaced: false, changes: nothingChanged }
  const changes = changedCells({ columns: list.columns, idOf: list.idOf, before: view.rows, after: after.rows })
  return { isReplaced: false, changes, unannounced: new Set([...unannounced, ...changes.keys()]) }
}

/** Says how many rows changed since it was last said. */
export const announce = <Row>({ unannounced, announcement }: Context<Row>): Change<Row> => ({
  unannounced: new Set(),
  announcement: { turn: (announcement?.turn ?? 0) + 1, count: unannounced.size }
})
