import type { ToastKind } from "../actor-logic/emitted.ts"

export interface Toast {
  readonly id: number
  readonly kind: ToastKind
  readonly header: string
  readonly text: string
  readonly long: boolean
  /** When it was told (ISO). */
  readonly at: string
}

export interface AlertBanner {
  readonly id: number
  readonly header: string
  readonly message: string
}

/** What keeps the toasts from going away: the pointer above them, or the focus in them. */
export type Holder = "pointer" | "focus"

export interface NoticesContext {
  readonly toasts: ReadonlyArray<Toast>
  readonly alerts: ReadonlyArray<AlertBanner>
  /** Every toast of this page's life, the newest first, `logLimit` at most. */
  readonly log: ReadonlyArray<Toast>
  readonly heldBy: ReadonlyArray<Holder>
  readonly lastId: number
}

/** `toast` and `alert` are the emitted events of the other machines, passed on with the time. */
export type NoticesEvent =
  | {
      readonly type: "toast"
      readonly kind: ToastKind
      readonly header?: string
      readonly text: string
      readonly long?: boolean
      readonly at: string
    }
  | { readonly type: "alert"; readonly header: string; readonly message: string }
  | { readonly type: "toast.expired"; readonly id: number }
  | { readonly type: "toast.dismissed"; readonly id: number }
  | { readonly type: "toasts.held"; readonly by: Holder }
  | { readonly type: "toasts.released"; readonly by: Holder }
  | { readonly type: "alert.dismissed"; readonly id: number }
  | { readonly type: "log.opened" }
  | { readonly type: "log.closed" }
  | { readonly type: "log.cleared" }
