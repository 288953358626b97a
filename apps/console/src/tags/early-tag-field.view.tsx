import "@command-center/ui/theme/css/tags.css"
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react"

/** What was typed before the field of tags was there. */
export interface EarlyTags {
  /** Each was ended with Enter. */
  readonly entered: ReadonlyArray<string>
  readonly text: string
}

interface Early {
  readonly input: RefObject<HTMLInputElement | null>
  readonly enter: (text: string) => void
  readonly take: () => EarlyTags
}

export const useEarlyTags = (): Early => {
  const input = useRef<HTMLInputElement>(null)
  const entered = useRef<ReadonlyArray<string>>([])
  return {
    input,
    enter: (text) => {
      entered.current = [...entered.current, text]
    },
    take: () => {
      const taken = { entered: entered.current, text: input.current?.value ?? "" }
      entered.current = []
      return taken
    }
  }
}

export interface EarlyTagFieldProps {
  readonly early: Early
  readonly label: string
  readonly maxLength: number
}

/** Stands for the field of tags while its code is loaded, so that no key is lost that is typed by then. */
export function EarlyTagField({ early, label, maxLength }: EarlyTagFieldProps) {
  const { input, enter } = early
  useLayoutEffect(() => input.current?.focus(), [input])
  const press = ({ key, currentTarget: field }: KeyboardEvent<HTMLInputElement>) => {
    if (key !== "Enter" || field.value.trim() === "") return
    enter(field.value)
    field.value = ""
  }
  return (
    <div className="cc-suggest">
      <input
        ref={input}
        className="cc-input cc-suggest-input"
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        aria-busy
        onKeyDown={press}
      />
    </div>
  )
}
