import { debugMessages } from "@command-center/domain/message/debug-messages"
import { type ListDescription, sortOrders } from "@command-center/domain/rows/list-description"
import { selectRequest, selectView } from "@command-center/machines/list-screen/list-screen.selectors"
import { useSelector } from "@xstate/react"
import { RawData } from "../app/raw-data.view.tsx"
import { useDebug } from "../app/use-debug.ts"
import type { ListRef } from "./list-ref.ts"

export interface ListDebugProps<Row> {
  readonly actor: ListRef<Row>
  readonly list: ListDescription<Row>
}

/** The records of the rows shown, and what was asked of the list: its sort with the product's code (document 1 §3). */
export function ListDebug<Row>({ actor, list }: ListDebugProps<Row>) {
  const isDebug = useDebug()
  const request = useSelector(actor, selectRequest<Row>)
  const view = useSelector(actor, selectView<Row>)
  if (!isDebug) return null
  const sort = { ...request.sort, order: sortOrders[request.sort.direction] }
  const { rows: _, records = null, ...counts } = view ?? {}
  return (
    <RawData
      title={list.title}
      {...(view !== null && records === null ? { note: debugMessages.notKept } : {})}
      data={{ request: { ...request, sort }, ...counts, records }}
    />
  )
}
