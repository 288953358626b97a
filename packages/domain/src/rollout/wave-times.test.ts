import { describe, expect, it } from "vitest"
import { sampleFigures, sampleWave } from "./sample-plan.ts"
import { sampleRollout } from "./sample-rollout.ts"
import { shownTimes } from "./wave-times.ts"

const neverSent = sampleFigures({ targets: 18, wave: 2, sent: 0, succeeded: 0 })

describe("the times of a wave", () => {
  it("are when it begins, runs and is watched, an estimate for all but the first", () => {
    const rollout = sampleRollout()
    expect(shownTimes(rollout, sampleFigures({ targets: 2 }))).toEqual({
      kind: "known",
      begins: "2026-11-21T10:00:00.000Z",
      isEstimate: false,
      runs: [],
      watchedUntil: "2026-11-21T11:00:00.000Z"
    })
    expect(shownTimes(rollout, neverSent)).toMatchObject({ begins: "2026-11-21T11:00:00.000Z", isEstimate: true })
  })

  it("are not there for a wave of which a service says none", () => {
    expect(shownTimes(sampleRollout(), sampleFigures({ wave: 9 }))).toBeNull()
  })

  it("are its first and last run, told once where both read the same", () => {
    const [times] = sampleRollout().times
    if (times === undefined) throw new Error("the sample has waves")
    const runs = (first: string | null, last: string | null) => {
      const shown = shownTimes(sampleRollout({ times: [{ ...times, first, last }] }), sampleFigures())
      return shown?.kind === "known" ? shown.runs : null
    }
    expect(runs("2026-11-21T10:00:00.000Z", "2026-11-21T10:30:00.000Z")).toEqual([
      "2026-11-21T10:00:00.000Z",
      "2026-11-21T10:30:00.000Z"
    ])
    expect(runs("2026-11-21T10:20:05.000Z", "2026-11-21T10:20:50.000Z")).toEqual(["2026-11-21T10:20:05.000Z"])
    // All run as it begins, which is told already.
    expect(runs("2026-11-21T10:00:05.000Z", "2026-11-21T10:00:50.000Z")).toEqual([])
    expect(runs(null, null)).toEqual([])
  })

  it("are what has to come first where nobody knows when that is, and a chosen start that is still to come", () => {
    const { times, plan } = sampleRollout()
    const [first, second] = times
    if (first === undefined || second === undefined) throw new Error("the sample has waves")
    const shown = (awaits: ReadonlyArray<"start" | "person">, at: string) => {
      const rules = [...plan.waves.slice(0, 1), sampleWave({ start: { kind: "at", at } })]
      return shownTimes(sampleRollout({ times: [first, { ...second, awaits }], rules }), neverSent)
    }
    expect(shown(["person"], "2026-11-20T11:00:00Z")).toEqual({ kind: "awaited", awaits: ["person"], notBefore: null })
    expect(shown(["start"], "2026-11-21T11:00:00Z")).toEqual({
      kind: "awaited",
      awaits: ["start"],
      notBefore: "2026-11-21T11:00:00.000Z"
    })
    expect(shown([], "2026-11-21T11:00:00Z")).toMatchObject({ kind: "known", isEstimate: true })
  })

  describe("of a rollout that was stopped", () => {
    const stopped = sampleRollout({ state: "stopped" })

    it("are none for a wave of which nothing was sent", () => {
      expect(shownTimes(stopped, { ...neverSent, skipped: 18 })).toBeNull()
      // Its targets are counted as skipped a moment after it was stopped.
      expect(shownTimes(stopped, neverSent)).toBeNull()
    })

    it("stay for a wave that was sent, also where all of its targets went to a retry", () => {
      expect(shownTimes(stopped, sampleFigures({ targets: 2, sent: 1, succeeded: 1, skipped: 1 }))).not.toBeNull()
      expect(shownTimes(stopped, sampleFigures({ targets: 0, sent: 0, succeeded: 0 }))).not.toBeNull()
    })
  })
})
