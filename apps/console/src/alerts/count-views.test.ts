// @vitest-environment node
import { sampleAlert } from "@command-center/domain/alerts/sample-alert"
import type { ListDescription, RowLabels } from "@command-center/domain/rows/list-description"
import { utgList } from "@command-center/domain/utg/utg-list"
import { utgRows } from "@command-center/machines/screens/utg-screen"
import { tagsMachine } from "@command-center/machines/tags/tags.machine"
import { Result } from "effect"
import { expect, it, vi } from "vitest"
import { createActor } from "xstate"
import { consoleRows } from "../list/console-rows.ts"
import { listPage } from "../list/list-page.ts"
import { sampleRowsClient } from "../list/sample-rows-client.ts"
import type { RowsClient } from "../rows/rows-client.ts"
import { makeOwnTags } from "../tags/own-tags.ts"
import { makeAlertDesk } from "./alert-desk.ts"
import { countsOf, countView, readCounts } from "./count-views.ts"

vi.mock("../routes/pages.tsx", () => ({
  listPageOf: () => () => Promise.resolve(listPage(utgRows, () => null))
}))

const signal = new AbortController().signal
const tagged = { ...sampleAlert, query: "facets=Tags is VIP" }

/** Three UTGs as the worker has them, which knows no tags before it is told, and what the browser keeps of tags. */
const surroundings = (kept: RowLabels | null) => {
  const rows = (): RowsClient<never> => {
    let labels: RowLabels = new Map()
    return sampleRowsClient({
      load: () => Promise.resolve(Result.succeed({ total: 3, unreadable: { count: 0, reasons: [] } })),
      label: (told) => {
        labels = told
      },
      ids: ({ facets = {} }) =>
        Promise.resolve(
          Float64Array.from(
            [1, 2, 3].filter((id) => facets["tags"]?.every((tag) => labels.get(id)?.includes(tag)) ?? true)
          )
        )
    })
  }
  const tags = makeOwnTags(
    () =>
      kept === null
        ? Promise.reject(new Error("the file is gone"))
        : Promise.resolve({
            actor: createActor(tagsMachine),
            labels: () => Promise.resolve(kept),
            areRead: () => Promise.resolve(true)
          }),
    () => undefined
  )
  const console = { alerts: makeAlertDesk(), tags, timeZone: "America/New_York", now: () => new Date(1) }
  const openRows = <Row>(list: ListDescription<Row>): RowsClient<Row> => consoleRows<never>(console, list, rows())
  return { ...console, openRows }
}

it("counts rows that are narrowed by tags as their list shows them, read for it or there anyway", async () => {
  const console = surroundings(
    new Map([
      [2, ["VIP"]],
      [3, ["VIP", "north"]]
    ])
  )
  expect(await readCounts(console, [tagged], signal)).toEqual(
    Result.succeed({ counts: { a1: { revision: 1, count: 2 } }, failures: {} })
  )
  expect(await countView(console, tagged, signal)).toEqual(Result.succeed(2))
  await console.openRows(utgList).load({ businessEntityId: 12, predicates: [] }, signal)
  expect(await countView(console, tagged, signal)).toEqual(Result.succeed(2))
  const [held] = console.alerts.held()
  expect(held && (await countsOf(console, [tagged, { ...sampleAlert, id: "a2" }], held))).toEqual({
    a1: { revision: 1, count: 2 },
    a2: { revision: 1, count: 3 }
  })
})

it("counts none where the tags cannot be read, and says why", async () => {
  const console = surroundings(null)
  const sentence = "Your tags could not be read. Reload the page to try again."
  expect(await readCounts(console, [tagged], signal)).toEqual(
    Result.succeed({ counts: {}, failures: { a1: sentence } })
  )
  expect(await countView(console, tagged, signal)).toMatchObject(Result.fail({ sentence }))
  await console.openRows(utgList).load({ businessEntityId: 12, predicates: [] }, signal)
  const [held] = console.alerts.held()
  expect(held && (await countsOf(console, [tagged], held))).toEqual({})
})
