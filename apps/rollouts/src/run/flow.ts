import type { RolloutOutline, WavePlan } from "@command-center/domain/rollout/rollout-plan"
import type {
  JournalEntry,
  RolloutState,
  Waiting,
  WaveFigures,
  WaveKind
} from "@command-center/domain/rollout/rollout-record"

/** Who asks for a step, and what they say with it. */
export interface StepBy {
  readonly at: string
  readonly by: { readonly id: number; readonly name: string }
  readonly note: string | null
}

export type StepName = "start" | "pause" | "resume" | "stop" | "advance" | "retry"

export type FlowEvent =
  | ({ readonly type: "START" | "PAUSE" | "RESUME" | "ADVANCE" | "STOP" } & StepBy)
  | ({ readonly type: "RETRY"; readonly wave: FlowWave } & StepBy)
  | { readonly type: "WAKE"; readonly at: string }
  | { readonly type: "SENT"; readonly at: string; readonly lastRunAt: string; readonly figures: WaveFigures }
  | { readonly type: "FIGURES"; readonly at: string; readonly figures: WaveFigures }
  | { readonly type: "HINDERED"; readonly at: string; readonly reason: "rights" | "signOn" | "service" | "defect" }
  | { readonly type: "UNHINDERED"; readonly at: string }

export interface FlowWave {
  readonly wave: number
  readonly kind: WaveKind
  readonly plan: WavePlan
}

export interface FlowInput {
  readonly outline: Pick<RolloutOutline, "waves">
  readonly creatorId: number
  /** Whether its creator's token outlives the process: else a person begins each wave. */
  readonly isTokenLasting: boolean
}

/** What a step comes to. */
export interface FlowStep {
  readonly snapshot: unknown
  readonly state: RolloutState
  readonly wave: number | null
  readonly waiting: Waiting | null
  readonly journal: ReadonlyArray<Omit<JournalEntry, "seq">>
  /** When it must be looked at, at the latest; null where only a person or a call goes on. */
  readonly wakeAt: string | null
}
