import { noticesMachine } from "@command-center/machines/notices/notices.machine"
import { selectAlerts, selectToasts } from "@command-center/machines/notices/notices.selectors"
import type { SessionEvent } from "@command-center/machines/session/session.types"
import { expect, it, vi } from "vitest"
import { createActor, setup } from "xstate"
import { effectsOf } from "./effects.ts"
import { sampleConsole } from "./sample-console.ts"
import { makeSignInReturn } from "./sign-in-return.ts"
import type { Unsettled } from "./unsaved-work.ts"

const performing = () => {
  const console = sampleConsole()
  const notices = createActor(noticesMachine).start()
  const told: Array<string> = []
  const nowhere = () => undefined
  const asked: Array<SessionEvent> = []
  vi.spyOn(console.session, "send").mockImplementation((event) => void asked.push(event))
  const perform = effectsOf({
    session: console.session,
    notices,
    stored: console.stored,
    screens: console.screens,
    lists: console.lists,
    alerts: console.alerts,
    operations: console.operations,
    signInReturn: makeSignInReturn(console.stored),
    now: console.now,
    navigate: nowhere,
    replaceAddress: nowhere,
    settleAddress: nowhere,
    leave: nowhere,
    reload: nowhere,
    tell: (text) => told.push(text)
  })
  return { perform, notices, told, asked, screens: console.screens }
}

it("notifications are toasts with a title, or browser alerts where a machine states one [B8-07]", () => {
  const { perform, notices, told } = performing()
  perform({ type: "toast", kind: "success", text: "Saved." })
  perform({ type: "toast", kind: "danger", text: "Not saved." })
  perform({
    type: "toast",
    kind: "danger",
    header: "Remove Tasks Failed",
    text: "Unable to remove all selected Tasks"
  })
  perform({ type: "browserAlert", text: "Caught exception no such field" })
  const titled = selectToasts(notices.getSnapshot()).map(({ header, text }) => [header, text])
  expect(Object.fromEntries(titled)).toEqual({
    Error: "Not saved.",
    "Remove Tasks Failed": "Unable to remove all selected Tasks",
    Success: "Saved."
  })
  expect([selectAlerts(notices.getSnapshot()), told]).toEqual([[], ["Caught exception no such field"]])
  notices.stop()
})

it.each<[string, Unsettled | "settled", boolean]>([
  ["holds a page with something typed", "unsaved", true],
  ["holds a page that waits for what it sent", "sending", true],
  ["holds a page that waits for what it saves", "saving", true],
  ["leaves a page on which all is settled", "settled", false]
])("a refused token %s", (_title, tag, isHeld) => {
  const { perform, asked, screens } = performing()
  const flow = setup({ types: { tags: {} as Unsettled | "settled" } }).createMachine({ tags: tag })
  screens.opened(createActor(flow).start())
  perform({ type: "unauthorized" })
  expect(asked).toEqual([{ type: "unauthorized", isHeld, href: location.href }])
})
