import type { JournalEntry, RolloutState, Waiting } from "@command-center/domain/rollout/rollout-record"
import { rolloutMachine } from "@command-center/machines/rollout/rollout.machine"
import {
  selectIsStopping,
  selectState,
  selectWaiting,
  selectWakeAt,
  selectWave,
  stepRefusal
} from "@command-center/machines/rollout/rollout.selectors"
import type {
  JournalEmitted,
  RolloutEvent,
  RolloutInput,
  RolloutStepEvent
} from "@command-center/machines/rollout/rollout.types"
import { type ExecutableActionsFrom, initialTransition, type SnapshotFrom, transition } from "xstate"

type Snapshot = SnapshotFrom<typeof rolloutMachine>
type Persisted = Parameters<typeof rolloutMachine.resolveState>[0]

const isPersisted = (kept: unknown): kept is Persisted =>
  typeof kept === "object" && kept !== null && "value" in kept && "context" in kept

/** The machine of a rollout where it was left. */
export const restored = (kept: unknown): Snapshot => {
  if (!isPersisted(kept)) throw new Error("the kept state of a rollout is broken")
  return rolloutMachine.resolveState(kept)
}

/** A rollout of which nothing has begun, as it is kept. */
export const begun = (input: RolloutInput): unknown =>
  rolloutMachine.getPersistedSnapshot(initialTransition(rolloutMachine, input)[0])

const isJournal = (event: unknown): event is JournalEmitted =>
  typeof event === "object" && event !== null && "type" in event && event.type === "journal"

const journalOf = (
  actions: ReadonlyArray<ExecutableActionsFrom<typeof rolloutMachine>>
): ReadonlyArray<JournalEmitted> =>
  actions.flatMap(({ params }) => {
    const event: unknown = typeof params === "object" && params !== null && "event" in params ? params.event : null
    return isJournal(event) ? [event] : []
  })

/** What an event makes of a rollout. */
interface Taken {
  /** As it is kept. */
  readonly snapshot: unknown
  readonly state: RolloutState
  readonly wave: number | null
  readonly waiting: Waiting | null
  readonly journal: ReadonlyArray<Omit<JournalEntry, "seq">>
  /** When it is to hear of the time. */
  readonly wakeAt: string | null
  readonly isStopping: boolean
}

/** One event of the machine that the console shows, too; a pure function, what it emits is for the journal. */
export const taken = (kept: unknown, event: RolloutEvent): Taken => {
  const [snapshot, actions] = transition(rolloutMachine, restored(kept), event)
  return {
    snapshot: rolloutMachine.getPersistedSnapshot(snapshot),
    state: selectState(snapshot),
    wave: selectWave(snapshot)?.wave ?? null,
    waiting: selectWaiting(snapshot),
    journal: journalOf(actions).map(({ kind, wave, by, note, figures }) => ({
      at: event.at,
      kind,
      wave,
      by,
      note,
      figures
    })),
    wakeAt: selectWakeAt(snapshot),
    isStopping: selectIsStopping(snapshot)
  }
}

/** Why a person's step cannot be taken now, in a sentence; null where it can. */
export const refusalOf = (kept: unknown, event: RolloutStepEvent): string | null => stepRefusal(restored(kept), event)
