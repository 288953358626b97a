import { CircleAlert, CircleCheck, Info, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"

export type NoticeKind = "danger" | "info" | "success"

export const noticeIcons: Readonly<Record<NoticeKind, LucideIcon>> = {
  danger: CircleAlert,
  info: Info,
  success: CircleCheck
}

interface NoticeView {
  readonly id: string
  readonly kind: NoticeKind
  readonly header: string
  readonly text: string
  readonly when: ReactNode
}

export interface NoticeListProps {
  readonly label: string
  readonly notices: ReadonlyArray<NoticeView>
}

/** Toasts that are gone, to be read again. */
export function NoticeList({ label, notices }: NoticeListProps) {
  return (
    <ol className="cc-told-list" aria-label={label}>
      {notices.map(({ id, kind, header, text, when }) => {
        const Icon = noticeIcons[kind]
        return (
          <li key={id} className="cc-told" data-kind={kind}>
            <Icon size={18} className="cc-toast-icon" aria-hidden />
            <div className="cc-toast-body">
              <p className="cc-toast-header">{header}</p>
              <p className="cc-toast-text">{text}</p>
            </div>
            <div className="cc-told-when">{when}</div>
          </li>
        )
      })}
    </ol>
  )
}
