import type { RolloutSummary } from "@command-center/domain/rollout/rollout-record"
import { WaitReason } from "@command-center/domain/rollout/rollout-record"
import { waitingFor } from "@command-center/domain/rollout/waiting"
import { expect, it } from "vitest"
import { chartStateOf, chartStates, chartSteps } from "./rollout-run.chart.ts"

const when = { since: "2026-11-21T10:00:00.000Z", until: null }
type Told = Pick<RolloutSummary, "state" | "waitingFor">
const waiting = (reason: WaitReason, state: RolloutSummary["state"] = "waiting"): Told => ({
  state,
  waitingFor: waitingFor(reason, when, null)
})
const told = (state: RolloutSummary["state"]): Told => ({ state, waitingFor: null })
const row = (rollout: Told) => chartSteps(rollout).map(({ label, isCurrent }) => (isCurrent ? `[${label}]` : label))

it("shows the states of the chart in its order, with the one that the rollout is in", () => {
  expect(row(told("planned"))).toEqual(["[Not started]", "Sending", "Watching", "Gate", "Done"])
  expect(row(told("watching"))).toEqual(["Not started", "Sending", "[Watching]", "Gate", "Done"])
  expect(row(told("done")).at(-1)).toBe("[Done]")
  expect(row(told("stopped"))).toEqual(["Not started", "Sending", "Watching", "Gate", "[Stopped]"])
})

it("puts what a rollout waits for where it waits", () => {
  expect(row(waiting("approval"))).toEqual(["Not started", "[Approval]", "Sending", "Watching", "Gate", "Done"])
  expect(row(waiting("person"))).toEqual(["Not started", "Sending", "Watching", "Gate", "[A person]", "Done"])
  expect(row(waiting("gate", "paused")).indexOf("[Gate not passed]")).toBe(4)
})

it("has one place for whatever may be told, and that is a state of the chart", () => {
  const states = ["planned", "running", "watching", "paused", "stopped", "failed", "done"] as const
  const waits = WaitReason.literals.map((reason) => waiting(reason))
  for (const rollout of [...states.map(told), ...waits, waiting("paused", "paused")]) {
    expect(chartStates).toContain(chartStateOf(rollout))
    expect(chartSteps(rollout).filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  }
})
