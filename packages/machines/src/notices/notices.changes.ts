import { controlMessages } from "@command-center/domain/message/control-messages"
import type { ToastKind } from "../actor-logic/emitted.ts"
import type { AlertBanner, Holder, NoticesContext, Toast } from "./notices.types.ts"

/** The log keeps this many; older ones are gone. */
const logLimit = 100

/** Document 1 §2.3; info reads "Success" too (contract). */
const defaultHeader = (kind: ToastKind) => (kind === "danger" ? controlMessages.error : controlMessages.success)

export const showToast = (
  context: NoticesContext,
  { kind, header, text, long, at }: Omit<Toast, "id" | "header"> & { readonly header: string | undefined }
): Partial<NoticesContext> => {
  const lastId = context.lastId + 1
  const toast: Toast = { id: lastId, kind, header: header ?? defaultHeader(kind), text, long, at }
  return { lastId, toasts: [...context.toasts, toast], log: [toast, ...context.log].slice(0, logLimit) }
}

export const dropToast = (context: NoticesContext, id: number): Partial<NoticesContext> => ({
  toasts: context.toasts.filter((toast) => toast.id !== id)
})

export const isSameAlert = (left: Omit<AlertBanner, "id">, right: Omit<AlertBanner, "id">) =>
  left.header === right.header && left.message === right.message

export const showAlert = (
  context: NoticesContext,
  { header, message }: Omit<AlertBanner, "id">
): Partial<NoticesContext> => {
  const lastId = context.lastId + 1
  return { lastId, alerts: [...context.alerts, { id: lastId, header, message }] }
}

export const dismissAlert = (context: NoticesContext, id: number): Partial<NoticesContext> => ({
  alerts: context.alerts.filter((alert) => alert.id !== id)
})

export const hold = (context: NoticesContext, by: Holder): Partial<NoticesContext> => ({
  heldBy: [...context.heldBy.filter((holder) => holder !== by), by]
})

export const release = (context: NoticesContext, by: Holder): Partial<NoticesContext> => ({
  heldBy: context.heldBy.filter((holder) => holder !== by)
})
