import { alertMessages } from "@command-center/domain/alerts/alerts-messages"
import { snoozedUntil, snoozes } from "@command-center/domain/alerts/snooze"
import { listPathWith } from "@command-center/domain/navigation/routes"
import { listWords } from "@command-center/domain/rows/list-label-messages"
import { ageText } from "@command-center/domain/time/age"
import type { ListedRule } from "@command-center/machines/alerts/alerts.selectors"
import { selectAncestry } from "@command-center/machines/session/session.selectors"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useConsole } from "../app/console.ts"
import { Link } from "../app/page-link.tsx"
import { useNow } from "../app/use-now.ts"
import { WithTimes } from "../app/with-times.tsx"
import type { AlertsRef } from "./use-alerts-actor.ts"

interface ItemProps {
  readonly actor: AlertsRef
  readonly listed: ListedRule
}

/** Two buttons, as a menu would lie under the panel. */
function SnoozeButtons({ actor, listed: { rule, isSnoozed } }: ItemProps) {
  const { now, timeZone } = useConsole()
  const snooze = (until: string | null) =>
    actor.send({ type: "rule.snoozed", id: rule.id, until, now: now().toISOString() })
  if (isSnoozed)
    return (
      <Button size="xs" colorPalette="gray" aria-label={alertMessages.wake(rule.name)} onClick={() => snooze(null)}>
        {alertMessages.wakeShort}
      </Button>
    )
  return snoozes.map((each) => (
    <Button
      key={each}
      size="xs"
      colorPalette="gray"
      aria-label={alertMessages.snoozeOf[each](rule.name)}
      onClick={() => snooze(snoozedUntil(each, now(), timeZone))}
    >
      {alertMessages.snoozes[each]}
    </Button>
  ))
}

function Tools({ actor, listed }: ItemProps) {
  const { rule, kind } = listed
  const { id, name, isOn } = rule
  return (
    <div className="cc-alert-tools">
      {isOn && kind !== "gone" && <SnoozeButtons actor={actor} listed={listed} />}
      {kind !== "gone" && (
        <>
          <Button
            size="xs"
            colorPalette="gray"
            aria-label={alertMessages.edit(name)}
            onClick={() => actor.send({ type: "rule.edited", id })}
          >
            {alertMessages.editShort}
          </Button>
          <Button
            size="xs"
            colorPalette="gray"
            aria-label={isOn ? alertMessages.turnOff(name) : alertMessages.turnOn(name)}
            onClick={() => actor.send({ type: "rule.switched", id, isOn: !isOn })}
          >
            {isOn ? alertMessages.turnOffShort : alertMessages.turnOnShort}
          </Button>
        </>
      )}
      <Button
        size="xs"
        colorPalette="gray"
        aria-label={alertMessages.remove(name)}
        onClick={() => actor.send({ type: "removal.opened", id })}
      >
        {alertMessages.removeShort}
      </Button>
    </div>
  )
}

/** One rule: what it watches, how it stands, and what can be done about it. */
export function AlertItem({ actor, listed }: ItemProps) {
  const { session } = useConsole()
  const now = useNow()
  const { rule, kind, state, isSnoozed, failure } = listed
  const { snoozedUntil: until } = rule
  const account = useSelector(session, (snapshot) => selectAncestry(snapshot).nameOf(rule.businessEntityId) ?? null)
  const place = [rule.name === rule.view ? null : rule.view, listWords[rule.area].link, account]
  const facts = [
    alertMessages.rule(rule.direction, rule.limit),
    kind === "off" || kind === "gone" || state?.count === undefined || state.count === null
      ? null
      : alertMessages.counted(state.count),
    kind === "passed" && state?.passedSince !== null && state?.passedSince !== undefined
      ? alertMessages.since(ageText(state.passedSince, now))
      : null
  ]
  return (
    <li data-kind={kind}>
      <div className="cc-alert-head">
        {kind === "gone" ? (
          <strong>{rule.name}</strong>
        ) : (
          <Link
            to={listPathWith(rule.businessEntityId, rule.area, rule.query)}
            aria-label={alertMessages.open(rule.name)}
            onClick={() => actor.send({ type: "panel.closed" })}
          >
            {rule.name}
          </Link>
        )}
        <span className="cc-badge" data-tone={kind === "passed" ? "bad" : undefined}>
          {alertMessages.state[kind]}
        </span>
      </div>
      <p className="cc-help">{place.filter((part) => part !== null).join(" · ")}</p>
      <p>{facts.filter((fact) => fact !== null).join(" · ")}</p>
      {isSnoozed && until !== null && (
        <p className="cc-help">
          <WithTimes say={(timeText) => alertMessages.snoozedUntil(timeText(until))} />
        </p>
      )}
      {kind === "gone" && <p className="cc-help">{alertMessages.isGone}</p>}
      {failure !== null && kind !== "gone" && <p className="cc-help">{alertMessages.failed(failure)}</p>}
      <Tools actor={actor} listed={listed} />
    </li>
  )
}
