import { Result } from "effect"
import type { JsonObject } from "../json/json-field.ts"
import { type PermanentIds, permanentIds } from "../utg/permanent-ids.ts"
import { utgDetailMessages } from "../utg/utg-detail-messages.ts"
import { type ComponentConfig, withConfig } from "./component-config.ts"
import { configIssues } from "./config-issues.ts"

export interface ConfigSaveRequest {
  readonly canEdit: boolean
  readonly machinePermanentId: string | null
  readonly componentPermanentId: string | null
  readonly record: ComponentConfig
  /** The configuration as it was edited. */
  readonly config: unknown
  /** The JSON text it was taken from, where that is not the record's: it has digits that a number has no room for. */
  readonly source?: string | null
}

/** What a PUT of a configuration needs. */
export interface ConfigSave extends PermanentIds {
  readonly componentConfig: JsonObject
}

/** What is to be sent, or the sentence that says why nothing is: rights first, then the ids, then conflicts (2 §2, §5). */
export const configSave = (request: ConfigSaveRequest): Result.Result<ConfigSave, string> => {
  if (!request.canEdit) return Result.fail(utgDetailMessages.notAuthorizedToEdit)
  const [issue] = configIssues(request.config)
  return Result.flatMap(permanentIds(request.machinePermanentId, request.componentPermanentId), (ids) =>
    issue === undefined
      ? Result.succeed({ ...ids, componentConfig: withConfig(request.record, request.config, request.source) })
      : Result.fail(issue.message)
  )
}
