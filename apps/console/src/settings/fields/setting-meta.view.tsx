import type { JsonObject } from "@command-center/domain/json/json-field"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { isDefault } from "@command-center/domain/settings/setting-default"
import { type SettingPath, valueAt } from "@command-center/domain/settings/setting-path"
import { readableSetting } from "./readable-setting.ts"
import { useSettingContext } from "./setting-context.ts"

export interface SettingMetaProps {
  readonly id: string
  /** Within the section. */
  readonly path: SettingPath
  readonly title: string
  readonly limits: ReadonlyArray<string | null>
  /** The default; undefined where there is none, or none to be shown. */
  readonly preset: unknown
  readonly schema: JsonObject
}

/** What may be typed, in which unit, and how far the setting is from its default. */
export function SettingMeta({ id, path, title, limits, preset, schema }: SettingMetaProps) {
  const { value, canEdit, put } = useSettingContext()
  const isPreset = isDefault({ default: preset }, valueAt(value, path))
  const shown = limits.filter((part) => part !== null).join(" ")
  return (
    <p id={id} className="cc-setting-meta" hidden={shown === "" && preset === undefined}>
      {shown !== "" && <span>{shown}</span>}
      {isPreset && <span className="cc-setting-default">{settingsMessages.isDefault}</span>}
      {preset !== undefined && !isPreset && (
        <span>
          {settingsMessages.default(readableSetting(preset, schema))}
          {canEdit && (
            <button
              type="button"
              className="cc-link cc-setting-restore"
              aria-label={settingsMessages.restore(title)}
              onClick={() => put(path, preset)}
            >
              {controlMessages.restore}
            </button>
          )}
        </span>
      )}
    </p>
  )
}
