/** What the browser tells of the connection and of the page being looked at again. */
export type ConnectionEvent =
  | { readonly type: "connection.lost" }
  | { readonly type: "connection.returned" }
  /** The page is seen again after long, or the machine slept meanwhile. */
  | { readonly type: "page.woken" }

export type ShellEvent = { readonly type: "about.opened" } | { readonly type: "about.closed" } | ConnectionEvent

/** What is shown may be old by now: it is read anew, once. */
export type ShellEmitted = { readonly type: "readAnew" }
