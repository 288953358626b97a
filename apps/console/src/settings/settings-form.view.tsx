import type { JsonObject } from "@command-center/domain/json/json-field"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import type { SettingIssue } from "@command-center/domain/settings/setting-issue"
import { type SettingPath, valueAt } from "@command-center/domain/settings/setting-path"
import { settingsOutline } from "@command-center/domain/settings/settings-outline"
import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { SearchField } from "@command-center/ui/fields/search-field"
import { useCallback, useMemo, useRef } from "react"
import { IssueList } from "./issue-list.view.tsx"
import { listedIssue } from "./listed-issue.ts"
import { Outline } from "./outline.view.tsx"
import { outlineEntries } from "./outline-entries.ts"
import { SettingsSectionView } from "./section.view.tsx"
import { issuesOf, listedSections, sectionsByKey } from "./section-list.ts"
import { unknownSettings } from "./unknown-settings.ts"
import { useChangeSection } from "./use-change-section.ts"
import { useFirstIssue } from "./use-first-issue.ts"
import { useIssuesBySection } from "./use-issues-by-section.ts"
import { useKeptFocus } from "./use-kept-focus.ts"
import { useSectionInView } from "./use-section-in-view.ts"
import { useSettingsPlace } from "./use-settings-place.ts"
import { useSettingsSearch } from "./use-settings-search.ts"

export interface SettingsFormProps {
  readonly schema: SettingsSchema
  readonly value: JsonObject
  /** As it was read or saved. */
  readonly saved: JsonObject
  readonly issues: ReadonlyArray<SettingIssue>
  readonly canEdit: boolean
  /** How often it was to be saved although something is wrong: each time the first of it is focused. */
  readonly attempts: number
  /** Told the value and the key of the setting that was changed. */
  readonly onChange: (value: JsonObject, setting: string) => void
}

/** Settings as a schema describes them: an outline, a search, and a form for each section near the view. */
export function SettingsForm(props: SettingsFormProps) {
  const { schema, value, saved, issues, canEdit, attempts, onChange } = props
  const outline = settingsOutline(schema)
  const listed = listedSections(outline)
  const byKey = useMemo(() => sectionsByKey(listed), [listed])
  const { folded, wanted, toggle, go } = useSettingsPlace(byKey)
  const { search, setSearch, searched, found, sections } = useSettingsSearch(schema, outline)
  const isHidden = (parents: ReadonlyArray<string>) => found === null && parents.some((key) => folded.has(key))
  const visible = sections.filter(({ listed: { parents } }) => !isHidden(parents))
  const bySection = useIssuesBySection(byKey, issues)
  const entries = outlineEntries(listed, bySection, saved, value)
  const main = useRef<HTMLDivElement>(null)
  const current = useSectionInView(
    main,
    visible.map(({ listed: { key } }) => key)
  )
  const unknown = useMemo(() => unknownSettings(listed, saved), [listed, saved])
  const change = useChangeSection(value, onChange)
  const show = useCallback(
    (path: SettingPath) => {
      setSearch("")
      go(path)
    },
    [setSearch, go]
  )
  useFirstIssue(attempts, issues, show)
  const keptFocus = useKeptFocus(schema, go)
  const choose = useCallback(
    (key: string) => {
      const section = byKey.get(key)
      if (section !== undefined) show(section.section.path)
    },
    [byKey, show]
  )
  if (listed.every(({ section }) => section.fields.length === 0 && !section.isWhole)) {
    return <p className="cc-hint">{settingsMessages.noSettings}</p>
  }
  return (
    <div className="cc-settings" data-alone={entries.length < 2 || undefined}>
      {entries.length > 1 && <Outline entries={entries} current={current} onChoose={choose} />}
      <div ref={main} className="cc-settings-main" {...keptFocus}>
        <div className="cc-settings-search">
          <SearchField label={settingsMessages.search} value={search} onChange={setSearch} />
          <span role="status" className="cc-hint">
            {found !== null && settingsMessages.found(found.size)}
          </span>
        </div>
        {attempts > 0 && <IssueList issues={issues.map((issue) => listedIssue(byKey, issue))} onChoose={go} />}
        {found !== null && sections.length === 0 && (
          <p className="cc-hint">{settingsMessages.nothingFound(searched)}</p>
        )}
        {visible.map(({ listed: { section, key }, blocks }) => (
          <SettingsSectionView
            key={key}
            section={section}
            blocks={blocks}
            value={valueAt(value, section.path)}
            saved={valueAt(saved, section.path)}
            issues={issuesOf(bySection, key)}
            canEdit={canEdit}
            isOpen={found !== null || !folded.has(key)}
            isWanted={wanted.has(key)}
            onToggle={toggle}
            onChange={change}
          />
        ))}
        {unknown.length > 0 && <InlineNote kind="info">{settingsMessages.unknown(unknown)}</InlineNote>}
      </div>
    </div>
  )
}
