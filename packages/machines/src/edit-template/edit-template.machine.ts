import { recordMessages } from "@command-center/domain/message/record-messages"
import { changedTemplate, draftOf, isSameDraft } from "@command-center/domain/template/template-draft"
import { isSendable } from "@command-center/domain/template/template-issues"
import { templateMessages } from "@command-center/domain/template/template-messages"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import type {
  EditTemplateContext,
  EditTemplateEvent,
  EditTemplateInput,
  TemplateUpdate,
  UpdateOutcome
} from "./edit-template.types.ts"

/** Name and JSON of a config template as they are typed, sent and taken back (document 1 §2.8). */
export const editTemplateMachine = setup({
  types: {
    input: {} as EditTemplateInput,
    context: {} as EditTemplateContext,
    events: {} as EditTemplateEvent,
    emitted: {} as Emitted,
    tags: {} as "busy" | "unsaved"
  },
  actors: {
    updateTemplate: unprovided<TemplateUpdate, unknown, Failure>("updateTemplate")
  },
  guards: {
    canEdit: ({ context }) => context.canEdit,
    isReadOnly: ({ context }) => !context.canEdit,
    isUnchanged: ({ context }) => isSameDraft(context.draft, draftOf(context.object)),
    canUpdate: ({ context }) => context.canEdit && isSendable(context.draft),
    succeeded: (_, outcome: UpdateOutcome) => Result.isSuccess(outcome),
    wasUnauthorized: (_, outcome: UpdateOutcome) => Result.isFailure(outcome) && isUnauthorized(outcome.failure)
  },
  actions: {
    setName: assign(({ context }, name: string) => ({ draft: { ...context.draft, name }, failure: null })),
    setText: assign(({ context }, text: string) => ({ draft: { ...context.draft, text }, failure: null })),
    takeBack: assign(({ context }) => ({ draft: draftOf(context.object), failure: null })),
    setSaved: assign(({ context }) => {
      const object = changedTemplate(context.object, context.draft)
      return { object, draft: draftOf(object), failure: null }
    }),
    setFailure: assign((_, outcome: UpdateOutcome) => ({
      failure: Result.isFailure(outcome) ? outcome.failure : null
    })),
    setDefect: assign({ failure: { _tag: "Unreadable", sentence: recordMessages.crashed } }),
    tellUpdated: emit({ type: "toast", kind: "success", text: templateMessages.updated }),
    tellFailed: emit({ type: "toast", kind: "danger", text: templateMessages.updateFailed }),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "editTemplate",
  context: ({ input }) => ({ ...input, draft: draftOf(input.object), failure: null }),
  initial: "editing",
  states: {
    editing: {
      initial: "looking",
      states: {
        looking: {
          always: [
            { guard: "isReadOnly", target: "readOnly" },
            { guard: "isUnchanged", target: "unchanged" },
            { target: "changed" }
          ]
        },
        readOnly: {},
        unchanged: {},
        changed: { tags: "unsaved", on: { cancel: "#asking" } }
      },
      on: {
        "name.changed": {
          guard: "canEdit",
          target: ".looking",
          actions: { type: "setName", params: ({ event }) => event.name }
        },
        "text.changed": {
          guard: "canEdit",
          target: ".looking",
          actions: { type: "setText", params: ({ event }) => event.text }
        },
        submit: { guard: "canUpdate", target: "updating" }
      }
    },
    asking: {
      id: "asking",
      tags: "unsaved",
      on: { edit: "editing", discard: { target: "editing", actions: "takeBack" } }
    },
    updating: {
      tags: ["busy", "unsaved"],
      invoke: {
        id: "updateTemplate",
        src: "updateTemplate",
        input: ({ context }) => ({
          businessEntityId: context.businessEntityId,
          id: context.id,
          object: changedTemplate(context.object, context.draft)
        }),
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "editing",
            actions: ["setSaved", "tellUpdated"]
          },
          {
            guard: { type: "wasUnauthorized", params: ({ event }) => event.output },
            target: "editing",
            actions: [{ type: "setFailure", params: ({ event }) => event.output }, "tellUnauthorized"]
          },
          {
            target: "editing",
            actions: [{ type: "setFailure", params: ({ event }) => event.output }, "tellFailed"]
          }
        ],
        onError: { target: "editing", actions: ["setDefect", "tellFailed"] }
      }
    }
  }
})
