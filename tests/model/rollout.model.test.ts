import { samplePlan, sampleWave } from "@command-center/domain/rollout/sample-plan"
import {
  selectAwaits,
  selectMaySend,
  selectWaiting,
  selectWakeAt,
  selectWave,
  selectWaves,
  stepRefusal
} from "@command-center/machines/rollout/rollout.selectors"
import { beginRollout, rolloutStep } from "@command-center/machines/rollout/rollout.steps"
import { describe, expect, it } from "vitest"
import { ann, at, bob, keptRollout, sent, start, watched } from "./kept-rollout.ts"

it("awaits of the wave that it is in what still has to come, also while it is paused, until it has begun", () => {
  const starts = { kind: "at", at: "2026-11-22T02:00:00.000Z" } as const
  const rollout = keptRollout([sampleWave({ start: starts, approval: { required: true, byAnother: false } })])
  const awaited = () => [rollout.state(), selectAwaits(rollout.current())]
  const seen = [awaited()]
  rollout.send(start, { type: "PAUSE", ...ann })
  seen.push(awaited())
  rollout.send({ type: "RESUME", ...ann }, { type: "ADVANCE", ...bob }, { type: "PAUSE", ...ann })
  seen.push(awaited())
  rollout.send({ type: "RESUME", ...ann }, { type: "ADVANCE", ...bob })
  seen.push(awaited())
  expect(seen).toEqual([
    ["planned", []],
    ["paused", ["approval", "time"]],
    ["paused", ["time"]],
    ["running", []]
  ])
})

