import { stepMessages, stepNames } from "@command-center/domain/rollout/refusal-messages"
import {
  type AwaitedFirst,
  type RolloutState,
  type RolloutStepName,
  rolloutStepNames,
  type Waiting,
  type WaitReason,
  type WaveFigures
} from "@command-center/domain/rollout/rollout-record"
import { approvalRefusal, waitingFor } from "@command-center/domain/rollout/waiting"
import type { SnapshotFrom } from "xstate"
import { currentWave, needsApproval, startsAt } from "./rollout.changes.ts"
import type { rolloutMachine } from "./rollout.machine.ts"
import type { RolloutStepEvent, RolloutWave } from "./rollout.types.ts"

type Snapshot = SnapshotFrom<typeof rolloutMachine>

const waits: ReadonlyArray<WaitReason> = ["approval", "time", "person", "rights", "signOn", "service", "newTargets"]

const waitOf = (snapshot: Snapshot): WaitReason | null => {
  if (snapshot.matches({ paused: "held" })) return "paused"
  if (snapshot.matches({ paused: "gate" })) return "gate"
  if (snapshot.matches("failed")) return "defect"
  return waits.find((reason) => isWaitingFor(snapshot, reason)) ?? null
}

const isWaitingFor = ({ value }: Snapshot, reason: WaitReason): boolean =>
  typeof value === "object" &&
  "underWay" in value &&
  typeof value.underWay === "object" &&
  value.underWay.waiting === reason

/** The state as pages, files and the API name it. "stopped" already while it is being stopped, since nothing more is sent. */
export const selectState = (snapshot: Snapshot): RolloutState => {
  if (snapshot.matches("planned")) return "planned"
  if (snapshot.matches("paused")) return "paused"
  if (snapshot.matches("failed")) return "failed"
  if (snapshot.matches("done")) return "done"
  if (snapshot.matches("stopping") || snapshot.matches("stopped")) return "stopped"
  if (snapshot.matches({ underWay: "watching" })) return "watching"
  return waitOf(snapshot) === null ? "running" : "waiting"
}

/** The wave it is in; null before the first. */
export const selectWave = ({ context }: Snapshot): RolloutWave | null => currentWave(context)
/** All waves, those of the plan first; who joins or is retried belongs to the last of its kind. */
export const selectWaves = ({ context }: Snapshot): ReadonlyArray<RolloutWave> => context.waves

const held = ["rights", "signOn", "service"] as const

/** What keeps one that is being stopped from its end; whoever may stops it again. */
const stopWaiting = ({ context }: Snapshot): Waiting | null => {
  const reason = held.find((each) => !context.holds[each])
  if (reason === undefined) return null
  return { reason, since: context.since, until: null, endedBy: reason === "service" ? "itself" : "editor" }
}

/** What it waits for; null while it does not. */
export const selectWaiting = (snapshot: Snapshot): Waiting | null => {
  if (snapshot.matches("stopping")) return stopWaiting(snapshot)
  const reason = waitOf(snapshot)
  const { context } = snapshot
  if (reason === null) return null
  const until = reason === "time" ? startsAt(context) : null
  return waitingFor(reason, { since: context.since, until }, currentWave(context)?.plan.approval ?? null)
}

/** What has to come before the wave that it is in is sent; nothing once it has begun. */
export const selectAwaits = ({ context }: Snapshot): ReadonlyArray<AwaitedFirst> => {
  if (context.isBegun) return []
  return [
    ...(needsApproval(context) ? ["approval" as const] : []),
    ...(startsAt(context) === null ? [] : ["time" as const])
  ]
}

/** Whether the calls of the wave may leave now. */
export const selectMaySend = (snapshot: Snapshot): boolean => snapshot.hasTag("sends")

/** Whether its targets are looked at. */
const selectIsWatching = (snapshot: Snapshot): boolean => snapshot.matches({ underWay: "watching" })
export const selectIsStopping = (snapshot: Snapshot): boolean => snapshot.matches("stopping")
export const selectDeletesTasks = ({ context }: Snapshot): boolean => context.deletesTasks

/** When it is to hear of the time: WAKE where it waits for its wave's, FIGURES where its watch is over. */
export const selectWakeAt = (snapshot: Snapshot): string | null => {
  if (selectIsWatching(snapshot)) return snapshot.context.watchUntil
  return waitOf(snapshot) === "time" ? startsAt(snapshot.context) : null
}

const anybody = { at: "", by: { id: Number.NaN, name: "" }, note: null }

/** What can be done to it now by whoever may edit where it is; an approval may still ask for somebody else. */
export const selectSteps = (
  snapshot: Snapshot,
  figures: ReadonlyArray<WaveFigures>
): ReadonlyArray<RolloutStepName> => {
  const targets = figures.reduce((sum, { failed }) => sum + failed, 0)
  const events: Readonly<Record<RolloutStepName, RolloutStepEvent>> = {
    start: { type: "START", ...anybody },
    pause: { type: "PAUSE", ...anybody },
    resume: { type: "RESUME", ...anybody },
    advance: { type: "ADVANCE", ...anybody },
    retry: { type: "RETRY", targets, ...anybody },
    stop: { type: "STOP", deleteTasks: false, ...anybody }
  }
  return rolloutStepNames.filter((name) => snapshot.can(events[name]))
}

/** Why a step cannot be taken now, in a sentence; null where it can. */
export const stepRefusal = (snapshot: Snapshot, event: RolloutStepEvent): string | null => {
  if (snapshot.can(event)) return null
  const { context } = snapshot
  const approval = currentWave(context)?.plan.approval
  if (event.type === "ADVANCE" && waitOf(snapshot) === "approval" && approval !== undefined) {
    const people = { creatorId: context.creatorId, personId: event.by.id }
    return approvalRefusal(approval, people) ?? stepMessages.notNow(stepNames[event.type], selectState(snapshot))
  }
  if (event.type === "RETRY" && event.targets === 0) return stepMessages.nothingToRetry
  return stepMessages.notNow(stepNames[event.type], selectState(snapshot))
}
