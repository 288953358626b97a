import type { ListDescription } from "@command-center/domain/rows/list-description"
import { useEffect, useState } from "react"
import { useConsole } from "../app/console.ts"
import type { RowsDoor } from "../rows/rows-door.ts"

/** Opens at the first question and again at the first one after it was closed, as a screen that is shown again asks. */
export const reopening = <Row>(open: () => RowsDoor<Row>): RowsDoor<Row> => {
  let door: RowsDoor<Row> | null = null
  const opened = (): RowsDoor<Row> => {
    door ??= open()
    return door
  }
  return {
    load: (input, signal) => opened().load(input, signal),
    firstView: (request) => opened().firstView(request),
    view: (request) => opened().view(request),
    ids: (search) => opened().ids(search),
    rowsOf: (ids) => opened().rowsOf(ids),
    csv: (request, onProgress, signal) => opened().csv(request, onProgress, signal),
    close: () => {
      door?.close()
      door = null
    }
  }
}

/** The door to a screen's rows; it closes when the screen goes. */
export const useRowsDoor = <Row>(list: ListDescription<Row>): RowsDoor<Row> => {
  const { openRows } = useConsole()
  const [door] = useState(() => reopening(() => openRows(list)))
  useEffect(() => door.close, [door])
  return door
}
