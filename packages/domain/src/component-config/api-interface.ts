import { isJsonObject, type JsonObject, jsonField, shownText, withFields } from "../json/json-field.ts"
import { apiInterfacesOf } from "./component-config.ts"
import { soleInterfaceType } from "./config-issues.ts"
import { apiInterfaceList, entriesOf, withEntries, withEntry } from "./config-list.ts"

/** Whether an interface of this type may be added: type 148 only once (document 2 §2 "API Interfaces tab"). */
export const canAddInterface = (config: unknown, cdType: string): boolean =>
  cdType !== soleInterfaceType || !apiInterfacesOf(config).some((each) => each.cdType === soleInterfaceType)

/** The interface with an id of its own: the one it has, else a new one (document 2 §3 "Component config"). */
export const withClientId = (entry: JsonObject, newId: () => string): JsonObject =>
  shownText(jsonField(entry, "ccid")) === null ? withFields(entry, { ccid: newId() }) : entry

/**
 * The configuration with an interface in place of the one at that index, or added where there is none. Every interface
 * leaves with an id of its own, for which `newId` is asked for this interface first. Whether the outcome may be saved is
 * what `configIssues` says of it.
 */
export const withInterface = (
  config: unknown,
  entry: JsonObject,
  at: number | null,
  newId: () => string
): JsonObject => {
  const named = withClientId(entry, newId)
  return withEntries(
    config,
    apiInterfaceList,
    withEntry(entriesOf(config, apiInterfaceList), named, at).map((each) =>
      isJsonObject(each) ? withClientId(each, newId) : each
    )
  )
}
