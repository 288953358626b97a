import { type StatusCarrier, statusCodeOf, taskState } from "../task/task-status.ts"
import { fourPartVersion } from "../version/four-part-version.ts"
import { type RolloutAction, reportedAfter } from "./rollout-action.ts"
import { targetMessages } from "./rollout-messages.ts"
import type { TargetState, WaveFigures } from "./rollout-record.ts"

/** What is known of a target: its call, its task, and what its UTG or device reports. */
export interface TargetFacts {
  /** `left`: the call was sent and its answer is missing. */
  readonly call: "none" | "left" | "confirmed" | "refused" | "skipped"
  /** Why the call was refused, or the target skipped. */
  readonly reason: string | null
  /** As the task view has it; null where it is not there, or was not looked for; "unread" where it may be in an unreadable row. */
  readonly task: StatusCarrier | "unread" | null
  /** The version that is reported, of whatever the action changes. */
  readonly reported: string | null
  /** Next Predicted Communication; null where it is not known. */
  readonly predicted: string | null
  /** What it reports may be in a row that could not be read. */
  readonly isUnread: boolean
}

interface Progress {
  readonly state: TargetState
  readonly reason: string | null
}

export interface ProgressMoment {
  readonly now: Date
  /** Whether the watch of its wave has ended: what is still open then is not confirmed. */
  readonly isWatchOver: boolean
}

const reports = (reported: string | null, wanted: string): boolean =>
  reported !== null && (fourPartVersion(reported) ?? reported.trim()) === (fourPartVersion(wanted) ?? wanted.trim())

const open = (moment: ProgressMoment, reason: string): Progress =>
  moment.isWatchOver ? { state: "unconfirmed", reason } : { state: "scheduled", reason: null }

/** What could not be read may never be: why it stays open is said before the watch has ended, too. */
const unread = ({ isWatchOver }: ProgressMoment, reason: string): Progress => ({
  state: isWatchOver ? "unconfirmed" : "scheduled",
  reason
})

const afterSuccess = ({ predicted, isUnread }: TargetFacts, moment: ProgressMoment): Progress => {
  if (isUnread) return unread(moment, targetMessages.unread)
  return predicted !== null && Date.parse(predicted) < moment.now.getTime()
    ? { state: "silent", reason: targetMessages.silent(predicted) }
    : { state: "succeeded", reason: null }
}

const ofTask = (action: RolloutAction, facts: TargetFacts, moment: ProgressMoment): Progress => {
  const { task, reported, isUnread } = facts
  if (task === "unread") return unread(moment, targetMessages.taskUnread)
  if (task === null) return open(moment, targetMessages.noTask)
  const state = taskState(task) ?? "unknown"
  if (state === "Failed") {
    const code = statusCodeOf(task)
    return { state: "failed", reason: targetMessages.taskFailed(task.taskStatusName ?? String(code ?? state)) }
  }
  if (state !== "Completed") return open(moment, targetMessages.taskOpen(state))
  const wanted = reportedAfter(action)
  return wanted === null || isUnread || reports(reported, wanted)
    ? afterSuccess(facts, moment)
    : open(moment, targetMessages.otherVersion(reported, wanted))
}

/**
 * How far a target is: by its call, then its task's state, then, for versions and firmware, what is reported afterwards.
 * A profile is applied by the call itself.
 */
export const targetProgress = (action: RolloutAction, facts: TargetFacts, moment: ProgressMoment): Progress => {
  switch (facts.call) {
    case "none":
      return moment.isWatchOver
        ? { state: "unconfirmed", reason: targetMessages.notAnswered }
        : { state: "planned", reason: null }
    case "left":
      return moment.isWatchOver
        ? { state: "unconfirmed", reason: targetMessages.notAnswered }
        : { state: "sending", reason: null }
    case "refused":
      return { state: "failed", reason: facts.reason }
    case "skipped":
      return { state: "skipped", reason: facts.reason }
    case "confirmed":
      return action.kind === "applyProfile" ? afterSuccess(facts, moment) : ofTask(action, facts, moment)
  }
}

const isSent: Readonly<Record<TargetState, boolean>> = {
  planned: false,
  sending: true,
  scheduled: true,
  succeeded: true,
  failed: true,
  unconfirmed: true,
  silent: true,
  skipped: false
}

/** How many of a wave are how far. */
export const waveFigures = (wave: number, states: Iterable<TargetState>): WaveFigures => {
  const figures = { wave, targets: 0, sent: 0, succeeded: 0, failed: 0, unconfirmed: 0, silent: 0, skipped: 0 }
  for (const state of states) {
    figures.targets += 1
    if (isSent[state]) figures.sent += 1
    if (state !== "planned" && state !== "sending" && state !== "scheduled") figures[state] += 1
  }
  return figures
}
