import { deviceList } from "@command-center/domain/device/device-list"
import type { FleetAsked } from "@command-center/domain/fleet/fleet-counts"
import { taskList } from "@command-center/domain/task/task-list"
import { selectFound } from "@command-center/machines/fleet-card/fleet-card.selectors"
import { Result } from "effect"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createActor, waitFor } from "xstate"
import { sampleConsole, sampleNow } from "../../app/sample-console.ts"
import { sampleRowsClient } from "../../list/sample-rows-client.ts"
import type { RowsClient } from "../../rows/rows-client.ts"
import { type FleetCardName, wireFleet } from "./fleet.wiring.ts"

// Nothing is drawn here: each frame comes at once.
beforeEach(() => vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw)))
afterEach(() => void vi.unstubAllGlobals())

const counts = { of: "profileAccounts", accounts: [] } as const
const unreadable = { count: 2, reasons: ["taskId: number"] }

/** What a card of an account asks of its list, and what it shows. */
const shownOf = async (name: FleetCardName) => {
  const loads: Array<unknown> = []
  const questions: Array<FleetAsked> = []
  const opened: Array<string> = []
  const openRows = <Row>(list: { readonly id: string }): RowsClient<Row> => {
    opened.push(list.id)
    return sampleRowsClient<Row>({
      load: (input) => {
        loads.push(input)
        return Promise.resolve(Result.succeed({ total: 5, unreadable }))
      },
      count: (asked) => {
        questions.push(asked)
        return Promise.resolve(counts)
      }
    })
  }
  const fleet = wireFleet({ ...sampleConsole(), openRows })
  const input = { businessEntityId: 12, mayView: true, loadFailed: (reason: string) => reason }
  const card = createActor(fleet[name], { input }).start()
  await waitFor(card, (snapshot) => !snapshot.hasTag("busy"))
  card.stop()
  return { opened, loads, questions, found: selectFound(card.getSnapshot()) }
}

const moment = { now: sampleNow.toISOString(), timeZone: "America/New_York" }

it("tasks are counted of the last thirty days, as the list shows them first, and their figures lead to such rows", async () => {
  const asked = [{ PropertyName: "TaskRunAfter", Operator: "GTE", Value: "10/21/2026", TypeHint: "DateTime" }]
  expect(await shownOf("tasks")).toEqual({
    opened: [taskList.id],
    loads: [{ businessEntityId: 12, predicates: asked }],
    questions: [{ ...moment, asked, question: { of: "own" } }],
    found: { counts, at: moment.now, unreadable, unread: null }
  })
})

it("devices are counted all, and nothing is said to be unread where all was read", async () => {
  expect(await shownOf("devices")).toEqual({
    opened: [deviceList.id],
    loads: [{ businessEntityId: 12, predicates: [] }],
    questions: [{ ...moment, asked: [], question: { of: "own" } }],
    found: { counts, at: moment.now, unreadable, unread: null }
  })
})

it("versions that cannot be read are told with the figures, and are known to whoever counts", async () => {
  const { found, questions } = await shownOf("utgVersions")
  expect(found?.unread).toMatch(/\S/u)
  expect(questions).toMatchObject([{ question: { of: "versions", products: [], unread: found?.unread } }])
})
