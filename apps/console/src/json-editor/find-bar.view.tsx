import { jsonMessages } from "@command-center/domain/message/json-messages"
import { SearchField } from "@command-center/ui/fields/search-field"
import { CloseIcon, NextIcon, PreviousIcon } from "@command-center/ui/layout/action-icons"
import { type KeyboardEvent, useLayoutEffect, useRef } from "react"

export interface FindBarProps {
  readonly term: string
  /** Which match is shown, of how many; empty before something is typed. */
  readonly status: string
  readonly onTerm: (term: string) => void
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
}

/** Finds in the text of an editor: Enter goes to the next match, Shift and Enter to the one before, Escape closes. */
export function FindBar({ term, status, onTerm, onStep, onClose }: FindBarProps) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => input.current?.focus(), [])
  // The form around the editor takes Enter for Submit and Escape for Cancel.
  const keys = {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== "Escape") return
      if (event.key === "Enter" && event.target !== input.current) return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === "Escape") onClose()
      else onStep(event.shiftKey ? -1 : 1)
    }
  }
  return (
    <div className="cc-json-find" role="search" {...keys}>
      <SearchField label={jsonMessages.findIn} inputRef={input} value={term} onChange={onTerm} />
      <span role="status" className="cc-json-found">
        {status}
      </span>
      <button type="button" className="cc-icon-button" aria-label={jsonMessages.previous} onClick={() => onStep(-1)}>
        <PreviousIcon size={16} aria-hidden />
      </button>
      <button type="button" className="cc-icon-button" aria-label={jsonMessages.next} onClick={() => onStep(1)}>
        <NextIcon size={16} aria-hidden />
      </button>
      <button type="button" className="cc-icon-button" aria-label={jsonMessages.close} onClick={onClose}>
        <CloseIcon size={16} aria-hidden />
      </button>
    </div>
  )
}
