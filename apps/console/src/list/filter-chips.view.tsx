import { facetChips } from "@command-center/domain/facets/facet-chips"
import { fitsAddress } from "@command-center/domain/facets/facet-expression"
import { facetMessages } from "@command-center/domain/facets/facet-messages"
import { filterChips } from "@command-center/domain/filter/filter-chips"
import { filterMessages } from "@command-center/domain/filter/filter-messages"
import type { FilterProperty } from "@command-center/domain/filter/property"
import type { ChoosableColumn } from "@command-center/domain/rows/list-description"
import { selectFacetChoices } from "@command-center/machines/list-screen/list-screen.selectors"
import { selectFilter } from "@command-center/machines/row-screen/row-screen.selectors"
import { ChipList, ChipsReset } from "@command-center/ui/fields/chip-list"
import { useSelector } from "@xstate/react"
import { useConsole } from "../app/console.ts"
import { useTimeText } from "../app/use-shown-clocks.ts"
import type { ListRef } from "./list-ref.ts"
import type { RowScreenRef } from "./row-screen.wiring.ts"

export interface FilterChipsProps<Row> {
  readonly actor: RowScreenRef<Row>
  readonly list: ListRef<Row>
  readonly columns: ReadonlyArray<ChoosableColumn>
  readonly properties: ReadonlyArray<FilterProperty>
  readonly onReset: () => void
  readonly onEmptied: () => void
}

/** Tells a column that is narrowed from a property that filters. */
const narrowedBy = "values of "

/** What filters and narrows the list, in words; each can be taken away. */
export function FilterChips<Row>({ actor, list, columns, properties, onReset, onEmptied }: FilterChipsProps<Row>) {
  const { timeZone } = useConsole()
  const timeText = useTimeText()
  const filter = useSelector(actor, selectFilter<Row>)
  const choices = useSelector(list, selectFacetChoices<Row>)
  const chips = [
    ...filterChips(properties, filter, timeZone, timeText).map(({ propertyName, label, conditions }) => ({
      id: propertyName,
      label,
      text: conditions
    })),
    ...facetChips(columns, choices, timeText).map(({ key, label, text }) => ({
      id: `${narrowedBy}${key}`,
      label,
      text
    }))
  ]
  const onRemove = (id: string) =>
    id.startsWith(narrowedBy)
      ? list.send({ type: "facet.chosen", key: id.slice(narrowedBy.length), values: [] })
      : actor.send({ type: "filter.removed", propertyName: id })
  const unkept = !fitsAddress({ columns }, choices) && (
    <p role="status" className="cc-hint">
      {facetMessages.unkept}
    </p>
  )
  return (
    <>
      <ChipList label={filterMessages.activeFilters} chips={chips} onRemove={onRemove} onEmptied={onEmptied}>
        <ChipsReset label={filterMessages.toDefaults} onClick={onReset} />
      </ChipList>
      {unkept}
    </>
  )
}
