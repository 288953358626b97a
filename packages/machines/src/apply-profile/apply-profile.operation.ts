import { type OperationPlan, oneCallForAll } from "@command-center/domain/operation/operation"
import { profileAssignments } from "@command-center/domain/profile/profile-assignment"
import { utgList } from "@command-center/domain/utg/utg-list"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import type { ApplyProfileContext } from "./apply-profile.types.ts"

/** The assignments of the chosen profile, all in one call: one for each UTG. */
export const applyProfileOperation = (context: ApplyProfileContext): OperationPlan => {
  const assignments = profileAssignments(context)
  return {
    kind: "applyProfile",
    businessEntityId: context.businessEntityId,
    title: utgMessages.applyProfileTitle,
    instructions: oneCallForAll(
      context.targets.map((row, at) => ({ id: row.componentId, name: utgList.nameOf(row), content: assignments[at] }))
    ),
    leftOut: []
  }
}
