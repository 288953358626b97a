import type { JournalEntry, RolloutState, Waiting } from "@command-center/domain/rollout/rollout-record"
import { initialTransition, type SnapshotFrom, transition } from "xstate"
import { rolloutMachine } from "./rollout.machine.ts"
import {
  selectIsStopping,
  selectMaySend,
  selectState,
  selectWaiting,
  selectWakeAt,
  selectWave
} from "./rollout.selectors.ts"
import type { RolloutContext, RolloutEvent, RolloutInput, RolloutWave } from "./rollout.types.ts"

type Snapshot = SnapshotFrom<typeof rolloutMachine>

/** What is kept of a rollout between two events: plain JSON. */
export interface KeptRollout {
  readonly status: "active" | "done"
  readonly value: Snapshot["value"]
  readonly context: RolloutContext
}

/** What a rollout is after an event. */
export interface RolloutStepTaken {
  readonly kept: KeptRollout
  readonly state: RolloutState
  readonly wave: RolloutWave | null
  readonly waiting: Waiting | null
  readonly journal: ReadonlyArray<Omit<JournalEntry, "seq">>
  readonly wakeAt: string | null
  readonly watchUntil: string | null
  readonly maySend: boolean
  readonly isStopping: boolean
}

const keptOf = ({ status, value, context }: Snapshot): KeptRollout => ({
  status: status === "done" ? "done" : "active",
  value,
  context
})

/** The chart where it was left. */
export const openedRollout = ({ status, value, context }: KeptRollout): Snapshot =>
  rolloutMachine.resolveState({ status, value, context })

/** A rollout of which nothing has happened yet. */
export const beginRollout = (input: RolloutInput): KeptRollout => keptOf(initialTransition(rolloutMachine, input)[0])

type Actions = ReturnType<typeof transition<typeof rolloutMachine>>[1]

type Emitted = Omit<JournalEntry, "seq" | "at"> & { readonly type: "journal" }

/** What is emitted stands in the parameters of its action; no other of the chart has an event there. */
const isEmitting = (params: unknown): params is { readonly event: Emitted } =>
  typeof params === "object" && params !== null && "event" in params

const journalOf = (actions: Actions, at: string): ReadonlyArray<Omit<JournalEntry, "seq">> =>
  actions.flatMap(({ params }) => {
    if (!isEmitting(params)) return []
    const { type: _type, ...line } = params.event
    return [{ at, ...line }]
  })

/**
 * What an event makes of a rollout that was kept, without doing anything: whoever keeps it writes the outcome down and
 * acts by it. Null where it has no such step now.
 */
export const rolloutStep = (kept: KeptRollout, event: RolloutEvent): RolloutStepTaken | null => {
  const before = openedRollout(kept)
  if (!before.can(event)) return null
  const [after, actions] = transition(rolloutMachine, before, event)
  return {
    kept: keptOf(after),
    state: selectState(after),
    wave: selectWave(after),
    waiting: selectWaiting(after),
    journal: journalOf(actions, event.at),
    wakeAt: selectWakeAt(after),
    watchUntil: after.context.watchUntil,
    maySend: selectMaySend(after),
    isStopping: selectIsStopping(after)
  }
}
