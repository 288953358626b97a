import type { TaskRow } from "@command-center/domain/task/task"
import type { OperationReport, OperationTarget } from "../operation/operation.types.ts"

export interface DeleteTasksInput {
  readonly businessEntityId: number
  /** Frozen when the dialog opened. */
  readonly targets: ReadonlyArray<TaskRow>
  readonly canEdit: boolean
}

/** What one delete call takes. */
export interface TaskToDelete extends OperationTarget {
  readonly businessEntityId: number
  readonly machinePermanentId: string | null
  readonly taskId: number
}

export interface DeleteTasksContext extends DeleteTasksInput {
  readonly report: OperationReport<TaskToDelete>
}

export type DeleteTasksEvent = { readonly type: "confirm" } | { readonly type: "cancel" } | { readonly type: "close" }

export interface DeleteTasksOutput {
  /** Empty when nothing was sent. */
  readonly report: OperationReport<TaskToDelete>
}
