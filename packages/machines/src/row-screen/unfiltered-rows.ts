import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import type { RowScreenDefinition } from "./row-screen.types.ts"

/** A list that the service sends whole, whose rows have no secrets. */
export const unfilteredRows = <Row>(list: ListDescription<Row>): RowScreenDefinition<Row> => ({
  list,
  properties: [],
  defaultFilter: () => emptyFilter,
  copyOf: (row) => row
})
