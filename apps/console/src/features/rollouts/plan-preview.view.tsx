import { demandInPlan } from "@command-center/domain/rollout/plan-demands"
import { planDraftMessages as messages } from "@command-center/domain/rollout/plan-draft-messages"
import { placedReason } from "@command-center/domain/rollout/plan-place"
import { listedReasons, stepOfReason } from "@command-center/domain/rollout/plan-steps"
import type { JudgedPlan } from "@command-center/domain/rollout/validate-plan"
import { waveSentence, waveZoneLines } from "@command-center/domain/rollout/wave-lines"
import { siteTimeMessages } from "@command-center/domain/site-time/site-time-messages"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { NameList } from "@command-center/ui/feedback/name-list"
import { Card } from "@command-center/ui/layout/card"
import { PlainTable } from "@command-center/ui/table/plain-table"
import { useSelector } from "@xstate/react"
import { flushSync } from "react-dom"
import { useTimeText } from "../../app/use-shown-clocks.ts"
import { WithTimes } from "../../app/with-times.tsx"
import { focusPlace } from "./plan-reason.ts"
import type { PlanStepProps } from "./plan-step.view.tsx"

export interface PlanPreviewProps extends PlanStepProps {
  readonly isAttended: boolean
}

/** What is wrong, each with the step in which it is mended. */
function Reasons({ actor }: PlanStepProps) {
  const told = useSelector(actor, select.selectToldReasons)
  const shown = useSelector(actor, select.selectStep)
  const isFixed = useSelector(actor, select.selectIsFixed)
  const reasons = listedReasons(told, shown)
  if (reasons.length === 0) return null
  return (
    <div role="status">
      <p>{messages.reasons}</p>
      <ul className="cc-plan-reasons">
        {reasons.map((reason) => {
          const step = stepOfReason(reason)
          const said = placedReason(reason)
          return (
            <li key={said}>
              {said}{" "}
              <button
                type="button"
                className="cc-link"
                disabled={isFixed}
                onClick={({ currentTarget }) => {
                  const { form } = currentTarget
                  // The step has its fields, and its heading the focus, before the one that is wrong takes it.
                  flushSync(() => actor.send({ type: "step.chosen", step }))
                  focusPlace(form, reason.path)
                }}
              >
                {messages.steps.mend(messages.steps.names[step])}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Dates as they are displayed, broken between their parts alone. */
function ShownTimes({ text }: { readonly text: string }) {
  return text.split(" ").map((part, at) => (
    // oxlint-disable-next-line no-array-index-key -- a part is its place in the text
    <span key={at}>
      <span className="cc-unbroken">{part}</span>{" "}
    </span>
  ))
}

interface WaveProps {
  readonly wave: JudgedPlan["waves"][number]
  readonly plan: JudgedPlan["plan"]
}

/** When the sites of a wave run, there and here, what it demands, and who they are. */
function Wave({ wave: { preview, targets }, plan }: WaveProps) {
  const timeText = useTimeText()
  const lines = waveZoneLines(preview, timeText)
  const { table } = siteTimeMessages
  const demand = plan === null ? null : demandInPlan(plan, preview.wave)
  return (
    <li>
      <p className="cc-plan-wave-line">
        <WithTimes say={(timeText) => waveSentence(preview, timeText)} />
      </p>
      {demand !== null && <p className="cc-hint">{demand}</p>}
      {preview.leftOut > 0 && <InlineNote kind="warn">{messages.leftOut(preview.leftOut)}</InlineNote>}
      {lines.length > 0 && (
        <PlainTable
          label={messages.zonesOf(preview.wave)}
          emptyText=""
          rows={lines}
          rowId={({ zone }) => zone}
          columns={[
            { key: "zone", label: table.zone, cell: ({ zone }) => zone },
            { key: "targets", label: messages.targetCount, cell: (line) => line.targets, isNumber: true },
            { key: "there", label: table.there, cell: ({ there }) => <ShownTimes text={there} /> },
            { key: "here", label: table.here, cell: ({ here }) => <ShownTimes text={here} /> }
          ]}
        />
      )}
      <NameList
        label={messages.namesOf(preview.wave)}
        items={targets}
        atOnce={3}
        moreLabel={messages.more}
        cutLabel={messages.onlyShown}
      />
    </li>
  )
}

/** What will happen, wave by wave, and what is wrong: beside every step. */
export function PlanPreview({ actor, isAttended }: PlanPreviewProps) {
  const waves = useSelector(actor, select.selectWaves)
  const plan = useSelector(actor, select.selectPlan)
  const told = useSelector(actor, select.selectToldReasons)
  return (
    <div className="cc-plan-preview">
      <Card title={messages.preview}>
        <Reasons actor={actor} />
        {isAttended && <InlineNote kind="warn">{messages.attended}</InlineNote>}
        {waves.length === 0 ? (
          <p className="cc-hint">{told.length > 0 ? messages.previewHeld : messages.previewEmpty}</p>
        ) : (
          <ol className="cc-plan-lines">
            {waves.map((wave) => (
              <Wave key={wave.preview.wave} wave={wave} plan={plan} />
            ))}
          </ol>
        )}
        {waves.length > 1 && <p className="cc-hint">{messages.estimated}</p>}
      </Card>
    </div>
  )
}
