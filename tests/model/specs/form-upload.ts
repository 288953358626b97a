import { emptyFormDraft } from "@command-center/domain/form/form-draft"
import { sampleForm } from "@command-center/domain/push/sample-push"
import { formUploadMachine } from "@command-center/machines/form-upload/form-upload.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"
import { failures, refused } from "./answers.ts"

const file = { name: "welcome.tgz", size: 2_000, type: "application/gzip" }
const welcome = sampleForm({ name: "welcome ", businessEntityId: 42 })
const sent = Result.succeed(undefined)

export const formUpload = modelled(formUploadMachine, {
  inputs: [{ businessEntityId: 42, canEdit: true }],
  user: {
    "draft.changed": [{ draft: { name: "Welcome", deviceType: 27, file } }, { draft: emptyFormDraft }],
    "file.chosen": [{ file, content: "the file" }],
    "files.refused": [{}],
    submit: [{}],
    confirm: [{}],
    retry: [{}],
    cancel: [{}],
    edit: [{}],
    discard: [{}],
    "upload.progressed": [{ progress: { done: 20, total: 80 } }],
    "upload.ended": [{ outcome: sent }, { outcome: refused }]
  },
  outcomes: {
    loadForms: { "no such name": Result.succeed([]), "same name": Result.succeed([welcome]), ...failures },
    createForm: { created: Result.succeed({ formId: 77, address: "https://storage.example/forms/77" }), ...failures },
    uploadFile: {},
    markUploaded: { marked: sent, ...failures }
  }
})
