import { controlMessages } from "@command-center/domain/message/control-messages"
import type { ReactNode } from "react"

export interface DefinitionItem {
  readonly id: string
  readonly term: string
  readonly value: ReactNode
  /** Keys, ids and paths: in the typeface where characters cannot be mistaken. */
  readonly isCode?: boolean
}

export interface DefinitionListProps {
  readonly items: ReadonlyArray<DefinitionItem>
}

const isEmpty = (value: ReactNode): boolean => value === null || value === undefined || value === ""

/** What is known of one thing: terms with their values. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className="cc-definitions">
      {items.map(({ id, term, value, isCode }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd data-code={isCode || undefined}>
            {isEmpty(value) ? (
              <span className="cc-none">
                <span aria-hidden>–</span>
                <span className="cc-unseen">{controlMessages.none}</span>
              </span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
