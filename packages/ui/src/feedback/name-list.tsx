import { useState } from "react"
import { focusStop } from "../layout/focus-stop.tsx"

interface NamedItem {
  readonly id: number | string
  readonly name: string
}

export interface NameListProps {
  /** What they are, for assistive technology. */
  readonly label: string
  readonly items: ReadonlyArray<NamedItem>
  /** So many are named at once. */
  readonly atOnce: number
  readonly moreLabel: (count: number) => string
  /** What is said where even the opened list does not hold all. */
  readonly cutLabel: (shown: number) => string
}

/** An opened list is still one that somebody can look through. */
const most = 1000

interface NamesProps extends Pick<NameListProps, "label" | "items"> {
  /** It may be longer than its place: it is scrolled by keyboard, too. */
  readonly isLong?: boolean
}

function Names({ label, items, isLong = false }: NamesProps) {
  return (
    <ul className="cc-names" aria-label={label} {...(isLong ? focusStop : {})}>
      {items.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  )
}

/** The first few by name, and the rest one click away: only then is it drawn. */
export function NameList({ label, items, atOnce, moreLabel, cutLabel }: NameListProps) {
  const [isOpen, setOpen] = useState(false)
  const rest = items.length - atOnce
  return (
    <div className="cc-targets">
      {atOnce > 0 && <Names label={label} items={items.slice(0, atOnce)} />}
      {rest > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{moreLabel(rest)}</summary>
          {isOpen && <Names isLong label={moreLabel(rest)} items={items.slice(atOnce, most)} />}
          {isOpen && items.length > most && <p className="cc-hint">{cutLabel(most)}</p>}
        </details>
      )}
    </div>
  )
}
