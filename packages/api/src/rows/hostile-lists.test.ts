import type { ListId } from "@command-center/domain/rows/list-id"
import { type HostileRows, hostileRows, hostileTexts } from "@command-center/domain/rows/sample-hostile-rows"
import { taskFields } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { utgFields } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { jsonAnswer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { rowSourceOf } from "./row-sources.ts"

const count = 10_000
/** Milliseconds of the processor: many times what an answer takes. */
const patience = 1_000

let service: LocalService
beforeAll(async () => {
  service = await startLocalService()
})
afterAll(() => service.close())

const loaded = async (list: ListId, answer: string, { rows }: HostileRows) => {
  const source = rowSourceOf(list, { of: () => undefined })
  service.answer(jsonAnswer({ [answer]: rows }))
  const outcome = await outcomeAt(service, source.load({ businessEntityId: 7, predicates: [] }))
  return { source, summary: Result.getOrThrow(outcome) }
}

const processorTime = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe.each([
  ["utgs", "serviceView", hostileRows(utgFields, count), utgList],
  ["tasks", "taskView", hostileRows(taskFields, count), taskList]
] as const)("10,000 hostile rows of %s", (list, answer, hostile, { defaultSort, columns }) => {
  const request = { search: "", sort: defaultSort, page: 1, pageSize: 1000 }

  it("are shown or counted and named, none is lost without a word", async () => {
    const { source, summary } = await loaded(list, answer, hostile)
    expect([summary.total, summary.total + summary.unreadable.count]).toEqual([hostile.readable, count])
    expect(summary.unreadable.reasons).toContain("a row's id must be its own")
    expect(summary.unreadable.reasons).toContain("a row must be an object")
    expect(new Set(source.ids({ search: "" })).size).toBe(hostile.readable)
    expect(source.rowsOf(source.ids({ search: "" })).length).toBe(hostile.readable)
  })

  it("keep their texts to the letter, and each is found by them", async () => {
    const { source } = await loaded(list, answer, hostile)
    const texts = new Set(source.rowsOf(source.ids({ search: "" })).flatMap((row) => Object.values(row)))
    expect(hostileTexts.filter((text) => !texts.has(text))).toEqual([])
    for (const text of hostileTexts.filter((each) => each !== "")) {
      const found: ReadonlyArray<object> = source.view({ ...request, search: text }).rows
      expect(found.some((row) => Object.values(row).includes(text))).toBe(true)
    }
  })

  it("are searched and sorted by any column without waiting", async () => {
    const { source } = await loaded(list, answer, hostile)
    const sorts = columns.map(({ key }) => () => {
      source.view({ ...request, sort: { key, direction: "ascending" } })
      source.view({ ...request, sort: { key, direction: "descending" }, page: 9 })
    })
    const searches = [...hostileTexts, "!".repeat(50)].map((search) => () => source.view({ ...request, search }))
    const slowest = Math.max(...[...sorts, ...searches].map(processorTime))
    expect(slowest).toBeLessThan(patience)
    const sorted = source.view({ ...request, sort: { key: "componentMerchant", direction: "ascending" } })
    expect([sorted.shown, sorted.filtered, sorted.total]).toEqual([1000, hostile.readable, hostile.readable])
  })
})
