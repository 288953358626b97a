import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"

const noLimit = { share: null, count: null } as const

/** Waves without limits that run at once, one after the other. */
export const planOf = (targets: RolloutPlan["targets"], change: Partial<RolloutPlan> = {}): RolloutPlan => ({
  name: "Restart the canary, then all",
  businessEntityId: 12,
  action: { kind: "schedule", command: { kind: "restart" } },
  targets,
  growing: null,
  order: { kind: "listed" },
  waves: [
    {
      size: { percent: 100 },
      start: { kind: "now" },
      spreadMinutes: 0,
      watchMinutes: 0,
      gate: { failed: noLimit, unconfirmed: noLimit, silent: noLimit },
      then: "advance",
      approval: { required: false, byAnother: false }
    }
  ],
  windows: [],
  withoutZone: "leaveOut",
  ...change
})
