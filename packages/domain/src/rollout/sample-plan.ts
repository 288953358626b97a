import type { RolloutPlan, RolloutTarget, WavePlan } from "./rollout-plan.ts"
import type { WaveFigures } from "./rollout-record.ts"

export const sampleTarget = (id: number, change: Partial<RolloutTarget> = {}): RolloutTarget => ({
  id,
  name: `anc-pos-${id}`,
  businessEntityId: 42,
  machinePermanentId: `machine-${id}`,
  merchant: `Merchant ${id % 7}`,
  timeZone: "Eastern Standard Time",
  device: null,
  ...change
})

export const sampleWave = (change: Partial<WavePlan> = {}): WavePlan => ({
  size: { percent: 100 },
  start: { kind: "now" },
  spreadMinutes: 0,
  watchMinutes: 60,
  gate: {
    failed: { share: 2, count: null },
    unconfirmed: { share: 10, count: null },
    silent: { share: null, count: 1 }
  },
  then: "advance",
  approval: { required: false, byAnother: false },
  ...change
})

/** A tenth first, then all others. */
export const samplePlan = (count: number, change: Partial<RolloutPlan> = {}): RolloutPlan => ({
  name: "Restart all",
  businessEntityId: 42,
  action: { kind: "schedule", command: { kind: "restart" } },
  targets: Array.from({ length: count }, (_, at) => sampleTarget(at + 1)),
  growing: null,
  order: { kind: "listed" },
  waves: [sampleWave({ size: { percent: 10 } }), sampleWave({ size: { percent: 90 } })],
  windows: [],
  withoutZone: "leaveOut",
  ...change
})

export const sampleFigures = (change: Partial<WaveFigures> = {}): WaveFigures => ({
  wave: 1,
  targets: 50,
  sent: 50,
  succeeded: 50,
  failed: 0,
  unconfirmed: 0,
  silent: 0,
  skipped: 0,
  ...change
})
