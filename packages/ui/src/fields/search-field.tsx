import { controlMessages } from "@command-center/domain/message/control-messages"
import { Search, X } from "lucide-react"
import { type RefObject, useId, useRef } from "react"

export interface SearchFieldProps {
  readonly label: string
  readonly isLabelShown?: boolean
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly inputRef?: RefObject<HTMLInputElement | null>
  readonly shortcut?: string
}

export function SearchField(props: SearchFieldProps) {
  const { label, isLabelShown = false, placeholder, value, onChange, inputRef, shortcut } = props
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  const input = inputRef ?? own
  return (
    <div className="cc-search">
      <label htmlFor={id} className={isLabelShown ? "cc-label" : "cc-unseen"}>
        {label}
      </label>
      <div className="cc-search-box">
        <Search size={16} className="cc-search-icon" aria-hidden />
        <input
          ref={input}
          id={id}
          type="search"
          className="cc-search-input"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder ?? label}
          aria-keyshortcuts={shortcut}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || value === "") return
            event.stopPropagation()
            onChange("")
          }}
        />
        {value !== "" && (
          <button
            type="button"
            className="cc-icon-button cc-search-clear"
            aria-label={controlMessages.clearNamed(label)}
            onClick={() => {
              onChange("")
              input.current?.focus()
            }}
          >
            <X size={16} aria-hidden />
          </button>
        )}
        {value === "" && shortcut !== undefined && (
          <kbd className="cc-kbd" aria-hidden>
            {shortcut}
          </kbd>
        )}
      </div>
    </div>
  )
}
