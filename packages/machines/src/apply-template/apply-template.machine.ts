import type { TemplateRow } from "@command-center/domain/template/template"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import { makeOperationMachine } from "../operation/operation.machine.ts"
import type { OperationReport } from "../operation/operation.types.ts"
import type {
  ApplyTemplateContext,
  ApplyTemplateEvent,
  ApplyTemplateInput,
  ApplyTemplateOutput,
  TemplateMerge,
  TemplatesOutcome
} from "./apply-template.types.ts"

const merges = ({ targets, templateId, businessEntityId }: ApplyTemplateContext): ReadonlyArray<TemplateMerge> =>
  templateId === null
    ? []
    : targets.map((row) => ({
        id: row.componentId,
        name: row.componentNickname ?? String(row.componentId),
        businessEntityId,
        templateId,
        componentId: row.componentId
      }))

const messages = {
  succeeded: { text: utgMessages.templateMerged },
  failed: (reason: string) => ({ text: utgMessages.templateMergeFailed(reason) })
}

/** Its `callTarget` makes the one call of a target. */
export const applyTemplateOperation = makeOperationMachine<TemplateMerge>("applyTemplateOperation")

export const applyTemplateMachine = setup({
  types: {
    input: {} as ApplyTemplateInput,
    context: {} as ApplyTemplateContext,
    events: {} as ApplyTemplateEvent,
    emitted: {} as Emitted,
    output: {} as ApplyTemplateOutput,
    children: {} as { operation: "operation" },
    tags: {} as "busy" | "crashed"
  },
  actors: {
    loadTemplates: unprovided<number, ReadonlyArray<TemplateRow>, Failure>("loadTemplates"),
    operation: applyTemplateOperation
  },
  guards: {
    canMerge: ({ context }) => context.canEdit && merges(context).length > 0,
    succeeded: (_, outcome: TemplatesOutcome) => Result.isSuccess(outcome),
    wasUnauthorized: (_, outcome: TemplatesOutcome) => Result.isFailure(outcome) && isUnauthorized(outcome.failure)
  },
  actions: {
    setTemplates: assign((_, outcome: TemplatesOutcome) => ({
      templates: Result.getOrElse(outcome, () => []),
      failure: Result.isFailure(outcome) ? outcome.failure : null
    })),
    choose: assign(({ context }, templateId: number | null) => ({
      templateId: context.templates.some((template) => template.id === templateId) ? templateId : null
    })),
    setReport: assign((_, report: OperationReport<TemplateMerge>) => ({ report })),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "applyTemplate",
  context: ({ input }) => ({ ...input, templates: [], templateId: null, failure: null, report: [] }),
  initial: "loading",
  output: ({ context }) => ({ report: context.report }),
  states: {
    loading: {
      tags: "busy",
      invoke: {
        id: "loadTemplates",
        src: "loadTemplates",
        input: ({ context }) => context.businessEntityId,
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "choosing",
            actions: { type: "setTemplates", params: ({ event }) => event.output }
          },
          {
            guard: { type: "wasUnauthorized", params: ({ event }) => event.output },
            target: "failed",
            actions: [{ type: "setTemplates", params: ({ event }) => event.output }, "tellUnauthorized"]
          },
          { target: "failed", actions: { type: "setTemplates", params: ({ event }) => event.output } }
        ],
        onError: "crashed"
      },
      on: { cancel: "closed" }
    },
    failed: { on: { retry: "loading", cancel: "closed" } },
    choosing: {
      on: {
        "template.chosen": { actions: { type: "choose", params: ({ event }) => event.templateId } },
        submit: { guard: "canMerge", target: "merging" },
        cancel: "closed"
      }
    },
    merging: {
      tags: "busy",
      invoke: {
        id: "operation",
        src: "operation",
        input: ({ context }) => ({ targets: merges(context), messages }),
        onDone: { target: "closed", actions: { type: "setReport", params: ({ event }) => event.output } },
        onError: "crashed"
      }
    },
    crashed: { tags: "crashed", on: { close: "closed", cancel: "closed" } },
    closed: { type: "final" }
  }
})
