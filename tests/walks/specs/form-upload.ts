import { sampleForm } from "@command-center/domain/push/sample-push"
import type { formUploadMachine } from "@command-center/machines/form-upload/form-upload.machine"
import { Result } from "effect"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"

const file = { name: "welcome.tgz", size: 2000, type: "application/gzip" }
const draft = (name: string, deviceType: number | null) =>
  ({ type: "draft.changed", draft: { name, deviceType, file: null } }) as const

export const spec: WalkSpec<typeof formUploadMachine> = {
  input: { businessEntityId: 12, canEdit: true },
  user: [
    draft("Welcome", null),
    draft("Welcome", 27),
    draft("", null),
    { type: "file.chosen", file, content: "the file" },
    { type: "file.chosen", file: null, content: null },
    { type: "files.refused" },
    { type: "submit" },
    { type: "confirm" },
    { type: "retry" },
    { type: "cancel" },
    { type: "edit" },
    { type: "discard" },
    { type: "upload.progressed", progress: { done: 2000, total: 2000 } },
    { type: "upload.ended", outcome: Result.succeed(undefined) },
    { type: "upload.ended", outcome: Result.fail(answers.failure) }
  ],
  outcomes: {
    loadForms: {
      "no such name": answers.as([]),
      "same name": answers.as([sampleForm({ name: "Welcome", businessEntityId: 12 })]),
      refused: answers.refused,
      unauthorized: answers.unauthorized
    },
    createForm: {
      created: answers.as({ formId: 77, address: "https://storage.example/forms/77" }),
      refused: answers.refused,
      unauthorized: answers.unauthorized
    },
    markUploaded: { marked: answers.as(undefined), refused: answers.refused, unauthorized: answers.unauthorized }
  },
  project: ({ context }) => [context.draft, context.progress !== null, context.failure !== null],
  notWalkable: ({ event }, { context: { draft: now, progress } }) => {
    if (event.type === "file.chosen")
      return (event["file"] === null) === (now.file === null) ? "choosing what is chosen changes nothing" : null
    if (event.type === "upload.progressed" && progress !== null) return "all its bytes went before"
    if (event.type !== "draft.changed") return null
    const next: typeof now = event["draft"]
    if (now.file !== null) return "typing leaves the file where it is"
    if (next.deviceType === null && now.deviceType !== null) return "a type that was chosen is only changed for another"
    return next.name === now.name && next.deviceType === now.deviceType ? "typing what is there changes nothing" : null
  },
  longest: 60
}
