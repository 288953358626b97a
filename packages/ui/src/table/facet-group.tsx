import { controlMessages } from "@command-center/domain/message/control-messages"
import { type ReactNode, useId } from "react"
import { Button } from "../fields/button.tsx"

interface FacetChoice {
  readonly text: string
  readonly label: string
  readonly count: string
  readonly isChosen: boolean
}

export interface FacetGroupProps {
  readonly label: string
  readonly choices: ReadonlyArray<FacetChoice>
  /** Looks for values by their text; absent where all can be seen. */
  readonly find: { readonly label: string; readonly term: string; readonly onChange: (term: string) => void } | null
  readonly clear: { readonly label: string; readonly onClear: () => void } | null
  /** What stands below the values. */
  readonly note: string | null
  readonly onToggle: (text: string) => void
  /** What can be done about the values. */
  readonly children?: ReactNode
}

/** The values of one column, each with a box to choose it and the number of rows that have it. */
export function FacetGroup({ label, choices, find, clear, note, onToggle, children }: FacetGroupProps) {
  const id = useId()
  return (
    <section className="cc-facet" aria-labelledby={id}>
      <div className="cc-facet-head">
        <h3 id={id}>{label}</h3>
        {clear !== null && (
          <Button size="xs" variant="ghost" colorPalette="gray" aria-label={clear.label} onClick={clear.onClear}>
            {controlMessages.clear}
          </Button>
        )}
      </div>
      {find !== null && (
        <input
          type="search"
          className="cc-input cc-facet-find"
          aria-label={find.label}
          placeholder={find.label}
          value={find.term}
          onChange={(event) => find.onChange(event.currentTarget.value)}
        />
      )}
      {choices.length > 0 && (
        <ul className="cc-facet-values" aria-labelledby={id}>
          {choices.map(({ text, label: value, count, isChosen }) => (
            <li key={text}>
              <label className="cc-check cc-facet-value">
                <input type="checkbox" className="cc-checkbox" checked={isChosen} onChange={() => onToggle(text)} />
                <bdi className="cc-facet-text" title={value}>
                  {value}
                </bdi>
                <span className="cc-facet-count">{count}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {note !== null && <p className="cc-help">{note}</p>}
      {children}
    </section>
  )
}
