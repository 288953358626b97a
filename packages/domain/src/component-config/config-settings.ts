import { isJsonObject, shownText } from "../json/json-field.ts"
import { maskedSecrets } from "../json/masked-secrets.ts"
import { hasOwnTab, lowDiskSpaceThreshold, shownThreshold } from "./global-settings.ts"
import { settingLabel } from "./setting-label.ts"

export interface Setting {
  /** Where it stands in its group: "logs / keepDays". */
  readonly path: string
  readonly label: string
  /** As it is shown; null where it is not set. */
  readonly value: string | null
}

export interface SettingGroup {
  readonly name: string
  readonly label: string
  readonly settings: ReadonlyArray<Setting>
}

const textOf = (path: ReadonlyArray<string>, value: unknown): string | null => {
  if (path.at(-1) === lowDiskSpaceThreshold) return shownText(shownThreshold(value))
  if (typeof value === "boolean") return value ? "Yes" : "No"
  return shownText(value)
}

const settingsAt = (path: ReadonlyArray<string>, value: unknown): ReadonlyArray<Setting> => {
  const entries = Array.isArray(value)
    ? value.map((each, at) => [String(at + 1), each] as const)
    : isJsonObject(value)
      ? Object.entries(value)
      : null
  if (entries !== null) return entries.flatMap(([name, each]) => settingsAt([...path, name], each))
  return [
    {
      path: path.join(" / "),
      label: path.map(settingLabel).join(" / "),
      value: textOf(path, value)
    }
  ]
}

/** What is set on one thing, by path, secrets masked. A low disk space threshold of -1 is shown as 2 (document 2 §4). */
export const settingsOf = (json: unknown): ReadonlyArray<Setting> =>
  isJsonObject(json) ? settingsAt([], maskedSecrets(json)) : []

/** The settings of a configuration by section, without its API interfaces and devices, secrets masked. */
export const settingGroupsOf = (config: unknown): ReadonlyArray<SettingGroup> => {
  const masked = maskedSecrets(config)
  return isJsonObject(masked)
    ? Object.entries(masked)
        .filter(([name]) => !hasOwnTab(name))
        .map(([name, section]) => ({
          name,
          label: settingLabel(name),
          settings: settingsOf(isJsonObject(section) ? section : { [name]: section })
        }))
    : []
}
