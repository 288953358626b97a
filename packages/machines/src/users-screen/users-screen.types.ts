import type { UserRow } from "@command-center/domain/user/user"
import type { RowScreenContext, RowScreenEvent, ScreenInput } from "../row-screen/row-screen.types.ts"

export interface UsersScreenInput extends ScreenInput {
  readonly canEdit: boolean
}

export type UsersScreenContext = RowScreenContext & { readonly canEdit: boolean }

export type UsersScreenEvent =
  | Extract<RowScreenEvent<UserRow>, { readonly type: "row.copied" | "rows.changed" | "retry" }>
  | { readonly type: "add.opened" }
