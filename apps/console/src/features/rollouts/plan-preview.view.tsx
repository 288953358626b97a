import { planDraftMessages as messages } from "@command-center/domain/rollout/plan-draft-messages"
import type { WavePreview } from "@command-center/domain/rollout/rollout-record"
import { displayDate } from "@command-center/domain/time/display-date"
import type { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { Card } from "@command-center/ui/layout/card"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"

export interface PlanPreviewProps {
  readonly actor: ActorRefFrom<typeof rolloutPlanMachine>
  readonly count: number
}

const lineOf = ({ wave, targets, first, last }: WavePreview, timeZone: string): string =>
  first === null || last === null
    ? messages.nobody(wave)
    : messages.lines(wave, targets, displayDate(first, timeZone), displayDate(last, timeZone))

function Reasons({ actor }: Pick<PlanPreviewProps, "actor">) {
  const reasons = useSelector(actor, select.selectReasons)
  if (reasons.length === 0) return null
  const sentences = [...new Set(reasons.map(({ sentence }) => sentence))]
  return (
    <div role="status">
      <p>{messages.reasons}</p>
      <ul className="cc-plan-reasons">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

/** What will happen, wave by wave, or what is wrong; and the act itself. */
export function PlanPreview({ actor, count }: PlanPreviewProps) {
  const { timeZone } = useConsole()
  const waves = useSelector(actor, select.selectWaves)
  const error = useSelector(actor, select.selectCreateError)
  const isCreating = useSelector(actor, select.selectIsCreating)
  const isNotConfirmed = useSelector(actor, select.selectIsNotConfirmed)
  const leftOut = waves.reduce((sum, wave) => sum + wave.leftOut, 0)
  return (
    <div className="cc-plan-preview">
      <Card title={messages.preview}>
        <Reasons actor={actor} />
        {waves.length > 0 && (
          <>
            <ol className="cc-plan-lines">
              {waves.map((wave) => (
                <li key={wave.wave}>{lineOf(wave, timeZone)}</li>
              ))}
            </ol>
            {leftOut > 0 && <InlineNote kind="warn">{messages.leftOut(leftOut)}</InlineNote>}
            {waves.length > 1 && <p className="cc-hint">{messages.estimated}</p>}
          </>
        )}
        {error !== null && <InlineNote kind="bad">{error}</InlineNote>}
        <p className="cc-hint">{messages.notStarted}</p>
        <div className="cc-rollout-steps">
          <Button
            variant="solid"
            disabled={isCreating || (waves.length === 0 && !isNotConfirmed)}
            aria-busy={isCreating}
            onClick={() => actor.send({ type: "create" })}
          >
            {isNotConfirmed ? messages.sendAgain : messages.create(count, Math.max(1, waves.length))}
          </Button>
          <Button colorPalette="gray" disabled={waves.length === 0} onClick={() => actor.send({ type: "save" })}>
            {messages.save}
          </Button>
        </div>
      </Card>
    </div>
  )
}
