import { selectAwaited } from "@command-center/machines/list-screen/list-screen.selectors"
import type { LongWaitProps } from "@command-center/ui/feedback/long-wait"
import { useSelector } from "@xstate/react"
import type { ListRef } from "./list-ref.ts"

/** What a list waits for once that takes long, and how not to wait for it. */
export const useListWait = <Row>(actor: ListRef<Row>): LongWaitProps | null => {
  const awaited = useSelector(actor, selectAwaited<Row>)
  return awaited === null ? null : { text: awaited, onCancel: () => actor.send({ type: "cancel" }) }
}
