export type ShellEvent = { readonly type: "about.opened" } | { readonly type: "about.closed" }
