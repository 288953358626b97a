import { utgTimelineMachine } from "@command-center/machines/utg-timeline/utg-timeline.machine"
import { selectFilter, selectShown } from "@command-center/machines/utg-timeline/utg-timeline.selectors"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

it("shows the newest of everything, more when asked, and of each kind the newest again", async () => {
  const driver = actorDriver(utgTimelineMachine, undefined)
  const seen = () => [selectFilter(driver.snapshot()), selectShown(driver.snapshot())]
  const all = [seen()]
  for (const event of [{ type: "more.asked" }, { type: "more.asked" }, { type: "filter.chosen", filter: "task" }]) {
    await driver.perform(event)
    all.push(seen())
  }
  expect(all).toEqual([
    ["all", 8],
    ["all", 48],
    ["all", 88],
    ["task", 8]
  ])
})
