export type UsersScreenEvent =
  | { readonly type: "add.opened" }
  /** From a flow: what it changed on the service is to be read again. */
  | { readonly type: "rows.changed" }
  | { readonly type: "retry" }
