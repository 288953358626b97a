import type { FilteredList } from "@command-center/domain/filter/filter-column"
import { type AnyPredicate, encodeFilter } from "@command-center/domain/filter/predicate"
import { type FilterVerdict, openScratchLists, type ScratchLists } from "@command-center/sandbox/src/testing-filters.ts"
import { Result } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { randomFilter, randomRow } from "../contract/support/random-filters.ts"
import { wireOf } from "../contract/support/wire-rows.ts"
import { filterColumns, ofDevicesColumns } from "../support/filter/filter-columns.ts"
import { type FilteredRow, filterTest } from "../support/filter/matches-filter.ts"
import { cases, recordRow, seed } from "./support/budget.ts"

const lists: ReadonlyArray<FilteredList> = ["utgs", "devices", "tasks"]
const zones = ["UTC", "America/Havana", "Asia/Beirut", "Atlantic/Azores", "Asia/Kathmandu"]
const perList = cases(3400, 200)
const perStatement = 100
const rowCounts: Readonly<Record<FilteredList, number>> = { utgs: 40, devices: 70, tasks: 40 }

const sampled = <A>(arbitrary: fc.Arbitrary<A>, count: number, offset: number): ReadonlyArray<A> =>
  fc.sample(arbitrary, { numRuns: count, seed: seed + offset })

let scratch: ScratchLists
let rows: Readonly<Record<FilteredList, ReadonlyArray<FilteredRow>>>

/** Ids of their own; each UTG has none to a few devices. */
const withIds = (list: FilteredList, row: FilteredRow, place: number): FilteredRow => ({
  ...row,
  componentId: 1 + (place % 30),
  [wireOf[list].id]: place + 1
})

beforeAll(async () => {
  const server = process.env["DATABASE_URL"]
  scratch = await openScratchLists(server === "" ? undefined : server)
  const rowsOf = (list: FilteredList, offset: number) =>
    sampled(randomRow(filterColumns[list]), rowCounts[list], offset).map((row, place) => withIds(list, row, place))
  rows = { utgs: rowsOf("utgs", 1), devices: rowsOf("devices", 2), tasks: rowsOf("tasks", 3) }
  for (const list of lists) await scratch.insert(wireOf[list].path, rows[list])
})
afterAll(() => scratch.close())

/** Dates in the services' other form, which rows have as well. */
const inOtherForm = (row: FilteredRow): FilteredRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const isDate = filterColumns.tasks.get(name) === "date" && typeof value === "string"
      return [name, isDate ? `/Date(${Date.parse(value)}+0000)/` : value]
    })
  )

const devicesOf = (row: FilteredRow): ReadonlyArray<FilteredRow> =>
  rows.devices.filter(({ componentId }) => componentId === row["componentId"])

const inMemory = (list: FilteredList, predicates: ReadonlyArray<AnyPredicate>, timeZone: string): FilterVerdict =>
  Result.match(filterTest({ Predicates: predicates }, list, timeZone), {
    onFailure: (refusal) => refusal,
    onSuccess: (test) =>
      rows[list].flatMap((row, place) => {
        const read = place % 2 === 0 ? row : inOtherForm(row)
        return test(read, devicesOf(row)) ? [Number(row[wireOf[list].id])] : []
      })
  })

describe("the sandbox's SQL and the evaluation in memory", () => {
  it.each(lists)("know the same columns of %s", (list) => {
    const byName = (columns: ReadonlyMap<string, unknown>) => Object.fromEntries(columns)
    expect(byName(filterColumns[list])).toEqual(byName(scratch.columns(wireOf[list].path)))
  })

  it.each(lists)(`agree on ${perList} random filters over random rows of %s`, async (list) => {
    const columns = list === "devices" ? filterColumns.devices : new Map([...filterColumns[list], ...ofDevicesColumns])
    const filters = sampled(randomFilter(columns), perList, 10 + lists.indexOf(list))
    let [refused, taken] = [0, 0]
    for (let start = 0; start < filters.length; start += perStatement) {
      const timeZone = zones[(start / perStatement) % zones.length] ?? "UTC"
      vi.stubEnv("TZ", timeZone)
      const asked = filters.slice(start, start + perStatement)
      const verdicts = await scratch.verdicts(wireOf[list].path, asked.map(encodeFilter))
      const disagreements = asked.flatMap((predicates, place) => {
        const [bySql = [], read] = [verdicts[place], inMemory(list, predicates, timeZone)]
        return String(bySql) === String(read) ? [] : [{ seed, timeZone, predicates, bySql, read }]
      })
      expect(disagreements).toEqual([])
      refused += verdicts.filter((verdict) => typeof verdict === "string").length
      taken += verdicts.filter((verdict) => typeof verdict !== "string" && verdict.length > 0).length
    }
    vi.unstubAllEnvs()
    recordRow({ row: "Filters in SQL and in memory", cases: perList, failures: 0, seed })
    // Most filters ask something, and many are refused.
    expect([refused > perList / 20, refused < perList / 2, taken > perList / 4]).toEqual([true, true, true])
  })
})
