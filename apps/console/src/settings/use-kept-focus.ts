import type { SettingPath } from "@command-center/domain/settings/setting-path"
import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import { type FocusEvent, useEffect, useRef } from "react"
import { settingOfId } from "./setting-id.ts"

/** Puts the focus back on the setting that had it, where another schema draws the forms anew: a person may be typing. */
export const useKeptFocus = (schema: SettingsSchema, go: (path: SettingPath) => void) => {
  const focused = useRef<SettingPath | null>(null)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && focused.current !== null) go(focused.current)
  }, [schema, go])
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = settingOfId(target.id)
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) focused.current = null
    }
  }
}
