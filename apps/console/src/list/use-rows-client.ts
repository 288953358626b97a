import type { ListDescription } from "@command-center/domain/rows/list-description"
import { useEffect, useState } from "react"
import { useConsole } from "../app/console.ts"
import type { RowsClient } from "../rows/rows-client.ts"

/** Opens at the first question and again at the first one after it was closed, as a screen that is shown again asks. */
export const reopening = <Row>(open: () => RowsClient<Row>): RowsClient<Row> => {
  let client: RowsClient<Row> | null = null
  const opened = (): RowsClient<Row> => {
    client ??= open()
    return client
  }
  return {
    load: (input, signal) => opened().load(input, signal),
    loaded: () => opened().loaded(),
    firstView: (request) => opened().firstView(request),
    view: (request) => opened().view(request),
    ids: (asked) => opened().ids(asked),
    facets: (asked) => opened().facets(asked),
    label: (labels) => opened().label(labels),
    find: (of, asked) => opened().find(of, asked),
    valuesOf: (predicates, asked) => opened().valuesOf(predicates, asked),
    rowsOf: (ids) => opened().rowsOf(ids),
    count: (asked) => opened().count(asked),
    csv: (request, onProgress, signal) => opened().csv(request, onProgress, signal),
    close: () => {
      client?.close()
      client = null
    }
  }
}

/** The client of a screen's rows; it closes when the screen goes. */
export const useRowsClient = <Row>(list: ListDescription<Row>): RowsClient<Row> => {
  const { openRows } = useConsole()
  const [client] = useState(() => reopening(() => openRows(list)))
  useEffect(() => client.close, [client])
  return client
}
