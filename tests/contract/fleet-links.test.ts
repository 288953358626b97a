import { deviceList } from "@command-center/domain/device/device-list"
import { driftOf } from "@command-center/domain/drift/drift"
import { firmwareMatrix } from "@command-center/domain/drift/firmware-matrix"
import { profileMatrix } from "@command-center/domain/drift/profile-matrix"
import { facetTest } from "@command-center/domain/facets/facet-test"
import { parseFilterExpression } from "@command-center/domain/filter/expression"
import { toPredicates } from "@command-center/domain/filter/filter-predicates"
import {
  deviceAddressProperties,
  tasksAddressProperties,
  utgAddressProperties
} from "@command-center/domain/filter/property"
import { type Figure, figure } from "@command-center/domain/fleet/figure"
import { figureFilter } from "@command-center/domain/fleet/figure-address"
import { figurePath } from "@command-center/domain/fleet/figure-path"
import { taskFleet } from "@command-center/domain/fleet/task-fleet"
import { utgFleet } from "@command-center/domain/fleet/utg-fleet"
import { tallyUtgs } from "@command-center/domain/fleet/utg-tally"
import { versionFleet } from "@command-center/domain/fleet/version-fleet"
import { readListAddress } from "@command-center/domain/rows/list-address"
import { type CellKind, choosableColumns } from "@command-center/domain/rows/list-description"
import { taskList } from "@command-center/domain/task/task-list"
import { utgList } from "@command-center/domain/utg/utg-list"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { filterTest } from "../support/filter/matches-filter.ts"
import { figuresOfDrift, figuresOfNumber, figuresOfTasks, figuresOfUtgs } from "./support/linked-figures.ts"
import { estateDevices, estateNow, estateProducts, estateTasks, estateUtgs } from "./support/random-estates.ts"

const timeZone = "America/New_York"
const lists = { utgs: utgList, tasks: taskList, devices: deviceList }
const properties = { utgs: utgAddressProperties, tasks: tasksAddressProperties, devices: deviceAddressProperties }

type Rows = ReadonlyArray<Readonly<Record<string, unknown>>>

/** How many of the rows a list shows that is opened by an address. */
const listed = (list: Figure["list"], path: string, rows: Rows): number => {
  const known = { list: lists[list], properties: properties[list], timeZone }
  const { place, ignored } = readListAddress(known, path.split("?")[1] ?? "")
  expect(ignored).toEqual([])
  const predicates = toPredicates(properties[list], place?.filter ?? {}, timeZone)
  const test = Result.getOrThrow(filterTest({ Predicates: predicates }, list, timeZone))
  const columns = choosableColumns<{ readonly key: string; readonly kind: CellKind }>(lists[list])
  const narrowing = Object.entries(place?.facets ?? {}).map(([key, chosen]) => {
    const holds = facetTest(columns.find((column) => column.key === key)?.kind ?? "text", chosen)
    return (row: Rows[number]) => holds(row[key])
  })
  return rows.filter((row) => test(row) && narrowing.every((holds) => holds(row))).length
}

/** What nothing but two accounts of one name tells apart has no link; all else has. */
const expectSame = (figures: ReadonlyArray<Figure>, rows: Rows, mayLack = false): void => {
  const linked = figures.flatMap((each) => {
    const path = figurePath(12, each)
    return path === null ? [] : [{ path, each }]
  })
  expect(linked.map(({ path, each }) => [path, listed(each.list, path, rows)])).toEqual(
    linked.map(({ path, each }) => [path, each.count])
  )
  if (!mayLack) expect(linked.length).toBe(figures.length)
}

const sum = (counts: ReadonlyArray<number>): number => counts.reduce((all, each) => all + each, 0)

