import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

export type ExportableList = "utgs" | "tasks" | "devices"

export interface ExportRowsInput {
  readonly list: ExportableList
  readonly businessEntityId: number
}

export interface ExportRowsContext extends ExportRowsInput {
  readonly failure: Failure | null
}

export type ExportRowsEvent =
  | { readonly type: "confirm" }
  | { readonly type: "retry" }
  | { readonly type: "cancel" }
  | { readonly type: "close" }

export interface ExportRowsOutput {
  readonly exported: boolean
}

/** The CSV as the export call gave it (a Blob or bytes); a machine only hands it on. */
export type CsvOutcome = Outcome<unknown, Failure>
