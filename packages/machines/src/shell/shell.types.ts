import type { ReadAnewEmitted } from "../actor-logic/emitted.ts"
import type { RightsLineInput } from "../rights-line/rights-line.types.ts"

/** What the browser tells of the connection and of the page being looked at again. */
export type ConnectionEvent =
  | { readonly type: "connection.lost" }
  | { readonly type: "connection.returned" }
  /** The page is seen again after long, or the machine slept meanwhile. */
  | { readonly type: "page.woken" }

export interface ShellContext {
  /** Whose rights are explained, and of which subject first; null while the dialog is closed. */
  readonly explained: RightsLineInput | null
}

export type ShellEvent =
  | { readonly type: "about.opened" }
  | { readonly type: "about.closed" }
  | ({ readonly type: "rights.opened" } & RightsLineInput)
  | { readonly type: "rights.closed" }
  | { readonly type: "palette.opened" }
  | { readonly type: "palette.closed" }
  | ConnectionEvent

/** What is shown may be old by now: it is read anew, once. */
export type ShellEmitted = ReadAnewEmitted
