import type { UtgRow } from "@command-center/domain/utg/utg"
import type { OperationReport, OperationTarget } from "../operation/operation.types.ts"

export interface RemoveUtgsInput {
  readonly businessEntityId: number
  /** Frozen when the dialog opened. */
  readonly targets: ReadonlyArray<UtgRow>
  readonly canEdit: boolean
}

/** What one remove call takes. */
export interface UtgToRemove extends OperationTarget {
  readonly businessEntityId: number
  readonly machinePermanentId: string | null
}

export interface RemoveUtgsContext extends RemoveUtgsInput {
  readonly typed: string
  readonly report: OperationReport<UtgToRemove>
}

export type RemoveUtgsEvent =
  | { readonly type: "typed.changed"; readonly value: string }
  | { readonly type: "submit" }
  | { readonly type: "cancel" }
  | { readonly type: "close" }

export interface RemoveUtgsOutput {
  /** Empty when nothing was sent. */
  readonly report: OperationReport<UtgToRemove>
}
