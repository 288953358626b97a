import { assignTargets } from "@command-center/api/management/profiles"
import { lookUpTargetAssignments } from "@command-center/api/management/sent-assignments"
import { lookUpTargetTasks, sendTargetTasks } from "@command-center/api/management/sent-tasks"
import type { InstructionTarget } from "@command-center/domain/operation/operation"
import type { RolloutAction } from "@command-center/domain/rollout/rollout-action"
import { Effect } from "effect"
import type { Program } from "../access/services.ts"

/** What is known of a target's call once it was answered or looked up. */
export interface Confirmed {
  readonly id: number
  readonly isThere: boolean
  /** A look-up found a task that may be this target's or another's. */
  readonly isUnclear: boolean
  readonly taskId: number | null
}

interface TargetCalls {
  readonly send: (
    businessEntityId: number,
    targets: ReadonlyArray<InstructionTarget>
  ) => Program<ReadonlyArray<Confirmed>>
  /** Tasks of `others` are another rollout's, however alike. */
  readonly lookUp: (
    businessEntityId: number,
    targets: ReadonlyArray<InstructionTarget>,
    others: ReadonlySet<number>
  ) => Program<ReadonlyArray<Confirmed>>
}

const tasks: TargetCalls = {
  send: (businessEntityId, targets) =>
    Effect.map(sendTargetTasks(businessEntityId, targets), (results) =>
      results.map(([id, result]) => ({
        id,
        isThere: result.status === "accepted",
        isUnclear: false,
        taskId: result.status === "accepted" ? (result.taskId ?? null) : null
      }))
    ),
  lookUp: (businessEntityId, targets, others) =>
    Effect.map(lookUpTargetTasks(businessEntityId, targets, others), (found) =>
      found.map(({ id, taskId, isUnclear }) => ({ id, isThere: taskId !== null && !isUnclear, isUnclear, taskId }))
    )
}

const assignments: TargetCalls = {
  send: (_, targets) =>
    Effect.map(assignTargets(targets), () =>
      targets.map(({ id }) => ({ id, isThere: true, isUnclear: false, taskId: null }))
    ),
  lookUp: (businessEntityId, targets) =>
    Effect.map(lookUpTargetAssignments(businessEntityId, targets), (found) =>
      found.map(({ id, isThere }) => ({ id, isThere, isUnclear: false, taskId: null }))
    )
}

/** How what an action does to targets is sent in one call, and looked up where the answer was lost. */
export const targetCalls = ({ kind }: Pick<RolloutAction, "kind">): TargetCalls =>
  kind === "applyProfile" ? assignments : tasks
