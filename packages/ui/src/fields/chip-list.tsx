import { controlMessages } from "@command-center/domain/message/control-messages"
import { X } from "lucide-react"
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react"
import { Button } from "./button.tsx"

interface Chip {
  readonly id: string
  readonly label: string
  readonly text: string
}

export interface ChipListProps {
  /** What the chips are, to a screen reader. */
  readonly label: string
  readonly chips: ReadonlyArray<Chip>
  readonly onRemove: (id: string) => void
  /** The last chip was removed from here: the focus needs another place. */
  readonly onEmptied: () => void
  /** What stands behind the last chip. */
  readonly children?: ReactNode
}

/** Chips that can be taken away one by one; the focus goes to the one that comes after it. */
export function ChipList({ label, chips, onRemove, onEmptied, children }: ChipListProps) {
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<{ readonly id: string; readonly index: number } | null>(null)

  useLayoutEffect(() => {
    const gone = removed.current
    if (gone === null || chips.some(({ id }) => id === gone.id)) return
    removed.current = null
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(".cc-chip-remove") ?? []
    const next = buttons[Math.min(gone.index, buttons.length - 1)]
    if (next === undefined) onEmptied()
    else next.focus()
  }, [chips, onEmptied])

  const remove = (id: string, index: number) => {
    removed.current = { id, index }
    onRemove(id)
  }
  const removeByKey = (event: KeyboardEvent, id: string, index: number) => {
    if (event.key !== "Delete" && event.key !== "Backspace") return
    event.preventDefault()
    remove(id, index)
  }
  if (chips.length === 0) return null
  return (
    <div className="cc-chips">
      <ul ref={list} aria-label={label}>
        {chips.map((chip, index) => (
          <li key={chip.id} className="cc-chip">
            <span className="cc-chip-text">
              <strong>{chip.label}</strong> <bdi>{chip.text}</bdi>
            </span>
            <button
              type="button"
              className="cc-chip-remove"
              aria-label={controlMessages.removeNamed(`${chip.label} ${chip.text}`)}
              onClick={() => remove(chip.id, index)}
              onKeyDown={(event) => removeByKey(event, chip.id, index)}
            >
              <X aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <div className="cc-chips-end">{children}</div>
    </div>
  )
}

/** A quiet button at the end of chips; a phone shows the chips alone. */
export function ChipsReset({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button size="sm" variant="ghost" colorPalette="gray" onClick={onClick}>
      {label}
    </Button>
  )
}
