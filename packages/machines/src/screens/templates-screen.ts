import { templateList } from "@command-center/domain/template/template-list"
import type { TakenNames } from "../create-record/create-record.types.ts"
import { deleteTemplateMachine } from "../delete-template/delete-template.machine.ts"
import { makeFlowScreenMachine } from "../flow-screen/flow-screen.machine.ts"
import type { FlowOpening } from "../flow-screen/flow-screen.types.ts"
import { deletion, screenFlow } from "../flow-screen/screen-flow.ts"
import { newTemplateMachine } from "../new-template/new-template.machine.ts"
import { unfilteredRows } from "../row-screen/unfiltered-rows.ts"

export const templateRows = unfilteredRows(templateList)

/** The config templates of an account, New and Delete (document 1 §2.7). */
export const templatesScreenMachine = makeFlowScreenMachine("templatesScreen", {
  rows: templateRows,
  flows: {
    newTemplate: screenFlow({
      logic: newTemplateMachine,
      reads: () => null,
      input: ({ account: { businessEntityId, canEdit }, read }: FlowOpening<object, TakenNames>) => ({
        businessEntityId,
        canEdit,
        ...read,
        subject: null
      })
    }),
    deleteTemplate: deletion(deleteTemplateMachine)
  },
  beside: {}
})
