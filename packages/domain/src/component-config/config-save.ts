import { Result } from "effect"
import type { JsonObject } from "../json/json-field.ts"
import { utgDetailMessages } from "../utg/utg-messages.ts"
import { type ComponentConfig, withConfig } from "./component-config.ts"
import { configIssues } from "./config-issues.ts"

/** The permanent ids by which a configuration is read and saved (document 2 §7 "UTG edit"). */
export interface ConfigAddress {
  readonly machinePermanentId: string
  readonly componentPermanentId: string
}

interface MaybeAddress {
  readonly machinePermanentId: string | null
  readonly componentPermanentId: string | null
}

/** Both ids, or the sentence that names the first one that is not defined (document 2 §7). */
export const configAddress = (ids: MaybeAddress): Result.Result<ConfigAddress, string> => {
  const { machinePermanentId, componentPermanentId } = ids
  if (machinePermanentId === null || machinePermanentId === "") return Result.fail(utgDetailMessages.machineIdUndefined)
  if (componentPermanentId === null || componentPermanentId === "") {
    return Result.fail(utgDetailMessages.componentIdUndefined)
  }
  return Result.succeed({ machinePermanentId, componentPermanentId })
}

export interface ConfigSaveRequest extends MaybeAddress {
  readonly canEdit: boolean
  readonly record: ComponentConfig
  /** The configuration as it was edited. */
  readonly config: unknown
}

/** What a PUT of a configuration needs. */
export interface ConfigSave extends ConfigAddress {
  readonly componentConfig: JsonObject
}

/** What is to be sent, or the sentence that says why nothing is: rights first, then the ids, then conflicts (2 §2, §5). */
export const configSave = (request: ConfigSaveRequest): Result.Result<ConfigSave, string> => {
  if (!request.canEdit) return Result.fail(utgDetailMessages.notAuthorizedToEdit)
  const issue = configIssues(request.config).at(0)
  return Result.flatMap(configAddress(request), (address) =>
    issue === undefined
      ? Result.succeed({ ...address, componentConfig: withConfig(request.record, request.config) })
      : Result.fail(issue.message)
  )
}
