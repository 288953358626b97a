import { recordMessages } from "@command-center/domain/message/record-messages"
import type { Made } from "@command-center/domain/write/made"
import { writeMessages } from "@command-center/domain/write/write-messages"
import { Result } from "effect"
import { assign, emit, enqueueActions, sendTo, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized, isUnknown, mayBeDone, reasonOf } from "../actor-logic/failure.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import { isRefusal, whenSessionIsBack } from "../actor-logic/session-back.ts"
import { askingToClose, closedForm, typedForm } from "../actor-logic/typed-form.ts"
import { unknownToast } from "../actor-logic/unknown-toast.ts"
import { rowsChanged, screenOf } from "../row-screen/screen-link.ts"
import type {
  Creation,
  CreationContext,
  CreationDefinition,
  CreationEvent,
  CreationInput,
  CreationOutcome,
  CreationOutput,
  OthersRemoval,
  RemovalOutcome
} from "./create-record.types.ts"

const foundTexts = {
  answer: null,
  lookUp: writeMessages.found,
  conflict: writeMessages.foundAsSent,
  earlier: writeMessages.found
} as const

/** Asks for what a new record needs, creates it with one call and leads to its page. */
export const makeCreationMachine = <Draft, Subject, Created>(
  definition: CreationDefinition<Draft, Subject, Created>
) => {
  const { id, startOf, fields, issues, messages, pathOf } = definition
  const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other)
  type Context = CreationContext<Draft, Subject, Created>
  const unsettledBy = ({ draft, unsettled }: Context, failure: Failure): Draft | null =>
    mayBeDone(failure) && failure.lookUp !== "failedFirst" ? draft : unsettled
  const touchedBy = ({ draft, touched }: Context, changed: Draft): Context["touched"] =>
    fields.filter((field) => touched.includes(field) || changed[field] !== draft[field])
  const isOver = (type: string) => type === `xstate.done.state.${id}.created`
  return setup({
    types: {
      input: {} as CreationInput<Subject>,
      context: {} as Context,
      events: {} as CreationEvent<Draft>,
      emitted: {} as Emitted,
      output: {} as CreationOutput,
      tags: {} as "busy" | "unsaved" | "sending"
    },
    actors: {
      create: unprovided<Creation<Draft, Subject>, Made<Created>, Failure>("create"),
      removeOthers: unprovided<OthersRemoval<Created>, unknown, Failure>("removeOthers")
    },
    guards: {
      isRefused: ({ context }) => isRefusal(context.failure),
      isUntouched: ({ context }) => isSame(context.draft, startOf(context.subject)),
      canSubmit: ({ context }) => context.canEdit && issues(context.draft, context.names).length === 0,
      wasMadeAgain: (_, outcome: CreationOutcome<Created>) =>
        Result.isSuccess(outcome) && outcome.success.again.length > 0,
      succeeded: (_, outcome: CreationOutcome<Created> | RemovalOutcome) => Result.isSuccess(outcome),
      mayBeDone: (_, outcome: CreationOutcome<Created>) => Result.isFailure(outcome) && mayBeDone(outcome.failure),
      wasUnauthorized: (_, outcome: CreationOutcome<Created> | RemovalOutcome) =>
        Result.isFailure(outcome) && isUnauthorized(outcome.failure)
    },
    actions: {
      setDraft: assign(({ context }, draft: Draft) => ({ draft, touched: touchedBy(context, draft), failure: null })),
      setFailure: assign(({ context }, outcome: CreationOutcome<Created>) =>
        Result.isFailure(outcome) ? { failure: outcome.failure, unsettled: unsettledBy(context, outcome.failure) } : {}
      ),
      // A defect after the call left says nothing about what the service did with it.
      setDefect: assign(({ context }) => ({
        failure: { _tag: "Unreadable" as const, sentence: recordMessages.crashed },
        unsettled: context.draft
      })),
      setMade: assign(({ context: { draft, unsettled } }, outcome: CreationOutcome<Created>) => {
        if (Result.isFailure(outcome)) return {}
        const made = outcome.success
        return {
          made,
          draft: made.knownBy === "earlier" ? (unsettled ?? draft) : draft,
          failure: null,
          unsettled: null
        }
      }),
      setRemovalFailure: assign((_, outcome: RemovalOutcome) =>
        Result.isFailure(outcome) ? { failure: outcome.failure } : {}
      ),
      setRemovalDefect: assign({ failure: { _tag: "Unreadable", sentence: recordMessages.crashed } }),
      forgetFailure: assign({ failure: null }),
      tellCreated: enqueueActions(({ context: { businessEntityId, made }, enqueue }) => {
        if (made === null) return
        enqueue.emit({ type: "toast", kind: "success", text: messages.created })
        const { [made.knownBy]: text } = foundTexts
        if (text !== null) enqueue.emit({ type: "toast", kind: "info", text })
        const to = pathOf(businessEntityId, made.made)
        if (to !== null) enqueue.emit({ type: "navigate", to })
      }),
      tellFailed: enqueueActions(({ context: { failure }, enqueue }) => {
        if (failure === null) return
        const toast = isUnknown(failure) ? unknownToast(reasonOf(failure)) : { text: messages.failed(failure.sentence) }
        enqueue.emit({ type: "toast", kind: "danger", ...toast })
      }),
      tellRemoved: emit({ type: "toast", kind: "success", text: writeMessages.othersRemoved }),
      tellUnauthorized: emit({ type: "unauthorized" }),
      tellRowsChanged: sendTo(screenOf, rowsChanged)
    }
  }).createMachine({
    id,
    context: ({ input }) => ({
      ...input,
      draft: startOf(input.subject),
      touched: [],
      unsettled: null,
      made: null,
      failure: null
    }),
    initial: "editing",
    output: ({ event }) => ({ created: isOver(event.type) }),
    on: whenSessionIsBack,
    states: {
      editing: {
        ...typedForm,
        on: {
          "draft.changed": { target: ".looking", actions: { type: "setDraft", params: ({ event }) => event.draft } },
          submit: { guard: "canSubmit", target: "creating" }
        }
      },
      asking: askingToClose,
      creating: {
        tags: ["busy", "unsaved", "sending"],
        invoke: {
          id: "create",
          src: "create",
          input: ({ context: { businessEntityId, draft, unsettled, subject } }) => ({
            businessEntityId,
            draft,
            unsettled,
            subject
          }),
          onDone: [
            {
              guard: withOutput("wasMadeAgain"),
              target: "madeAgain",
              actions: [withOutput("setMade"), "tellRowsChanged"]
            },
            {
              guard: withOutput("succeeded"),
              target: "created",
              actions: [withOutput("setMade"), "tellCreated", "tellRowsChanged"]
            },
            {
              guard: withOutput("wasUnauthorized"),
              target: "editing",
              actions: [withOutput("setFailure"), "tellFailed", "tellUnauthorized"]
            },
            {
              guard: withOutput("mayBeDone"),
              target: "editing",
              actions: [withOutput("setFailure"), "tellFailed", "tellRowsChanged"]
            },
            { target: "editing", actions: [withOutput("setFailure"), "tellFailed"] }
          ],
          onError: { target: "editing", actions: ["setDefect", "tellFailed", "tellRowsChanged"] }
        }
      },
      // The browser sent the call again when its connection broke, and the service carried out both.
      madeAgain: {
        on: {
          "others.removed": { target: "removingOthers", actions: "forgetFailure" },
          "others.kept": { target: "created", actions: "tellCreated" }
        }
      },
      removingOthers: {
        tags: ["busy", "sending"],
        invoke: {
          id: "removeOthers",
          src: "removeOthers",
          input: ({ context: { businessEntityId, made } }) => ({ businessEntityId, others: made?.again ?? [] }),
          onDone: [
            {
              guard: withOutput("succeeded"),
              target: "created",
              actions: ["tellRemoved", "tellCreated", "tellRowsChanged"]
            },
            {
              guard: withOutput("wasUnauthorized"),
              target: "madeAgain",
              actions: [withOutput("setRemovalFailure"), "tellUnauthorized"]
            },
            { target: "madeAgain", actions: [withOutput("setRemovalFailure"), "tellRowsChanged"] }
          ],
          onError: { target: "madeAgain", actions: ["setRemovalDefect", "tellRowsChanged"] }
        }
      },
      created: { type: "final" },
      closed: closedForm
    }
  })
}

export type CreationMachine<Draft, Subject, Created> = ReturnType<typeof makeCreationMachine<Draft, Subject, Created>>
