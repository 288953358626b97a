import { sessionMessages } from "@command-center/domain/message/session-messages"
import {
  selectIsCrashed,
  selectIsFailed,
  selectIsLoading,
  selectLoadFailure,
  selectView
} from "@command-center/machines/list-screen/list-screen.selectors"
import type { TableStatus } from "@command-center/ui/table/table-column"
import type { SnapshotFrom } from "xstate"
import type { ListMachine } from "./list-ref.ts"

type Snapshot<Row> = SnapshotFrom<ListMachine<Row>>

/** A silent refresh is no state of the table: nothing on it moves. */
export const selectTableStatus = <Row>(snapshot: Snapshot<Row>): TableStatus => {
  if (selectIsFailed(snapshot) || selectIsCrashed(snapshot)) return "failed"
  return selectIsLoading(snapshot) || selectView(snapshot) === null ? "loading" : "ready"
}

/** Why there is no list, in its own sentence; null where there is one. */
export const selectFailureText = <Row>(snapshot: Snapshot<Row>): string | null =>
  selectIsCrashed(snapshot) ? snapshot.context.list.loadFailed(sessionMessages.errorText) : selectLoadFailure(snapshot)

/** What is displayed of the rows; null while there is nothing to display, or something failed. */
export const selectShownView = <Row>(snapshot: Snapshot<Row>) =>
  selectFailureText(snapshot) === null ? selectView(snapshot) : null

/** Where nothing is listed: whether there is none, the filters may leave some out, or rows are there that could not be read. */
export const selectEmptiness = <Row>({ context }: Snapshot<Row>): "none" | "filtered" | "unread" => {
  if ((context.summary?.unreadable.count ?? 0) > 0) return "unread"
  return context.predicates.length > 0 || (context.view?.total ?? 0) > 0 ? "filtered" : "none"
}
