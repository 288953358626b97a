import { pathKey, type SettingPath } from "@command-center/domain/settings/setting-path"
import { useCallback, useEffect, useState } from "react"
import { bringIntoView } from "./scroller.ts"
import { type ListedSection, sectionWith } from "./section-list.ts"
import { settingId } from "./setting-id.ts"

type Listed = ReadonlyMap<string, ListedSection>

const without = (keys: ReadonlySet<string>, gone: ReadonlyArray<string>): ReadonlySet<string> =>
  gone.some((key) => keys.has(key)) ? new Set([...keys].filter((key) => !gone.includes(key))) : keys

/** The setting, or the group or section around it that can take the focus. */
const focusable = (path: SettingPath): HTMLElement | null => {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const id = settingId(path.slice(0, depth))
    const found = document.getElementById(id)
    if (found !== null) return document.getElementById(`${id}-title`) ?? found
  }
  return null
}

export interface SettingsPlace {
  readonly folded: ReadonlySet<string>
  /** Sections that are to be there wherever the page is scrolled to. */
  readonly wanted: ReadonlySet<string>
  readonly toggle: (key: string) => void
  /** Puts the focus on a setting or a section, which is unfolded for it. */
  readonly go: (path: SettingPath) => void
}

/** What of the settings is folded, and where the focus goes. */
export const useSettingsPlace = (listed: Listed): SettingsPlace => {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const [target, setTarget] = useState<{ readonly path: SettingPath } | null>(null)
  const toggle = useCallback(
    (key: string) => setFolded((keys) => (keys.has(key) ? without(keys, [key]) : new Set([...keys, key]))),
    []
  )
  const go = useCallback(
    (path: SettingPath) => {
      const section = sectionWith(listed, path)
      if (section === null) return
      setFolded((keys) => without(keys, [section.key, ...section.parents]))
      setWanted((keys) => (pathKey(path) === section.key ? keys : new Set([...keys, section.key])))
      setTarget({ path })
    },
    [listed]
  )
  useEffect(() => {
    if (target === null) return
    const element = focusable(target.path)
    if (element === null) return
    element.focus({ preventScroll: true })
    bringIntoView(element, element.matches("button, [data-section]") ? "start" : "middle")
  }, [target])
  return { folded, wanted, toggle, go }
}
