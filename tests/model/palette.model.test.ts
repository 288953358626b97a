import { noRecords } from "@command-center/domain/palette/found-records"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { paletteMachine } from "@command-center/machines/palette/palette.machine"
import {
  selectHighlighted,
  selectIsCrashed,
  selectIsSearching,
  selectResults,
  selectText,
  selectUnread
} from "@command-center/machines/palette/palette.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { offer as sampleOffer } from "./specs/palette.ts"
import { actorDriver } from "./support/actor-driver.ts"
import { refused } from "./support/answers.ts"

const offer = { ...sampleOffer, mayAct: false }

const utg = sampleUtg({ componentId: 1001, componentNickname: "Tasks of the counter" })
const found = { ...noRecords, utgs: [utg] }

const opened = () => {
  const driver = actorDriver(paletteMachine, { offer, userId: 7 })
  return {
    ...driver,
    type: (text: string) => driver.perform({ type: "text.changed", text }),
    ids: () => selectResults(driver.snapshot()).map(({ id }) => id)
  }
}

it("offers all that is known before anything is typed, and Enter takes the first of it", () => {
  const palette = opened()
  expect(palette.ids()).toEqual(["page/utgs", "page/tasks"])
  expect([selectText(palette.snapshot()), selectHighlighted(palette.snapshot())]).toEqual(["", "page/utgs"])
})

it("shows what is known of a text at once, and the records once they were searched", async () => {
  const palette = opened()
  await palette.type("tasks")
  expect([palette.ids(), selectIsSearching(palette.snapshot())]).toEqual([["page/tasks"], true])
  await palette.settle("findRecords", Result.succeed({ found, unread: null }))
  expect([palette.ids().length, selectIsSearching(palette.snapshot())]).toEqual([2, false])
  expect(selectUnread(palette.snapshot())).toBeNull()
})

it("searches nothing for a text that is blank", async () => {
  const palette = opened()
  await palette.type("  ")
  expect([selectIsSearching(palette.snapshot()), palette.isRunning("findRecords")]).toEqual([false, false])
})

it("keeps the entry that was gone to as long as it is among the answers; typing starts from the first again", async () => {
  const palette = opened()
  await palette.perform({ type: "entry.highlighted", id: "page/tasks" })
  expect(selectHighlighted(palette.snapshot())).toBe("page/tasks")
  await palette.perform({ type: "entry.highlighted", id: "page/elsewhere" })
  expect(selectHighlighted(palette.snapshot())).toBe("page/utgs")
  await palette.perform({ type: "entry.highlighted", id: "page/tasks" })
  await palette.type("")
  expect(selectHighlighted(palette.snapshot())).toBe("page/utgs")
})

it("has nothing for Enter where nothing is found", async () => {
  const palette = opened()
  await palette.type("zzz")
  await palette.settle("findRecords", Result.succeed({ found: noRecords, unread: null }))
  expect([palette.ids(), selectHighlighted(palette.snapshot())]).toEqual([[], null])
})

it("says why a list could not be searched, and offers what is known all the same", async () => {
  const palette = opened()
  await palette.type("tasks")
  await palette.settle("findRecords", refused)
  expect([selectUnread(palette.snapshot()), palette.ids()]).toEqual([
    "The service is down for maintenance.",
    ["page/tasks"]
  ])
  await palette.type("utgs")
  await palette.settle("findRecords", Result.succeed({ found: noRecords, unread: null }))
  expect(selectUnread(palette.snapshot())).toBeNull()
})

it("searches again with the next text where a search broke", async () => {
  const palette = opened()
  await palette.type("tasks")
  await palette.crash("findRecords")
  expect([selectIsCrashed(palette.snapshot()), selectIsSearching(palette.snapshot())]).toEqual([true, false])
  await palette.type("task")
  expect([selectIsCrashed(palette.snapshot()), palette.isRunning("findRecords")]).toEqual([false, true])
})

it("ends with what was chosen, and remembers it for its user; what is not shown cannot be chosen", async () => {
  const palette = opened()
  await palette.perform({ type: "entry.chosen", id: "page/elsewhere" })
  expect(palette.snapshot().status).toBe("active")
  await palette.perform({ type: "entry.chosen", id: "page/tasks" })
  expect(palette.snapshot().output).toEqual({ chosen: offer.entries[1] })
  expect(palette.emitted()).toEqual([
    { type: "recent.stored", userId: 7, recent: [{ id: "page/tasks", label: "Tasks", detail: "" }] }
  ])
})
