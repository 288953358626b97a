import { changedSections } from "@command-center/domain/component-config/changed-sections"
import type { ReadableChange } from "@command-center/domain/component-config/readable-diff"
import { readablePair } from "@command-center/domain/component-config/readable-value"
import { pathLabel } from "@command-center/domain/component-config/setting-label"
import { reviewMessages } from "@command-center/domain/message/review-messages"
import { useMemo } from "react"
import { type PairedSection, SettingsTable } from "./settings-table.view.tsx"

export interface ChangesTableProps {
  readonly changes: ReadonlyArray<ReadableChange>
  readonly label?: string
  readonly emptyText?: string
}

/** With more changes than this, sections but the first are folded. */
const manyChanges = 15

const labels = { from: reviewMessages.from, to: reviewMessages.to, removed: reviewMessages.removed }

const sectionsOf = (changes: ReadonlyArray<ReadableChange>): ReadonlyArray<PairedSection> =>
  changedSections(changes).map(({ section, changes: named }) => ({
    name: section === "" ? reviewMessages.whole : pathLabel(section),
    count: named.length,
    settings: named.map(({ name, change: { path, kind, from, to } }, at) => {
      const [shownFrom, shownTo] = readablePair(from, to)
      return { id: `${path} ${at}`, name, kind, from: shownFrom, to: shownTo }
    })
  }))

/** What was or will be changed, setting by setting, in foldable sections; secrets come masked. */
export function ChangesTable(props: ChangesTableProps) {
  const { changes, label = reviewMessages.changes, emptyText = reviewMessages.nothing } = props
  const sections = useMemo(() => sectionsOf(changes), [changes])
  if (changes.length === 0) return <p className="cc-hint">{emptyText}</p>
  return <SettingsTable label={label} sections={sections} labels={labels} isFolded={changes.length > manyChanges} />
}
