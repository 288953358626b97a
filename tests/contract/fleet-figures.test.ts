import { encodeFilter } from "@command-center/domain/filter/predicate"
import type { Figure } from "@command-center/domain/fleet/figure"
import { estateNow, estateProducts, estateTasks, estateUtgs } from "@command-center/domain/fleet/sample-estates"
import { figuresOfTasks, figuresOfUtgs } from "@command-center/domain/fleet/sample-figures"
import { taskFleet } from "@command-center/domain/fleet/task-fleet"
import { utgFleet } from "@command-center/domain/fleet/utg-fleet"
import { openScratchLists, type ScratchLists } from "@command-center/sandbox/src/testing-filters.ts"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

let scratch: ScratchLists
beforeAll(async () => {
  const server = process.env["DATABASE_URL"]
  scratch = await openScratchLists(server === "" ? undefined : server)
})
afterAll(() => scratch.close())

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

/** One estate as large as several random ones, each row with an id of its own. */
const together = <Row>(estates: fc.Arbitrary<ReadonlyArray<Row>>, numbered: (row: Row, place: number) => Row) =>
  fc.sample(estates, 8).flat().map(numbered)

const compare = async (path: "components" | "tasks", figures: ReadonlyArray<Figure>): Promise<void> => {
  const asked = figures.flatMap((each) => (each.predicates === null ? [] : [{ ...each, predicates: each.predicates }]))
  const verdicts = await scratch.verdicts(
    path,
    asked.map(({ predicates }) => encodeFilter(predicates))
  )
  const shown = verdicts.map((found) => (typeof found === "string" ? found : found.length))
  expect(asked.map(({ predicates }, place) => [predicates, shown[place]])).toEqual(
    asked.map(({ predicates, count }) => [predicates, count])
  )
  expect(asked.filter(({ count }) => count > 0).length).toBeGreaterThan(10)
}

describe("figures of random estates are what the sandbox's SQL finds by their filters", () => {
  it("of UTGs", async () => {
    const rows = together(estateUtgs, (row, place) => ({ ...row, componentId: place + 1 }))
    await scratch.insert("components", rows)
    const [products = []] = fc.sample(
      estateProducts.filter((each) => each.length > 2),
      1
    )
    await compare(
      "components",
      figuresOfUtgs(utgFleet(rows, { now: estateNow, versions: { utg: products, agent: products } }))
    )
  })

  it("of tasks", async () => {
    const rows = together(estateTasks, (row, place) => ({ ...row, taskId: place + 1 }))
    await scratch.insert("tasks", rows)
    const asked = [
      { PropertyName: "TaskRunAfter", Operator: "GTE", Value: "10/02/2026", TypeHint: "DateTime" } as const
    ]
    await compare("tasks", figuresOfTasks(taskFleet(rows, { now: estateNow, timeZone, asked })))
  })
})
