import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import type { TemplateRow } from "@command-center/domain/template/template"
import { templateList } from "@command-center/domain/template/template-list"
import { Result } from "effect"
import { assign, emit, sendTo, setup } from "xstate"
import type { Failure } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import { deleteTemplateMachine } from "../delete-template/delete-template.machine.ts"
import type { DeleteTemplateInput } from "../delete-template/delete-template.types.ts"
import { makeListScreenMachine } from "../list-screen/list-screen.machine.ts"
import { newTemplateMachine } from "../new-template/new-template.machine.ts"
import type { ScreenEmitted } from "../row-screen/row-screen.types.ts"
import { copied, listInput } from "../row-screen/screen-filter.ts"
import type {
  NamesOutcome,
  TemplatesScreenContext,
  TemplatesScreenEvent,
  TemplatesScreenInput
} from "./templates-screen.types.ts"

const nobody: TemplateRow = { id: 0, name: null, businessEntityId: null, parentName: null }

const deletionOf = ({ businessEntityId, canEdit, template }: TemplatesScreenContext): DeleteTemplateInput => ({
  businessEntityId,
  template: template ?? nobody,
  canEdit: canEdit && template !== null
})

export const templatesScreenMachine = setup({
  types: {
    input: {} as TemplatesScreenInput,
    context: {} as TemplatesScreenContext,
    events: {} as TemplatesScreenEvent,
    emitted: {} as ScreenEmitted,
    children: {} as {
      list: "list"
      collectNames: "collectNames"
      newTemplate: "newTemplate"
      deleteTemplate: "deleteTemplate"
    },
    tags: {} as "busy" | "crashed"
  },
  actors: {
    list: makeListScreenMachine<TemplateRow>("templates"),
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
    reloadList: sendTo("list", { type: "reload" }),
    copyRow: emit((_, row: TemplateRow) => copied(templateList, row))
  }
}).createMachine({
  id: "templatesScreen",
  context: ({ input }) => ({ ...input, filter: emptyFilter, names: [], template: null }),
  initial: "open",
  states: {
    open: {
      invoke: {
        id: "list",
        src: "list",
        input: ({ context }) => listInput(templateList, [], context),
        onError: "crashed"
      },
      on: {
        "row.copied": { actions: { type: "copyRow", params: ({ event }) => event.row } },
        "rows.changed": { actions: "reloadList" }
      },
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
              businessEntityId: context.businessEntityId,
              names: context.names,
              canEdit: context.canEdit
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
