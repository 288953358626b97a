import { WifiOff } from "lucide-react"
import type { ReactNode } from "react"

export interface StateBannerProps {
  readonly isShown: boolean
  readonly header: string
  readonly message: ReactNode
}

/**
 * A banner that stands for as long as something is so, and cannot be dismissed. Its live region is there before, so that
 * its coming is announced.
 */
export function StateBanner({ isShown, header, message }: StateBannerProps) {
  return (
    <div className="cc-banners" role="status" aria-live="polite">
      {isShown && (
        <div className="cc-banner" data-kind="warn">
          <WifiOff size={18} aria-hidden />
          <div className="cc-banner-body">
            <strong>{header}</strong>
            <div>{message}</div>
          </div>
        </div>
      )}
    </div>
  )
}
