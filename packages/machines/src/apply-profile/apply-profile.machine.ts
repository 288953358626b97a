import { isNothingDone } from "@command-center/domain/operation/nothing-done"
import type { OperationRecord } from "@command-center/domain/operation/operation"
import { firstReason, isAccepted } from "@command-center/domain/operation/operation-results"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards, otherwise } from "../actor-logic/answers.ts"
import type { Emitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { longWait } from "../actor-logic/long-wait.ts"
import { nothingOffered, type Offered } from "../actor-logic/offered.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import { isRefusal, whenSessionIsBack } from "../actor-logic/session-back.ts"
import { bulkCallMachine } from "../operation/bulk-call.ts"
import { applyProfileOperation } from "./apply-profile.operation.ts"
import type {
  ApplyProfileContext,
  ApplyProfileEvent,
  ApplyProfileInput,
  ApplyProfileOutput,
  ProfilesOutcome
} from "./apply-profile.types.ts"

/** So many UTGs are seen in the list beneath; the outcome of more is shown until it is closed. */
const few = 10

export const applyProfileMachine = setup({
  types: {
    input: {} as ApplyProfileInput,
    context: {} as ApplyProfileContext,
    events: {} as ApplyProfileEvent,
    emitted: {} as Emitted,
    output: {} as ApplyProfileOutput,
    children: {} as { loadProfiles: "loadProfiles"; operation: "operation" },
    tags: {} as "busy" | "crashed"
  },
  actors: {
    loadProfiles: unprovided<number, Offered<ProfileRow>, Failure>("loadProfiles"),
    operation: bulkCallMachine
  },
  delays: { longWait },
  guards: {
    ...answerGuards,
    isRefused: ({ context }) => isRefusal(context.error),
    canApply: ({ context }) => context.canEdit && context.targets.length > 0,
    areFew: ({ context }) => context.targets.length <= few,
    hasNotSent: ({ context }) => !context.isSent,
    isAccepted: (_, record: OperationRecord) => isAccepted(record),
    isUndone: (_, record: OperationRecord) => isNothingDone(record)
  },
  actions: {
    setProfiles: assign((_, outcome: ProfilesOutcome) => {
      const { rows, notOffered } = Result.getOrElse(outcome, () => nothingOffered)
      return { profiles: rows, notOffered, failure: Result.isFailure(outcome) ? outcome.failure : null }
    }),
    setWaitLong: assign({ isWaitLong: true }),
    endWait: assign({ isWaitLong: false }),
    choose: assign(({ context }, profileId: number | null) => ({
      profile: context.profiles.find((profile) => profile.id === profileId) ?? null,
      error: null
    })),
    setSent: assign({ isSent: true, error: null }),
    setError: assign((_, record: OperationRecord) => ({ isSent: false, error: firstReason(record) || null })),
    forgetFailure: assign({ error: null }),
    setRecord: assign((_, record: OperationRecord) => ({ record })),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "applyProfile",
  context: ({ input }) => ({
    ...input,
    profiles: [],
    notOffered: null,
    isWaitLong: false,
    profile: null,
    failure: null,
    error: null,
    isSent: false,
    record: null
  }),
  initial: "loading",
  output: ({ context: { record } }) => ({ applied: record !== null && isAccepted(record) }),
  states: {
    loading: {
      tags: "busy",
      exit: "endWait",
      after: { longWait: { actions: "setWaitLong" } },
      invoke: {
        id: "loadProfiles",
        src: "loadProfiles",
        input: ({ context }) => context.businessEntityId,
        onDone: [
          { guard: withOutput("succeeded"), target: "choosing", actions: withOutput("setProfiles") },
          ...otherwise("failed", withOutput("setProfiles"))
        ],
        onError: "crashed"
      },
      on: { cancel: "closed" }
    },
    failed: { on: { retry: "loading", cancel: "closed" } },
    choosing: {
      on: {
        ...whenSessionIsBack,
        "profile.chosen": { actions: { type: "choose", params: ({ event }) => event.profileId } },
        submit: { guard: "canApply", target: "applying", actions: "setSent" },
        cancel: "closed"
      }
    },
    applying: {
      tags: "busy",
      invoke: {
        id: "operation",
        src: "operation",
        input: ({ context }) => ({ plan: applyProfileOperation(context) }),
        onDone: [
          { guard: withOutput("isAccepted"), target: "applied", actions: withOutput("setRecord") },
          { guard: withOutput("isUndone"), target: "choosing", actions: withOutput("setError") },
          { target: "closed" }
        ],
        onError: "crashed"
      }
    },
    crashed: {
      tags: "crashed",
      on: { retry: { guard: "hasNotSent", target: "loading" }, cancel: "closed", close: "closed" }
    },
    applied: { always: { guard: "areFew", target: "closed" }, on: { close: "closed" } },
    closed: { type: "final" }
  }
})
