/** What a column of the services' lists holds, which decides how a predicate without a type hint compares. */
export type ColumnKind = "text" | "integer" | "guid" | "date"

/** The lists that the services filter. */
export type FilteredList = "utgs" | "devices" | "tasks"

/** A predicate's property as the rows spell it: with a small first letter (contract "Answers"). */
export const columnName = (propertyName: string): string =>
  propertyName.slice(0, 1).toLowerCase() + propertyName.slice(1)
