import { frameMessages } from "@command-center/domain/message/frame-messages"
import { Lock, LockOpen } from "lucide-react"
import { type ReactNode, use } from "react"
import { focusStop } from "./focus-stop.tsx"
import { ShownAccountContext } from "./shown-account.tsx"

export interface PageHeadingProps {
  readonly title: string
  /** Links to the pages above this one, already rendered. */
  readonly breadcrumb?: ReadonlyArray<{ readonly id: string; readonly link: ReactNode }>
  /** `why` stands beside the lock. */
  readonly access?: { readonly canEdit: boolean; readonly tooltip: string; readonly why?: ReactNode }
  readonly hint?: ReactNode
  readonly children?: ReactNode
}

export function PageHeading({ title, breadcrumb = [], access, hint, children }: PageHeadingProps) {
  const account = use(ShownAccountContext)
  return (
    <div className="cc-heading">
      <div className="cc-heading-line">
        {account !== null && (
          <button
            type="button"
            className="cc-account"
            aria-label={frameMessages.account(account.name)}
            onClick={account.onOpen}
          >
            <span>{account.name}</span>
          </button>
        )}
        <nav aria-label={frameMessages.breadcrumb}>
          <ol className="cc-breadcrumb">
            {breadcrumb.map(({ id, link }) => (
              <li key={id}>{link}</li>
            ))}
            <li aria-current="page">
              <h1 className="cc-title">{title}</h1>
            </li>
          </ol>
        </nav>
        {access !== undefined && (
          <span
            className="cc-access"
            role="img"
            {...focusStop}
            aria-label={access.tooltip}
            data-tip={access.tooltip}
            data-tip-kind="permission"
          >
            {access.canEdit ? <LockOpen size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
          </span>
        )}
        {access?.why}
        {hint !== undefined && <p className="cc-hint">{hint}</p>}
        {children !== undefined && <div className="cc-heading-actions">{children}</div>}
      </div>
    </div>
  )
}
