import type { LimitDraft, WaveDraft } from "@command-center/domain/rollout/plan-draft"
import { planDraftMessages as messages } from "@command-center/domain/rollout/plan-draft-messages"
import type { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { Button } from "@command-center/ui/fields/button"
import { FieldError } from "@command-center/ui/fields/field-error"
import { SelectField } from "@command-center/ui/fields/select-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { fieldAt } from "./plan-reason.ts"
import { useFocusInGroups } from "./use-focus-in-groups.ts"
import { optionsOf } from "./wave-options.ts"

export interface PlanWavesProps {
  readonly actor: ActorRefFrom<typeof rolloutPlanMachine>
}

const units = optionsOf(messages.units, ["percent", "count"])
const thens = optionsOf(messages.thens, ["advance", "waitForPerson", "stop"])
const approvals = optionsOf(messages.approvals, ["none", "anybody", "another"])

interface WaveProps extends PlanWavesProps {
  readonly number: number
  readonly wave: WaveDraft
  readonly isOnly: boolean
  /** It takes whoever is left. */
  readonly isLast: boolean
  readonly onRemove: () => void
}

function Wave({ actor, number, wave, isOnly, isLast, onRemove }: WaveProps) {
  const reasons = useSelector(actor, select.selectToldReasons)
  const isFixed = useSelector(actor, select.selectIsFixed)
  const change = (part: Partial<WaveDraft>) => actor.send({ type: "wave.changed", wave: number, change: part })
  const at = (part: string) => fieldAt(reasons, `waves[${number - 1}].${part}`)
  const limit = (figure: "failed" | "unconfirmed" | "silent", of: keyof LimitDraft) => (
    <TextField
      label={messages.limits[figure][of]}
      value={wave[figure][of]}
      inputMode="numeric"
      isDisabled={isFixed}
      {...at(`gate.${figure}.${of}`)}
      onChange={(value) => change({ [figure]: { ...wave[figure], [of]: value } })}
    />
  )
  const text = (label: string, key: "size" | "watch", part: string) => (
    <TextField
      label={label}
      value={wave[key]}
      inputMode="numeric"
      isDisabled={isFixed}
      {...at(part)}
      onChange={(value) => change({ [key]: value })}
    />
  )
  return (
    <li>
      <fieldset className="cc-plan-wave">
        <legend>{messages.wave(number)}</legend>
        <div className="cc-plan-grid">
          {isLast ? (
            <p className="cc-plan-rest">{messages.rest}</p>
          ) : (
            <>
              {text(messages.size, "size", "size")}
              <SelectField
                label={messages.unit}
                value={wave.unit}
                options={units}
                isDisabled={isFixed}
                onChange={(unit) => change({ unit })}
              />
            </>
          )}
          {text(messages.watch, "watch", "watchMinutes")}
        </div>
        <p className="cc-hint">{messages.gate}</p>
        <div className="cc-plan-limits">
          {limit("failed", "share")}
          {limit("failed", "count")}
          {limit("unconfirmed", "share")}
          {limit("unconfirmed", "count")}
          {limit("silent", "share")}
          {limit("silent", "count")}
        </div>
        <div className="cc-plan-grid">
          <SelectField
            label={messages.then}
            value={wave.then}
            options={thens}
            {...at("then")}
            isDisabled={isFixed}
            onChange={(then) => change({ then })}
          />
          <SelectField
            label={messages.approval}
            value={wave.approval}
            options={approvals}
            isDisabled={isFixed}
            onChange={(approval) => change({ approval })}
          />
        </div>
        {!isOnly && (
          <Button size="xs" colorPalette="gray" disabled={isFixed} onClick={onRemove}>
            {messages.remove(number)}
          </Button>
        )}
      </fieldset>
    </li>
  )
}

/** The waves as they are typed, each with its gate. */
export function PlanWaves({ actor }: PlanWavesProps) {
  const { waves } = useSelector(actor, select.selectDraft)
  const reasons = useSelector(actor, select.selectToldReasons)
  // A new wave comes before the last, which takes the rest.
  const { place, removing } = useFocusInGroups<HTMLOListElement>(waves.length, waves.length - 2)
  const together = reasons.flatMap(({ path, sentence }) => (path === "waves" ? [sentence] : []))
  return (
    <>
      <FieldError id="plan-waves" message={together.length === 0 ? null : together.join(" ")} />
      <ol ref={place} className="cc-plan-waves" data-place="waves">
        {waves.map((wave, at) => (
          // oxlint-disable-next-line no-array-index-key -- a wave is its place in the order
          <Wave
            key={at}
            actor={actor}
            number={at + 1}
            wave={wave}
            isOnly={waves.length === 1}
            isLast={at === waves.length - 1}
            onRemove={() => {
              removing(at)
              actor.send({ type: "wave.removed", wave: at + 1 })
            }}
          />
        ))}
      </ol>
    </>
  )
}
