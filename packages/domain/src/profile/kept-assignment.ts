import { hasFields, isNumber, isNumberOrNull } from "../json/json-shape.ts"
import type { InstructionTarget } from "../operation/operation.ts"
import type { ProfileAssignment } from "./profile-assignment.ts"

const fields: Readonly<Record<keyof ProfileAssignment, (value: unknown) => boolean>> = {
  componentId: isNumber,
  componentBusinessEntityId: isNumber,
  profileId: isNumberOrNull,
  profileBusinessEntityId: isNumberOrNull
}

/** Not rebuilt: an assignment goes as it was kept, to the letter. */
const isAssignment = (content: unknown): content is ProfileAssignment => hasFields(content, fields)

/** The assignments of targets as they were kept; null where one of them is broken, so that none is sent. */
export const keptAssignments = (targets: ReadonlyArray<InstructionTarget>): ReadonlyArray<ProfileAssignment> | null => {
  const assignments = targets.map(({ content }) => content)
  return assignments.every(isAssignment) ? assignments : null
}
