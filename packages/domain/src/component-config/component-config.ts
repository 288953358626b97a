import { Result } from "effect"
import { isJsonObject, type JsonObject, jsonField, shownText, withRecordFields } from "../json/json-field.ts"
import { isSameJson } from "../json/same-json.ts"
import { jsonWrittenAs } from "../json/written-numbers.ts"
import type { RowOf } from "../rows/row-fields.ts"
import { makeRowReader, type RowIssue } from "../rows/row-reader.ts"
import { apiInterfaceList, deviceList, entriesOf } from "./config-list.ts"

const recordFields = {
  config: "json",
  hash: "text",
  isCommitted: "flag",
  lastUpdatedAt: "date",
  lastUpdatedBy: "text",
  revisionId: "number",
  componentId: "optionalId"
} as const

/** A component's configuration (document 2 §3 "Component config"), its JSON text parsed. */
export type ComponentConfig = RowOf<typeof recordFields> & {
  /** All of it as it was read, with what nobody here knows: what an update sends back. */
  readonly json: JsonObject
}

/** The configuration from its JSON text, or as it is where it comes as JSON; fails on text that is not JSON. */
export const parseConfig = (config: unknown): Result.Result<unknown, "not JSON"> => {
  if (typeof config !== "string") return Result.succeed(config ?? null)
  if (config.trim() === "") return Result.succeed(null)
  return Result.try({ try: (): unknown => JSON.parse(config), catch: () => "not JSON" as const })
}

const readRecord = makeRowReader(recordFields)

/** Reads a component's configuration in either letter case; the issue names the field that could not be read. */
export const readConfig = (json: unknown): Result.Result<ComponentConfig, RowIssue> => {
  if (!isJsonObject(json)) return Result.fail({ field: "", expected: "an object" })
  return Result.flatMap(readRecord(json), (record) =>
    Result.mapBoth(parseConfig(record.config), {
      onSuccess: (config) => ({ ...record, config, json }),
      onFailure: () => ({ field: "config", expected: "JSON text" })
    })
  )
}

/**
 * The `componentConfig` of a PUT (document 2 §7): the record as it was read, with this configuration in place of its
 * own, as text where it came as text. A configuration that is the same keeps its text to the letter, and a number that
 * is the same its digits; `source` is the text that it was taken from, where that is another.
 */
export const withConfig = (
  { json, config: before }: Pick<ComponentConfig, "json" | "config">,
  config: unknown,
  source: string | null = null
): JsonObject => {
  if (isSameJson(before, config)) return json
  const sent = jsonField(json, "config")
  const texts = [source, sent].filter((text) => typeof text === "string")
  return withRecordFields(json, { config: isJsonObject(sent) ? config : jsonWrittenAs(texts, config) })
}

/** An API interface of a configuration, as the list of the tab shows it (document 2 §2). */
export interface ApiInterface {
  readonly cdType: string | null
  readonly taskDesc: string | null
  readonly listenPort: string | null
  /** Everything that is set on it. */
  readonly json: unknown
}

/** A device of a configuration, as the list of the tab shows it (document 2 §2). */
export interface ConfigDevice {
  readonly deviceType: string | null
  readonly taskDesc: string | null
  readonly threadType: string | null
  readonly json: unknown
}

/** `apiInterfaceConfig.apiInterface[]` of a configuration (document 2 §3). */
export const apiInterfacesOf = (config: unknown): ReadonlyArray<ApiInterface> =>
  entriesOf(config, apiInterfaceList).map((json) => ({
    cdType: shownText(jsonField(json, "cdType")),
    taskDesc: shownText(jsonField(json, "taskDesc")),
    listenPort: shownText(jsonField(json, "listenPort")),
    json
  }))

/** `deviceConfig.device[]` of a configuration (document 2 §3). */
export const configDevicesOf = (config: unknown): ReadonlyArray<ConfigDevice> =>
  entriesOf(config, deviceList).map((json) => ({
    deviceType: shownText(jsonField(json, "deviceType")),
    taskDesc: shownText(jsonField(json, "taskDesc")),
    threadType: shownText(jsonField(json, "threadType")),
    json
  }))
