import { X } from "lucide-react"
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react"
import "../theme/css/chip.css"
import "../theme/css/tags.css"
import { Button } from "./button.tsx"

export interface TagChipsProps {
  /** What they are, to a screen reader. */
  readonly label: string
  readonly tags: ReadonlyArray<string>
  readonly removeLabel: (tag: string) => string
  readonly moreLabel: (count: number) => string
  readonly fewerLabel: string
  readonly onRemove: (tag: string) => void
  /** The last one was removed from here: the focus needs another place. */
  readonly onEmptied: () => void
}

/** As many as a line has room for. */
const mostShown = 6

/** Tags that can be taken away one by one, by the mouse or by Delete; the focus goes to the one that comes after. */
export function TagChips(props: TagChipsProps) {
  const { label, tags, removeLabel, moreLabel, fewerLabel, onRemove, onEmptied } = props
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  const count = useRef(tags.length)
  const [isWhole, setWhole] = useState(false)
  const more = tags.length - mostShown

  useLayoutEffect(() => {
    const at = tags.length < count.current ? removed.current : null
    count.current = tags.length
    if (at === null) return
    removed.current = null
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(".cc-chip-remove") ?? []
    const next = buttons[Math.min(at, buttons.length - 1)]
    if (next === undefined) onEmptied()
    else next.focus()
  }, [tags, onEmptied])

  const remove = (tag: string, at: number) => {
    removed.current = at
    onRemove(tag)
  }
  const removeByKey = (event: KeyboardEvent, tag: string, at: number) => {
    if (event.key !== "Delete" && event.key !== "Backspace") return
    event.preventDefault()
    remove(tag, at)
  }
  if (tags.length === 0) return null
  return (
    <>
      <ul ref={list} className="cc-tag-chips" aria-label={label}>
        {(isWhole ? tags : tags.slice(0, mostShown)).map((tag, at) => (
          <li key={tag} className="cc-tag">
            <bdi title={tag}>{tag}</bdi>
            <button
              type="button"
              className="cc-chip-remove"
              aria-label={removeLabel(tag)}
              onClick={() => remove(tag, at)}
              onKeyDown={(event) => removeByKey(event, tag, at)}
            >
              <X aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-label={isWhole ? fewerLabel : moreLabel(more)}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? fewerLabel : `+${more}`}
        </Button>
      )}
    </>
  )
}
