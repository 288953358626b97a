import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { awaited, readyOrFailed } from "../actor-logic/loading.ts"
import { calledOff, longWait } from "../actor-logic/long-wait.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import type {
  FoundRollouts,
  RolloutListContext,
  RolloutListEmitted,
  RolloutListEvent,
  RolloutListInput
} from "./rollout-list.types.ts"

type Loaded = Outcome<FoundRollouts, Failure>

/** The rollouts of an account and those below it, read anew every ten seconds; what is there stays meanwhile. */
export const rolloutListMachine = setup({
  types: {
    input: {} as RolloutListInput,
    context: {} as RolloutListContext,
    events: {} as RolloutListEvent,
    emitted: {} as RolloutListEmitted,
    tags: {} as "busy"
  },
  actors: { loadRollouts: unprovided<RolloutListInput, FoundRollouts, Failure>("loadRollouts") },
  delays: { longWait, refresh: 10_000 },
  guards: {
    isWaitLong: ({ context }) => context.isWaitLong,
    succeeded: (_, outcome: Loaded) => Result.isSuccess(outcome),
    wasUnauthorized: (_, outcome: Loaded) => Result.isFailure(outcome) && isUnauthorized(outcome.failure)
  },
  actions: {
    setOutcome: assign((_, outcome: Loaded) =>
      Result.match(outcome, {
        onSuccess: (found): Partial<RolloutListContext> => ({ found, error: null }),
        onFailure: (error) => ({ error })
      })
    ),
    setCancelled: assign({ error: calledOff }),
    setWaitLong: assign({ isWaitLong: true }),
    endWait: assign({ isWaitLong: false }),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "rolloutList",
  context: ({ input }) => ({ ...input, found: null, error: null, isWaitLong: false }),
  initial: "loading",
  states: {
    loading: {
      ...awaited,
      invoke: {
        id: "loadRollouts",
        src: "loadRollouts",
        input: ({ context }) => ({ businessEntityId: context.businessEntityId }),
        onDone: readyOrFailed,
        onError: "crashed"
      }
    },
    ready: { after: { refresh: "loading" }, on: { "refresh.asked": "loading" } },
    failed: { on: { retry: "loading", "refresh.asked": "loading" } },
    crashed: { on: { retry: "loading" } }
  }
})
