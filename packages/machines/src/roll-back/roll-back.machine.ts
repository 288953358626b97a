import type { ComponentConfig } from "@command-center/domain/component-config/component-config"
import { isSameJson } from "@command-center/domain/json/same-json"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { timelineMessages } from "@command-center/domain/timeline/timeline-messages"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards } from "../actor-logic/answers.ts"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, writeFailureText } from "../actor-logic/failure.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import { isRefusal, whenSessionIsBack } from "../actor-logic/session-back.ts"
import type { SaveAnswer } from "../remove-entry/remove-entry.types.ts"
import type {
  RollBackContext,
  RollBackEvent,
  RollBackInput,
  RollBackOutcome,
  RollBackPair,
  RollBackSaving
} from "./roll-back.types.ts"

const differs = ({ held, revision }: RollBackPair): boolean => !isSameJson(held.config, revision.config)

/** Saves an earlier configuration as a new revision, once what that changes of the current one was reviewed. */
export const rollBackMachine = setup({
  types: {
    input: {} as RollBackInput,
    context: {} as RollBackContext,
    events: {} as RollBackEvent,
    emitted: {} as Emitted,
    tags: {} as "busy" | "sending"
  },
  actors: { saveRevision: unprovided<RollBackSaving | null, SaveAnswer<ComponentConfig>, Failure>("saveRevision") },
  guards: {
    isRefused: ({ context }) => isRefusal(context.failure),
    wasUnauthorized: answerGuards.wasUnauthorized,
    canEdit: ({ context }) => context.canEdit,
    canSave: ({ context: { canEdit, pair } }) => canEdit && pair !== null && differs(pair),
    wasSaved: (_, outcome: RollBackOutcome) => Result.isSuccess(outcome) && outcome.success.kind === "saved",
    movedOn: (_, outcome: RollBackOutcome) => Result.isSuccess(outcome)
  },
  actions: {
    setPair: assign((_, pair: RollBackPair) => ({ pair, hasMovedOn: false, failure: null })),
    clear: assign({ pair: null, hasMovedOn: false, failure: null }),
    setHeld: assign(({ context: { pair } }, outcome: RollBackOutcome) =>
      pair !== null && Result.isSuccess(outcome) && outcome.success.kind === "movedOn"
        ? { pair: { ...pair, held: outcome.success.held }, hasMovedOn: true, failure: null }
        : {}
    ),
    setFailure: assign((_, outcome: RollBackOutcome) =>
      Result.isFailure(outcome) ? { failure: outcome.failure } : {}
    ),
    forgetFailure: assign({ failure: null }),
    setDefect: assign({ failure: { _tag: "Unreadable", sentence: recordMessages.crashed } }),
    tellSaved: emit(({ context }) => ({
      type: "toast",
      kind: "success",
      text: timelineMessages.rolledBack(context.pair?.revision.revisionId ?? null)
    })),
    tellFailed: emit(({ context }) => ({
      type: "toast",
      kind: "danger",
      text: context.failure === null ? "" : writeFailureText(context.failure, timelineMessages.rollBackFailed)
    })),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "rollBack",
  context: ({ input }) => ({ ...input, pair: null, hasMovedOn: false, failure: null }),
  initial: "browsing",
  on: whenSessionIsBack,
  states: {
    browsing: {
      on: {
        "review.opened": {
          guard: "canEdit",
          target: "reviewing",
          actions: { type: "setPair", params: ({ event: { held, revision } }) => ({ held, revision }) }
        }
      }
    },
    reviewing: {
      on: {
        confirm: { guard: "canSave", target: "saving" },
        cancel: { target: "browsing", actions: "clear" }
      }
    },
    saving: {
      tags: ["busy", "sending"],
      invoke: {
        id: "saveRevision",
        src: "saveRevision",
        input: ({ context: { businessEntityId, pair } }) => (pair === null ? null : { businessEntityId, ...pair }),
        onDone: [
          { guard: withOutput("wasSaved"), target: "browsing", actions: ["tellSaved", "clear"] },
          { guard: withOutput("movedOn"), target: "reviewing", actions: withOutput("setHeld") },
          {
            guard: withOutput("wasUnauthorized"),
            target: "reviewing",
            actions: [withOutput("setFailure"), "tellFailed", "tellUnauthorized"]
          },
          { target: "reviewing", actions: [withOutput("setFailure"), "tellFailed"] }
        ],
        onError: { target: "reviewing", actions: ["setDefect", "tellFailed"] }
      }
    }
  }
})
