import { controlMessages } from "@command-center/domain/message/control-messages"
import { frameMessages } from "@command-center/domain/message/frame-messages"
import { X } from "lucide-react"
import { type FocusEvent, useRef } from "react"
import { createPortal } from "react-dom"
import { returnFocus } from "../dialog/use-return-focus.tsx"
import { Button } from "../fields/button.tsx"
import { type NoticeKind, noticeIcons } from "./notice-list.tsx"

interface ToastView {
  readonly id: string
  readonly kind: NoticeKind
  readonly header?: string | undefined
  readonly text: string
}

export interface ToasterProps {
  readonly toasts: ReadonlyArray<ToastView>
  readonly onDismiss: (id: string) => void
  /** The pointer is over the toast, or the focus in it: its time stands still until `onRelease`. */
  readonly onHold?: (by: "pointer" | "focus") => void
  readonly onRelease?: (by: "pointer" | "focus") => void
  /** Leads to those that are gone; absent where there are none. */
  readonly earlier?: { readonly label: string; readonly onOpen: () => void } | undefined
}

const headers: Readonly<Record<NoticeKind, string>> = {
  danger: controlMessages.error,
  info: controlMessages.success,
  success: controlMessages.success
}

interface ToastProps {
  readonly toast: ToastView
  readonly onHold: ToasterProps["onHold"]
  readonly onRelease: ToasterProps["onRelease"]
  readonly role?: "alert" | undefined
  readonly onFocus: (event: FocusEvent) => void
  readonly onDismiss: () => void
}

function Toast({ toast: { kind, header, text }, role, onHold, onRelease, onFocus, onDismiss }: ToastProps) {
  const Icon = noticeIcons[kind]
  return (
    <div
      className="cc-toast"
      data-kind={kind}
      role={role}
      onPointerEnter={() => onHold?.("pointer")}
      onPointerLeave={() => onRelease?.("pointer")}
      onFocus={() => onHold?.("focus")}
      onBlur={() => onRelease?.("focus")}
    >
      <Icon size={18} className="cc-toast-icon" aria-hidden />
      <div className="cc-toast-body">
        <p className="cc-toast-header">{header ?? headers[kind]}</p>
        <p className="cc-toast-text">{text}</p>
      </div>
      <button
        type="button"
        className="cc-icon-button"
        aria-label={frameMessages.dismiss}
        onFocus={onFocus}
        onClick={onDismiss}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}

/**
 * The toasts of the page. What failed stands first, each an alert of its own; the others in a live region that is there
 * before the first of them. Neither is within the other: a region in a region is read twice. By its attribute a dialog
 * knows what it must not hide; it makes no region of the place itself.
 */
export function Toaster({ toasts, onDismiss, onHold, onRelease, earlier }: ToasterProps) {
  const before = useRef<HTMLElement | null>(null)
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && relatedTarget.closest(".cc-toaster") === null) {
      before.current = relatedTarget
    }
  }
  const dismiss = (id: string) => {
    onDismiss(id)
    requestAnimationFrame(() => returnFocus(before.current))
  }
  const listed = (shown: ReadonlyArray<ToastView>, own: Pick<ToastProps, "role">) =>
    shown.length > 0 && (
      <ol>
        {shown.map((toast) => (
          <li key={toast.id}>
            <Toast
              {...own}
              toast={toast}
              onHold={onHold}
              onRelease={onRelease}
              onFocus={remember}
              onDismiss={() => dismiss(toast.id)}
            />
          </li>
        ))}
      </ol>
    )
  const isAlert = ({ kind }: ToastView) => kind === "danger"
  return createPortal(
    <section className="cc-toaster" aria-label={frameMessages.notifications} aria-live="off">
      {listed(toasts.filter(isAlert), { role: "alert" })}
      <div aria-live="polite" aria-relevant="additions text">
        {listed(
          toasts.filter((toast) => !isAlert(toast)),
          {}
        )}
      </div>
      {earlier !== undefined && toasts.length > 0 && (
        <div className="cc-toaster-earlier">
          <Button size="xs" colorPalette="gray" onClick={earlier.onOpen}>
            {earlier.label}
          </Button>
        </div>
      )}
    </section>,
    document.body
  )
}
