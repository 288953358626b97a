import { alertMessages } from "@command-center/domain/alerts/alerts-messages"
import { selectContext, selectRemoval } from "@command-center/machines/alerts/alerts.selectors"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import { useSelector } from "@xstate/react"
import type { AlertsRef } from "./use-alerts-actor.ts"

/** Asks before a rule is removed: nothing brings it back. */
export function RemoveAlertDialog({ actor }: { readonly actor: AlertsRef }) {
  const removal = useSelector(actor, selectRemoval)
  const { gone } = useSelector(actor, selectContext)
  if (removal === null) return null
  const { removeText, removeGone } = alertMessages
  return (
    <ConfirmDialog
      title={alertMessages.removeTitle}
      confirmLabel={alertMessages.removeShort}
      isDestructive
      onConfirm={() => actor.send({ type: "removal.confirmed" })}
      onCancel={() => actor.send({ type: "removal.cancelled" })}
    >
      <p className="cc-consequence">{(gone.includes(removal.id) ? removeGone : removeText)(removal.name)}</p>
    </ConfirmDialog>
  )
}
