import { shellMessages } from "@command-center/domain/message/shell-messages"
import { PaletteIcon } from "@command-center/ui/layout/palette-icons"
import { useCommandKey, usePageKey } from "@command-center/ui/layout/use-page-key"
import { useRef } from "react"

export interface PaletteButtonProps {
  readonly onOpen: () => void
  readonly onKeys: () => void
}

/** Opens the command palette; so does Ctrl+K, or Cmd+K on a Mac, wherever the focus is. `?` shows the keys of a page that has none of its own. */
export function PaletteButton({ onOpen, onKeys }: PaletteButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useCommandKey("k", button, onOpen)
  usePageKey("?", button, onKeys, true)
  return (
    <button
      ref={button}
      type="button"
      className="cc-bar-button"
      aria-label={shellMessages.palette}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-tip={shellMessages.paletteTip}
      onClick={onOpen}
    >
      <PaletteIcon size={18} aria-hidden />
    </button>
  )
}
