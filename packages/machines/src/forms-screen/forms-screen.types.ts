import type { FormRow } from "@command-center/domain/form/form"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { Progressed } from "../actor-logic/progressed.ts"
import type { FlowScreenInput } from "../row-screen/row-screen.types.ts"

export interface FormsScreenContext extends FlowScreenInput {
  /** The form to delete. */
  readonly form: FormRow | null
  /** The form that is downloaded. */
  readonly wanted: FormRow | null
  /** The bytes of it that have come; null while there are none. */
  readonly transfer: Transfer | null
}

export type FormsScreenEvent =
  | Progressed
  | { readonly type: "upload.opened" }
  | { readonly type: "deletion.opened"; readonly row: FormRow }
  | { readonly type: "download.started"; readonly row: FormRow }
  | { readonly type: "download.cancelled" }
  /** From a flow: what it changed on the service is to be read again. */
  | { readonly type: "rows.changed" }
  | { readonly type: "retry" }

export interface FormToDownload {
  readonly businessEntityId: number
  readonly formId: number
}

/** The file as the download call gave it; a machine only hands it on. */
export type FileOutcome = Outcome<unknown, Failure>
