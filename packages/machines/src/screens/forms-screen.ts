import type { FormRow } from "@command-center/domain/form/form"
import { formList } from "@command-center/domain/form/form-list"
import { formMessages } from "@command-center/domain/form/form-messages"
import { deleteFormMachine } from "../delete-form/delete-form.machine.ts"
import { makeDownloadFileMachine } from "../download-file/download-file.machine.ts"
import { makeFlowScreenMachine } from "../flow-screen/flow-screen.machine.ts"
import { deletion, screenFlow } from "../flow-screen/screen-flow.ts"
import { formUploadMachine } from "../form-upload/form-upload.machine.ts"
import { unfilteredRows } from "../row-screen/unfiltered-rows.ts"

export const formRows = unfilteredRows(formList)

export const downloadFormMachine = makeDownloadFileMachine<FormRow>({
  id: "downloadForm",
  begun: { header: formList.title, text: formMessages.downloading },
  fileName: () => formMessages.fileName,
  failed: (form, reason) => formMessages.downloadFailed(formList.nameOf(form), reason),
  hasToken: true
})

/** The Form Manager: upload, download and delete (document 2 §2). */
export const formsScreenMachine = makeFlowScreenMachine("formsScreen", {
  rows: formRows,
  flows: {
    formUpload: screenFlow({
      logic: formUploadMachine,
      input: ({ account: { businessEntityId, canEdit } }) => ({ businessEntityId, canEdit })
    }),
    deleteForm: deletion(deleteFormMachine)
  },
  beside: { downloadForm: downloadFormMachine }
})
