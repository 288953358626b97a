import type { ReadableChange } from "@command-center/domain/component-config/readable-diff"
import { reviewMessages } from "@command-center/domain/message/review-messages"
import { useMemo } from "react"
import { pairedSections } from "./paired-sections.ts"
import { SettingsTable } from "./settings-table.view.tsx"

export interface ChangesTableProps {
  readonly changes: ReadonlyArray<ReadableChange>
  readonly label?: string
  readonly emptyText?: string
}

/** With more changes than this, sections but the first are folded. */
const manyChanges = 15

const labels = { from: reviewMessages.from, to: reviewMessages.to, removed: reviewMessages.removed }

/** What was or will be changed, setting by setting, in foldable sections; secrets come masked. */
export function ChangesTable(props: ChangesTableProps) {
  const { changes, label = reviewMessages.changes, emptyText = reviewMessages.nothing } = props
  const sections = useMemo(() => pairedSections(changes), [changes])
  if (changes.length === 0) return <p className="cc-hint">{emptyText}</p>
  return <SettingsTable label={label} sections={sections} labels={labels} isFolded={changes.length > manyChanges} />
}
