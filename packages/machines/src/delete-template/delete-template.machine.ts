import type { TemplateRow } from "@command-center/domain/template/template"
import { templateList } from "@command-center/domain/template/template-list"
import { templateMessages } from "@command-center/domain/template/template-messages"
import { makeDeletionMachine } from "../delete-record/delete-record.machine.ts"
import { deletionSelectors } from "../delete-record/delete-record.selectors.ts"
import type { DeletionDefinition } from "../delete-record/delete-record.types.ts"

const definition: DeletionDefinition<TemplateRow> = {
  id: "deleteTemplate",
  question: (row) => templateMessages.confirmDelete(templateList.nameOf(row)),
  wordOf: null,
  deleted: () => ({ text: templateMessages.deleted }),
  failed: (_, reason) => ({ text: templateMessages.deleteFailed(reason) })
}

/** Asks, and deletes one config template (document 1 §2.7). */
export const deleteTemplateMachine = makeDeletionMachine(definition)

export const deleteTemplateSelectors = deletionSelectors(definition)
