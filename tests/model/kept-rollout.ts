import type { WavePlan } from "@command-center/domain/rollout/rollout-plan"
import { sampleFigures, samplePlan } from "@command-center/domain/rollout/sample-plan"
import { selectState, selectWaiting } from "@command-center/machines/rollout/rollout.selectors"
import { beginRollout, openedRollout, rolloutStep } from "@command-center/machines/rollout/rollout.steps"
import type { RolloutEvent } from "@command-center/machines/rollout/rollout.types"

export const at = "2026-11-21T10:00:00.000Z"
export const ann = { at, by: { id: 5, name: "ann" }, note: null }
export const bob = { at, by: { id: 6, name: "bob" }, note: "looked at three shops" }

/** A rollout that is kept as JSON between any two events, as a service does. */
export const keptRollout = (
  waves: ReadonlyArray<WavePlan>,
  { isGrowing = false, isAttended = false, targets = 50 } = {}
) => {
  const { targets: _targets, ...outline } = samplePlan(0, { waves, growing: isGrowing ? { filter: [] } : null })
  const journal: Array<string> = []
  let kept = beginRollout({ outline, counts: waves.map(() => targets), creatorId: 5, isAttended, at })
  const current = () => openedRollout(kept)
  return {
    journal,
    current,
    state: () => selectState(current()),
    waitsFor: () => selectWaiting(current())?.reason ?? null,
    send: (...events: ReadonlyArray<RolloutEvent>) => {
      for (const event of events) {
        const step = rolloutStep(kept, event)
        if (step === null) continue
        kept = JSON.parse(JSON.stringify(step.kept))
        journal.push(...step.journal.map(({ kind, wave, by }) => `${kind} ${wave ?? "-"} ${by}`))
      }
    }
  }
}

export const start = { type: "START", ...ann } as const
export const sent = (wave: number) =>
  ({
    type: "WAVE_SENT",
    at,
    lastRunAt: "2026-11-21T12:00:00.000Z",
    figures: sampleFigures({ wave, succeeded: 0 })
  }) as const
export const watched = (wave: number, change: Parameters<typeof sampleFigures>[0] = {}) =>
  ({ type: "FIGURES", at: "2026-11-21T13:00:00.000Z", figures: sampleFigures({ wave, ...change }) }) as const
