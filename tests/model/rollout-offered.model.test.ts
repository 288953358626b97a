import { sampleFigures, sampleWave } from "@command-center/domain/rollout/sample-plan"
import { selectDeletesTasks, selectIsStopping, selectSteps } from "@command-center/machines/rollout/rollout.selectors"
import { expect, it } from "vitest"
import { ann, at, keptRollout, sent, start, watched } from "./kept-rollout.ts"

const offered = (rollout: ReturnType<typeof keptRollout>, failed = 0) =>
  selectSteps(rollout.current(), [sampleFigures({ failed: 0 }), sampleFigures({ wave: 2, failed })])

it("a rollout offers exactly what may be done to it now", () => {
  const rollout = keptRollout([sampleWave(), sampleWave()])
  expect(offered(rollout)).toEqual(["start", "stop"])
  rollout.send(start)
  expect(offered(rollout)).toEqual(["pause", "stop"])
  rollout.send({ type: "PAUSE", ...ann })
  expect(offered(rollout)).toEqual(["resume", "stop"])
  rollout.send({ type: "RESUME", ...ann }, sent(1), watched(1), sent(2), watched(2))
  expect([rollout.state(), offered(rollout), offered(rollout, 3)]).toEqual(["done", [], ["retry"]])
})

it("one that is being stopped says so, and whether its tasks are deleted", () => {
  const rollout = keptRollout([sampleWave()])
  const seen = () => [selectIsStopping(rollout.current()), selectDeletesTasks(rollout.current()), offered(rollout)]
  rollout.send(start)
  expect(seen()).toEqual([false, false, ["pause", "stop"]])
  rollout.send({ type: "STOP", ...ann, deleteTasks: true })
  expect(seen()).toEqual([true, true, []])
  rollout.send({ type: "STOPPED", at })
  expect([rollout.state(), ...seen()]).toEqual(["stopped", false, true, []])
})
