import { facetLabel } from "@command-center/domain/facets/facet-chips"
import { type FacetChoices, toggledFacet } from "@command-center/domain/facets/facet-choices"
import type { Facet } from "@command-center/domain/facets/facet-index"
import { facetMessages } from "@command-center/domain/facets/facet-messages"
import type { ChoosableColumn } from "@command-center/domain/rows/list-description"
import type { facetsMachine } from "@command-center/machines/facets/facets.machine"
import { selectCounted, selectIsFailed, selectTerms } from "@command-center/machines/facets/facets.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { CloseIcon } from "@command-center/ui/layout/action-icons"
import { FacetGroup } from "@command-center/ui/table/facet-group"
import { useSelector } from "@xstate/react"
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react"
import type { ActorRefFrom } from "xstate"

type FacetsRef = ActorRefFrom<typeof facetsMachine>

export interface FacetsPanelProps {
  readonly actor: FacetsRef
  readonly columns: ReadonlyArray<ChoosableColumn>
  readonly choices: FacetChoices
  /** The column of the user's labels, and what stands below its values; null for a list without. */
  readonly labels: { readonly key: string; readonly tools: ReactNode } | null
  /** How many rows are left; null before they are there. */
  readonly left: number | null
  readonly onChoose: (key: string, values: ReadonlyArray<string>) => void
  readonly onClear: () => void
  /** The button that opens it, which gets the focus back. */
  readonly opener: RefObject<HTMLButtonElement | null>
}

/** Where no label narrows the rows, what can be done with labels stands below all columns. */
const withLabels = (counted: ReadonlyArray<Facet>, labels: FacetsPanelProps["labels"]): ReadonlyArray<Facet> =>
  labels === null || counted.some(({ key }) => key === labels.key)
    ? counted
    : [...counted, { key: labels.key, values: [], found: 0, more: 0, distinct: 0 }]

/** Values that can be looked through without a search. */
const mostAtAGlance = 8

function Column({
  actor,
  columns,
  choices,
  labels,
  onChoose,
  facet: { key, values, found, more, distinct }
}: Pick<FacetsPanelProps, "actor" | "columns" | "choices" | "labels" | "onChoose"> & { readonly facet: Facet }) {
  const term = useSelector(actor, selectTerms)[key] ?? ""
  const column = columns.find((each) => each.key === key)
  if (column === undefined) return null
  const { label, kind } = column
  const chosen = choices[key] ?? []
  return (
    <FacetGroup
      label={label}
      choices={values.map(({ text, count }) => ({
        text,
        label: facetLabel(kind, text),
        count: facetMessages.count(count),
        isChosen: chosen.includes(text)
      }))}
      find={
        distinct > mostAtAGlance
          ? {
              label: facetMessages.find(label),
              term,
              onChange: (next) => actor.send({ type: "term.changed", key, term: next })
            }
          : null
      }
      clear={chosen.length > 0 ? { label: facetMessages.clearColumn(label), onClear: () => onChoose(key, []) } : null}
      note={found === 0 && term !== "" ? facetMessages.noneFound : more > 0 ? facetMessages.more(more) : null}
      onToggle={(text) => onChoose(key, toggledFacet(choices, key, text))}
    >
      {labels?.key === key && labels.tools}
    </FacetGroup>
  )
}

/** The values of the loaded rows, by which the list can be narrowed without asking the service. */
export function FacetsPanel(props: FacetsPanelProps) {
  const { actor, columns, choices, labels, left, onChoose, onClear, opener } = props
  const counted = useSelector(actor, selectCounted)
  const isFailed = useSelector(actor, selectIsFailed)
  const isNarrowed = Object.keys(choices).length > 0
  const close = () => {
    actor.send({ type: "facets.closed" })
    opener.current?.focus()
  }
  // Whoever pressed the button goes on in the panel; one that stood open when the page came takes nobody's focus.
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current: button } = opener
    if (button !== null && document.activeElement === button) panel.current?.focus({ preventScroll: true })
  }, [opener])
  const keys = {
    tabIndex: -1,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      event.stopPropagation()
      close()
    }
  }
  return (
    <aside ref={panel} className="cc-facets" {...keys} aria-label={facetMessages.title}>
      <div className="cc-facets-head">
        <h2>{facetMessages.title}</h2>
        {isNarrowed && (
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={onClear}>
            {facetMessages.clear}
          </Button>
        )}
        <Button size="sm" variant="ghost" colorPalette="gray" aria-label={facetMessages.close} onClick={close}>
          <CloseIcon aria-hidden />
        </Button>
      </div>
      <p role="status" className="cc-unseen">
        {isNarrowed && left !== null ? facetMessages.left(left) : ""}
      </p>
      {isFailed && (
        <InlineNote kind="bad">
          <p>{facetMessages.failed}</p>
          <Button onClick={() => actor.send({ type: "retry" })}>{facetMessages.retry}</Button>
        </InlineNote>
      )}
      {counted === null && !isFailed && <p className="cc-help">{facetMessages.counting}</p>}
      {counted?.length === 0 && <p className="cc-help">{facetMessages.nothing}</p>}
      {withLabels(counted ?? [], counted === null ? null : labels).map((facet) => (
        <Column
          key={facet.key}
          actor={actor}
          columns={columns}
          choices={choices}
          labels={labels}
          onChoose={onChoose}
          facet={facet}
        />
      ))}
    </aside>
  )
}
