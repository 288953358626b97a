import type { ListDescription } from "@command-center/domain/rows/list-description"
import { selectRequest, selectView } from "@command-center/machines/list-screen/list-screen.selectors"
import { DebugPanel } from "@command-center/ui/feedback/debug-panel"
import { useSelector } from "@xstate/react"
import { useDebug } from "../app/use-debug.ts"
import type { ListRef } from "./list-ref.ts"

export interface ListDebugProps<Row> {
  readonly actor: ListRef<Row>
  readonly list: ListDescription<Row>
}

/** The list's raw data, of each row what its columns show: a field that no column shows may be a secret. */
export function ListDebug<Row>({ actor, list }: ListDebugProps<Row>) {
  const isDebug = useDebug()
  const request = useSelector(actor, selectRequest<Row>)
  const view = useSelector(actor, selectView<Row>)
  if (!isDebug) return null
  const rows = view?.rows.map((row) => ({
    id: list.idOf(row),
    ...Object.fromEntries(list.columns.map(({ key }) => [key, row[key]]))
  }))
  return <DebugPanel title={list.title} data={{ request, ...view, rows }} />
}
