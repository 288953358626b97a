import { shellMessages } from "@command-center/domain/message/shell-messages"
import type { shellMachine } from "@command-center/machines/shell/shell.machine"
import { useLayoutEffect, useRef } from "react"
import type { ActorRefFrom } from "xstate"

export interface EarlyPaletteProps {
  readonly shell: ActorRefFrom<typeof shellMachine>
  /** Keeps what was typed so far, for the palette to go on with. */
  readonly onTyped: (text: string) => void
}

/**
 * Takes the keys that follow Ctrl+K while the palette's code is loaded: none is lost, and Enter chooses nothing that
 * nobody has seen yet.
 */
export function EarlyPalette({ shell, onTyped }: EarlyPaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    input.current?.focus()
    // The palette gives the focus back to what had it before.
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <input
      ref={input}
      className="cc-unseen"
      aria-label={shellMessages.palette}
      aria-busy
      onInput={({ currentTarget }) => {
        onTyped(currentTarget.value)
      }}
      onKeyDown={({ key }) => {
        if (key === "Escape") shell.send({ type: "palette.closed" })
      }}
    />
  )
}
