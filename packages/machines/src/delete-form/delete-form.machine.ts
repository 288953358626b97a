import type { FormRow } from "@command-center/domain/form/form"
import { formList } from "@command-center/domain/form/form-list"
import { formMessages } from "@command-center/domain/form/form-messages"
import { makeDeletionMachine } from "../delete-record/delete-record.machine.ts"
import { deletionSelectors } from "../delete-record/delete-record.selectors.ts"
import type { DeletionDefinition } from "../delete-record/delete-record.types.ts"

const definition: DeletionDefinition<FormRow> = {
  id: "deleteForm",
  question: (row) => formMessages.deleteDialog.question(formList.nameOf(row)),
  wordOf: null,
  deleted: (row) => formMessages.deleted(formList.nameOf(row)),
  failed: (row, reason) => formMessages.deleteFailed(formList.nameOf(row), reason)
}

/** Asks, and deletes one device form (document 2 §4). */
export const deleteFormMachine = makeDeletionMachine(definition)

export const deleteFormSelectors = deletionSelectors(definition)
