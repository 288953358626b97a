import { shellMessages } from "@command-center/domain/message/shell-messages"
import { PaletteIcon } from "@command-center/ui/layout/palette-icons"
import { useCommandKey } from "@command-center/ui/layout/use-page-key"
import { useRef } from "react"

/** Opens the command palette; so does Ctrl+K, or Cmd+K on a Mac, wherever the focus is. */
export function PaletteButton({ onOpen }: { readonly onOpen: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useCommandKey("k", button, onOpen)
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
