import { frameMessages } from "@command-center/domain/message/frame-messages"
import { TriangleAlert, X } from "lucide-react"
import type { ReactNode } from "react"
import { keepFocusOnPage } from "../dialog/use-return-focus.tsx"

interface AlertView {
  readonly id: string
  readonly header: string
  readonly message: ReactNode
  readonly kind?: "bad" | "warn" | "info"
}

export interface AlertBannersProps {
  readonly alerts: ReadonlyArray<AlertView>
  readonly onDismiss: (id: string) => void
}

export function AlertBanners({ alerts, onDismiss }: AlertBannersProps) {
  if (alerts.length === 0) return null
  return (
    <div className="cc-banners">
      {alerts.map(({ id, header, message, kind = "warn" }) => (
        <div key={id} className="cc-banner" role="alert" data-kind={kind}>
          <TriangleAlert size={18} aria-hidden />
          <div className="cc-banner-body">
            <strong>{header}</strong>
            <div>{message}</div>
          </div>
          <button
            type="button"
            className="cc-icon-button"
            aria-label={frameMessages.dismissNamed(header)}
            onClick={() => {
              onDismiss(id)
              keepFocusOnPage()
            }}
          >
            <X size={16} aria-hidden />
          </button>
        </div>
      ))}
    </div>
  )
}
