import { noticesMachine } from "@command-center/machines/notices/notices.machine"
import {
  selectAlerts,
  selectIsLogOpen,
  selectLog,
  selectToasts
} from "@command-center/machines/notices/notices.selectors"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

const at = "2026-11-20T15:15:00.000Z"

const start = () => {
  const driver = actorDriver(noticesMachine, undefined)
  return { ...driver, texts: () => selectToasts(driver.snapshot()).map(({ text }) => text) }
}

it("gives a toast without a header the one of its kind [A2.3-06 A2.3-07]", async () => {
  const notices = start()
  await notices.perform({ type: "toast", kind: "danger", text: "a", at })
  await notices.perform({ type: "toast", kind: "info", text: "b", at })
  await notices.perform({ type: "toast", kind: "success", text: "c", at })
  await notices.perform({ type: "toast", kind: "danger", header: "Copy Failed", text: "d", at })
  expect(selectToasts(notices.snapshot())).toEqual([
    { id: 1, kind: "danger", header: "Error", text: "a", long: false, at },
    { id: 2, kind: "info", header: "Success", text: "b", long: false, at },
    { id: 3, kind: "success", header: "Success", text: "c", long: false, at },
    { id: 4, kind: "danger", header: "Copy Failed", text: "d", long: false, at }
  ])
})

it("lets a toast go after one tick of five seconds, a long one after two [A2.3-08 A2.3-09]", async () => {
  const notices = start()
  await notices.perform({ type: "toast", kind: "info", text: "short", at })
  await notices.perform({ type: "toast", kind: "info", text: "long", long: true, at })
  await notices.advance(4_999)
  expect(notices.texts()).toEqual(["short", "long"])
  await notices.advance(1)
  expect(notices.texts()).toEqual(["long"])
  await notices.advance(4_999)
  expect(notices.texts()).toEqual(["long"])
  await notices.advance(1)
  expect(notices.texts()).toEqual([])
})

it("keeps toasts while the pointer or the focus is on them, then gives them a whole life", async () => {
  const notices = start()
  await notices.perform({ type: "toast", kind: "info", text: "first", at })
  await notices.advance(4_000)
  await notices.perform({ type: "toasts.held", by: "pointer" })
  await notices.perform({ type: "toasts.held", by: "focus" })
  await notices.perform({ type: "toast", kind: "info", text: "second", at })
  await notices.advance(60_000)
  await notices.perform({ type: "toasts.released", by: "pointer" })
  await notices.advance(60_000)
  expect(notices.texts()).toEqual(["first", "second"])
  await notices.perform({ type: "toasts.released", by: "focus" })
  await notices.advance(4_999)
  expect(notices.texts()).toEqual(["first", "second"])
  await notices.advance(1)
  expect(notices.texts()).toEqual([])
})

it("runs on when the last toast was dismissed under the pointer", async () => {
  const notices = start()
  await notices.perform({ type: "toast", kind: "info", text: "first", at })
  await notices.perform({ type: "toasts.held", by: "pointer" })
  await notices.perform({ type: "toast.dismissed", id: 1 })
  await notices.perform({ type: "toast", kind: "info", text: "second", at })
  await notices.advance(5_000)
  expect(notices.texts()).toEqual([])
})

it("gives those that stay a whole life when one was dismissed under the pointer, which tells nothing of leaving it", async () => {
  const notices = start()
  await notices.perform({ type: "toast", kind: "info", text: "first", at })
  await notices.perform({ type: "toast", kind: "info", text: "second", at })
  await notices.perform({ type: "toasts.held", by: "pointer" })
  await notices.perform({ type: "toasts.held", by: "focus" })
  await notices.advance(60_000)
  await notices.perform({ type: "toast.dismissed", id: 1 })
  await notices.advance(4_999)
  expect(notices.texts()).toEqual(["second"])
  await notices.advance(1)
  expect(notices.texts()).toEqual([])
})

it("dismissing a toast leaves the others their time, and keeps it in the log", async () => {
  const notices = start()
  await notices.perform({ type: "toast", kind: "info", text: "first", at })
  await notices.perform({ type: "toast", kind: "info", text: "second", at })
  await notices.perform({ type: "toast.dismissed", id: 1 })
  expect(notices.texts()).toEqual(["second"])
  await notices.advance(4_999)
  expect(notices.texts()).toEqual(["second"])
  expect(selectLog(notices.snapshot()).map(({ text }) => text)).toEqual(["second", "first"])
})

it("has the last 100 toasts in its log", async () => {
  const notices = start()
  for (let nth = 1; nth <= 101; nth += 1)
    await notices.perform({ type: "toast", kind: "info", text: `toast ${nth}`, at })
  const texts = selectLog(notices.snapshot()).map(({ text }) => text)
  expect([texts.length, texts[0], texts.at(-1)]).toEqual([100, "toast 101", "toast 2"])
})

it("opens its log until it is closed, and empties it where it is asked to", async () => {
  const notices = start()
  await notices.perform({ type: "toast", kind: "info", text: "first", at })
  await notices.perform({ type: "log.opened" })
  expect(selectIsLogOpen(notices.snapshot())).toBe(true)
  await notices.perform({ type: "log.cleared" })
  expect([selectIsLogOpen(notices.snapshot()), selectLog(notices.snapshot())]).toEqual([true, []])
  await notices.perform({ type: "log.closed" })
  expect(selectIsLogOpen(notices.snapshot())).toBe(false)
})

it("shows an alert once until it is dismissed", async () => {
  const notices = start()
  await notices.perform({ type: "alert", header: "Error", message: "broken" })
  await notices.perform({ type: "alert", header: "Error", message: "broken" })
  expect(selectAlerts(notices.snapshot())).toEqual([{ id: 1, header: "Error", message: "broken" }])
  await notices.perform({ type: "alert.dismissed", id: 1 })
  expect(selectAlerts(notices.snapshot())).toEqual([])
})

it("shows alerts that differ in header or message beside each other, and dismisses each alone", async () => {
  const notices = start()
  await notices.perform({ type: "alert", header: "Error", message: "broken" })
  await notices.perform({ type: "alert", header: "Error", message: "lost" })
  await notices.perform({ type: "alert", header: "Warning", message: "broken" })
  await notices.perform({ type: "alert.dismissed", id: 2 })
  expect(selectAlerts(notices.snapshot())).toEqual([
    { id: 1, header: "Error", message: "broken" },
    { id: 3, header: "Warning", message: "broken" }
  ])
})
