import { foundSettings, type SettingsSection } from "@command-center/domain/settings/settings-outline"
import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import { useDeferredValue, useMemo, useState } from "react"
import { listedSections } from "./section-list.ts"
import { visibleSections } from "./visible-sections.ts"

/** What is searched among the settings, what of it is found (null while nothing is searched), and in which sections. */
export const useSettingsSearch = (schema: SettingsSchema, outline: SettingsSection) => {
  const [search, setSearch] = useState("")
  const searched = useDeferredValue(search.trim())
  const found = useMemo(() => (searched === "" ? null : foundSettings(outline, searched)), [outline, searched])
  const sections = useMemo(() => visibleSections(schema, listedSections(outline), found), [schema, outline, found])
  return { search, setSearch, searched, found, sections }
}
