import { changedSections } from "@command-center/domain/component-config/changed-sections"
import type { ComparedSetting } from "@command-center/domain/component-config/compared-settings"
import { readablePair } from "@command-center/domain/component-config/readable-value"
import { pathLabel } from "@command-center/domain/component-config/setting-label"
import { compareMessages } from "@command-center/domain/message/compare-messages"
import { reviewMessages } from "@command-center/domain/message/review-messages"
import { useMemo } from "react"
import { type PairedSection, type PairLabels, SettingsTable } from "../../changes/settings-table.view.tsx"

export interface ComparedTableProps {
  readonly settings: ReadonlyArray<ComparedSetting>
  readonly labels: PairLabels
}

/** With more settings than this, sections but the first are folded. */
const manySettings = 60

const sectionsOf = (settings: ReadonlyArray<ComparedSetting>): ReadonlyArray<PairedSection> =>
  changedSections(settings).map(({ section, changes }) => ({
    name: section === "" ? reviewMessages.whole : pathLabel(section),
    count: changes.filter(({ change }) => change.kind !== "same").length,
    settings: changes.map(({ name, change: { path, kind, from, to } }, at) => {
      const [left, right] = readablePair(from, to)
      return { id: `${path} ${at}`, name, kind, from: left, to: right }
    })
  }))

/** The settings of both sides, section by section; secrets come masked. */
export function ComparedTable({ settings, labels }: ComparedTableProps) {
  const sections = useMemo(() => sectionsOf(settings), [settings])
  return (
    <SettingsTable
      label={compareMessages.settings}
      sections={sections}
      labels={labels}
      isFolded={settings.length > manySettings}
    />
  )
}
