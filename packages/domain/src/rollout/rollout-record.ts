import { Schema } from "effect"
import { AwaitedTurn } from "./awaited-turn.ts"
import { RolloutOutline, WavePlan } from "./rollout-plan.ts"

/** What the rollout service answers; every date is ISO UTC text. Waves are counted from 1. */

export const rolloutStates = [
  "planned",
  "running",
  "watching",
  "waiting",
  "paused",
  "stopped",
  "failed",
  "done"
] as const
export const RolloutState = Schema.Literals(rolloutStates)
export type RolloutState = typeof RolloutState.Type

export const targetStates = [
  "planned",
  "sending",
  "scheduled",
  "succeeded",
  "failed",
  "unconfirmed",
  "silent",
  "skipped"
] as const
export const TargetState = Schema.Literals(targetStates)
export type TargetState = typeof TargetState.Type

/** How many of a wave are how far. `sent`: their call was answered, or has left; `skipped` are part of `targets`. */
export const WaveFigures = Schema.Struct({
  wave: Schema.Number,
  targets: Schema.Number,
  sent: Schema.Number,
  succeeded: Schema.Number,
  failed: Schema.Number,
  unconfirmed: Schema.Number,
  silent: Schema.Number,
  skipped: Schema.Number
})
export type WaveFigures = typeof WaveFigures.Type

/** What a rollout waits for; a paused one waits for a person, too. */
const waitReasons = [
  "time",
  "approval",
  "person",
  "gate",
  "paused",
  "rights",
  "signOn",
  "service",
  "newTargets",
  "defect"
] as const
export const WaitReason = Schema.Literals(waitReasons)
export type WaitReason = typeof WaitReason.Type

/** Nothing is stuck: whatever waits says for what, since when, and who can end it (see `waiting.ts` for the words). */
export const Waiting = Schema.Struct({
  reason: WaitReason,
  since: Schema.String,
  /** When it ends by itself, where that is known. */
  until: Schema.NullOr(Schema.String),
  /** Who can end it; `anotherEditor` is whoever may edit and did not create it. */
  endedBy: Schema.Literals(["editor", "anotherEditor", "creator", "itself"])
})
export type Waiting = typeof Waiting.Type

/** What a person may have a rollout do; `advance` goes on, or approves the wave that waits for it. */
export const rolloutStepNames = ["start", "pause", "resume", "stop", "advance", "retry"] as const
export const RolloutStepName = Schema.Literals(rolloutStepNames)
export type RolloutStepName = typeof RolloutStepName.Type

/** What a wave waits for before anything of it is sent. */
export const AwaitedFirst = Schema.Literals(["approval", "time"])
export type AwaitedFirst = typeof AwaitedFirst.Type

const summaryFields = {
  id: Schema.String,
  name: Schema.String,
  businessEntityId: Schema.Number,
  state: RolloutState,
  /** The wave it is in; null while it is planned. */
  wave: Schema.NullOr(Schema.Number),
  waves: Schema.Array(WaveFigures),
  createdBy: Schema.String,
  createdById: Schema.Number,
  createdAt: Schema.String,
  waitingFor: Schema.NullOr(Waiting),
  /** What whoever may edit at its account can have it do now; who may approve a wave is told by its plan. */
  steps: Schema.Array(RolloutStepName),
  /** The service keeps no sign-in, so that a person begins each wave; a service or an event of before does not say. */
  isAttended: Schema.optionalKey(Schema.Boolean),
  /** What still has to come before the wave that it is in is sent, also while it is paused; a service or an event of before does not say. */
  awaits: Schema.optionalKey(Schema.Array(AwaitedFirst)),
  /** The wave whose failed targets the wave that it is in sends again; null where that is no retry. */
  retries: Schema.optionalKey(Schema.NullOr(Schema.Number))
}

/** How a rollout was when somebody decided that it goes on. */
export const SeenRollout = Schema.Struct({
  state: summaryFields.state,
  wave: summaryFields.wave,
  waitingFor: Schema.NullOr(WaitReason)
})
export type SeenRollout = typeof SeenRollout.Type

export const RolloutSummary = Schema.Struct(summaryFields)
export type RolloutSummary = typeof RolloutSummary.Type

/** What a wave beyond those of the plan is: a retry of what failed, or the open one of a growing rollout. */
export const WaveKind = Schema.Literals(["planned", "retry", "open"])
export type WaveKind = typeof WaveKind.Type

/** The clocks of one zone within a wave: how many run there, from when to when. */
export const ZoneTimes = Schema.Struct({
  /** As the sites report it; null for those that run by another's zone, and where no zone counts. */
  reported: Schema.NullOr(Schema.String),
  zone: Schema.NullOr(Schema.String),
  targets: Schema.Number,
  first: Schema.String,
  last: Schema.String
})
export type ZoneTimes = typeof ZoneTimes.Type

