import type { SnapshotFrom } from "xstate"
import type { makeListScreenMachine } from "./list-screen.machine.ts"
import { selectIsReady, selectIsSettled, selectSelectedCount, selectView } from "./list-screen.selectors.ts"

/** The running list that somebody was sent to. */
export interface ArrivedList<Row> {
  readonly getSnapshot: () => SnapshotFrom<ReturnType<typeof makeListScreenMachine<Row>>>
  readonly send: (event: { readonly type: "matching.selected" }) => void
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void }
}

export interface ArrivalEnds {
  readonly selected: () => void
  /** There was nothing to select: what is selected later is no business of whoever sent them. */
  readonly gone: () => void
}

/** Selects all that a list shows once its rows are there, and says once what came of it. The answer calls it off. */
export const arriveAt = <Row>(list: ArrivedList<Row>, { selected, gone }: ArrivalEnds): (() => void) => {
  let isAsked = false
  let isOver = false
  const end = (tell: () => void): void => {
    isOver = true
    subscription.unsubscribe()
    tell()
  }
  const look = (): void => {
    const snapshot = list.getSnapshot()
    if (isOver) return
    if (!selectIsReady<Row>(snapshot)) isAsked = false
    else if (selectView<Row>(snapshot) === null) return
    else if (!isAsked) {
      // Looked at again when the list has taken it: here it may be in the middle of something else.
      isAsked = true
      list.send({ type: "matching.selected" })
    } else if (selectSelectedCount<Row>(snapshot) > 0) end(selected)
    else if (selectIsSettled<Row>(snapshot)) end(gone)
  }
  const subscription = list.subscribe(look)
  look()
  return () => subscription.unsubscribe()
}
