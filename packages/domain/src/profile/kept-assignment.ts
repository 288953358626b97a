import { Schema } from "effect"
import type { InstructionTarget } from "../operation/operation.ts"
import type { ProfileAssignment } from "./profile-assignment.ts"

const KeptAssignment = Schema.Struct({
  componentId: Schema.Number,
  componentBusinessEntityId: Schema.Number,
  profileId: Schema.NullOr(Schema.Number),
  profileBusinessEntityId: Schema.NullOr(Schema.Number)
})

/** Not rebuilt: an assignment goes as it was kept, to the letter. */
const isAssignment: (content: unknown) => content is ProfileAssignment = Schema.is(KeptAssignment)

/** The assignments of targets as they were kept; null where one of them is broken, so that none is sent. */
export const keptAssignments = (targets: ReadonlyArray<InstructionTarget>): ReadonlyArray<ProfileAssignment> | null => {
  const assignments = targets.map(({ content }) => content)
  return assignments.every(isAssignment) ? assignments : null
}
