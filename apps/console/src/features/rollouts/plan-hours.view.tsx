import type { Weekday } from "@command-center/domain/rollout/plan-draft"
import { planDraftMessages as messages } from "@command-center/domain/rollout/plan-draft-messages"
import type { AllowedHours } from "@command-center/domain/rollout/rollout-plan"
import type { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { Button } from "@command-center/ui/fields/button"
import { CheckboxField } from "@command-center/ui/fields/checkbox-field"
import { FieldError } from "@command-center/ui/fields/field-error"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { fieldAt } from "./plan-reason.ts"
import { useFocusInGroups } from "./use-focus-in-groups.ts"

export interface PlanHoursProps {
  readonly actor: ActorRefFrom<typeof rolloutPlanMachine>
}

/** As a week is read. */
const week: ReadonlyArray<Weekday> = [1, 2, 3, 4, 5, 6, 0]

interface HoursProps extends PlanHoursProps {
  readonly number: number
  readonly hours: AllowedHours
  readonly onRemove: () => void
}

function Hours({ actor, number, hours, onRemove }: HoursProps) {
  const reasons = useSelector(actor, select.selectToldReasons)
  const isFixed = useSelector(actor, select.selectIsFixed)
  const change = (part: Partial<AllowedHours>) => actor.send({ type: "hours.changed", at: number, change: part })
  const at = (part: string) => fieldAt(reasons, `windows[${number - 1}].${part}`)
  const weekdays = at("weekdays")
  return (
    <li>
      <fieldset className="cc-plan-wave">
        <legend>{messages.hoursOf(number)}</legend>
        <div className="cc-plan-weekdays" data-place={weekdays.place}>
          {week.map((day) => (
            <CheckboxField
              key={day}
              label={messages.weekdays[day]}
              isChecked={hours.weekdays.includes(day)}
              isDisabled={isFixed}
              onChange={(isOpen) =>
                change({ weekdays: week.filter((each) => (each === day ? isOpen : hours.weekdays.includes(each))) })
              }
            />
          ))}
        </div>
        <FieldError id={`plan-hours-${number}`} message={weekdays.error} />
        <div className="cc-plan-grid">
          <TextField
            label={messages.from}
            value={hours.from}
            isDisabled={isFixed}
            {...at("from")}
            onChange={(from) => change({ from })}
          />
          <TextField
            label={messages.until}
            value={hours.until}
            isDisabled={isFixed}
            {...at("until")}
            onChange={(until) => change({ until })}
          />
        </div>
        <Button size="xs" colorPalette="gray" disabled={isFixed} onClick={onRemove}>
          {messages.removeHours(number)}
        </Button>
      </fieldset>
    </li>
  )
}

/** The hours of the week in which it may run at each site. */
export function PlanHours({ actor }: PlanHoursProps) {
  const { hours } = useSelector(actor, select.selectDraft)
  const isFixed = useSelector(actor, select.selectIsFixed)
  const { place, removing } = useFocusInGroups<HTMLDivElement>(hours.length, hours.length - 1)
  return (
    <div ref={place} className="cc-plan-hours">
      <div className="cc-card-head cc-plan-apart">
        <h3 className="cc-card-title">{messages.hours}</h3>
        <Button size="xs" disabled={isFixed} onClick={() => actor.send({ type: "hours.added" })}>
          {messages.addHours}
        </Button>
      </div>
      <p className="cc-hint">{messages.hoursHelp}</p>
      {hours.length > 0 && (
        <ol className="cc-plan-waves">
          {hours.map((each, at) => (
            // oxlint-disable-next-line no-array-index-key -- hours are their place in the order
            <Hours
              key={at}
              actor={actor}
              number={at + 1}
              hours={each}
              onRemove={() => {
                removing(at)
                actor.send({ type: "hours.removed", at: at + 1 })
              }}
            />
          ))}
        </ol>
      )}
    </div>
  )
}
