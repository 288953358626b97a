import type { FormDraft, NewFormBody } from "@command-center/domain/form/form-draft"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { AskedToClose } from "../actor-logic/typed-form.ts"

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
  /** Why nothing was taken of what was dropped last; null where something was. */
  readonly refusal: string | null
}

export type CreateOutcome = Outcome<UploadPlace, Failure>
export type SentOutcome = Outcome<unknown, Failure>

export type FormUploadEvent =
  | { readonly type: "draft.changed"; readonly draft: FormDraft }
  | { readonly type: "file.chosen"; readonly file: FormDraft["file"]; readonly content: unknown }
  /** Several files were dropped at once. */
  | { readonly type: "files.refused" }
  | { readonly type: "submit" }
  /** What is missing after the token died is sent with the next one. */
  | { readonly type: "retry" }
  | { readonly type: "cancel" }
  | AskedToClose
  /** From the upload itself. */
  | { readonly type: "upload.progressed"; readonly progress: Transfer }
  | { readonly type: "upload.ended"; readonly outcome: SentOutcome }

export interface FormUploadOutput {
  readonly uploaded: boolean
}

export type CreateForm = NewFormBody
