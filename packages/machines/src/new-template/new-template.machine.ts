import { recordMessages } from "@command-center/domain/message/record-messages"
import { detailPath } from "@command-center/domain/navigation/routes"
import type { TemplateRow } from "@command-center/domain/template/template"
import { type NewTemplate, newTemplate } from "@command-center/domain/template/template-draft"
import { canAddTemplate } from "@command-center/domain/template/template-issues"
import { templateMessages } from "@command-center/domain/template/template-messages"
import { Result } from "effect"
import { assign, emit, enqueueActions, sendTo, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import { isUncertain } from "../operation/uncertainty.ts"
import { rowsChanged, screenOf } from "../row-screen/screen-link.ts"
import type {
  CreateOutcome,
  NewTemplateContext,
  NewTemplateEvent,
  NewTemplateInput,
  NewTemplateOutput
} from "./new-template.types.ts"

/** Asks for a name, creates the config template and leads to its page (document 1 §2.7, §4). */
export const newTemplateMachine = setup({
  types: {
    input: {} as NewTemplateInput,
    context: {} as NewTemplateContext,
    events: {} as NewTemplateEvent,
    emitted: {} as Emitted,
    output: {} as NewTemplateOutput,
    tags: {} as "busy" | "unsaved"
  },
  actors: {
    createTemplate: unprovided<NewTemplate, TemplateRow, Failure>("createTemplate")
  },
  guards: {
    isEmpty: ({ context }) => context.name === "",
    canAdd: ({ context }) => context.canEdit && canAddTemplate(context.name, context.names),
    succeeded: (_, outcome: CreateOutcome) => Result.isSuccess(outcome),
    isUncertain: (_, outcome: CreateOutcome) => Result.isFailure(outcome) && isUncertain(outcome.failure),
    wasUnauthorized: (_, outcome: CreateOutcome) => Result.isFailure(outcome) && isUnauthorized(outcome.failure)
  },
  actions: {
    setName: assign((_, name: string) => ({ name, failure: null })),
    setFailure: assign((_, outcome: CreateOutcome) => ({
      failure: Result.isFailure(outcome) ? outcome.failure : null
    })),
    // A defect after the call left says nothing about what the service did with it.
    setDefect: assign({ failure: { _tag: "Unreadable", sentence: recordMessages.crashed } }),
    tellCreated: enqueueActions(({ context, enqueue }, outcome: CreateOutcome) => {
      if (Result.isFailure(outcome)) return
      enqueue.emit({ type: "toast", kind: "success", text: templateMessages.created })
      enqueue.emit({
        type: "navigate",
        to: detailPath(context.businessEntityId, "templates", outcome.success.id)
      })
    }),
    tellUnauthorized: emit({ type: "unauthorized" }),
    tellRowsChanged: sendTo(screenOf, rowsChanged)
  }
}).createMachine({
  id: "newTemplate",
  context: ({ input }) => ({ ...input, name: "", failure: null }),
  initial: "editing",
  output: ({ event }) => ({ created: event.type === "xstate.done.state.newTemplate.created" }),
  states: {
    editing: {
      initial: "looking",
      states: {
        looking: { always: [{ guard: "isEmpty", target: "empty" }, { target: "typed" }] },
        empty: {},
        typed: { tags: "unsaved" }
      },
      on: {
        "name.changed": { target: ".looking", actions: { type: "setName", params: ({ event }) => event.name } },
        submit: { guard: "canAdd", target: "creating" },
        cancel: "closed"
      }
    },
    creating: {
      tags: ["busy", "unsaved"],
      invoke: {
        id: "createTemplate",
        src: "createTemplate",
        input: ({ context }) => newTemplate(context.businessEntityId, context.name),
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "created",
            actions: { type: "tellCreated", params: ({ event }) => event.output }
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
    closed: { type: "final" }
  }
})
