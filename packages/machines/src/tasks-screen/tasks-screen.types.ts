import type { TaskRow } from "@command-center/domain/task/task"
import type { RowScreenContext, RowScreenEvent, ScreenInput } from "../row-screen/row-screen.types.ts"

export interface TasksScreenInput extends ScreenInput {
  readonly canEdit: boolean
}

export type TasksScreenContext = RowScreenContext & {
  readonly canEdit: boolean
  /** Chosen for deletion; their rows are collected before the dialog opens. */
  readonly ids: ReadonlyArray<number>
  readonly targets: ReadonlyArray<TaskRow>
}

export type TasksScreenEvent =
  | Exclude<RowScreenEvent<TaskRow>, { readonly type: "filters.reset" }>
  /** `now` decides where the 30 days of the default filter begin. */
  | { readonly type: "filters.reset"; readonly now: Date }
  /** Deletes what is selected. */
  | { readonly type: "deletion.opened"; readonly selected: ReadonlyArray<number> }
  /** A row's own "Delete Task": the row joins the selection (contract "Tasks"). */
  | { readonly type: "row.deletion.opened"; readonly id: number; readonly selected: ReadonlyArray<number> }
