import { plannedWaves } from "./rollout-preview.ts"
import type { JournalEntry, Rollout, RolloutSummary, TargetRecord } from "./rollout-record.ts"
import { sampleFigures, samplePlan } from "./sample-plan.ts"

const at = "2026-11-21T10:00:00.000Z"

export const sampleSummary = (change: Partial<RolloutSummary> = {}): RolloutSummary => ({
  id: "r-1",
  name: "Restart all",
  businessEntityId: 42,
  state: "running",
  wave: 1,
  waves: [sampleFigures()],
  createdBy: "ann",
  createdById: 5,
  createdAt: at,
  waitingFor: null,
  steps: ["pause", "stop"],
  ...change
})

/** Of twenty targets in two waves. */
export const sampleRollout = (change: Partial<Rollout> = {}): Rollout => {
  const { targets, ...plan } = samplePlan(20)
  const times = plannedWaves({ ...plan, targets }, new Date(at)).map(({ preview }) => preview)
  return { ...sampleSummary(), plan, targetCount: targets.length, times, ...change }
}

export const sampleRecord = (change: Partial<TargetRecord> = {}): TargetRecord => ({
  id: 1,
  name: "anc-pos-1",
  wave: 1,
  state: "scheduled",
  reason: null,
  runAt: at,
  taskId: 700,
  updatedAt: at,
  ...change
})

export const sampleEntry = (change: Partial<JournalEntry> = {}): JournalEntry => ({
  seq: 1,
  at,
  by: "ann",
  kind: "started",
  wave: 1,
  note: null,
  figures: null,
  ...change
})
