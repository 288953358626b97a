import { stateOfRule } from "@command-center/domain/alerts/alert-state"
import { alertMessages } from "@command-center/domain/alerts/alerts-messages"
import { listPathWith } from "@command-center/domain/navigation/routes"
import { listWords } from "@command-center/domain/rows/list-label-messages"
import * as select from "@command-center/machines/alerts/alerts.selectors"
import { selectAncestry } from "@command-center/machines/session/session.selectors"
import { useEffect, useEffectEvent } from "react"
import { useNavigate } from "react-router"
import { useConsole } from "../app/console.ts"
import { useActorState } from "../app/use-actor-state.ts"
import { FlowCrashed } from "../list/flow-crashed.view.tsx"
import { AlertBell } from "./alert-bell.view.tsx"
import { AlertRuleDialog } from "./alert-rule.view.tsx"
import { showActive } from "./alert-signs.ts"
import { AlertsPanel } from "./alerts-panel.view.tsx"
import { consentNow, notify } from "./notifications.ts"
import { RemoveAlertDialog } from "./remove-alert.view.tsx"
import { type AlertsRef, useAlertsActor } from "./use-alerts-actor.ts"

/** A notification of the browser for each rule that is told of, which leads to its view. */
const useNotifications = (actor: AlertsRef): void => {
  const { session } = useConsole()
  const navigate = useNavigate()
  const show = useEffectEvent(({ rules, states }: Parameters<Parameters<typeof actor.on<"alerts.told">>[1]>[0]) => {
    for (const rule of rules) {
      const account = selectAncestry(session.getSnapshot()).nameOf(rule.businessEntityId)
      const place = [listWords[rule.area].link, account].filter((name) => name !== undefined).join(", ")
      const count = stateOfRule(rule, states)?.count ?? 0
      const text = alertMessages.notification(count, rule.direction, rule.limit, place)
      notify(rule, text, () => void navigate(listPathWith(rule.businessEntityId, rule.area, rule.query)))
    }
  })
  useEffect(() => {
    const told = actor.on("alerts.told", (event) => show(event))
    return () => told.unsubscribe()
  }, [actor])
}

/** Alert rules: the bell in the top bar, their panel and the dialog of one; the tab shows how many are active. */
export function AlertsScreen({ userId }: { readonly userId: number }) {
  const { now } = useConsole()
  const actor = useAlertsActor(userId)
  const { hasRules, active, announcement, isOpen, form, consent, isFormCrashed, send } = useActorState(
    actor,
    (snapshot) => ({
      hasRules: select.selectHasRules(snapshot),
      active: select.selectActiveCount(snapshot),
      announcement: select.selectAnnouncement(snapshot),
      isOpen: select.selectIsPanelOpen(snapshot),
      form: select.selectForm(snapshot),
      consent: select.selectConsent(snapshot),
      isFormCrashed: select.selectIsFormCrashed(snapshot)
    })
  )
  useNotifications(actor)
  useEffect(() => showActive(active), [active])
  useEffect(() => () => showActive(0), [])
  return (
    <>
      {hasRules && (
        <AlertBell
          active={active}
          onOpen={() => send({ type: "panel.opened", consent: consentNow(), now: now().toISOString() })}
        />
      )}
      <span className="cc-unseen" role="status">
        {announcement}
      </span>
      {isOpen && <AlertsPanel actor={actor} />}
      <RemoveAlertDialog actor={actor} />
      {form !== undefined && <AlertRuleDialog actor={form} consent={consent} />}
      {isFormCrashed && <FlowCrashed title={alertMessages.newTitle} onClose={() => send({ type: "form.closed" })} />}
    </>
  )
}
