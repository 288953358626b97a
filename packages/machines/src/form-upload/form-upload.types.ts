import type { DeviceTypeChoice } from "@command-center/domain/device/device-type"
import type { FormRow } from "@command-center/domain/form/form"
import type { FormDraft, NewFormBody } from "@command-center/domain/form/form-draft"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { SessionBack } from "../actor-logic/session-back.ts"
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
  /** Those that a form can be uploaded for: the built-in ones until the service's are known. */
  readonly deviceTypes: ReadonlyArray<DeviceTypeChoice>
  readonly draft: FormDraft
  /** The fields that were changed since the dialog opened: what is wrong with them is said. */
  readonly touched: ReadonlyArray<keyof FormDraft>
  readonly content: unknown
  readonly place: UploadPlace | null
  readonly progress: Transfer | null
  /** What is asked before a form is created whose name is there already, or may be. */
  readonly question: string | null
  /** Why the last try failed: of the creation, the upload, or what marks it as uploaded, whichever came first. */
  readonly failure: string | null
  /** Whether a call of the last try was answered 401. */
  readonly wasUnauthorized: boolean
  /** Why nothing was taken of what was dropped last; null where something was. */
  readonly refusal: string | null
}

export type DeviceTypesOutcome = Outcome<ReadonlyArray<DeviceTypeChoice>, Failure>
export type FormsOutcome = Outcome<ReadonlyArray<FormRow>, Failure>
export type CreateOutcome = Outcome<UploadPlace, Failure>
export type SentOutcome = Outcome<unknown, Failure>

export type FormUploadEvent =
  | { readonly type: "draft.changed"; readonly draft: FormDraft }
  | { readonly type: "file.chosen"; readonly file: FormDraft["file"]; readonly content: unknown }
  /** Several files were dropped at once. */
  | { readonly type: "files.refused" }
  | { readonly type: "submit" }
  /** Upload another form of a name that is there. */
  | { readonly type: "confirm" }
  /** What is missing after the token died is sent with the next one. */
  | { readonly type: "retry" }
  | { readonly type: "cancel" }
  | AskedToClose
  | SessionBack
  /** From the upload itself. */
  | { readonly type: "upload.progressed"; readonly progress: Transfer }
  | { readonly type: "upload.ended"; readonly outcome: SentOutcome }

export interface FormUploadOutput {
  readonly uploaded: boolean
}

export type CreateForm = NewFormBody
