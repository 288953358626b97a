import { sampleInstallation } from "@command-center/domain/installation/sample-installation"
import { dashboardMachine } from "@command-center/machines/dashboard/dashboard.machine"
import {
  selectIsCrashed,
  selectIsKnown,
  selectIsLoading,
  selectLoadFailure,
  selectRecentInstallations,
  selectShowsInstallations,
  selectUnreadable
} from "@command-center/machines/dashboard/dashboard.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"
import { readRows } from "./support/read-rows.ts"

const input = { businessEntityId: 12, canViewInstallations: true }
const refused = Result.fail({ _tag: "Refused", sentence: "the server is busy" })

const installation = (id: number, lastUpdatedAt: string) =>
  sampleInstallation({ id, businessEntityId: 12, lastUpdatedAt, nickname: `Store ${id}`, typeName: "New UTG" })

it("shows the five most recently updated installations of the account [A2.5-11]", async () => {
  const dashboard = actorDriver(dashboardMachine, input)
  expect([selectIsLoading(dashboard.snapshot()), dashboard.inputOf("loadInstallations")]).toEqual([
    true,
    { businessEntityId: 12 }
  ])
  const rows = [3, 9, 1, 7, 5, 8].map((day) => installation(day, `2026-11-0${day}T10:00:00.000Z`))
  await dashboard.settle("loadInstallations", Result.succeed(readRows(rows)))
  expect(selectRecentInstallations(dashboard.snapshot()).map(({ id }) => id)).toEqual([9, 8, 7, 5, 3])
})

it("shows the rows that could be read, and says how many could not and why [B7-53]", async () => {
  const dashboard = actorDriver(dashboardMachine, input)
  expect(selectUnreadable(dashboard.snapshot())).toBeNull()
  const reasons = ["id must be a whole number", "a row must be an object"]
  await dashboard.settle("loadInstallations", Result.succeed(readRows([installation(1, "")], reasons)))
  expect(selectRecentInstallations(dashboard.snapshot()).map(({ id }) => id)).toEqual([1])
  expect(selectUnreadable(dashboard.snapshot())).toBe(
    "2 rows could not be read and are not shown: id must be a whole number; a row must be an object"
  )
})

it("says nothing of rows where all were read", async () => {
  const dashboard = actorDriver(dashboardMachine, input)
  await dashboard.settle("loadInstallations", Result.succeed(readRows([installation(1, "")])))
  expect(selectUnreadable(dashboard.snapshot())).toBeNull()
})

it("makes no call without the right to view installations", () => {
  const dashboard = actorDriver(dashboardMachine, { businessEntityId: 12, canViewInstallations: false })
  expect([
    dashboard.state(),
    selectShowsInstallations(dashboard.snapshot()),
    dashboard.inputOf("loadInstallations")
  ]).toEqual(["withoutInstallations", false, undefined])
})

it("says why the installations could not be loaded, and loads again", async () => {
  const dashboard = actorDriver(dashboardMachine, input)
  await dashboard.settle("loadInstallations", refused)
  expect(selectLoadFailure(dashboard.snapshot())).toBe(
    "Unable to load data due to the following error - the server is busy"
  )
  await dashboard.perform({ type: "retry" })
  await dashboard.settle("loadInstallations", Result.succeed(readRows([])))
  expect([dashboard.state(), selectLoadFailure(dashboard.snapshot())]).toEqual(["ready", null])
})

it("keeps quiet about a reason while it loads again, and says when loading broke", async () => {
  const dashboard = actorDriver(dashboardMachine, input)
  await dashboard.settle("loadInstallations", refused)
  await dashboard.perform({ type: "refresh.asked" })
  expect([selectIsLoading(dashboard.snapshot()), selectLoadFailure(dashboard.snapshot())]).toEqual([true, null])
  await dashboard.crash("loadInstallations")
  expect([selectIsCrashed(dashboard.snapshot()), selectLoadFailure(dashboard.snapshot())]).toEqual([true, null])
  await dashboard.perform({ type: "retry" })
  expect([selectIsCrashed(dashboard.snapshot()), selectIsLoading(dashboard.snapshot())]).toEqual([false, true])
})

it("reads them again when the connection is back, and shows what it had until there is something newer", async () => {
  const dashboard = actorDriver(dashboardMachine, input)
  expect(selectIsKnown(dashboard.snapshot())).toBe(false)
  await dashboard.settle("loadInstallations", Result.succeed(readRows([installation(1, "")])))
  const ids = () => selectRecentInstallations(dashboard.snapshot()).map(({ id }) => id)
  await dashboard.perform({ type: "refresh.asked" })
  expect([dashboard.isRunning("loadInstallations"), selectIsKnown(dashboard.snapshot()), ids()]).toEqual([
    true,
    true,
    [1]
  ])
  await dashboard.settle("loadInstallations", refused)
  expect([selectLoadFailure(dashboard.snapshot()), ids()]).toEqual([
    "Unable to load data due to the following error - the server is busy",
    [1]
  ])
  await dashboard.perform({ type: "refresh.asked" })
  await dashboard.settle("loadInstallations", Result.succeed(readRows([installation(2, "")])))
  expect(ids()).toEqual([2])
})
