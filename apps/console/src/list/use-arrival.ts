import { listMessages } from "@command-center/domain/message/list-messages"
import { arriveAt } from "@command-center/machines/list-screen/arrival"
import type { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import { selectList } from "@command-center/machines/row-screen/row-screen.selectors"
import { useEffect, useEffectEvent } from "react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../app/console.ts"
import type { ListRef } from "./list-ref.ts"

type RowScreenRef<Row> = ActorRefFrom<ReturnType<typeof makeRowScreenMachine<Row>>>

interface Screen<Row> {
  readonly getSnapshot: () => { readonly children: { readonly rows?: RowScreenRef<Row> | undefined } }
}

/**
 * Selects all that the list shows once its rows are there, and then opens what somebody was sent here for, once. Where
 * the list selects only its page, that is selected; where it shows none by now, that is told.
 */
export const useArrival = <Row>(
  screen: Screen<Row>,
  isWanted: boolean,
  open: (list: ListRef<Row>) => void | Promise<void>
): void => {
  const { dispatch } = useConsole()
  const opened = useEffectEvent(open)
  useEffect(() => {
    const { rows } = screen.getSnapshot().children
    const list = isWanted && rows !== undefined ? selectList<Row>(rows.getSnapshot()) : undefined
    if (list === undefined) return undefined
    return arriveAt<Row>(list, {
      selected: () => void opened(list),
      gone: () => dispatch({ type: "toast", kind: "danger", text: listMessages.goneText })
    })
  }, [screen, isWanted, dispatch])
}
