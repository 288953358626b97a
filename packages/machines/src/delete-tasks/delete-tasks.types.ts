import type { OperationPlan, OperationRecord } from "@command-center/domain/operation/operation"
import type { TaskRow } from "@command-center/domain/task/task"

export interface DeleteTasksInput {
  readonly businessEntityId: number
  /** Frozen when the dialog opened. */
  readonly targets: ReadonlyArray<TaskRow>
  readonly canEdit: boolean
}

export interface DeleteTasksContext extends DeleteTasksInput {
  readonly plan: OperationPlan
  /** Null as long as nothing was sent. */
  readonly record: OperationRecord | null
}

export type DeleteTasksEvent = { readonly type: "confirm" } | { readonly type: "cancel" } | { readonly type: "close" }

export interface DeleteTasksOutput {
  readonly record: OperationRecord | null
}
