import type { ReadRows } from "@command-center/api/transport/decode"
import type { SentInstallation } from "@command-center/domain/installation/installation"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards } from "../actor-logic/answers.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { awaited, readyOrFailed } from "../actor-logic/loading.ts"
import { calledOff, longWait } from "../actor-logic/long-wait.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import type {
  DashboardContext,
  DashboardEmitted,
  DashboardEvent,
  DashboardInput,
  LoadInstallationsInput
} from "./dashboard.types.ts"

type Loaded = Outcome<ReadRows<SentInstallation>, Failure>

/** The recent installations stay as they were where newer ones cannot be read. */
export const dashboardMachine = setup({
  types: {
    input: {} as DashboardInput,
    context: {} as DashboardContext,
    events: {} as DashboardEvent,
    emitted: {} as DashboardEmitted,
    tags: {} as "busy"
  },
  actors: {
    loadInstallations: unprovided<LoadInstallationsInput, ReadRows<SentInstallation>, Failure>("loadInstallations")
  },
  delays: { longWait },
  guards: {
    ...answerGuards,
    isWaitLong: ({ context }) => context.isWaitLong,
    canViewInstallations: ({ context }) => context.canViewInstallations
  },
  actions: {
    setOutcome: assign((_, outcome: Loaded) =>
      Result.match(outcome, {
        onSuccess: (installations): Partial<DashboardContext> => ({ installations, error: null }),
        onFailure: (error) => ({ error })
      })
    ),
    setCancelled: assign({ error: calledOff }),
    setWaitLong: assign({ isWaitLong: true }),
    endWait: assign({ isWaitLong: false }),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "dashboard",
  context: ({ input }) => ({ ...input, installations: null, error: null, isWaitLong: false }),
  initial: "deciding",
  states: {
    deciding: { always: [{ guard: "canViewInstallations", target: "loading" }, { target: "withoutInstallations" }] },
    loading: {
      ...awaited,
      invoke: {
        id: "loadInstallations",
        src: "loadInstallations",
        input: ({ context }) => ({ businessEntityId: context.businessEntityId }),
        onDone: readyOrFailed,
        onError: "crashed"
      }
    },
    ready: { on: { "refresh.asked": "loading" } },
    withoutInstallations: { type: "final" },
    failed: { on: { retry: "loading", "refresh.asked": "loading" } },
    crashed: { on: { retry: "loading" } }
  }
})
