import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { calledOff, longWait } from "../actor-logic/long-wait.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import type {
  FleetCardContext,
  FleetCardEmitted,
  FleetCardEvent,
  FleetCardInput,
  FleetFound,
  FleetPart,
  LoadFleetInput
} from "./fleet-card.types.ts"

type Loaded = Outcome<FleetFound, Failure>

/** The figures of one list: each card of the dashboard reads its own, and stays as it was where that fails. */
export const fleetCardMachine = setup({
  types: {
    input: {} as FleetCardInput,
    context: {} as FleetCardContext,
    events: {} as FleetCardEvent,
    emitted: {} as FleetCardEmitted,
    tags: {} as "busy"
  },
  actors: { loadFleet: unprovided<LoadFleetInput, FleetFound, Failure>("loadFleet") },
  delays: { longWait },
  guards: {
    mayView: ({ context }) => context.mayView,
    isWaitLong: ({ context }) => context.isWaitLong,
    succeeded: (_, outcome: Loaded) => Result.isSuccess(outcome),
    unauthorized: (_, outcome: Loaded) => Result.isFailure(outcome) && isUnauthorized(outcome.failure)
  },
  actions: {
    setOutcome: assign((_, outcome: Loaded) =>
      Result.match(outcome, {
        onSuccess: (found): Partial<FleetCardContext> => ({ found, error: null }),
        onFailure: (error) => ({ error })
      })
    ),
    choosePart: assign(({ context }, part: Partial<FleetPart>) => ({ part: { ...context.part, ...part } })),
    setCancelled: assign({ error: calledOff }),
    setWaitLong: assign({ isWaitLong: true }),
    endWait: assign({ isWaitLong: false }),
    emitUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "fleetCard",
  context: ({ input }) => ({
    ...input,
    found: null,
    error: null,
    isWaitLong: false,
    part: { span: "days", trouble: "accounts" }
  }),
  on: { "part.chosen": { actions: { type: "choosePart", params: ({ event }) => event.part } } },
  initial: "deciding",
  states: {
    deciding: { always: [{ guard: "mayView", target: "loading" }, { target: "absent" }] },
    absent: { type: "final" },
    loading: {
      tags: "busy",
      exit: "endWait",
      after: { longWait: { actions: "setWaitLong" } },
      on: { cancel: { guard: "isWaitLong", target: "failed", actions: "setCancelled" } },
      invoke: {
        id: "loadFleet",
        src: "loadFleet",
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
    ready: { on: { retry: "loading", "refresh.asked": "loading" } },
    failed: { on: { retry: "loading", "refresh.asked": "loading" } },
    crashed: { on: { retry: "loading" } }
  }
})
