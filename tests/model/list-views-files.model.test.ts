import type { SavedViews } from "@command-center/domain/rows/saved-views"
import { writeViewsFile } from "@command-center/domain/rows/saved-views-file"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import { templateList } from "@command-center/domain/template/template-list"
import { listViewsMachine } from "@command-center/machines/list-views/list-views.machine"
import { selectImported } from "@command-center/machines/list-views/list-views.selectors"
import type { ListViewsInput } from "@command-center/machines/list-views/list-views.types"
import { Result } from "effect"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

const night = { name: "Night", query: "search=night" }
const day = { name: "Day", query: "search=day" }
const saved: SavedViews = { views: [night, day], defaultName: null }
const input: ListViewsInput = {
  addressed: { list: templateList, properties: [], defaultFilter: {}, timeZone: "UTC" },
  saved,
  query: "search=noon",
  tooLong: [],
  inForce: "Night"
}
const file = new Blob(["{}"])
const opened = (changes: Partial<ListViewsInput> = {}) => actorDriver(listViewsMachine, { ...input, ...changes })
const stored = (views: SavedViews) => ({ type: "views.stored", list: "templates", views })
const text = (views: SavedViews) => Result.succeed(writeViewsFile("templates", views))

it("downloads all views of the list, where there are any", async () => {
  const driver = opened()
  await driver.perform({ type: "export" })
  expect(driver.emitted()).toEqual([
    { type: "download", fileName: "templates-views.json", content: writeViewsFile("templates", saved) }
  ])
  expect(
    opened({ saved: { views: [], defaultName: null } })
      .snapshot()
      .can({ type: "export" })
  ).toBe(false)
})

it("says of each view of a file what came of it", async () => {
  const driver = opened()
  await driver.perform({ type: "file.chosen", file })
  expect(driver.inputOf("readFile")).toEqual({ file })
  await driver.settle("readFile", text({ views: [night, { name: "Day", query: "" }], defaultName: "Day" }))
  const views = { views: [night, day, { name: "Day (2)", query: "" }], defaultName: null }
  expect([driver.state(), selectImported(driver.snapshot()), driver.emitted()]).toEqual([
    "reported",
    Result.succeed([
      { place: 1, name: "Night", kind: "kept", text: viewMessages.result.kept },
      { place: 2, name: "Day", kind: "taken", text: viewMessages.result.renamed("Day (2)") }
    ]),
    [stored(views)]
  ])
})

it("says why a file is none, and takes another one", async () => {
  const driver = opened()
  const imported = () => selectImported(driver.snapshot())
  await driver.perform({ type: "file.chosen", file })
  await driver.settle("readFile", Result.succeed("{"))
  expect(imported()).toEqual(Result.fail(viewMessages.file.noJson))
  await driver.perform({ type: "file.chosen", file })
  await driver.settle("readFile", Result.fail("unreadable"))
  expect(imported()).toEqual(Result.fail(viewMessages.file.unreadable))
  await driver.perform({ type: "file.chosen", file })
  await driver.crash("readFile")
  expect([imported(), driver.snapshot().context.saved]).toEqual([Result.fail(viewMessages.file.unreadable), saved])
})
