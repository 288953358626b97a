import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { noVersions } from "@command-center/domain/version/version-product"
import { Result } from "effect"
import { expect, it } from "vitest"
import { planTasks } from "../../scripts/operator/schedule/plan.ts"
import { printProblems } from "../../scripts/operator/schedule/print-schedule.ts"

it("tells a line that stands there ever so often, and prints no more of it than is read", () => {
  const utg = sampleUtg({ componentId: 1 })
  const cells = { utg: "1", task: "restart", version: "", hours: "", label: "", from: "", to: "", at: "now" }
  // More than a call can have arguments.
  const lines = Array.from({ length: 130_000 }, (_, at) => ({ line: at + 2, cells }))
  const { problems: found } = planTasks({
    lines,
    place: { account: 41, console: "http://localhost/" },
    findUtg: () => Result.succeed(utg),
    moment: { now: new Date("2026-11-20T15:00:00.000Z"), versions: noVersions },
    clocks: { zone: "UTC" },
    spreadMinutes: 0
  })
  expect(found).toHaveLength(129_999)
  const said: Array<string> = []
  const io = { out: () => undefined, err: (text: string) => said.push(text) }
  printProblems(io, "tasks.csv", found, false)
  expect([said.length, ...said.slice(-2)]).toEqual([
    102,
    "and 129899 more",
    "Nothing was sent: 129999 problems in tasks.csv."
  ])
}, 60_000)
