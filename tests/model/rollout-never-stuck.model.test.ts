import { sampleWave } from "@command-center/domain/rollout/sample-plan"
import { selectMaySend, selectWaves } from "@command-center/machines/rollout/rollout.selectors"
import type { RolloutEvent } from "@command-center/machines/rollout/rollout.types"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ann, at, bob, keptRollout, sent, start, watched } from "./kept-rollout.ts"

describe("a rollout", () => {
  it("is never stuck: whatever comes, it ends, sends, watches, or says what it waits for; each wave is begun once", () => {
    const step = { at: fc.constant(at), by: fc.constantFrom(ann.by, bob.by), note: fc.constant(null) }
    const held = { at: fc.constant(at), held: fc.boolean() }
    const wave = fc.integer({ min: 1, max: 5 })
    const event: fc.Arbitrary<RolloutEvent> = fc.oneof(
      fc.record({ type: fc.constantFrom("START", "ADVANCE", "PAUSE", "RESUME"), ...step }),
      fc.record({ type: fc.constant("RETRY"), targets: fc.nat(3), ...step }),
      fc.record({ type: fc.constantFrom("RIGHTS", "SIGN_ON", "SERVICE"), ...held }),
      fc.record({ type: fc.constant("JOINED"), at: fc.constant(at), targets: fc.nat(3) }),
      fc.tuple(wave, fc.nat(2)).map(([number, failed]) => watched(number, { failed })),
      wave.map(sent)
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), fc.boolean(), (events, isAttended) => {
        const waves = [
          sampleWave({ then: "waitForPerson" }),
          sampleWave({ approval: { required: true, byAnother: true } })
        ]
        const rollout = keptRollout([...waves, sampleWave()], { isGrowing: true, isAttended })
        for (const each of [start, ...events]) {
          rollout.send(each)
          const isIdle = ["waiting", "paused", "failed"].includes(rollout.state())
          expect([rollout.state(), rollout.waitsFor() !== null]).toEqual([rollout.state(), isIdle])
          expect(selectMaySend(rollout.current())).toBe(rollout.state() === "running")
        }
        // The open wave alone is begun again, for those who joined.
        const open = selectWaves(rollout.current()).find(({ kind }) => kind === "open")?.wave
        const begun = rollout.journal.filter((line) => line.startsWith("waveStarted"))
        const once = begun.filter((line) => line !== `waveStarted ${open} rollout`)
        expect(new Set(once).size).toBe(once.length)
      })
    )
  })
})
