import type { FormRow } from "@command-center/domain/form/form"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { FlowScreenInput } from "../row-screen/row-screen.types.ts"

export interface FormsScreenContext extends FlowScreenInput {
  /** The form to delete. */
  readonly form: FormRow | null
  /** The form that is downloaded. */
  readonly wanted: FormRow | null
}

export type FormsScreenEvent =
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
