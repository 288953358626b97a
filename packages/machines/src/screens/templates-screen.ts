import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import type { TemplateRow } from "@command-center/domain/template/template"
import { templateList } from "@command-center/domain/template/template-list"
import { deleteTemplateMachine } from "../delete-template/delete-template.machine.ts"
import { makeFlowScreenMachine } from "../flow-screen/flow-screen.machine.ts"
import type { FlowOpening } from "../flow-screen/flow-screen.types.ts"
import { deletion, screenFlow } from "../flow-screen/screen-flow.ts"
import { newTemplateMachine } from "../new-template/new-template.machine.ts"
import type { RowScreenDefinition } from "../row-screen/row-screen.types.ts"

export const templateRows: RowScreenDefinition<TemplateRow> = {
  list: templateList,
  properties: [],
  defaultFilter: () => emptyFilter,
  copyOf: (row) => row
}

/** The config templates of an account, New and Delete (document 1 §2.7). */
export const templatesScreenMachine = makeFlowScreenMachine("templatesScreen", {
  rows: templateRows,
  flows: {
    newTemplate: screenFlow({
      logic: newTemplateMachine,
      reads: () => null,
      input: ({ account: { businessEntityId, canEdit }, read }: FlowOpening<object, ReadonlyArray<string>>) => ({
        businessEntityId,
        canEdit,
        names: read,
        subject: null
      })
    }),
    deleteTemplate: deletion(deleteTemplateMachine)
  },
  beside: {}
})
