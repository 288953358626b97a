import type { ApiError } from "@command-center/api/transport/api-error"
import type { Http } from "@command-center/api/transport/http"
import { deviceList } from "@command-center/domain/device/device-list"
import type { FacetChoices } from "@command-center/domain/facets/facet-choices"
import type { Facetable } from "@command-center/domain/facets/facet-expression"
import { hasFacets } from "@command-center/domain/facets/facet-test"
import { type AnyPredicate, isGrouped } from "@command-center/domain/filter/predicate"
import {
  deviceAddressProperties,
  type FilterProperty,
  tasksAddressProperties,
  utgAddressProperties
} from "@command-center/domain/filter/property"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import type { RowFields, RowOf } from "@command-center/domain/rows/row-fields"
import { taskList } from "@command-center/domain/task/task-list"
import { utgList } from "@command-center/domain/utg/utg-list"
import { Effect } from "effect"
import type { Io } from "../command/io.ts"
import { loadRows } from "../command/load-rows.ts"
import type { Session } from "../command/session.ts"

type Cell = string | number | null

/** A UTG of a row: itself, or the one that the task or device is on. */
export interface RowUtg {
  readonly id: number
  readonly nickname: string
  readonly account: string
}

interface FoundRows {
  /** Each UTG once. */
  readonly utgs: ReadonlyArray<RowUtg>
  readonly rows: ReadonlyArray<object>
  readonly headings: ReadonlyArray<string>
  readonly cells: ReadonlyArray<ReadonlyArray<Cell>>
}

/** A list that can be filtered: its properties, and its rows for some predicates. */
export interface ListChoice extends Facetable {
  readonly properties: ReadonlyArray<FilterProperty>
  readonly find: (
    session: Session,
    io: Io,
    predicates: ReadonlyArray<AnyPredicate>,
    chosen: FacetChoices
  ) => Effect.Effect<FoundRows, ApiError, Http>
}

type Described<Fields extends RowFields> = ListDescription<RowOf<Fields>> & { readonly fields: Fields }

const columnOf = (propertyName: string): string => propertyName.charAt(0).toLowerCase() + propertyName.slice(1)

const cellOf = (value: unknown): Cell => {
  if (value === null || value === undefined) return null
  return typeof value === "string" || typeof value === "number" ? value : JSON.stringify(value)
}

const textIn = (row: ReadonlyMap<string, unknown>, name: string): string => {
  const value = row.get(name)
  return typeof value === "string" ? value : ""
}

const utgsOf = (rows: ReadonlyArray<object>): ReadonlyArray<RowUtg> => {
  const byId = new Map<number, RowUtg>()
  for (const row of rows) {
    const values = new Map<string, unknown>(Object.entries(row))
    const id = values.get("componentId")
    if (typeof id !== "number") continue
    byId.set(id, { id, nickname: textIn(values, "componentNickname"), account: textIn(values, "parentName") })
  }
  return [...byId.values()]
}

/** Id, name and account, then what the filter asks about where the rows have it. */
const makeChoice = <Fields extends RowFields>(
  list: Described<Fields>,
  properties: ReadonlyArray<FilterProperty>
): ListChoice => ({
  properties,
  columns: list.columns,
  ...(list.linkColumns === undefined ? {} : { linkColumns: list.linkColumns }),
  find: (session, io, predicates, chosen) =>
    Effect.map(loadRows(list, session, io, predicates), (loaded) => {
      const rows = loaded.filter(hasFacets(list, chosen))
      const asked = new Set(
        predicates
          .flatMap((predicate) => (isGrouped(predicate) ? predicate.Value : [predicate]))
          .map(({ PropertyName }) => PropertyName)
      )
      const shown = properties.filter(
        ({ propertyName }) => asked.has(propertyName) && columnOf(propertyName) in list.fields
      )
      const cells = rows.map((row): ReadonlyArray<Cell> => {
        const values = new Map(Object.entries(row))
        return [
          list.idOf(row),
          list.nameOf(row),
          cellOf(values.get("parentName")),
          ...shown.map(({ propertyName }) => cellOf(values.get(columnOf(propertyName))))
        ]
      })
      return {
        rows,
        utgs: utgsOf(rows),
        headings: ["Id", "Name", "Account", ...shown.map(({ label }) => label)],
        cells
      }
    })
})

/** The lists that --list names. */
export const listChoices: ReadonlyMap<string, ListChoice> = new Map([
  ["utgs", makeChoice(utgList, utgAddressProperties)],
  ["tasks", makeChoice(taskList, tasksAddressProperties)],
  ["devices", makeChoice(deviceList, deviceAddressProperties)]
])
