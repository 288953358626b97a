import { progressMessages } from "@command-center/domain/operation/progress-messages"
import type { StatusTone } from "@command-center/domain/status/status-tone"
import { StatusBadge } from "../cells/status-badge.tsx"
import { focusStop } from "../layout/focus-stop.tsx"

type TargetState = "waiting" | "sending" | "succeeded" | "failed" | "unknown" | "notSent"

export interface TargetOutcome {
  readonly id: number
  readonly name: string
  readonly state: TargetState
  /** The reason of a failure, the id of what was created. */
  readonly detail?: string | undefined
}

export interface ProgressListProps {
  readonly label: string
  readonly outcomes: ReadonlyArray<TargetOutcome>
  /** False where everything is settled from the start. */
  readonly hasMeter?: boolean
  readonly words?: Partial<Readonly<Record<TargetState, string>>>
}

const usual: Readonly<Record<TargetState, string>> = {
  waiting: progressMessages.waiting,
  sending: progressMessages.sending,
  succeeded: progressMessages.succeeded,
  failed: progressMessages.failed,
  unknown: progressMessages.unknown,
  notSent: progressMessages.notSent
}
const tones: Readonly<Record<TargetState, StatusTone>> = {
  waiting: "idle",
  sending: "busy",
  succeeded: "good",
  failed: "bad",
  unknown: "warn",
  notSent: "idle"
}
const isDone = ({ state }: TargetOutcome): boolean => state !== "waiting" && state !== "sending"

/** What became of each target of an operation. */
export function ProgressList({ label, outcomes, hasMeter = true, words = {} }: ProgressListProps) {
  const done = outcomes.filter(isDone).length
  return (
    <div className="cc-outcomes">
      {hasMeter && (
        <div className="cc-outcomes-head">
          <progress className="cc-meter" aria-label={label} max={Math.max(1, outcomes.length)} value={done} />
          <span role="status">{progressMessages.done(done, outcomes.length)}</span>
        </div>
      )}
      <ul className="cc-outcome-list" aria-label={label} {...focusStop}>
        {outcomes.map(({ id, name, state, detail }) => (
          <li key={id}>
            <span className="cc-outcome-name">{name}</span>
            <StatusBadge word={words[state] ?? usual[state]} tone={() => tones[state]} />
            {detail !== undefined && <span className="cc-outcome-detail">{detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
