import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import type { TemplateRow } from "@command-center/domain/template/template"
import { templateList } from "@command-center/domain/template/template-list"
import { Result } from "effect"
import { assign, sendTo, setup } from "xstate"
import type { Failure } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import type { DeletionInput } from "../delete-record/delete-record.types.ts"
import { deleteTemplateMachine } from "../delete-template/delete-template.machine.ts"
import { newTemplateMachine } from "../new-template/new-template.machine.ts"
import { makeRowScreenMachine } from "../row-screen/row-screen.machine.ts"
import type { FlowScreenInput, RowScreenDefinition, ScreenEmitted } from "../row-screen/row-screen.types.ts"
import { rowsChanged } from "../row-screen/screen-link.ts"
import type { NamesOutcome, TemplatesScreenContext, TemplatesScreenEvent } from "./templates-screen.types.ts"

export const templateRows: RowScreenDefinition<TemplateRow> = {
  list: templateList,
  properties: [],
  defaultFilter: () => emptyFilter,
  copyOf: (row) => row
}

const nobody: TemplateRow = { id: 0, name: null, businessEntityId: null, parentName: null }

const deletionOf = ({ rows, canEdit, template }: TemplatesScreenContext): DeletionInput<TemplateRow> => ({
  businessEntityId: rows.businessEntityId,
  row: template ?? nobody,
  canEdit: canEdit && template !== null
})

/** The config templates of an account, New and Delete (document 1 §2.7). */
export const templatesScreenMachine = setup({
  types: {
    input: {} as FlowScreenInput,
    context: {} as TemplatesScreenContext,
    events: {} as TemplatesScreenEvent,
    emitted: {} as ScreenEmitted,
    children: {} as {
      rows: "rows"
      collectNames: "collectNames"
      newTemplate: "newTemplate"
      deleteTemplate: "deleteTemplate"
    },
    tags: {} as "busy" | "crashed"
  },
  actors: {
    rows: makeRowScreenMachine(templateRows),
    collectNames: unprovided<null, ReadonlyArray<string>, Failure>("collectNames"),
    newTemplate: newTemplateMachine,
    deleteTemplate: deleteTemplateMachine
  },
  guards: {
    canEdit: ({ context }) => context.canEdit
  },
  actions: {
    setNames: assign((_, outcome: NamesOutcome) => ({ names: Result.getOrElse(outcome, () => []) })),
    setTemplate: assign((_, template: TemplateRow) => ({ template })),
    reloadRows: sendTo("rows", rowsChanged)
  }
}).createMachine({
  id: "templatesScreen",
  context: ({ input }) => ({ ...input, names: [], template: null }),
  initial: "open",
  states: {
    open: {
      invoke: { id: "rows", src: "rows", input: ({ context }) => context.rows, onError: "crashed" },
      on: { "rows.changed": { actions: "reloadRows" } },
      initial: "browsing",
      states: {
        browsing: {
          on: {
            "creation.opened": { guard: "canEdit", target: "collecting" },
            "deletion.opened": {
              guard: "canEdit",
              target: "deleting",
              actions: { type: "setTemplate", params: ({ event }) => event.row }
            }
          }
        },
        collecting: {
          tags: "busy",
          invoke: {
            id: "collectNames",
            src: "collectNames",
            input: null,
            onDone: {
              target: "creating",
              actions: { type: "setNames", params: ({ event }) => event.output }
            },
            onError: "#crashed"
          }
        },
        creating: {
          invoke: {
            id: "newTemplate",
            src: "newTemplate",
            input: ({ context }) => ({
              businessEntityId: context.rows.businessEntityId,
              names: context.names,
              canEdit: context.canEdit,
              subject: null
            }),
            onDone: "browsing",
            onError: "#crashed"
          }
        },
        deleting: {
          invoke: {
            id: "deleteTemplate",
            src: "deleteTemplate",
            input: ({ context }) => deletionOf(context),
            onDone: "browsing",
            onError: "#crashed"
          }
        }
      }
    },
    crashed: { id: "crashed", tags: "crashed", on: { retry: "open" } }
  }
})
