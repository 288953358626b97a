import type { RefreshEvery } from "@command-center/domain/rows/refresh"
import type { TaskRow } from "@command-center/domain/task/task"

export interface UtgTasksInput {
  readonly businessEntityId: number
  /** The UTG whose tasks are shown. */
  readonly componentId: number
  readonly pageSize: number
  readonly refreshEvery: RefreshEvery
  /** Whether tasks may be deleted. */
  readonly canEdit: boolean
}

export interface UtgTasksContext extends UtgTasksInput {
  /** Chosen for deletion; their rows are collected before the dialog opens. */
  readonly ids: ReadonlyArray<number>
  readonly targets: ReadonlyArray<TaskRow>
}

export type UtgTasksEvent =
  /** Deletes these tasks: what is selected, with the row whose own action was taken. */
  | { readonly type: "deletion.opened"; readonly ids: ReadonlyArray<number> }
  /** From a flow: what it changed on the service is to be read again. */
  | { readonly type: "rows.changed" }
  /** By hand: the tasks are to be read again, and with them what else the page says of them. */
  | { readonly type: "retry" }
