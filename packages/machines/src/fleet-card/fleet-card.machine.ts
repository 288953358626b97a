import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards } from "../actor-logic/answers.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { awaited, readyOrFailed } from "../actor-logic/loading.ts"
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
    ...answerGuards,
    mayView: ({ context }) => context.mayView,
    isWaitLong: ({ context }) => context.isWaitLong
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
    tellUnauthorized: emit({ type: "unauthorized" })
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
      ...awaited,
      invoke: {
        id: "loadFleet",
        src: "loadFleet",
        input: ({ context }) => ({ businessEntityId: context.businessEntityId }),
        onDone: readyOrFailed,
        onError: "crashed"
      }
    },
    ready: { on: { retry: "loading", "refresh.asked": "loading" } },
    failed: { on: { retry: "loading", "refresh.asked": "loading" } },
    crashed: { on: { retry: "loading" } }
  }
})
