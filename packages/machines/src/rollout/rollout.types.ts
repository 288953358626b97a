import type { RolloutOutline, WavePlan } from "@command-center/domain/rollout/rollout-plan"
import type { JournalKind, WaveFigures, WaveKind } from "@command-center/domain/rollout/rollout-record"

/** Who takes a step. */
export interface RolloutPerson {
  readonly id: number
  readonly name: string
}

export interface RolloutInput {
  readonly outline: RolloutOutline
  /** Targets of each wave of the plan. */
  readonly counts: ReadonlyArray<number>
  readonly creatorId: number
  /** Its creator's sign-in is not kept beyond the process, so that a person begins each wave. */
  readonly isAttended: boolean
  /** ISO UTC text, as every `at` of an event: the chart has no clock of its own. */
  readonly at: string
}

/** A wave with its rules: one of the plan, a retry, or an open one of those that joined later. */
export interface RolloutWave {
  readonly wave: number
  readonly kind: WaveKind
  readonly plan: WavePlan
  readonly targets: number
  /** Of a retry: the wave whose failed targets it sends again. */
  readonly retries?: number
}

/** Plain JSON, so that a service can keep it between two events, and a page can be given it. */
export interface RolloutContext {
  readonly creatorId: number
  readonly isAttended: boolean
  readonly isGrowing: boolean
  /** Counted from 1: `waves[0]` is wave 1. */
  readonly waves: ReadonlyArray<RolloutWave>
  /** The numbers of those that have not been begun, in their order. */
  readonly queue: ReadonlyArray<number>
  /** The wave it is in; 0 before the first. */
  readonly current: number
  readonly isApproved: boolean
  /** Somebody would not wait for the wave's time. */
  readonly isEarly: boolean
  readonly isBegun: boolean
  /** Every call of the wave was answered, or given up. */
  readonly isSent: boolean
  /** Somebody goes on although its gate is not passed, or has seen that it is lost. */
  readonly gate: "judged" | "seen" | "overridden"
  readonly watchUntil: string | null
  /** By wave, as they were last read. */
  readonly figures: Readonly<Record<number, WaveFigures>>
  /** What the rollout needs to act in its creator's name, each true while it is there: rights, a valid sign-in, reachable services. */
  readonly holds: { readonly rights: boolean; readonly signOn: boolean; readonly service: boolean }
  /** Since when it is in the state it is in. */
  readonly since: string
  /** Whether stopping deletes its tasks that can still be deleted. */
  readonly deletesTasks: boolean
}

interface Step {
  readonly at: string
  readonly by: RolloutPerson
  readonly note: string | null
}

interface Holding {
  readonly at: string
  /** True once it is there again, false once it is lost. */
  readonly held: boolean
}

/** What a person does. */
export type RolloutStepEvent =
  | ({ readonly type: "START" | "ADVANCE" | "PAUSE" | "RESUME" } & Step)
  | ({ readonly type: "STOP"; readonly deleteTasks: boolean } & Step)
  /** With how many targets have failed and are sent anew. */
  | ({ readonly type: "RETRY"; readonly targets: number } & Step)

/** What the service finds out. */
type RolloutFact =
  /** A time has come that `selectWakeAt` named. */
  | { readonly type: "WAKE"; readonly at: string }
  | {
      readonly type: "WAVE_SENT"
      readonly at: string
      readonly lastRunAt: string | null
      readonly figures: WaveFigures
    }
  | { readonly type: "FIGURES"; readonly at: string; readonly figures: WaveFigures }
  /** After a stop: the last call under way has ended. */
  | { readonly type: "STOPPED"; readonly at: string }
  | ({ readonly type: "RIGHTS" | "SIGN_ON" | "SERVICE" } & Holding)
  /** So many targets match the filter now that were not in it. */
  | { readonly type: "JOINED"; readonly at: string; readonly targets: number }
  /** Something that nobody expected, in a sentence. */
  | { readonly type: "DEFECT"; readonly at: string; readonly note: string }

export type RolloutEvent = RolloutStepEvent | RolloutFact

/** A line of the journal; the service that keeps it adds when. */
export interface JournalEmitted {
  readonly type: "journal"
  readonly kind: JournalKind
  readonly wave: number | null
  readonly by: string
  readonly note: string | null
  readonly figures: WaveFigures | null
}
