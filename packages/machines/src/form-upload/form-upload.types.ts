import type { FormDraft, NewFormBody } from "@command-center/domain/form/form-draft"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

export interface FormUploadInput {
  readonly businessEntityId: number
  readonly canEdit: boolean
}

/** The form's record as it was created, waiting for its file. */
export interface UploadPlace {
  readonly formId: number
  readonly address: string
}

/** `content` is the file the browser gave; a machine only hands it on. */
export interface FileToUpload extends UploadPlace {
  readonly content: unknown
}

export interface FormToMark {
  readonly businessEntityId: number
  readonly formId: number
}

export interface FormUploadContext extends FormUploadInput {
  readonly draft: FormDraft
  readonly content: unknown
  readonly place: UploadPlace | null
  readonly progress: Transfer | null
  /** Why the form cannot be used: of the creation, the upload, or what marks it as uploaded, whichever came first. */
  readonly failure: string | null
}

export type CreateOutcome = Outcome<UploadPlace, Failure>
export type SentOutcome = Outcome<unknown, Failure>

export type FormUploadEvent =
  | { readonly type: "draft.changed"; readonly draft: FormDraft }
  | { readonly type: "file.chosen"; readonly file: FormDraft["file"]; readonly content: unknown }
  | { readonly type: "submit" }
  | { readonly type: "cancel" }
  /** From the upload itself. */
  | { readonly type: "upload.progressed"; readonly progress: Transfer }
  | { readonly type: "upload.ended"; readonly outcome: SentOutcome }

export interface FormUploadOutput {
  readonly uploaded: boolean
}

export type CreateForm = NewFormBody
