import type { FacetValue } from "@command-center/domain/facets/facet-values"
import { clauseOf, type FilterClause } from "@command-center/domain/filter/filter-draft"
import { type FilterIssue, filterIssues } from "@command-center/domain/filter/filter-issues"
import { filterMessages } from "@command-center/domain/filter/filter-messages"
import type { FilterProperty } from "@command-center/domain/filter/property"
import type { SnapshotFrom } from "xstate"
import type { filtersMachine } from "./filters.machine.ts"

type Snapshot = SnapshotFrom<typeof filtersMachine>

/** Those of the documents, and of the others what the filter has already; a new array each time. */
export const selectProperties = ({ context }: Snapshot): ReadonlyArray<FilterProperty> =>
  context.properties.filter(
    ({ propertyName, isUnlisted }) => isUnlisted !== true || context.draft[propertyName] !== undefined
  )
export const selectCurrent = (s: Snapshot): FilterProperty | null => s.context.current

/** The clause that the editor of the chosen property shows. */
export const selectClause = ({ context }: Snapshot): FilterClause | null =>
  context.current === null ? null : clauseOf(context.draft, context.current, context.now, context.timeZone)

export const selectIssues = (s: Snapshot): ReadonlyArray<FilterIssue> =>
  filterIssues(s.context.properties, s.context.draft)

/** The properties at which something is wrong; a new array each time. */
export const selectInvalid = (s: Snapshot): ReadonlyArray<string> =>
  selectIssues(s).map(({ propertyName }) => propertyName)

/** Why Apply is off, by the name of each property at which something is wrong; null where it is not. */
export const selectRefusal = (s: Snapshot): string | null => {
  const wrong = selectIssues(s).flatMap(({ propertyName, message }) =>
    s.context.properties
      .filter((property) => property.propertyName === propertyName)
      .map(({ label }) => filterMessages.wrongAt(label, message))
  )
  return wrong.length === 0 ? null : [...new Set(wrong)].join(" ")
}

/** What the rows have of the chosen property; whoever chooses one need not type it. */
export const selectValues = (s: Snapshot): ReadonlyArray<FacetValue> => s.context.values
