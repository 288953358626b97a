import type { WaveDraft } from "@command-center/domain/rollout/plan-draft"
import { planDraftMessages as messages } from "@command-center/domain/rollout/plan-draft-messages"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { SelectField } from "@command-center/ui/fields/select-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import { DateField } from "../../list/date-field.view.tsx"
import { WithoutZoneField } from "../../run-time/without-zone.view.tsx"
import { PlanHours } from "./plan-hours.view.tsx"
import { fieldAt } from "./plan-reason.ts"
import type { PlanStepProps } from "./plan-step.view.tsx"
import { optionsOf } from "./wave-options.ts"

const starts = optionsOf(messages.starts, ["now", "at", "siteHour"])

interface WaveTimesProps extends PlanStepProps {
  readonly number: number
  readonly wave: WaveDraft
}

function WaveTimes({ actor, number, wave }: WaveTimesProps) {
  const reasons = useSelector(actor, select.selectToldReasons)
  const isFixed = useSelector(actor, select.selectIsFixed)
  const change = (part: Partial<WaveDraft>) => actor.send({ type: "wave.changed", wave: number, change: part })
  const at = (part: string) => fieldAt(reasons, `waves[${number - 1}].${part}`)
  return (
    <li>
      <fieldset className="cc-plan-wave">
        <legend>{messages.wave(number)}</legend>
        <div className="cc-plan-grid">
          <SelectField
            label={messages.start}
            value={wave.start}
            options={starts}
            isDisabled={isFixed}
            {...(wave.start === "now" ? at("start") : {})}
            onChange={(start) => change({ start })}
          />
          {wave.start === "at" && (
            <DateField
              label={messages.at}
              value={wave.at}
              isUtcShown
              isDisabled={isFixed}
              {...at("start")}
              onChange={(at) => change({ at })}
            />
          )}
          {wave.start === "siteHour" && (
            <TextField
              label={messages.hour}
              value={wave.hour}
              isDisabled={isFixed}
              {...at("start")}
              onChange={(hour) => change({ hour })}
            />
          )}
          <TextField
            label={messages.spread}
            value={wave.spread}
            inputMode="numeric"
            isDisabled={isFixed}
            {...at("spreadMinutes")}
            onChange={(spread) => change({ spread })}
          />
        </div>
      </fieldset>
    </li>
  )
}

/** When each wave begins, the hours in which it may run, and what becomes of sites whose own time is not known. */
export function PlanWhen({ actor }: PlanStepProps) {
  const { waves, withoutZone } = useSelector(actor, select.selectDraft)
  const unknown = useSelector(actor, select.selectAskedZones)
  const reasons = useSelector(actor, select.selectToldReasons)
  const isFixed = useSelector(actor, select.selectIsFixed)
  return (
    <>
      <ol className="cc-plan-waves" aria-label={messages.times}>
        {waves.map((wave, at) => (
          // oxlint-disable-next-line no-array-index-key -- a wave is its place in the order
          <WaveTimes key={at} actor={actor} number={at + 1} wave={wave} />
        ))}
      </ol>
      <PlanHours actor={actor} />
      {unknown.length > 0 && (
        <div className="cc-fields">
          <WithoutZoneField
            names={unknown.map(({ name, timeZone }) => (timeZone ? `${name} (${timeZone})` : name))}
            value={withoutZone}
            {...fieldAt(reasons, "withoutZone")}
            isDisabled={isFixed}
            onChange={(chosen) => actor.send({ type: "draft.changed", change: { withoutZone: chosen } })}
          />
        </div>
      )}
    </>
  )
}
