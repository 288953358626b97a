import { encodeFilter } from "@command-center/domain/filter/predicate"
import type { Figure } from "@command-center/domain/fleet/figure"
import { taskFleet } from "@command-center/domain/fleet/task-fleet"
import { utgFleet } from "@command-center/domain/fleet/utg-fleet"
import { tallyUtgs } from "@command-center/domain/fleet/utg-tally"
import { versionFleet } from "@command-center/domain/fleet/version-fleet"
import { openScratchLists, type ScratchLists } from "@command-center/sandbox/src/testing-filters.ts"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { figuresOfDrift, figuresOfNumber, figuresOfTasks, figuresOfUtgs } from "./support/linked-figures.ts"
import { estateNow, estateProducts, estateTasks, estateUtgs } from "./support/random-estates.ts"

let scratch: ScratchLists
beforeAll(async () => {
  const server = process.env["DATABASE_URL"]
  scratch = await openScratchLists(server === "" ? undefined : server)
})
afterAll(() => scratch.close())

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

/** One estate as large as several random ones, so that some are surely not empty; each row with an id of its own. */
const together = <Row>(estates: fc.Arbitrary<ReadonlyArray<Row>>, numbered: (row: Row, place: number) => Row) =>
  fc.sample(estates, 24).flat().map(numbered)

/** What the SQL finds for each filter, and what was counted. */
const compared = async (path: "components" | "tasks", figures: ReadonlyArray<Figure>) => {
  const asked = figures.flatMap((each) => (each.predicates === null ? [] : [{ ...each, predicates: each.predicates }]))
  const bodies = asked.map(({ predicates }) => encodeFilter(predicates))
  const verdicts = await scratch.verdicts(path, bodies)
  return {
    found: verdicts.map((each, place) => [bodies[place], typeof each === "string" ? each : each.length]),
    counted: asked.map(({ count }, place) => [bodies[place], count]),
    something: asked.filter(({ count }) => count > 0).length
  }
}

describe("figures of random estates are what the sandbox's SQL finds by their filters", () => {
  it("of UTGs", async () => {
    const rows = together(estateUtgs, (row, place) => ({ ...row, componentId: place + 1 }))
    await scratch.insert("components", rows)
    const [products = []] = fc.sample(
      estateProducts.filter((each) => each.length > 2),
      1
    )
    const tally = tallyUtgs(rows, estateNow)
    const versions = (["utg", "agent"] as const).map((kind) => versionFleet(kind, tally, { products, unread: null }))
    const { found, counted, something } = await compared("components", [
      ...figuresOfUtgs(utgFleet(tally)),
      ...versions.flatMap(({ number, drift }) => [...figuresOfNumber(number), ...figuresOfDrift(drift)])
    ])
    expect(found).toEqual(counted)
    expect(something).toBeGreaterThan(10)
  })

  it("of tasks", async () => {
    const rows = together(estateTasks, (row, place) => ({ ...row, taskId: place + 1 }))
    await scratch.insert("tasks", rows)
    const asked = [
      { PropertyName: "TaskRunAfter", Operator: "GTE", Value: "10/02/2026", TypeHint: "DateTime" } as const
    ]
    const { found, counted, something } = await compared(
      "tasks",
      figuresOfTasks(taskFleet(rows, { now: estateNow, timeZone, asked }))
    )
    expect(found).toEqual(counted)
    expect(something).toBeGreaterThan(10)
  })
})
