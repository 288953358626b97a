import { makeTextColumn, type TextColumn } from "./text-column.ts"
import { makeNumberColumn, makeValueColumn } from "./value-columns.ts"

type Held =
  | { readonly holds: "text"; readonly column: TextColumn }
  | { readonly holds: "number"; readonly column: ReturnType<typeof makeNumberColumn> }
  | { readonly holds: "any"; readonly column: ReturnType<typeof makeValueColumn> }

const isText = (value: unknown): value is string | null => value === null || typeof value === "string"
const isNumber = (value: unknown): value is number | null =>
  value === null || (typeof value === "number" && !Number.isNaN(value))

const columnFor = (value: unknown): Held => {
  if (isText(value)) return { holds: "text", column: makeTextColumn() }
  return isNumber(value) ? { holds: "number", column: makeNumberColumn() } : { holds: "any", column: makeValueColumn() }
}

/**
 * The values of one field of all rows, held as what they turn out to be. A value of another kind than those before makes
 * a column of anything: rows that share a table of fields have none.
 */
export const makeHeldColumn = () => {
  let nulls = 0
  let count = 0
  let held: Held | null = null

  const begin = (value: unknown): Held => {
    const begun = columnFor(value)
    for (let position = 0; position < nulls; position += 1) begun.column.add(null)
    return begun
  }

  const widened = (from: Held) => {
    if (from.holds === "any") return from
    const column = makeValueColumn()
    for (let position = 0; position < count; position += 1) column.add(from.column.at(position))
    return { holds: "any", column } as const
  }

  const add = (value: unknown): void => {
    if (held === null && value === null) nulls += 1
    else {
      held ??= begin(value)
      if (held.holds === "text" && isText(value)) held.column.add(value)
      else if (held.holds === "number" && isNumber(value)) held.column.add(value)
      else {
        const wide = widened(held)
        wide.column.add(value)
        held = wide
      }
    }
    count += 1
  }

  return {
    add,
    at: (position: number): unknown => (held === null ? null : held.column.at(position)),
    close: () => held?.column.close(),
    /** The column of texts this one is, where it is one. */
    text: (): TextColumn | null => (held?.holds === "text" ? held.column : null)
  }
}

export type HeldColumn = ReturnType<typeof makeHeldColumn>
