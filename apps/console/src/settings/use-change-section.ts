import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { isSameJson } from "@command-center/domain/json/same-json"
import { valueAt, withValueAt } from "@command-center/domain/settings/setting-path"
import { useCallback, useEffect, useRef } from "react"
import type { ChangeSection } from "./block-form.view.tsx"
import { changedSetting } from "./block-value.ts"

/**
 * Puts a changed section into the whole value. The function stays the same while the value changes, so that only the
 * form of what was changed renders again; two forms that change in one event both find the change of the other.
 */
export const useChangeSection = (
  value: JsonObject,
  onChange: (value: JsonObject, setting: string) => void
): ChangeSection => {
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  return useCallback((at, changed) => {
    const { value: now, onChange: tell } = latest.current
    const section = valueAt(now, at)
    const next = withValueAt(now, at, changed(section))
    if (!isJsonObject(next) || isSameJson(now, next)) return
    latest.current = { ...latest.current, value: next }
    tell(next, changedSetting(at, section, valueAt(next, at)))
  }, [])
}
