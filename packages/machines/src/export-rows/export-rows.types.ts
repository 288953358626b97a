import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { Progressed } from "../actor-logic/progressed.ts"

export type ExportableList = "utgs" | "tasks" | "devices"

export interface ExportRowsInput {
  readonly list: ExportableList
  readonly businessEntityId: number
}

export interface ExportRowsContext extends ExportRowsInput {
  readonly failure: Failure | null
  /** Bytes; null until the service sends the first ones. */
  readonly transfer: Transfer | null
}

export type ExportRowsEvent =
  | Progressed
  | { readonly type: "confirm" }
  | { readonly type: "retry" }
  | { readonly type: "cancel" }
  | { readonly type: "close" }

/** The CSV as the export call gave it (a Blob or bytes); a machine only hands it on. */
export type CsvOutcome = Outcome<unknown, Failure>
