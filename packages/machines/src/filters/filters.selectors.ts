import { clauseOf, type FilterClause } from "@command-center/domain/filter/filter-draft"
import { type FilterIssue, filterIssues } from "@command-center/domain/filter/filter-issues"
import { isActive } from "@command-center/domain/filter/filter-predicates"
import type { FilterProperty } from "@command-center/domain/filter/property"
import type { SnapshotFrom } from "xstate"
import type { filtersMachine } from "./filters.machine.ts"

type Snapshot = SnapshotFrom<typeof filtersMachine>

export const selectProperties = (s: Snapshot): ReadonlyArray<FilterProperty> => s.context.properties
export const selectCurrent = (s: Snapshot): FilterProperty | null => s.context.current
export const selectIsActive =
  (property: FilterProperty) =>
  (s: Snapshot): boolean =>
    isActive(property, s.context.draft)

/** The clause that the editor of the chosen property shows. */
export const selectClause = ({ context }: Snapshot): FilterClause | null =>
  context.current === null ? null : clauseOf(context.draft, context.current, context.now, context.timeZone)

export const selectIssues = (s: Snapshot): ReadonlyArray<FilterIssue> =>
  filterIssues(s.context.properties, s.context.draft)

export const selectCanApply = (s: Snapshot): boolean => s.can({ type: "apply" })
