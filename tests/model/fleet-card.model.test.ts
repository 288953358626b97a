import { fleetCardMachine } from "@command-center/machines/fleet-card/fleet-card.machine"
import {
  selectFailure,
  selectFound,
  selectIsLoading,
  selectIsShown,
  selectIsWaitLong,
  selectPart
} from "@command-center/machines/fleet-card/fleet-card.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"
import { refused } from "./support/answers.ts"

const loadFailed = (reason: string) => `The devices could not be read: ${reason}`
const found = {
  counts: { of: "profileAccounts", accounts: [12] },
  at: "2026-11-20T15:00:00.000Z",
  unreadable: { count: 0, reasons: [] },
  unread: null
} as const

const opened = (mayView = true) => actorDriver(fleetCardMachine, { businessEntityId: 12, mayView, loadFailed })

it("reads the figures of its account, and shows them", async () => {
  const card = opened()
  expect([selectIsShown(card.snapshot()), selectIsLoading(card.snapshot()), selectFound(card.snapshot())]).toEqual([
    true,
    true,
    null
  ])
  expect(card.inputOf("loadFleet")).toEqual({ businessEntityId: 12 })
  await card.settle("loadFleet", Result.succeed(found))
  expect([selectIsLoading(card.snapshot()), selectFound(card.snapshot()), selectFailure(card.snapshot())]).toEqual([
    false,
    found,
    null
  ])
})

it("asks nothing, and is not shown, without the right to see the rows", () => {
  const card = opened(false)
  expect([selectIsShown(card.snapshot()), card.isRunning("loadFleet")]).toEqual([false, false])
})

it("keeps the figures it had where newer ones cannot be read, and says why until they can", async () => {
  const card = opened()
  await card.settle("loadFleet", Result.succeed(found))
  await card.perform({ type: "refresh.asked" })
  await card.settle("loadFleet", refused)
  expect([selectFound(card.snapshot()), selectFailure(card.snapshot())]).toEqual([
    found,
    loadFailed("The service is down for maintenance.")
  ])
  await card.perform({ type: "retry" })
  expect(selectFailure(card.snapshot())).toBeNull()
  await card.settle("loadFleet", Result.succeed(found))
  expect(selectFailure(card.snapshot())).toBeNull()
})

it("says that reading broke, and reads again when asked to", async () => {
  const card = opened()
  await card.crash("loadFleet")
  expect(selectFailure(card.snapshot())).toBe(loadFailed("an unexpected error"))
  await card.perform({ type: "retry" })
  expect([selectIsLoading(card.snapshot()), selectFailure(card.snapshot())]).toEqual([true, null])
})

it("can be called off once it takes long, and says so in its own words", async () => {
  const card = opened()
  await card.perform({ type: "cancel" })
  await card.advance(9_999)
  expect([selectIsLoading(card.snapshot()), selectIsWaitLong(card.snapshot())]).toEqual([true, false])
  await card.advance(1)
  expect(selectIsWaitLong(card.snapshot())).toBe(true)
  await card.perform({ type: "cancel" })
  expect([selectIsWaitLong(card.snapshot()), selectFailure(card.snapshot())]).toEqual([
    false,
    "You stopped waiting for the answer. Nothing was changed. Retry asks again."
  ])
})

it("shows days and accounts until another part is chosen; one choice leaves the other as it is", async () => {
  const card = opened()
  expect(selectPart(card.snapshot())).toEqual({ span: "days", trouble: "accounts" })
  await card.perform({ type: "part.chosen", part: { span: "hours" } })
  expect(selectPart(card.snapshot())).toEqual({ span: "hours", trouble: "accounts" })
})
