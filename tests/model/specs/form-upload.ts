import { emptyFormDraft } from "@command-center/domain/form/form-draft"
import { sampleForm } from "@command-center/domain/push/sample-push"
import { formUploadMachine } from "@command-center/machines/form-upload/form-upload.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { failures, refused, uncertain } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

const file = { name: "welcome.tgz", size: 2_000, type: "application/gzip" }
const welcome = sampleForm({ name: "welcome ", businessEntityId: 42 })
const sent = Result.succeed(undefined)

export const spec = modelled(formUploadMachine, {
  inputs: [{ businessEntityId: 42, canEdit: true }],
  user: {
    "draft.changed": [
      { draft: { name: "Welcome", deviceType: 27, file } },
      { draft: emptyFormDraft },
      { draft: { ...emptyFormDraft, name: "Welcome" } },
      { draft: { ...emptyFormDraft, name: "Welcome", deviceType: 27 } }
    ],
    "file.chosen": [
      { file, content: "the file" },
      { file: null, content: null }
    ],
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
    loadDeviceTypes: { named: Result.succeed([{ code: 27, name: "Lane 5000" }]), ...failures },
    loadForms: { "no such name": Result.succeed([]), "same name": Result.succeed([welcome]), ...failures },
    createForm: { created: Result.succeed({ formId: 77, address: "https://storage.example/forms/77" }), ...uncertain },
    uploadFile: {},
    markUploaded: { marked: sent, ...failures }
  }
})

export const walks = walksOf(spec, {
  all: {
    // A file is chosen as one, and not typed.
    does: ({ type, draft }) => type !== "draft.changed" || draft.file === null,
    project: ({ context }) => [context.draft, context.progress !== null, context.failure !== null],
    notWalkable: ({ event }, { context: { draft: now, progress } }) => {
      if (event.type === "xstate.done.actor.loadDeviceTypes") return "the list beside it makes the same call"
      if (event.type === "file.chosen")
        return (event["file"] === null) === (now.file === null) ? "choosing what is chosen changes nothing" : null
      if (event.type === "upload.progressed" && progress !== null) return "all its bytes went before"
      if (event.type !== "draft.changed") return null
      const next: typeof now = event["draft"]
      if (now.file !== null) return "typing leaves the file where it is"
      if (next.deviceType === null && now.deviceType !== null)
        return "a type that was chosen is only changed for another"
      return next.name === now.name && next.deviceType === now.deviceType
        ? "typing what is there changes nothing"
        : null
    },
    longest: 60
  }
})
