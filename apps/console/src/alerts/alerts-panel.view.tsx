import { alertMessages } from "@command-center/domain/alerts/alerts-messages"
import {
  listedAlerts,
  selectConsent,
  selectContext,
  selectIsBroken
} from "@command-center/machines/alerts/alerts.selectors"
import type { Consent } from "@command-center/machines/alerts/alerts.types"
import { Drawer } from "@command-center/ui/dialog/drawer"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { useSelector } from "@xstate/react"
import { AlertItem } from "./alert-item.view.tsx"
import type { AlertsRef } from "./use-alerts-actor.ts"

const notes: Readonly<Record<Consent, string | null>> = {
  granted: null,
  undecided: null,
  denied: alertMessages.blocked,
  unsupported: alertMessages.unsupported
}

/** All rules of this browser's user: those that are passed first, each with what can be done about it. */
export function AlertsPanel({ actor }: { readonly actor: AlertsRef }) {
  const listed = listedAlerts(useSelector(actor, selectContext))
  const note = notes[useSelector(actor, selectConsent)]
  const isBroken = useSelector(actor, selectIsBroken)
  return (
    <Drawer isOpen title={alertMessages.title} onClose={() => actor.send({ type: "panel.closed" })}>
      <div className="cc-arrange">
        {isBroken && <InlineNote kind="bad">{alertMessages.broken}</InlineNote>}
        {note !== null && <InlineNote kind="warn">{note}</InlineNote>}
        {listed.length === 0 ? (
          <p>{alertMessages.none}</p>
        ) : (
          <ul className="cc-alert-list" aria-label={alertMessages.list}>
            {listed.map((each) => (
              <AlertItem key={each.rule.id} actor={actor} listed={each} />
            ))}
          </ul>
        )}
        <p className="cc-help">{alertMessages.hint}</p>
      </div>
    </Drawer>
  )
}
