import { sampleFigures, sampleWave } from "@command-center/domain/rollout/sample-plan"
import { selectTurns } from "@command-center/machines/rollout/rollout.turns"
import { describe, expect, it } from "vitest"
import { ann, at, keptRollout, sent, start, watched } from "./kept-rollout.ts"

const approved = { required: true, byAnother: false }
const plain = sampleWave()
const strict = sampleWave({ gate: { ...plain.gate, failed: { share: 0, count: null } } })

const turnsOf = (kept: ReturnType<typeof keptRollout>) =>
  selectTurns(kept.current()).turns.map(({ wave, awaits }) => [wave, awaits])

describe("what has to come before each wave that has not begun", () => {
  it("is the start, and for those that follow the wave before them, with what is asked of each", () => {
    const kept = keptRollout([sampleWave({ then: "waitForPerson" }), sampleWave({ approval: approved }), plain])
    expect(turnsOf(kept)).toEqual([
      [1, ["start"]],
      [2, ["wave", "person", "approval"]],
      [3, ["wave"]]
    ])
  })

  it("is nothing while the wave before it is on its way", () => {
    const kept = keptRollout([plain, plain])
    kept.send(start)
    expect(turnsOf(kept)).toEqual([
      [1, []],
      [2, []]
    ])
  })

  it("is a person, and for the wave after that one the wave before it", () => {
    const kept = keptRollout([sampleWave({ then: "waitForPerson" }), plain, plain])
    kept.send(start, sent(1), watched(1))
    expect(kept.waitsFor()).toBe("person")
    expect(turnsOf(kept).slice(1)).toEqual([
      [2, ["person"]],
      [3, ["wave"]]
    ])
    expect(turnsOf(keptRollout([plain, plain], { isAttended: true }))[1]).toEqual([2, ["wave", "person"]])
  })

  it("is its approval while it waits for one, and nothing once it has it", () => {
    const kept = keptRollout([sampleWave({ approval: approved }), plain])
    kept.send(start)
    expect(turnsOf(kept)).toEqual([
      [1, ["approval"]],
      [2, ["wave"]]
    ])
    kept.send({ type: "ADVANCE", ...ann })
    expect(turnsOf(kept)).toEqual([
      [1, []],
      [2, []]
    ])
  })

  it("is that the rollout goes on where it is paused, its gate is lost, or it lost what it needs", () => {
    const paused = keptRollout([plain, plain])
    paused.send(start, { type: "PAUSE", ...ann })
    const lost = keptRollout([strict, plain])
    lost.send(start, sent(1), { type: "FIGURES", at, figures: sampleFigures({ failed: 5 }) })
    expect(lost.waitsFor()).toBe("gate")
    const without = keptRollout([plain, plain])
    without.send(start, { type: "SERVICE", at, held: false })
    for (const kept of [paused, lost, without]) expect(turnsOf(kept)[1]).toEqual([2, ["hold"]])
  })

  it("comes for a retry before those that were planned", () => {
    const kept = keptRollout([strict, plain])
    kept.send(start, sent(1), { type: "FIGURES", at, figures: sampleFigures({ failed: 5 }) })
    kept.send({ type: "RETRY", targets: 5, ...ann })
    expect(turnsOf(kept)).toEqual([
      [3, []],
      [2, []]
    ])
  })
})

it("the time of a wave is waited for until it has come, or somebody would not wait", () => {
  const kept = keptRollout([sampleWave({ start: { kind: "at", at: "2026-11-22T10:00:00.000Z" } })])
  const isDue = () => selectTurns(kept.current()).turns[0]?.isDue
  kept.send(start)
  expect([kept.waitsFor(), isDue()]).toEqual(["time", false])
  kept.send({ type: "ADVANCE", ...ann })
  expect(isDue()).toBe(true)
})
