import type { OperationPlan, OperationRecord } from "@command-center/domain/operation/operation"
import type { UtgRow } from "@command-center/domain/utg/utg"

export interface RemoveUtgsInput {
  readonly businessEntityId: number
  /** Frozen when the dialog opened. */
  readonly targets: ReadonlyArray<UtgRow>
  readonly canEdit: boolean
}

export interface RemoveUtgsContext extends RemoveUtgsInput {
  readonly plan: OperationPlan
  readonly typed: string
  /** Null as long as nothing was sent. */
  readonly record: OperationRecord | null
}

export type RemoveUtgsEvent =
  | { readonly type: "typed.changed"; readonly value: string }
  | { readonly type: "submit" }
  | { readonly type: "cancel" }
  | { readonly type: "close" }

export interface RemoveUtgsOutput {
  readonly record: OperationRecord | null
}
