import {
  selectIsReady,
  selectSelectedCount,
  selectView
} from "@command-center/machines/list-screen/list-screen.selectors"
import type { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import { selectList } from "@command-center/machines/row-screen/row-screen.selectors"
import { useEffect, useEffectEvent } from "react"
import type { ActorRefFrom } from "xstate"
import type { ListRef } from "./list-ref.ts"

type RowScreenRef<Row> = ActorRefFrom<ReturnType<typeof makeRowScreenMachine<Row>>>

interface Screen<Row> {
  readonly getSnapshot: () => { readonly children: { readonly rows?: RowScreenRef<Row> | undefined } }
}

/**
 * Selects all that the list shows once its rows are there, and then opens what somebody was sent here for, once. Where
 * the list selects only its page, that is selected.
 */
export const useArrival = <Row>(
  screen: Screen<Row>,
  isWanted: boolean,
  open: (list: ListRef<Row>) => void | Promise<void>
): void => {
  const opened = useEffectEvent(open)
  useEffect(() => {
    const { rows } = screen.getSnapshot().children
    const list = isWanted && rows !== undefined ? selectList<Row>(rows.getSnapshot()) : undefined
    if (list === undefined) return undefined
    let isAsked = false
    const look = (): void => {
      const snapshot = list.getSnapshot()
      if (!selectIsReady<Row>(snapshot) || selectView<Row>(snapshot) === null) return
      if (!isAsked) {
        isAsked = true
        list.send({ type: "matching.selected" })
      } else if (selectSelectedCount<Row>(snapshot) > 0) {
        subscription.unsubscribe()
        void opened(list)
      }
    }
    const subscription = list.subscribe(look)
    look()
    return () => subscription.unsubscribe()
  }, [screen, isWanted])
}
