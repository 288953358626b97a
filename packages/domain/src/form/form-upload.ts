import { formMessages, formUploadSentence } from "./form-messages.ts"

/** How the three steps of an upload ended: create the record, upload the file, mark it (document 2 §4). */
export type FormUploadOutcome =
  | { readonly _tag: "Uploaded" }
  /** The record could not be created; nothing else was called. */
  | { readonly _tag: "NotCreated"; readonly message: string }
  /** The presigned address refused the file; the mark was sent none the less. */
  | { readonly _tag: "Refused"; readonly status: number; readonly statusText: string }
  /** The file was not sent to its end: no answer came. */
  | { readonly _tag: "NotSent"; readonly message: string }
  | { readonly _tag: "NotMarked"; readonly message: string }

type SendFailure = Extract<FormUploadOutcome, { _tag: "Refused" | "NotSent" }>

/** What came of an upload whose record was created: of two failures only that of the file is shown (contract). */
export const formUploadOutcome = (send: SendFailure | null, markFailure: string | null): FormUploadOutcome => {
  if (send !== null) return send
  return markFailure === null ? { _tag: "Uploaded" } : { _tag: "NotMarked", message: markFailure }
}

export interface FormUploadNotice {
  readonly kind: "success" | "danger"
  readonly text: string
}

const failureOf = (outcome: Exclude<FormUploadOutcome, { _tag: "Uploaded" }>): string =>
  outcome._tag === "Refused" ? formUploadSentence(outcome.status, outcome.statusText) : outcome.message

/** The toast of an upload that has ended (document 2 §8). */
export const formUploadNotice = (outcome: FormUploadOutcome): FormUploadNotice =>
  outcome._tag === "Uploaded"
    ? { kind: "success", text: formMessages.uploaded }
    : { kind: "danger", text: formMessages.uploadFailed(failureOf(outcome)) }
