import { filterChips } from "@command-center/domain/filter/filter-chips"
import { filterMessages } from "@command-center/domain/filter/filter-messages"
import type { FilterProperty } from "@command-center/domain/filter/property"
import { selectFilter } from "@command-center/machines/row-screen/row-screen.selectors"
import { ChipList, ChipsReset } from "@command-center/ui/fields/chip-list"
import { useSelector } from "@xstate/react"
import { useConsole } from "../app/console.ts"
import type { RowScreenRef } from "./row-screen.wiring.ts"

export interface FilterChipsProps<Row> {
  readonly actor: RowScreenRef<Row>
  readonly properties: ReadonlyArray<FilterProperty>
  readonly onReset: () => void
  readonly onEmptied: () => void
}

/** What filters the list, in words; each can be taken away. */
export function FilterChips<Row>({ actor, properties, onReset, onEmptied }: FilterChipsProps<Row>) {
  const { timeZone } = useConsole()
  const filter = useSelector(actor, selectFilter<Row>)
  const chips = filterChips(properties, filter, timeZone)
  return (
    <ChipList
      label={filterMessages.activeFilters}
      chips={chips.map(({ propertyName, label, conditions }) => ({ id: propertyName, label, text: conditions }))}
      onRemove={(propertyName) => actor.send({ type: "filter.removed", propertyName })}
      onEmptied={onEmptied}
    >
      <ChipsReset label={filterMessages.reset} onClick={onReset} />
    </ChipList>
  )
}
