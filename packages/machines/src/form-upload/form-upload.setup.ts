import type { DeviceTypeChoice } from "@command-center/domain/device/device-type"
import type { FormRow } from "@command-center/domain/form/form"
import {
  emptyFormDraft,
  type FormDraft,
  formDraftIssues,
  formsOfSameName,
  newFormBody
} from "@command-center/domain/form/form-draft"
import { formMessages } from "@command-center/domain/form/form-messages"
import { recordMessages } from "@command-center/domain/message/record-messages"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { Result } from "effect"
import { assign, emit, enqueueActions, fromCallback, sendTo, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import { isRefusal } from "../actor-logic/session-back.ts"
import { rowsChanged, screenOf } from "../row-screen/screen-link.ts"
import type {
  CreateForm,
  CreateOutcome,
  DeviceTypesOutcome,
  FileToUpload,
  FormsOutcome,
  FormToMark,
  FormUploadContext,
  FormUploadEvent,
  FormUploadInput,
  FormUploadOutput,
  SentOutcome,
  UploadPlace
} from "./form-upload.types.ts"

const isSame = (one: FormDraft, other: FormDraft) => JSON.stringify(one) === JSON.stringify(other)

const sentenceOf = (outcome: Result.Result<unknown, Failure>): string | null =>
  Result.isFailure(outcome) ? outcome.failure.sentence : null

/** What is asked before another form of its name is created; null where there is none. */
const questionOf = ({ draft, businessEntityId }: FormUploadContext, outcome: FormsOutcome): string | null => {
  const name = draft.name.trim()
  if (Result.isFailure(outcome)) return formMessages.again.unknown(name, outcome.failure.sentence)
  const { length } = formsOfSameName(draft, businessEntityId, outcome.success)
  return length === 0 ? null : formMessages.again.named(name, length)
}

const fields = ["name", "deviceType", "file"] as const

const touchedBy = ({ draft, touched }: FormUploadContext, changed: FormDraft): FormUploadContext["touched"] =>
  fields.filter((field) => touched.includes(field) || changed[field] !== draft[field])

const isFailedAs401 = (outcome: Result.Result<unknown, Failure>): boolean =>
  Result.isFailure(outcome) && isUnauthorized(outcome.failure)

/** The body for a draft that may be sent; an empty one where it may not, which the chart never sends. */
export const bodyOf = ({ draft, deviceTypes, businessEntityId }: FormUploadContext): CreateForm =>
  Result.getOrElse(newFormBody(draft, deviceTypes, businessEntityId), () => ({
    deviceType: 0,
    name: "",
    description: "",
    businessEntityId
  }))

/** What an upload is made of; its chart stands in form-upload.machine.ts. */
export const formUploadSetup = setup({
  types: {
    input: {} as FormUploadInput,
    context: {} as FormUploadContext,
    events: {} as FormUploadEvent,
    emitted: {} as Emitted,
    output: {} as FormUploadOutput,
    children: {} as {
      loadDeviceTypes: "loadDeviceTypes"
      loadForms: "loadForms"
      createForm: "createForm"
      uploadFile: "uploadFile"
      markUploaded: "markUploaded"
    },
    tags: {} as "busy" | "unsaved" | "sending"
  },
  actors: {
    loadDeviceTypes: unprovided<void, ReadonlyArray<DeviceTypeChoice>, Failure>("loadDeviceTypes"),
    loadForms: unprovided<number, ReadonlyArray<FormRow>, Failure>("loadForms"),
    createForm: unprovided<CreateForm, UploadPlace, Failure>("createForm"),
    /** Sends `upload.progressed` and, once, `upload.ended`. */
    uploadFile: fromCallback<FormUploadEvent, FileToUpload>(() => undefined),
    markUploaded: unprovided<FormToMark, unknown, Failure>("markUploaded")
  },
  guards: {
    isRefused: ({ context }) => isRefusal(context.failure),
    isUntouched: ({ context }) => isSame(context.draft, emptyFormDraft),
    canSubmit: ({ context }) => context.canEdit && formDraftIssues(context.draft, context.deviceTypes).length === 0,
    created: (_, outcome: CreateOutcome) => Result.isSuccess(outcome),
    isNameFree: ({ context }, outcome: FormsOutcome) => questionOf(context, outcome) === null,
    wasUnauthorized: (_, outcome: SentOutcome) => isFailedAs401(outcome),
    /** Nothing that the service said: an exception to the documents (document 2 §8). */
    hadNoAnswer: (_, outcome: CreateOutcome) => Result.isFailure(outcome) && outcome.failure._tag !== "Refused",
    isUploaded: ({ context }, outcome: SentOutcome) => context.failure === null && Result.isSuccess(outcome),
    isOnlyTheMarkMissing: ({ context }, outcome: SentOutcome) => context.failure === null && isFailedAs401(outcome),
    mustSignIn: ({ context }, outcome: SentOutcome) => context.wasUnauthorized || isFailedAs401(outcome)
  },
  actions: {
    setDeviceTypes: assign(({ context }, outcome: DeviceTypesOutcome) => ({
      deviceTypes: Result.getOrElse(outcome, () => context.deviceTypes)
    })),
    setDraft: assign(({ context }, draft: FormDraft) => ({ draft, touched: touchedBy(context, draft), failure: null })),
    setFile: assign(({ context }, chosen: { readonly file: FormDraft["file"]; readonly content: unknown }) => ({
      draft: { ...context.draft, file: chosen.file },
      touched: touchedBy(context, { ...context.draft, file: chosen.file }),
      content: chosen.content,
      failure: null,
      refusal: null
    })),
    setSeveral: assign({ refusal: formMessages.oneFile }),
    begin: assign({ failure: null, wasUnauthorized: false, question: null, place: null, progress: null }),
    setQuestion: assign(({ context }, outcome: FormsOutcome) => ({ question: questionOf(context, outcome) })),
    setPlace: assign((_, outcome: CreateOutcome) => ({ place: Result.getOrElse(outcome, () => null) })),
    setProgress: assign((_, progress: Transfer) => ({ progress })),
    setFailure: assign(({ context }, outcome: SentOutcome) => ({
      failure: context.failure ?? sentenceOf(outcome),
      wasUnauthorized: context.wasUnauthorized || isFailedAs401(outcome)
    })),
    forgetFailure: assign({ failure: null, wasUnauthorized: false }),
    setCancelled: assign({ failure: formMessages.uploadCancelled }),
    setDefect: assign({ failure: recordMessages.crashed }),
    tellNoAnswer: emit((_, outcome: CreateOutcome) => ({
      type: "browserAlert",
      text: formMessages.creationException(sentenceOf(outcome) ?? "")
    })),
    tellException: emit((_, error: unknown) => ({
      type: "browserAlert",
      text: formMessages.creationException(error instanceof Error ? error.message : String(error))
    })),
    tellUploaded: emit({ type: "toast", kind: "success", text: formMessages.uploaded }),
    tellFailed: emit(({ context }) => ({
      type: "toast",
      kind: "danger",
      text: formMessages.uploadFailed(context.failure ?? "")
    })),
    tellUnauthorized: emit({ type: "unauthorized" }),
    tellRowsChanged: sendTo(screenOf, rowsChanged),
    tellRowsChangedIfCreated: enqueueActions(({ context, enqueue }) => {
      if (context.place !== null) enqueue.sendTo(screenOf, rowsChanged)
    })
  }
})
