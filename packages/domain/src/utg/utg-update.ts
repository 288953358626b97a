import { Result } from "effect"
import type { JsonObject } from "../json/json-field.ts"
import { type PermanentIds, permanentIds } from "./permanent-ids.ts"
import { editedComponent, type UtgComponent, type UtgEdit } from "./utg-component.ts"
import { utgDetailMessages } from "./utg-detail-messages.ts"

/** Why a UTG cannot be updated: a field of the General tab, or none where it is the UTG or the user. */
export interface UtgIssue {
  readonly field: keyof UtgEdit | null
  readonly message: string
}

const requiredFields = ["nickname", "merchant", "location", "fileId"] as const

/** What is missing on the General tab, in its order: all but the lane is required (document 2 §5 "UTG forms"). */
export const utgEditIssues = (edit: UtgEdit): ReadonlyArray<UtgIssue> =>
  requiredFields
    .filter((field) => edit[field].trim() === "")
    .map((field) => ({ field, message: utgDetailMessages.required }))

export interface UtgUpdateRequest {
  readonly canEdit: boolean
  readonly component: UtgComponent
  readonly edit: UtgEdit
}

/** What a PUT of a component needs (document 2 §7). */
export interface UtgUpdate extends PermanentIds {
  readonly component: JsonObject
}

const refused = (message: string): ReadonlyArray<UtgIssue> => [{ field: null, message }]

/** What is to be sent, or why nothing is: the right to edit, the ids, then what is missing. */
export const utgUpdate = (request: UtgUpdateRequest): Result.Result<UtgUpdate, ReadonlyArray<UtgIssue>> => {
  const { canEdit, component, edit } = request
  if (!canEdit) return Result.fail(refused(utgDetailMessages.notAuthorizedToEdit))
  const ids = Result.mapError(permanentIds(component.machinePermanentId, component.permanentId), refused)
  const issues = utgEditIssues(edit)
  return Result.flatMap(ids, (known) =>
    issues.length > 0 ? Result.fail(issues) : Result.succeed({ ...known, component: editedComponent(component, edit) })
  )
}
