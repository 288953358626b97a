import { cleanup, renderHook } from "@testing-library/react"
import type { PropsWithChildren } from "react"
import { afterEach, expect, it } from "vitest"
import { ConsoleContext } from "../app/console.ts"
import { sampleConsole } from "../app/sample-console.ts"
import { listPageOf } from "../routes/pages.tsx"
import { useAlertsActor } from "./use-alerts-actor.ts"

afterEach(cleanup)

const view = { businessEntityId: 12, area: "profiles", view: "Ours", query: "search=ours" } as const

it("a limit that is typed for an alert is work that leaving asks about, and goes when it is given up", async () => {
  const console = sampleConsole()
  const wrapper = ({ children }: PropsWithChildren) => <ConsoleContext value={console}>{children}</ConsoleContext>
  const { result } = renderHook(() => useAlertsActor(5), { wrapper })
  const actor = result.current
  actor.send({ type: "rule.added", id: "a1", view, consent: "denied" })
  const form = () => actor.getSnapshot().children.alertRule
  expect([form() === undefined, console.screens.hasUnsavedWork()]).toEqual([false, false])
  form()?.send({ type: "draft.changed", draft: { name: "", direction: "more", limit: "7" } })
  expect(console.screens.hasUnsavedWork()).toBe(true)
  console.screens.loseUnsavedWork()
  expect([form(), console.screens.hasUnsavedWork()]).toEqual([undefined, false])
  // The rows are counted by their page: it is loaded while there still is an environment to load it into.
  await listPageOf(view.area)()
})
