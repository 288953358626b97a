import type { Merge } from "@command-center/domain/operation/contents"
import { type OperationPlan, type OperationRecord, oneCallEach } from "@command-center/domain/operation/operation"
import type { TemplateRow } from "@command-center/domain/template/template"
import { templateLabels } from "@command-center/domain/template/template-label-messages"
import { utgList } from "@command-center/domain/utg/utg-list"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards, otherwise } from "../actor-logic/answers.ts"
import type { Emitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { longWait } from "../actor-logic/long-wait.ts"
import { nothingOffered, type Offered } from "../actor-logic/offered.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import { operationMachine } from "../operation/operation.machine.ts"
import type {
  ApplyTemplateContext,
  ApplyTemplateEvent,
  ApplyTemplateInput,
  ApplyTemplateOutput,
  TemplatesOutcome
} from "./apply-template.types.ts"

const mergePlan = ({ targets, templateId, businessEntityId }: ApplyTemplateContext): OperationPlan => ({
  kind: "mergeTemplate",
  businessEntityId,
  title: templateLabels.apply,
  instructions:
    templateId === null
      ? []
      : oneCallEach(
          targets.map((row) => ({
            id: row.componentId,
            name: utgList.nameOf(row),
            content: { templateId, componentId: row.componentId } satisfies Merge
          }))
        ),
  leftOut: []
})

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
    loadTemplates: unprovided<number, Offered<TemplateRow>, Failure>("loadTemplates"),
    operation: operationMachine
  },
  delays: { longWait },
  guards: {
    ...answerGuards,
    canMerge: ({ context }) => context.canEdit && mergePlan(context).instructions.length > 0
  },
  actions: {
    setTemplates: assign((_, outcome: TemplatesOutcome) => {
      const { rows, notOffered } = Result.getOrElse(outcome, () => nothingOffered)
      return { templates: rows, notOffered, failure: Result.isFailure(outcome) ? outcome.failure : null }
    }),
    setWaitLong: assign({ isWaitLong: true }),
    endWait: assign({ isWaitLong: false }),
    choose: assign(({ context }, templateId: number | null) => ({
      templateId: context.templates.some((template) => template.id === templateId) ? templateId : null
    })),
    setRecord: assign((_, record: OperationRecord) => ({ record })),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "applyTemplate",
  context: ({ input }) => ({
    ...input,
    templates: [],
    notOffered: null,
    isWaitLong: false,
    templateId: null,
    failure: null,
    record: null
  }),
  initial: "loading",
  output: ({ context }) => ({ record: context.record }),
  states: {
    loading: {
      tags: "busy",
      exit: "endWait",
      after: { longWait: { actions: "setWaitLong" } },
      invoke: {
        id: "loadTemplates",
        src: "loadTemplates",
        input: ({ context }) => context.businessEntityId,
        onDone: [
          { guard: withOutput("succeeded"), target: "choosing", actions: withOutput("setTemplates") },
          ...otherwise("failed", withOutput("setTemplates"))
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
        input: ({ context }) => ({ plan: mergePlan(context) }),
        onDone: { target: "closed", actions: withOutput("setRecord") },
        onError: "crashed"
      }
    },
    crashed: { tags: "crashed", on: { close: "closed", cancel: "closed" } },
    closed: { type: "final" }
  }
})
