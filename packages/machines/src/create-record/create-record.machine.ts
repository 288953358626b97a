import { recordMessages } from "@command-center/domain/message/record-messages"
import { Result } from "effect"
import { assign, emit, enqueueActions, sendTo, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import { askingToClose, closedForm, typedForm } from "../actor-logic/typed-form.ts"
import { isUncertain } from "../operation/uncertainty.ts"
import { rowsChanged, screenOf } from "../row-screen/screen-link.ts"
import type {
  Creation,
  CreationContext,
  CreationDefinition,
  CreationEvent,
  CreationInput,
  CreationOutcome,
  CreationOutput
} from "./create-record.types.ts"

/** Asks for what a new record needs, creates it with one call and leads to its page. */
export const makeCreationMachine = <Draft, Subject, Created>(
  definition: CreationDefinition<Draft, Subject, Created>
) => {
  const { id, startOf, issues, messages, pathOf } = definition
  const isSame = (one: Draft, other: Draft) => JSON.stringify(one) === JSON.stringify(other)
  return setup({
    types: {
      input: {} as CreationInput<Subject>,
      context: {} as CreationContext<Draft, Subject>,
      events: {} as CreationEvent<Draft>,
      emitted: {} as Emitted,
      output: {} as CreationOutput,
      tags: {} as "busy" | "unsaved"
    },
    actors: {
      create: unprovided<Creation<Draft, Subject>, Created, Failure>("create")
    },
    guards: {
      isUntouched: ({ context }) => isSame(context.draft, startOf(context.subject)),
      canSubmit: ({ context }) => context.canEdit && issues(context.draft, context.names).length === 0,
      succeeded: (_, outcome: CreationOutcome<Created>) => Result.isSuccess(outcome),
      isUncertain: (_, outcome: CreationOutcome<Created>) => Result.isFailure(outcome) && isUncertain(outcome.failure),
      wasUnauthorized: (_, outcome: CreationOutcome<Created>) =>
        Result.isFailure(outcome) && isUnauthorized(outcome.failure)
    },
    actions: {
      setDraft: assign((_, draft: Draft) => ({ draft, failure: null })),
      setFailure: assign((_, outcome: CreationOutcome<Created>) => ({
        failure: Result.isFailure(outcome) ? outcome.failure : null
      })),
      // A defect after the call left says nothing about what the service did with it.
      setDefect: assign({ failure: { _tag: "Unreadable", sentence: recordMessages.crashed } }),
      tellCreated: enqueueActions(({ context, enqueue }, outcome: CreationOutcome<Created>) => {
        if (Result.isFailure(outcome)) return
        enqueue.emit({ type: "toast", kind: "success", text: messages.created })
        const to = pathOf(context.businessEntityId, outcome.success)
        if (to !== null) enqueue.emit({ type: "navigate", to })
      }),
      tellUnauthorized: emit({ type: "unauthorized" }),
      tellRowsChanged: sendTo(screenOf, rowsChanged)
    }
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, draft: startOf(input.subject), failure: null }),
    initial: "editing",
    output: ({ event }) => ({ created: event.type === `xstate.done.state.${id}.created` }),
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
        tags: ["busy", "unsaved"],
        invoke: {
          id: "create",
          src: "create",
          input: ({ context: { businessEntityId, draft, subject } }) => ({ businessEntityId, draft, subject }),
          onDone: [
            {
              guard: { type: "succeeded", params: ({ event }) => event.output },
              target: "created",
              actions: [{ type: "tellCreated", params: ({ event }) => event.output }, "tellRowsChanged"]
            },
            {
              guard: { type: "wasUnauthorized", params: ({ event }) => event.output },
              target: "editing",
              actions: [{ type: "setFailure", params: ({ event }) => event.output }, "tellUnauthorized"]
            },
            {
              guard: { type: "isUncertain", params: ({ event }) => event.output },
              target: "editing",
              actions: [{ type: "setFailure", params: ({ event }) => event.output }, "tellRowsChanged"]
            },
            { target: "editing", actions: { type: "setFailure", params: ({ event }) => event.output } }
          ],
          onError: { target: "editing", actions: ["setDefect", "tellRowsChanged"] }
        }
      },
      created: { type: "final" },
      closed: closedForm
    }
  })
}

export type CreationMachine<Draft, Subject, Created> = ReturnType<typeof makeCreationMachine<Draft, Subject, Created>>
