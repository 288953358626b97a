import { dashboardMachine } from "@command-center/machines/dashboard/dashboard.machine"
import * as dashboard from "@command-center/machines/dashboard/dashboard.selectors"
import {
  selectAwaited,
  selectIsFailed,
  selectIsLoading,
  selectIsReady,
  selectLoadFailure,
  selectStaleReason,
  selectUnreadable
} from "@command-center/machines/list-screen/list-screen.selectors"
import { makeRecordScreenMachine } from "@command-center/machines/record-screen/record-screen.machine"
import * as record from "@command-center/machines/record-screen/record-screen.selectors"
import { selectError, selectAwaited as selectSignInAwaited } from "@command-center/machines/session/session.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"
import { listInput, listMachine, loadedAt, openList, type Row, view } from "./support/list-driver.ts"
import { openSession } from "./support/session-driver.ts"
import * as examples from "./support/session-examples.ts"

const cancelled = "You stopped waiting for the answer. Nothing was changed. Retry asks again."

describe("a list whose answer does not come", () => {
  const opened = () => actorDriver(listMachine, listInput)

  it("says after ten seconds what is awaited, and not before", async () => {
    const list = opened()
    await list.advance(9_999)
    expect(selectAwaited<Row>(list.snapshot())).toBeNull()
    await list.advance(1)
    expect(selectAwaited<Row>(list.snapshot())).toBe(
      "Still waiting for the UTG list. The management service has not sent all of it in 10 seconds."
    )
    await list.settle("loadRows", loadedAt("2026-11-20T10:00:00.000Z"))
    expect(selectAwaited<Row>(list.snapshot())).toBeNull()
  })

  it("can be called off then, and asked again", async () => {
    const list = opened()
    await list.perform({ type: "cancel" })
    expect(list.isRunning("loadRows")).toBe(true)
    await list.advance(10_000)
    await list.perform({ type: "cancel" })
    expect([list.isRunning("loadRows"), selectIsFailed<Row>(list.snapshot())]).toEqual([false, true])
    expect(selectLoadFailure<Row>(list.snapshot())).toBe(cancelled)
    await list.perform({ type: "retry" })
    expect([list.isRunning("loadRows"), selectAwaited<Row>(list.snapshot())]).toEqual([true, null])
  })

  it("goes back to the rows that were there, which say that they are old", async () => {
    const list = await openList()
    await list.send({ type: "row.toggled", id: 3 })
    await list.perform({ type: "reload" })
    await list.advance(10_000)
    await list.send({ type: "cancel" })
    expect([selectIsReady<Row>(list.snapshot()), list.shown()?.length, list.selected()]).toEqual([true, 10, [3]])
    expect(selectStaleReason<Row>(list.snapshot())).toBe(cancelled)
  })

  it("says of a silent refresh what is awaited, leaves the rows as they are, and asks again later", async () => {
    const list = await openList()
    await list.perform({ type: "refresh.asked" })
    await list.perform({ type: "cancel" })
    await list.advance(9_999)
    expect([list.isRunning("loadRows"), selectAwaited<Row>(list.snapshot())]).toEqual([true, null])
    await list.advance(1)
    expect(selectAwaited<Row>(list.snapshot())).toBe(
      "Still waiting for the UTG list. The management service has not sent all of it in 10 seconds."
    )
    expect([selectIsReady<Row>(list.snapshot()), list.shown()?.length]).toEqual([true, 10])
    await list.perform({ type: "cancel" })
    expect([list.isRunning("loadRows"), selectAwaited<Row>(list.snapshot()), list.shown()?.length]).toEqual([
      false,
      null,
      10
    ])
    expect(selectStaleReason<Row>(list.snapshot())).toBe(cancelled)
    await list.perform({ type: "retry" })
    expect(list.isRunning("loadRows")).toBe(true)
  })

  it("leaves no rows of a filter that is not applied any more", async () => {
    const list = await openList()
    await list.perform({
      type: "filter.applied",
      predicates: [{ PropertyName: "ComponentLane", Operator: "LIKE", Value: "4" }]
    })
    await list.advance(10_000)
    await list.perform({ type: "cancel" })
    expect([selectIsLoading<Row>(list.snapshot()), selectIsFailed<Row>(list.snapshot())]).toEqual([false, true])
  })
})

