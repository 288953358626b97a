import { deviceList } from "@command-center/domain/device/device-list"
import { firmwareMatrix, productMatrix, profileMatrix } from "@command-center/domain/drift/drift-matrix"
import { parseFilterExpression } from "@command-center/domain/filter/expression"
import { toPredicates } from "@command-center/domain/filter/filter-predicates"
import { filterTest } from "@command-center/domain/filter/matches-filter"
import {
  deviceAddressProperties,
  tasksAddressProperties,
  utgAddressProperties
} from "@command-center/domain/filter/property"
import type { Figure } from "@command-center/domain/fleet/figure"
import { figureFilter, figurePath } from "@command-center/domain/fleet/figure-address"
import { taskFleet } from "@command-center/domain/fleet/task-fleet"
import { utgFleet } from "@command-center/domain/fleet/utg-fleet"
import { readListAddress } from "@command-center/domain/rows/list-address"
import { taskList } from "@command-center/domain/task/task-list"
import { utgList } from "@command-center/domain/utg/utg-list"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { figuresOfTasks, figuresOfUtgs } from "./support/linked-figures.ts"
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
  return rows.filter((row) => test(row)).length
}

const expectSame = (figures: ReadonlyArray<Figure>, rows: Rows): void => {
  const linked = figures.flatMap((each) => {
    const path = figurePath(12, each, timeZone)
    return path === null ? [] : [{ path, each }]
  })
  expect(linked.map(({ path, each }) => [path, listed(each.list, path, rows)])).toEqual(
    linked.map(({ path, each }) => [path, each.count])
  )
}

describe("every figure is what the list shows that its link opens", () => {
  it("of UTGs, whatever the services name", () => {
    fc.assert(
      fc.property(estateUtgs, estateProducts, (rows, products) => {
        const fleet = utgFleet(rows, { now: estateNow, versions: { utg: products, agent: products } })
        expectSame(figuresOfUtgs(fleet), rows)
        expect(fleet.online.count + fleet.offline.count).toBe(rows.length)
        for (const bars of [fleet.statuses, fleet.utgVersions, fleet.agentVersions]) {
          expect(bars.reduce((sum, { figure }) => sum + figure.count, 0)).toBe(rows.length)
        }
        const matrix = productMatrix("utg", fleet.utgVersions, products)
        const behind = matrix.filter(({ standing }) => standing === "behind")
        expect(behind.reduce((sum, { figure }) => sum + figure.count, 0)).toBe(fleet.utgsBehind.figure.count)
        expectSame(
          profileMatrix(fleet.profiles, [], { ancestorsOf: () => [] }).map(({ figure }) => figure),
          rows
        )
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
        const figures = figuresOfTasks(fleet)
        expect(figures.every((each) => figureFilter(each, timeZone) !== null)).toBe(true)
        expectSame(figures, rows)
        const week = rows.filter(
          ({ taskLastUpdatedAt: at }) => at !== null && at >= "2026-10-26T04" && at < "2026-11-02T05"
        )
        expect(fleet.days.reduce((sum, { all }) => sum + all.count, 0)).toBe(week.length)
      }),
      { numRuns: 10 }
    )
  })

  it("of devices, by type and firmware", () => {
    fc.assert(
      fc.property(estateDevices, (rows) => {
        const cells = firmwareMatrix(rows)
        expectSame(
          cells.map(({ figure }) => figure),
          rows
        )
        const typed = rows.filter(({ deviceStatusDeviceType: type }) => (type ?? "").trim() !== "")
        expect(cells.reduce((sum, { figure }) => sum + figure.count, 0)).toBe(typed.length)
      })
    )
  })

  it("has a link wherever something is known", () => {
    const utg = { list: "utgs", count: 1 } as const
    const is = { PropertyName: "UtgStatus", Operator: "EQ", Value: 'a "b" and (c)' } as const
    expect([
      figurePath(12, { ...utg, predicates: [] }, timeZone),
      figurePath(12, { ...utg, predicates: [is] }, timeZone),
      figurePath(12, { ...utg, predicates: [{ ...is, Value: " x " }] }, timeZone),
      figurePath(12, { ...utg, predicates: null }, timeZone)
    ]).toEqual([
      "/be/12/utgs?filter=",
      "/be/12/utgs?filter=UTG+Status+is+exactly+%22a+%5C%22b%5C%22+and+(c)%22",
      null,
      null
    ])
    expect(
      Result.isSuccess(
        parseFilterExpression(figureFilter({ ...utg, predicates: [is] }, timeZone) ?? "(", utgAddressProperties)
      )
    ).toBe(true)
  })
})
