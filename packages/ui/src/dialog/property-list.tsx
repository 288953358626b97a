import { controlMessages } from "@command-center/domain/message/control-messages"
import type { ReactNode } from "react"

interface PropertyItem {
  readonly id: string
  readonly label: string
  readonly isActive: boolean
}

export interface PropertyListProps {
  readonly label: string
  readonly items: ReadonlyArray<PropertyItem>
  readonly selectedId: string
  readonly onSelect: (id: string) => void
  /** The word of the badge on what is set. */
  readonly activeWord?: string
  /** The editor of the selected property. */
  readonly children: ReactNode
}

/** Properties on the left, the editor of the chosen one on the right; below each other on a phone. */
export function PropertyList(props: PropertyListProps) {
  const { label, items, selectedId, onSelect, activeWord = controlMessages.active, children } = props
  return (
    <div className="cc-properties">
      <ul className="cc-property-list" aria-label={label}>
        {items.map(({ id, label: text, isActive }) => (
          <li key={id}>
            <button
              type="button"
              className="cc-property"
              aria-current={id === selectedId ? "true" : undefined}
              onClick={() => onSelect(id)}
            >
              <span>{text}</span>
              {isActive && <span className="cc-active">{activeWord}</span>}
            </button>
          </li>
        ))}
      </ul>
      <section className="cc-property-editor" aria-label={items.find(({ id }) => id === selectedId)?.label}>
        {children}
      </section>
    </div>
  )
}