describe("rows that could not be read", () => {
  const readWith = async (count: number) => {
    const list = actorDriver(listMachine, listInput)
    await list.settle("loadRows", loadedAt("2026-11-20T10:00:00.000Z", count))
    await list.settle("viewRows", view)
    return list
  }
  const unreadable = { count: 5, reasons: ["id"] }

  it("are told as long as the list has them, and no longer", async () => {
    const list = await readWith(5)
    expect(selectUnreadable<Row>(list.snapshot())).toEqual(unreadable)
    await list.advance(30_000)
    await list.settle("loadRows", loadedAt("2026-11-20T10:00:30.000Z", 0))
    expect(selectUnreadable<Row>(list.snapshot())).toBeNull()
  })

  it("are not told while another list is on its way, nor where it failed", async () => {
    const list = await readWith(5)
    await list.perform({ type: "filter.applied", predicates: [] })
    expect(selectUnreadable<Row>(list.snapshot())).toBeNull()
    await list.settle("loadRows", Result.fail({ _tag: "Refused", sentence: "busy" }))
    expect(selectUnreadable<Row>(list.snapshot())).toBeNull()
  })

  it("that were dismissed are told again once the list had none between", async () => {
    const list = await readWith(5)
    await list.perform({ type: "unreadable.dismissed" })
    for (const count of [0, 5]) {
      await list.advance(30_000)
      await list.settle("loadRows", loadedAt("2026-11-20T10:00:30.000Z", count))
    }
    expect(selectUnreadable<Row>(list.snapshot())).toEqual(unreadable)
  })

  it("that were dismissed are told again when their number is another", async () => {
    const list = await readWith(5)
    await list.perform({ type: "unreadable.dismissed" })
    expect(selectUnreadable<Row>(list.snapshot())).toBeNull()
    await list.advance(30_000)
    await list.settle("loadRows", loadedAt("2026-11-20T10:00:30.000Z", 5))
    expect(selectUnreadable<Row>(list.snapshot())).toBeNull()
    await list.advance(30_000)
    await list.settle("loadRows", loadedAt("2026-11-20T10:01:00.000Z", 6))
    expect(selectUnreadable<Row>(list.snapshot())).toEqual({ ...unreadable, count: 6 })
  })
})

it("a record that does not come is said to be awaited, and can be called off and asked again", async () => {
  const machine = makeRecordScreenMachine<{ readonly id: number }>("record")
  const page = actorDriver(machine, { businessEntityId: 12, id: 7 })
  await page.advance(10_000)
  expect(record.selectIsWaitLong(page.snapshot())).toBe(true)
  await page.perform({ type: "cancel" })
  expect([page.isRunning("loadRecord"), record.selectCancelled(page.snapshot())]).toEqual([false, cancelled])
  expect(record.selectFailure(page.snapshot())).toBeNull()
  await page.perform({ type: "retry" })
  expect([page.isRunning("loadRecord"), record.selectIsWaitLong(page.snapshot())]).toEqual([true, false])
})

it("recent installations that do not come are said to be awaited, and can be called off and asked again", async () => {
  const page = actorDriver(dashboardMachine, { businessEntityId: 12, canViewInstallations: true })
  await page.advance(10_000)
  expect(dashboard.selectIsWaitLong(page.snapshot())).toBe(true)
  await page.perform({ type: "cancel" })
  expect(dashboard.selectLoadFailure(page.snapshot())).toBe(cancelled)
  await page.perform({ type: "retry" })
  expect([page.isRunning("loadInstallations"), dashboard.selectIsWaitLong(page.snapshot())]).toEqual([true, false])
})

describe("a sign-in whose answer does not come", () => {
  const said: Array<string | null> = []
  const waited = async (session: ReturnType<typeof openSession>) => {
    await session.advance(10_000)
    said.push(selectSignInAwaited(session.snapshot()))
  }

  it("names what is awaited at each step, and is called off and gone on with", async () => {
    const session = openSession({
      ...examples.away,
      storedToken: null,
      beganSignIn: true,
      href: `${examples.href}&authcode=c0de`
    })
    await waited(session)
    await session.loadConfig()
    await waited(session)
    await session.perform({ type: "cancel" })
    expect(selectError(session.snapshot())).toEqual({ code: null, text: cancelled })
    await session.perform({ type: "retry" })
    expect([session.state(), selectSignInAwaited(session.snapshot())]).toEqual(["takingCode", null])
    await session.settle("exchangeCode", examples.tokenAnswer("exchanged"))
    await waited(session)
    await session.settle("loadUser", Result.succeed(examples.operator))
    await waited(session)
    expect(said).toEqual(
      [
        "the configuration (config.json)",
        "the sign-on service",
        "the user's name",
        "the user's rights and accounts"
      ].map((what) => `Still waiting for ${what}. No answer has come in 10 seconds.`)
    )
  })
})
