import type { InstructionTarget } from "@command-center/domain/operation/operation"
import { and, inArray, isNotNull, ne } from "drizzle-orm"
import { schema } from "../database/schema.ts"
import { type RolloutRow, taskIdOfTarget } from "../rollouts/rollout-rows.ts"
import type { RunParts } from "./parts.ts"
import { targetCalls } from "./target-calls.ts"

const { target } = schema
type SentCall = Pick<typeof schema.call.$inferSelect, "rolloutId" | "businessEntityId" | "targetIds">

/** The tasks that other rollouts gave to some targets: two of the same name may ask the same of one at one time. */
const tasksOfOthers = async ({ database }: RunParts, row: SentCall): Promise<ReadonlySet<number>> => {
  const rows = await database.db
    .select({ taskId: taskIdOfTarget })
    .from(target)
    .where(and(ne(target.rolloutId, row.rolloutId), inArray(target.id, [...row.targetIds]), isNotNull(taskIdOfTarget)))
  return new Set(rows.flatMap(({ taskId }) => (taskId === null ? [] : [taskId])))
}

/** What is known after a call of what was not confirmed by its answer. */
export const lookUpCall = async (
  parts: RunParts,
  rollout: RolloutRow,
  row: SentCall,
  targets: ReadonlyArray<InstructionTarget>,
  token: string
) => {
  const others = await tasksOfOthers(parts, row)
  return parts.services.run(targetCalls(rollout.plan.action).lookUp(row.businessEntityId, targets, others), token)
}
