import { controlMessages } from "@command-center/domain/message/control-messages"
import type { ReactNode } from "react"

interface PropertyItem {
  readonly id: string
  readonly label: string
  readonly isActive: boolean
  /** What it is set to cannot be taken. */
  readonly isInvalid?: boolean
}

export interface PropertyListProps {
  readonly label: string
  readonly items: ReadonlyArray<PropertyItem>
  readonly selectedId: string
  readonly onSelect: (id: string) => void
  /** The word of the badge on what is set. */
  readonly activeWord?: string
  /** The word of the badge on what is wrong. */
  readonly invalidWord?: string
  /** The editor of the selected property. */
  readonly children: ReactNode
}

/** Properties on the left, the editor of the chosen one on the right; below each other on a phone. */
export function PropertyList(props: PropertyListProps) {
  const { label, items, selectedId, onSelect, children } = props
  const { activeWord = controlMessages.active, invalidWord = controlMessages.invalid } = props
  return (
    <div className="cc-properties">
      <ul className="cc-property-list" aria-label={label}>
        {items.map(({ id, label: text, isActive, isInvalid = false }) => (
          <li key={id}>
            <button
              type="button"
              className="cc-property"
              aria-current={id === selectedId ? "true" : undefined}
              onClick={() => onSelect(id)}
            >
              <span>{text}</span>
              {isActive && <span className="cc-active">{activeWord}</span>}
              {isInvalid && <span className="cc-active cc-invalid">{invalidWord}</span>}
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
