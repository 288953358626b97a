import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
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
    unauthorized: (_, outcome: Loaded) => Result.isFailure(outcome) && isUnauthorized(outcome.failure)
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
    emitUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "rolloutList",
  context: ({ input }) => ({ ...input, found: null, error: null, isWaitLong: false }),
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      exit: "endWait",
      after: { longWait: { actions: "setWaitLong" } },
      on: { cancel: { guard: "isWaitLong", target: "failed", actions: "setCancelled" } },
      invoke: {
        id: "loadRollouts",
        src: "loadRollouts",
        input: ({ context }) => ({ businessEntityId: context.businessEntityId }),
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "ready",
            actions: { type: "setOutcome", params: ({ event }) => event.output }
          },
          {
            guard: { type: "unauthorized", params: ({ event }) => event.output },
            target: "failed",
            actions: [{ type: "setOutcome", params: ({ event }) => event.output }, "emitUnauthorized"]
          },
          { target: "failed", actions: { type: "setOutcome", params: ({ event }) => event.output } }
        ],
        onError: "crashed"
      }
    },
    ready: { after: { refresh: "loading" }, on: { "refresh.asked": "loading" } },
    failed: { on: { retry: "loading", "refresh.asked": "loading" } },
    crashed: { on: { retry: "loading" } }
  }
})
