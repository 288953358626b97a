import { type AskedRows, streamList } from "@command-center/api/management/lists"
import type { AnyPredicate } from "@command-center/domain/filter/predicate"
import type { RowFields, RowOf } from "@command-center/domain/rows/row-fields"
import { Effect } from "effect"
import type { Program } from "../access/services.ts"

/** UTGs that one query is about. */
const inOneQuery = 1000

const bound = (Operator: "GTE" | "LTE", Value: number): AnyPredicate => ({
  PropertyName: "ComponentId",
  Operator,
  Value,
  TypeHint: "Integer"
})

/** Rows by a key of theirs; one that is not among them is not there where `isWhole`, and else may be unreadable. */
export interface RowsFound<Row> {
  readonly rows: ReadonlyMap<number, Row>
  readonly isWhole: boolean
}

/**
 * The rows of some UTGs, or of their devices, by a key of theirs. They are asked for in parts from the least id to the
 * greatest, and what lies between them is let go as it arrives: memory holds those that are asked for alone.
 */
export const rowsOfComponents = <Fields extends RowFields>(
  list: AskedRows<Fields>,
  businessEntityId: number,
  componentIds: Iterable<number>,
  of: (row: RowOf<Fields>) => { readonly component: number | null; readonly key: number }
): Program<RowsFound<RowOf<Fields>>> => {
  const ids = [...new Set(componentIds)].toSorted((left, right) => left - right)
  const parts = Array.from({ length: Math.ceil(ids.length / inOneQuery) }, (_, at) =>
    ids.slice(at * inOneQuery, (at + 1) * inOneQuery)
  )
  const found = new Map<number, RowOf<Fields>>()
  let isWhole = true
  const read = Effect.forEach(
    parts,
    (part) => {
      const asked = new Set(part)
      const own = new Map<number, RowOf<Fields>>()
      const into = {
        begin: () => own.clear(),
        row: (row: RowOf<Fields>) => {
          const { component, key } = of(row)
          if (component !== null && asked.has(component)) own.set(key, row)
        },
        pause: () => undefined
      }
      const range = [bound("GTE", part[0] ?? 0), bound("LTE", part.at(-1) ?? 0)]
      return Effect.map(streamList(list, businessEntityId, range, into), ({ unreadable }) => {
        if (unreadable.count > 0) isWhole = false
        for (const [key, row] of own) found.set(key, row)
      })
    },
    { discard: true }
  )
  return Effect.map(read, () => ({ rows: found, isWhole }))
}
