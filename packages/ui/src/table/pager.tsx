import { tableMessages } from "@command-center/domain/rows/table-messages"
import { ChevronLeft, ChevronRight } from "lucide-react"
import type { ReactNode } from "react"

export interface PagerProps {
  /** "Displaying a-b of n". */
  readonly displaying: string
  readonly page: number
  readonly pageCount: number
  /** There is nothing to turn pages of. */
  readonly isEmpty: boolean
  /** The numbers to offer, in order; null stands for those left out. */
  readonly buttons: ReadonlyArray<number | null>
  readonly onPageChange: (page: number) => void
  readonly children?: ReactNode
}

export function Pager({ displaying, page, pageCount, isEmpty, buttons, onPageChange, children }: PagerProps) {
  return (
    <div className="cc-pager">
      <p className="cc-displaying" role="status">
        {displaying}
      </p>
      {children}
      {!isEmpty && (
        <nav aria-label={tableMessages.pages} className="cc-pages">
          <button
            type="button"
            className="cc-page"
            aria-label={tableMessages.previousPage}
            disabled={page <= 1}
            onClick={() => onPageChange(page - 1)}
          >
            <ChevronLeft size={16} aria-hidden />
          </button>
          {buttons.map((button, at) =>
            button === null ? (
              <span key={`gap-${buttons[at - 1]}`} className="cc-page-gap" aria-hidden>
                …
              </span>
            ) : (
              <button
                key={button}
                type="button"
                className="cc-page"
                aria-label={tableMessages.page(button)}
                aria-current={button === page ? "page" : undefined}
                onClick={() => onPageChange(button)}
              >
                {button}
              </button>
            )
          )}
          <button
            type="button"
            className="cc-page"
            aria-label={tableMessages.nextPage}
            disabled={page >= pageCount}
            onClick={() => onPageChange(page + 1)}
          >
            <ChevronRight size={16} aria-hidden />
          </button>
        </nav>
      )}
    </div>
  )
}
