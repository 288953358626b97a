import type { TaskRow } from "@command-center/domain/task/task"
import type { FlowScreenInput } from "../row-screen/row-screen.types.ts"

export interface TasksScreenContext extends FlowScreenInput {
  /** Chosen for deletion; their rows are collected before the dialog opens. */
  readonly ids: ReadonlyArray<number>
  readonly targets: ReadonlyArray<TaskRow>
}

export type TasksScreenEvent =
  /** Deletes what is selected. */
  | { readonly type: "deletion.opened"; readonly selected: ReadonlyArray<number> }
  /** A row's own "Delete Task": the row joins the selection (contract "Tasks"). */
  | { readonly type: "row.deletion.opened"; readonly id: number; readonly selected: ReadonlyArray<number> }
  /** From a flow: what it changed on the service is to be read again. */
  | { readonly type: "rows.changed" }
  | { readonly type: "retry" }