describe("a rollout", () => {
  it("goes from wave to wave while gates are passed, and its journal says so", () => {
    const rollout = keptRollout([sampleWave(), sampleWave()])
    rollout.send(start)
    expect([rollout.state(), selectMaySend(rollout.current()), selectWakeAt(rollout.current())]).toEqual([
      "running",
      true,
      null
    ])
    rollout.send(sent(1))
    expect([rollout.state(), selectMaySend(rollout.current()), selectWakeAt(rollout.current())]).toEqual([
      "watching",
      false,
      "2026-11-21T13:00:00.000Z"
    ])
    rollout.send({ ...watched(1), at: "2026-11-21T12:59:59.000Z" })
    expect(rollout.state()).toBe("watching")
    rollout.send(watched(1), sent(2), watched(2))
    expect(rollout.state()).toBe("done")
    expect(rollout.journal).toEqual([
      "started - ann",
      "waveStarted 1 rollout",
      "waveSent 1 rollout",
      "gatePassed 1 rollout",
      "waveStarted 2 rollout",
      "waveSent 2 rollout",
      "gatePassed 2 rollout",
      "done 2 rollout"
    ])
  })

  it("sends nothing while it is paused, and goes on where it was", () => {
    const rollout = keptRollout([sampleWave()])
    rollout.send(start, { type: "PAUSE", ...ann })
    expect([rollout.state(), rollout.waitsFor(), selectMaySend(rollout.current())]).toEqual(["paused", "paused", false])
    // The last call had left already.
    rollout.send(sent(1), { type: "RESUME", ...bob })
    expect(rollout.state()).toBe("watching")
    expect(rollout.journal.slice(-3)).toEqual(["paused 1 ann", "waveSent 1 rollout", "resumed 1 bob"])
  })

  it("stops as soon as a gate cannot be passed any more; somebody has seen it, or goes on", () => {
    const lost = watched(1, { failed: 9 })
    const rollout = keptRollout([sampleWave(), sampleWave()])
    rollout.send(start, { ...lost, at })
    expect([rollout.state(), rollout.waitsFor(), selectMaySend(rollout.current())]).toEqual(["paused", "gate", false])
    rollout.send({ type: "RESUME", ...ann }, { ...lost, at })
    expect(rollout.state()).toBe("running")
    rollout.send(sent(1), lost)
    expect([rollout.state(), rollout.waitsFor()]).toEqual(["paused", "gate"])
    rollout.send({ type: "ADVANCE", ...bob })
    expect([rollout.state(), selectWave(rollout.current())?.wave]).toEqual(["running", 2])
    expect(rollout.journal.filter((line) => line.startsWith("gate"))).toEqual([
      "gateNotPassed 1 rollout",
      "gateNotPassed 1 rollout"
    ])
  })

  it("sends what failed again as a wave of its own, and then the others", () => {
    const rollout = keptRollout([sampleWave(), sampleWave()])
    rollout.send(start, sent(1), watched(1, { failed: 9 }), { type: "RETRY", ...ann, targets: 9 })
    expect(selectWave(rollout.current())).toMatchObject({ wave: 3, kind: "retry", targets: 9 })
    rollout.send(sent(3), watched(3), sent(2), watched(2))
    expect([rollout.state(), selectWaves(rollout.current()).length]).toEqual(["done", 3])
    rollout.send({ type: "RETRY", ...ann, targets: 1 })
    expect([rollout.state(), selectWave(rollout.current())?.wave]).toEqual(["running", 4])
  })

  it("waits for somebody else where a wave asks for two persons", () => {
    const rollout = keptRollout([sampleWave({ approval: { required: true, byAnother: true } })])
    rollout.send(start, { type: "ADVANCE", ...ann })
    expect([rollout.waitsFor(), selectWaiting(rollout.current())?.endedBy]).toEqual(["approval", "anotherEditor"])
    expect(stepRefusal(rollout.current(), { type: "ADVANCE", ...ann })).toContain("someone other")
    expect(stepRefusal(rollout.current(), { type: "ADVANCE", ...bob })).toBeNull()
    rollout.send({ type: "ADVANCE", ...bob })
    expect([rollout.state(), rollout.journal.at(-2)]).toEqual(["running", "approved 1 bob"])
  })

  it("waits for its wave's time unless somebody would not, and for a person where that was planned", () => {
    const later = "2026-11-22T02:00:00.000Z"
    const rollout = keptRollout([sampleWave({ start: { kind: "at", at: later }, then: "waitForPerson" }), sampleWave()])
    rollout.send(start, { type: "WAKE", at })
    expect([rollout.waitsFor(), selectWaiting(rollout.current())?.until, selectWakeAt(rollout.current())]).toEqual([
      "time",
      later,
      later
    ])
    rollout.send({ type: "WAKE", at: later }, sent(1), watched(1))
    expect([rollout.state(), rollout.waitsFor()]).toEqual(["waiting", "person"])
    rollout.send({ type: "ADVANCE", ...bob })
    expect([rollout.state(), selectWave(rollout.current())?.wave]).toEqual(["running", 2])
  })

  it("holds while its creator has lost a right or the sign-in, and goes on by itself", () => {
    const rollout = keptRollout([sampleWave()])
    rollout.send(start, { type: "SIGN_ON", at, held: false }, { type: "RIGHTS", at, held: false })
    expect([rollout.waitsFor(), selectMaySend(rollout.current())]).toEqual(["signOn", false])
    rollout.send({ type: "SIGN_ON", at, held: true })
    expect(rollout.waitsFor()).toBe("rights")
    rollout.send({ type: "RIGHTS", at, held: true })
    expect([rollout.state(), rollout.journal.filter((line) => line.startsWith("waveStarted"))]).toEqual([
      "running",
      ["waveStarted 1 rollout"]
    ])
  })

  it("has each wave begun by a person where its creator's sign-in does not last", () => {
    const rollout = keptRollout([sampleWave(), sampleWave()], { isGrowing: true, isAttended: true })
    rollout.send(start, sent(1), watched(1))
    expect(rollout.waitsFor()).toBe("person")
    rollout.send({ type: "ADVANCE", ...bob }, sent(2), watched(2))
    expect(rollout.waitsFor()).toBe("newTargets")
    rollout.send({ type: "JOINED", at, targets: 1 })
    expect(rollout.waitsFor()).toBe("person")
    rollout.send({ type: "ADVANCE", ...bob })
    expect([rollout.state(), selectWave(rollout.current())?.kind]).toEqual(["running", "open"])
  })

  it("asks for a person after a wave whose lost gate was gone on with while it was sent", () => {
    const lost = { ...watched(1, { failed: 9 }), at }
    const waves = [sampleWave({ then: "waitForPerson" }), sampleWave()]
    for (const rollout of [keptRollout(waves), keptRollout([sampleWave(), sampleWave()], { isAttended: true })]) {
      rollout.send(start, lost, { type: "ADVANCE", ...bob })
      expect(rollout.state()).toBe("running")
      rollout.send(sent(1), watched(1, { failed: 9 }))
      expect([rollout.state(), rollout.waitsFor()]).toEqual(["waiting", "person"])
      rollout.send({ type: "ADVANCE", ...bob })
      expect([rollout.state(), selectWave(rollout.current())?.wave]).toEqual(["running", 2])
    }
  })

  it("that is being stopped says what its end waits for, and is stopped again by whoever may", () => {
    const rollout = keptRollout([sampleWave()])
    const stop = { type: "STOP", ...ann, deleteTasks: true } as const
    rollout.send(start, { type: "SIGN_ON", at, held: false }, stop)
    expect(selectWaiting(rollout.current())).toBeNull()
    expect(stepRefusal(rollout.current(), stop)).toContain("cannot be stopped")
    rollout.send({ type: "RIGHTS", at, held: false })
    expect(selectWaiting(rollout.current())).toMatchObject({ reason: "rights", endedBy: "editor" })
    rollout.send({ ...stop, ...bob, deleteTasks: false })
    expect([selectWaiting(rollout.current()), rollout.current().context.deletesTasks]).toEqual([null, false])
    rollout.send({ type: "SERVICE", at, held: false })
    expect(selectWaiting(rollout.current())).toMatchObject({ reason: "service", endedBy: "itself" })
    rollout.send({ type: "STOPPED", at })
    expect([rollout.state(), selectWaiting(rollout.current())]).toEqual(["stopped", null])
  })

  it("says in its journal what nobody expected", () => {
    const { targets: _targets, ...outline } = samplePlan(0)
    const kept = beginRollout({ outline, counts: [1, 1], creatorId: 5, isAttended: false, at })
    const begun = rolloutStep(kept, start)?.kept
    const failed = begun === undefined ? null : rolloutStep(begun, { type: "DEFECT", at, note: "a look failed" })
    expect(failed?.journal).toMatchObject([{ kind: "failed", by: "rollout", note: "a look failed" }])
  })

  it("has no step for what cannot be now, and writes nothing of it", () => {
    const { targets: _targets, ...outline } = samplePlan(0)
    const kept = beginRollout({ outline, counts: [1, 1], creatorId: 5, isAttended: false, at })
    expect([rolloutStep(kept, { type: "RESUME", ...ann }), rolloutStep(kept, sent(1))]).toEqual([null, null])
    expect(rolloutStep(kept, { ...start, note: "go" })?.journal[0]).toEqual({
      at,
      by: "ann",
      kind: "started",
      wave: null,
      note: "go",
      figures: null
    })
  })

  it("that grows takes who joins as a last wave until somebody ends it", () => {
    const rollout = keptRollout([sampleWave()], { isGrowing: true })
    rollout.send(start, { type: "JOINED", at, targets: 2 }, { type: "JOINED", at, targets: 3 }, sent(1), watched(1))
    expect(selectWave(rollout.current())).toMatchObject({ wave: 2, kind: "open", targets: 5 })
    rollout.send(sent(2), watched(2))
    expect([rollout.state(), rollout.waitsFor()]).toEqual(["waiting", "newTargets"])
    // The same wave is begun again for who joins later, under its gate.
    rollout.send({ type: "JOINED", at, targets: 1 })
    expect([selectWave(rollout.current()), selectWaves(rollout.current()).length]).toMatchObject([
      { wave: 2, kind: "open", targets: 6 },
      2
    ])
    expect(rollout.state()).toBe("running")
    rollout.send(sent(2), watched(2, { failed: 9 }))
    expect([rollout.state(), rollout.waitsFor()]).toEqual(["paused", "gate"])
    rollout.send({ type: "ADVANCE", ...ann }, { type: "ADVANCE", ...ann })
    expect(rollout.state()).toBe("done")
  })

  it("that nobody is in yet waits for who joins again, after a pause and after its rights were gone", () => {
    const rollout = keptRollout([sampleWave()], { isGrowing: true, targets: 0 })
    const begun = () => rollout.journal.filter((line) => line.startsWith("waveStarted"))
    const seen = () => [rollout.state(), rollout.waitsFor(), begun()]
    rollout.send(start)
    expect(seen()).toEqual(["waiting", "newTargets", []])
    rollout.send({ type: "PAUSE", ...ann }, { type: "RIGHTS", at, held: false }, { type: "RESUME", ...ann })
    expect(seen()).toEqual(["waiting", "rights", []])
    rollout.send({ type: "RIGHTS", at, held: true })
    expect(seen()).toEqual(["waiting", "newTargets", []])
    rollout.send({ type: "JOINED", at, targets: 2 })
    expect([rollout.state(), begun()]).toEqual(["running", ["waveStarted 2 rollout"]])
  })

  it("is stopped for good once what had left is settled; what went wrong can be gone on with", () => {
    const rollout = keptRollout([sampleWave()])
    rollout.send(start, { type: "DEFECT", at, note: "a look failed" })
    expect([rollout.state(), rollout.waitsFor(), selectMaySend(rollout.current())]).toEqual(["failed", "defect", false])
    rollout.send({ type: "RESUME", ...ann }, { type: "STOP", ...bob, deleteTasks: true })
    expect([rollout.current().matches("stopping"), rollout.current().context.deletesTasks]).toEqual([true, true])
    rollout.send({ type: "STOPPED", at })
    expect([rollout.state(), rollout.current().status]).toEqual(["stopped", "done"])
    expect(stepRefusal(rollout.current(), { type: "RESUME", ...ann })).toBe(
      "A rollout that is stopped cannot be resumed."
    )
  })
})
