import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import { templateList } from "@command-center/domain/template/template-list"
import { listViewsMachine } from "@command-center/machines/list-views/list-views.machine"
import { selectCanSubmit, selectIssue } from "@command-center/machines/list-views/list-views.selectors"
import type { ListViewsInput } from "@command-center/machines/list-views/list-views.types"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

const input: ListViewsInput = {
  addressed: { list: templateList, properties: [], defaultFilter: {}, timeZone: "UTC" },
  saved: { views: [{ name: "Night", query: "search=night" }], defaultName: null },
  query: "",
  tooLong: ["search"],
  inForce: "Night"
}

it("what is shown is kept in no view that would show something else", async () => {
  const driver = actorDriver(listViewsMachine, input)
  await driver.perform({ type: "overwriting.opened", name: "Night" })
  expect(driver.state()).toBe("choosing")
  await driver.perform({ type: "saving.opened" })
  await driver.perform({ type: "name.changed", name: "Noon" })
  await driver.perform({ type: "submit" })
  expect([selectIssue(driver.snapshot()), selectCanSubmit(driver.snapshot()), driver.emitted()]).toEqual([
    viewMessages.partsTooLong(["search"]),
    false,
    []
  ])
})
