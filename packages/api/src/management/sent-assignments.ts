import { ofComponent } from "@command-center/domain/filter/of-component"
import type { InstructionTarget } from "@command-center/domain/operation/operation"
import { operationMessages } from "@command-center/domain/operation/operation-messages"
import { isAssigned } from "@command-center/domain/profile/find-assignment"
import { keptAssignments } from "@command-center/domain/profile/kept-assignment"
import { profileFields } from "@command-center/domain/profile/profile"
import { utgFields } from "@command-center/domain/utg/utg"
import { Effect } from "effect"
import { type ApiError, notSent } from "../transport/api-error.ts"
import type { Http } from "../transport/http.ts"
import { loadList } from "./lists.ts"

const utgs = { call: "utgs", fields: utgFields } as const
const profiles = { call: "profiles", fields: profileFields } as const

/** Which of these targets surely have the profile that was assigned to them in a call without an answer. */
export const lookUpTargetAssignments = (
  businessEntityId: number,
  targets: ReadonlyArray<InstructionTarget>
): Effect.Effect<ReadonlyArray<{ readonly id: number; readonly isThere: boolean }>, ApiError, Http> => {
  const assignments = keptAssignments(targets)
  if (assignments === null) return Effect.fail(notSent(operationMessages.contentUnreadable))
  const [only, ...others] = assignments
  const asked = only === undefined || others.length > 0 ? [] : [ofComponent(only.componentId)]
  return Effect.map(
    Effect.all([loadList(utgs, businessEntityId, asked), loadList(profiles, businessEntityId)]),
    ([listed, known]) =>
      targets.map(({ id }, at) => {
        const assignment = assignments[at]
        return { id, isThere: assignment !== undefined && isAssigned(assignment, listed.rows, known.rows) }
      })
  )
}
