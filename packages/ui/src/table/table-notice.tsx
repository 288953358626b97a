import { controlMessages } from "@command-center/domain/message/control-messages"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import { Inbox, RefreshCw, SearchX, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "../fields/button.tsx"
import type { ShownAccount } from "../layout/shown-account.tsx"

interface TableNoticeProps {
  readonly columnCount: number
  readonly children: ReactNode
}

/** One row across the table whose content stays in the visible part of it. */
function TableNotice({ columnCount, children }: TableNoticeProps) {
  return (
    <tr className="cc-notice-row">
      <td colSpan={columnCount}>
        <div className="cc-notice">{children}</div>
      </td>
    </tr>
  )
}

export interface EmptyNoticeProps {
  readonly columnCount: number
  readonly emptyText: string
  readonly noMatch: { readonly onClear: () => void } | null
}

export function EmptyNotice({ columnCount, emptyText, noMatch }: EmptyNoticeProps) {
  return (
    <TableNotice columnCount={columnCount}>
      <Inbox size={24} className="cc-notice-text" aria-hidden />
      <p className="cc-notice-title">{emptyText}</p>
      {noMatch !== null && (
        <>
          <p className="cc-notice-text">{tableMessages.noMatch}</p>
          <Button onClick={noMatch.onClear}>
            <SearchX aria-hidden />
            {tableMessages.clearSearch}
          </Button>
        </>
      )}
    </TableNotice>
  )
}

export interface EmptyAccountProps {
  /** Whose rows these are, where there are other accounts to look into. */
  readonly account: ShownAccount | null
  /** There may be some that the filters leave out. */
  readonly isFiltered: boolean
  /** How the first row comes to be, where nothing else says so. */
  readonly firstStep: string | null
  /** To where the first step is taken. */
  readonly firstStepLink: ReactNode
}

/** Below the empty table's words, which are the documents': why it may be empty, what comes first, and where to go on. */
export function EmptyAccount({ account, isFiltered, firstStep, firstStepLink }: EmptyAccountProps) {
  if (account === null && firstStep === null) return null
  const sentence = isFiltered ? tableMessages.filteredOut : tableMessages.hasNone
  return (
    <div className="cc-notice-next">
      {account !== null && <p className="cc-notice-text">{sentence(account.name)}</p>}
      {firstStep !== null && <p className="cc-notice-text">{firstStep}</p>}
      {firstStepLink}
      {account !== null && <Button onClick={account.onOpen}>{tableMessages.chooseAccount}</Button>}
    </div>
  )
}

export interface FailureNoticeProps {
  readonly columnCount: number
  readonly reason: string
  readonly onRetry: () => void
}

export function FailureNotice({ columnCount, reason, onRetry }: FailureNoticeProps) {
  return (
    <TableNotice columnCount={columnCount}>
      <TriangleAlert size={24} className="cc-notice-bad" aria-hidden />
      <p className="cc-notice-title" role="alert">
        {reason}
      </p>
      <Button onClick={onRetry}>
        <RefreshCw aria-hidden />
        {controlMessages.retry}
      </Button>
    </TableNotice>
  )
}
