import { sampleWave } from "@command-center/domain/rollout/sample-plan"
import { selectWakeAt, selectWave } from "@command-center/machines/rollout/rollout.selectors"
import { expect, it } from "vitest"
import { ann, keptRollout, sent, start, watched } from "./kept-rollout.ts"

it("a rollout that is resumed from a gate that was lost after all was sent it is watched anew, to the end, and judged once more", () => {
  const lost = watched(1, { failed: 9 })
  const early = { ...lost, at: "2026-11-21T12:30:00.000Z" } as const
  const rollout = keptRollout([sampleWave(), sampleWave()])
  rollout.send(start, sent(1), early)
  expect([rollout.state(), rollout.waitsFor()]).toEqual(["paused", "gate"])
  const resume = { type: "RESUME", ...ann, at: early.at } as const
  rollout.send(resume, early)
  expect([rollout.state(), selectWakeAt(rollout.current())]).toEqual(["watching", "2026-11-21T13:30:00.000Z"])
  rollout.send({ ...lost, at: "2026-11-21T13:30:00.000Z" })
  expect([rollout.state(), rollout.waitsFor()]).toEqual(["paused", "gate"])
  const later = { ...watched(1), at: "2026-11-21T14:30:00.000Z" } as const
  rollout.send({ ...resume, at: "2026-11-21T13:30:00.000Z" }, later)
  expect([rollout.state(), selectWave(rollout.current())?.wave]).toEqual(["running", 2])
})
