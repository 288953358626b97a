import { CircleAlert, LogIn } from "lucide-react"
import type { ReactNode } from "react"

export interface ErrorViewProps {
  /** "Unauthorized", "Oops!". */
  readonly title: string
  readonly text: ReactNode
  /** Status text or message of the service. */
  readonly detail?: string | null
  /** What the reader can do about it, in words. */
  readonly remedy?: string | undefined
  /** Nothing is wrong: who reads this has to sign in. */
  readonly isCalm?: boolean
  /** It stands in a dialog, under its title. */
  readonly isInDialog?: boolean
  /** What the reader can do. */
  readonly children?: ReactNode
}

export function ErrorView({
  title,
  text,
  detail = null,
  remedy,
  isCalm = false,
  isInDialog = false,
  children
}: ErrorViewProps) {
  return (
    <div className="cc-error-view" role="alert" data-in-dialog={isInDialog || undefined}>
      {isCalm ? (
        <LogIn size={32} className="cc-error-detail" aria-hidden />
      ) : (
        <CircleAlert size={32} className="cc-notice-bad" aria-hidden />
      )}
      {isInDialog ? <strong>{title}</strong> : <h1 className="cc-title">{title}</h1>}
      <p>{text}</p>
      {detail !== null && detail !== "" && <p className="cc-error-detail">{detail}</p>}
      {remedy !== undefined && <p className="cc-error-detail">{remedy}</p>}
      {children !== undefined && <div className="cc-actions">{children}</div>}
    </div>
  )
}
