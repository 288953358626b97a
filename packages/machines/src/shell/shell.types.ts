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
  /** On a page whose list has no keys of its own. */
  | { readonly type: "keys.opened" }
  | { readonly type: "keys.closed" }
  | ({ readonly type: "rights.opened" } & RightsLineInput)
  | { readonly type: "rights.closed" }
  | { readonly type: "palette.opened" }
  | { readonly type: "palette.closed" }
  /** `isUnsettled`: something is not saved, or not answered yet. */
  | { readonly type: "signOut.asked"; readonly isUnsettled: boolean }
  | { readonly type: "signOut.confirmed" }
  | { readonly type: "signOut.cancelled" }
  | ConnectionEvent

/** Nothing holds the sign-out any more: for the session. */
interface SignOutEmitted {
  readonly type: "signOut"
}

/** `readAnew`: what is shown may be old by now, and is read once. */
export type ShellEmitted = ReadAnewEmitted | SignOutEmitted
