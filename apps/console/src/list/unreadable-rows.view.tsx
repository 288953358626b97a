import { listMessages } from "@command-center/domain/message/list-messages"
import { selectUnreadable } from "@command-center/machines/list-screen/list-screen.selectors"
import { AlertBanners } from "@command-center/ui/feedback/alert-banners"
import { useSelector } from "@xstate/react"
import type { ListRef } from "./list-ref.ts"

/** Says which rows of the list are not shown, as long as it has them. */
export function UnreadableRows<Row>({ actor }: { readonly actor: ListRef<Row> }) {
  const unreadable = useSelector(actor, selectUnreadable<Row>)
  if (unreadable === null) return null
  const message = listMessages.unreadable(unreadable.count, unreadable.reasons)
  return (
    <AlertBanners
      alerts={[{ id: "unreadable", header: listMessages.unreadableTitle, message }]}
      onDismiss={() => actor.send({ type: "unreadable.dismissed" })}
    />
  )
}
