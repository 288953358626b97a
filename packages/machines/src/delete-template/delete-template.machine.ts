import { recordMessages } from "@command-center/domain/message/record-messages"
import { templateMessages } from "@command-center/domain/template/template-messages"
import { Result } from "effect"
import { emit, sendTo, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import { rowsChanged, screenOf } from "../row-screen/screen-link.ts"
import type {
  DeleteOutcome,
  DeleteTemplateEvent,
  DeleteTemplateInput,
  DeleteTemplateOutput,
  TemplateToDelete
} from "./delete-template.types.ts"

/** Asks, deletes one config template and lets the list load again, since a failed call may have deleted it too. */
export const deleteTemplateMachine = setup({
  types: {
    input: {} as DeleteTemplateInput,
    context: {} as DeleteTemplateInput,
    events: {} as DeleteTemplateEvent,
    emitted: {} as Emitted,
    output: {} as DeleteTemplateOutput,
    tags: {} as "busy"
  },
  actors: {
    deleteTemplate: unprovided<TemplateToDelete, unknown, Failure>("deleteTemplate")
  },
  guards: {
    canEdit: ({ context }) => context.canEdit,
    succeeded: (_, outcome: DeleteOutcome) => Result.isSuccess(outcome),
    wasUnauthorized: (_, outcome: DeleteOutcome) => Result.isFailure(outcome) && isUnauthorized(outcome.failure)
  },
  actions: {
    tellDeleted: emit({ type: "toast", kind: "success", text: templateMessages.deleted }),
    tellFailed: emit((_, outcome: DeleteOutcome) => ({
      type: "toast",
      kind: "danger",
      text: templateMessages.deleteFailed(Result.isFailure(outcome) ? outcome.failure.sentence : "")
    })),
    tellDefect: emit({ type: "toast", kind: "danger", text: templateMessages.deleteFailed(recordMessages.crashed) }),
    tellUnauthorized: emit({ type: "unauthorized" }),
    tellRowsChanged: sendTo(screenOf, rowsChanged)
  }
}).createMachine({
  id: "deleteTemplate",
  context: ({ input }) => input,
  initial: "confirming",
  output: ({ event }) => ({ deleted: event.type === "xstate.done.state.deleteTemplate.deleted" }),
  states: {
    confirming: {
      on: { confirm: { guard: "canEdit", target: "deleting" }, cancel: "closed" }
    },
    deleting: {
      tags: "busy",
      invoke: {
        id: "deleteTemplate",
        src: "deleteTemplate",
        input: ({ context }) => ({ businessEntityId: context.businessEntityId, templateId: context.template.id }),
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "deleted",
            actions: ["tellDeleted", "tellRowsChanged"]
          },
          {
            guard: { type: "wasUnauthorized", params: ({ event }) => event.output },
            target: "confirming",
            actions: "tellUnauthorized"
          },
          {
            target: "closed",
            actions: [{ type: "tellFailed", params: ({ event }) => event.output }, "tellRowsChanged"]
          }
        ],
        onError: { target: "closed", actions: ["tellDefect", "tellRowsChanged"] }
      }
    },
    deleted: { type: "final" },
    closed: { type: "final" }
  }
})
