import { Result } from "effect"
import { jsonField, jsonText } from "../json/json-field.ts"

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

/** The configuration from its JSON text, or as it is where it comes as JSON; fails on text that is not JSON. */
export const parseConfig = (config: unknown): Result.Result<unknown, "not JSON"> => {
  if (typeof config !== "string") return Result.succeed(config ?? null)
  if (config.trim() === "") return Result.succeed(null)
  return Result.try({ try: (): unknown => JSON.parse(config), catch: () => "not JSON" as const })
}

const listAt = (json: unknown, section: string, name: string): ReadonlyArray<unknown> => {
  const list = jsonField(jsonField(json, section), name)
  return Array.isArray(list) ? list : []
}

const shown = (value: unknown): string | null => (typeof value === "number" ? String(value) : jsonText(value))

/** `apiInterfaceConfig.apiInterface[]` of a configuration (document 2 §3). */
export const apiInterfacesOf = (config: unknown): ReadonlyArray<ApiInterface> =>
  listAt(config, "apiInterfaceConfig", "apiInterface").map((json) => ({
    cdType: shown(jsonField(json, "cdType")),
    taskDesc: shown(jsonField(json, "taskDesc")),
    listenPort: shown(jsonField(json, "listenPort")),
    json
  }))

/** `deviceConfig.device[]` of a configuration (document 2 §3). */
export const configDevicesOf = (config: unknown): ReadonlyArray<ConfigDevice> =>
  listAt(config, "deviceConfig", "device").map((json) => ({
    deviceType: shown(jsonField(json, "deviceType")),
    taskDesc: shown(jsonField(json, "taskDesc")),
    threadType: shown(jsonField(json, "threadType")),
    json
  }))