describe("every figure is what the list shows that its link opens", () => {
  it("of UTGs, whatever the services name", () => {
    fc.assert(
      fc.property(estateUtgs, estateProducts, (rows, products) => {
        const tally = tallyUtgs(rows, estateNow)
        const fleet = utgFleet(tally)
        expectSame(figuresOfUtgs(fleet), rows)
        expect(fleet.online.count + fleet.offline.count).toBe(rows.length)
        expect(sum(fleet.statuses.bars.map(({ figure: { count } }) => count))).toBe(rows.length)
        for (const kind of ["utg", "agent"] as const) {
          const { number, drift } = versionFleet(kind, tally, { products, unread: null })
          expectSame([...figuresOfNumber(number), ...figuresOfDrift(drift)], rows)
          const cells = drift.groups.flatMap((group) => group.cells)
          expect(sum(cells.map((cell) => cell.figure.count))).toBe(rows.length)
          const behind = cells.filter(({ standing }) => standing === "behind")
          expect(number.figure?.count ?? 0).toBe(sum(behind.map((cell) => cell.figure.count)))
          expect(number.figure === null).toBe(products.every(({ generalAvailability }) => !generalAvailability))
        }
      })
    )
  })

  it("of profiles, also where one name is a profile of several accounts", () => {
    const profiles = [
      { name: "Harbour", businessEntityId: 12, version: 3 },
      { name: "harbour", businessEntityId: 13, version: 1 },
      { name: "Harbour Bar", businessEntityId: 14, version: 2 }
    ]
    const accounts = fc.constantFrom(
      new Map([
        [12, "Pier"],
        [13, "Quay"],
        [14, "Lock"]
      ]),
      new Map([
        [12, "Pier"],
        [13, "Pier"],
        [14, "Lock"]
      ])
    )
    fc.assert(
      fc.property(estateUtgs, accounts, (utgs, names) => {
        const rows = utgs.map((row) => ({ ...row, parentName: names.get(row.businessEntityId ?? 0) ?? null }))
        const matrix = profileMatrix(tallyUtgs(rows, estateNow).profiles, profiles, { ancestorsOf: () => [] })
        expectSame(figuresOfDrift(driftOf("profile", matrix)).slice(1), rows, true)
        const withProfile = rows.filter(({ componentProfileName: name }) => (name ?? "").trim() !== "")
        expect(sum(matrix.map(({ count }) => count))).toBe(withProfile.length)
      })
    )
  })

  it("of tasks, by day and hour of a week in which the clocks change", () => {
    const asked = [
      { PropertyName: "TaskRunAfter", Operator: "GTE", Value: "10/02/2026", TypeHint: "DateTime" } as const
    ]
    fc.assert(
      fc.property(estateTasks, (rows) => {
        const fleet = taskFleet(rows, { now: estateNow, timeZone, asked })
        expectSame(
          figuresOfTasks(fleet).filter(({ count }, place) => count > 0 || place % 40 === 0),
          rows
        )
        const week = rows.filter(
          ({ taskLastUpdatedAt: at }) => at !== null && at >= "2026-10-26T04" && at < "2026-11-02T05"
        )
        expect(sum(fleet.days.map(({ all }) => all.count))).toBe(week.length)
      }),
      { numRuns: 10 }
    )
  })

  it("of devices, by type and firmware; those that report none are counted, too", () => {
    fc.assert(
      fc.property(estateDevices, (rows) => {
        const matrix = firmwareMatrix(rows)
        const drift = driftOf("firmware", matrix)
        const cells = drift.groups.flatMap((group) => group.cells)
        expectSame(
          [...cells, ...drift.worst].map((cell) => cell.figure),
          rows
        )
        expectSame(figuresOfDrift(drift), rows, true)
        expect(sum(cells.map((cell) => cell.figure.count))).toBe(rows.length)
      })
    )
  })

  it("has a link wherever something is known", () => {
    const status = (value: string) => ({ PropertyName: "UtgStatus", Operator: "EQ", Value: value }) as const
    const odd = 'a "b" and (c)'
    const otherwise = { within: [status("x")], facets: { utgStatus: [" x "] } }
    expect([
      figurePath(12, figure("utgs", 1, [])),
      figurePath(12, figure("utgs", 1, [status(odd)])),
      figurePath(12, figure("utgs", 1, [status(" x ")])),
      figurePath(12, figure("utgs", 1, [status(" x ")], { otherwise })),
      figurePath(12, figure("utgs", 1, null, { otherwise: { within: [], facets: { utgStatus: ["\ud800"] } } })),
      figurePath(12, figure("utgs", 1, null))
    ]).toEqual([
      "/be/12/utgs?filter=",
      "/be/12/utgs?filter=UTG+Status+is+exactly+%22a+%5C%22b%5C%22+and+(c)%22",
      null,
      "/be/12/utgs?filter=UTG+Status+is+exactly+x&facets=UTG+Status+is+%22+x+%22",
      null,
      null
    ])
    const filter = figureFilter({ list: "utgs", predicates: [status(odd)] }, timeZone) ?? "("
    expect(Result.isSuccess(parseFilterExpression(filter, utgAddressProperties))).toBe(true)
  })
})
