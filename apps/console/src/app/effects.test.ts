import { noticesMachine } from "@command-center/machines/notices/notices.machine"
import { selectAlerts, selectToasts } from "@command-center/machines/notices/notices.selectors"
import { expect, it } from "vitest"
import { createActor } from "xstate"
import { effectsOf } from "./effects.ts"
import { sampleConsole } from "./sample-console.ts"
import { makeSignInReturn } from "./sign-in-return.ts"

it("notifications are toasts with a title, or browser alerts where a machine states one [B8-07]", () => {
  const console = sampleConsole()
  const notices = createActor(noticesMachine).start()
  const told: Array<string> = []
  const nowhere = () => undefined
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