export const WavePreview = Schema.Struct({
  wave: Schema.Number,
  kind: WaveKind,
  targets: Schema.Number,
  /** The first of them by name. */
  sample: Schema.Array(Schema.String),
  /** Those that get nothing since their zone is not known. */
  leftOut: Schema.Number,
  /** When it has begun, or would begin at the earliest, as waves follow the gate of another. */
  begins: Schema.String,
  /** It has not begun, and its times are as if it came in its turn. */
  isEstimate: Schema.Boolean,
  /** What comes first; where there is anything, its times are as if that came at once. A service of before does not say. */
  awaits: Schema.optionalKey(Schema.Array(AwaitedTurn)),
  first: Schema.NullOr(Schema.String),
  last: Schema.NullOr(Schema.String),
  watchedUntil: Schema.String,
  zones: Schema.Array(ZoneTimes),
  /** Of a retry: the wave whose gate was lost. */
  retries: Schema.optionalKey(Schema.Number),
  /** Its figures as they were before what had failed became a wave of its own, and which. */
  retried: Schema.optionalKey(Schema.Array(Schema.Struct({ wave: Schema.Number, figures: WaveFigures })))
})
export type WavePreview = typeof WavePreview.Type

export const Rollout = Schema.Struct({
  ...summaryFields,
  plan: RolloutOutline,
  targetCount: Schema.Number,
  /** Beside `waves`, in their order. */
  times: Schema.Array(WavePreview),
  /** All rules of each wave, of a retry and an open one, too; a service of before does not say them. */
  rules: Schema.optionalKey(Schema.Array(WavePlan))
})
export type Rollout = typeof Rollout.Type

export const RolloutList = Schema.Struct({
  /** The newest first. */
  rollouts: Schema.Array(RolloutSummary),
  /** There are older ones that are not listed; a service of before does not say. */
  hasMore: Schema.optionalKey(Schema.Boolean),
  /** Whoever follows the list goes on after this event; a service of before has none to follow. */
  lastEvent: Schema.optionalKey(Schema.String)
})
export type RolloutList = typeof RolloutList.Type

/** One thing that is wrong with a plan: where, and a sentence that names it and the remedy. */
export const PlanReason = Schema.Struct({ path: Schema.String, sentence: Schema.String })
export type PlanReason = typeof PlanReason.Type

export const RolloutPreview = Schema.Struct({ waves: Schema.Array(WavePreview), reasons: Schema.Array(PlanReason) })
export type RolloutPreview = typeof RolloutPreview.Type

export const TargetRecord = Schema.Struct({
  id: Schema.Number,
  name: Schema.String,
  wave: Schema.Number,
  state: TargetState,
  reason: Schema.NullOr(Schema.String),
  runAt: Schema.NullOr(Schema.String),
  taskId: Schema.NullOr(Schema.Number),
  updatedAt: Schema.String,
  /** The account it was at when it was chosen; this and what follows is not told again with a change. */
  businessEntityId: Schema.optionalKey(Schema.Number),
  /** The UTG that it is or belongs to. */
  componentId: Schema.optionalKey(Schema.Number),
  /** Of its site, as its machine reported it. */
  timeZone: Schema.optionalKey(Schema.NullOr(Schema.String)),
  /** The waves in which it failed before it was retried, and why. */
  earlier: Schema.optionalKey(
    Schema.Array(Schema.Struct({ wave: Schema.Number, reason: Schema.NullOr(Schema.String) }))
  )
})
export type TargetRecord = typeof TargetRecord.Type

/** `next` is what `after` begins the next page with; null at the end. */
export const TargetPage = Schema.Struct({ targets: Schema.Array(TargetRecord), next: Schema.NullOr(Schema.Number) })
export type TargetPage = typeof TargetPage.Type

const journalKinds = [
  "created",
  "started",
  "approved",
  "waveStarted",
  "waveSent",
  "gatePassed",
  "gateNotPassed",
  "advanced",
  "waiting",
  "paused",
  "resumed",
  "retried",
  "joined",
  "stopping",
  "stopped",
  "failed",
  "done"
] as const
export const JournalKind = Schema.Literals(journalKinds)
export type JournalKind = typeof JournalKind.Type

/** Who, when, what, by which figures. */
export const JournalEntry = Schema.Struct({
  /** Grows by at least one from entry to entry. */
  seq: Schema.Number,
  at: Schema.String,
  /** A user's name, or "rollout". */
  by: Schema.String,
  kind: JournalKind,
  wave: Schema.NullOr(Schema.Number),
  note: Schema.NullOr(Schema.String),
  figures: Schema.NullOr(WaveFigures)
})
export type JournalEntry = typeof JournalEntry.Type

export const JournalPage = Schema.Struct({ entries: Schema.Array(JournalEntry), next: Schema.NullOr(Schema.Number) })
export type JournalPage = typeof JournalPage.Type

/** What the journal calls the service itself. */
export const byRollout = "rollout"
