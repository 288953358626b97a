import type { ComparedSetting } from "@command-center/domain/component-config/compared-settings"
import { compareMessages } from "@command-center/domain/message/compare-messages"
import { useMemo } from "react"
import { pairedSections } from "../../changes/paired-sections.ts"
import { type PairLabels, SettingsTable } from "../../changes/settings-table.view.tsx"

export interface ComparedTableProps {
  readonly settings: ReadonlyArray<ComparedSetting>
  readonly labels: PairLabels
}

/** With more settings than this, sections but the first are folded. */
const manySettings = 60

/** The settings of both sides, section by section; secrets come masked. */
export function ComparedTable({ settings, labels }: ComparedTableProps) {
  const sections = useMemo(() => pairedSections(settings), [settings])
  return (
    <SettingsTable
      label={compareMessages.settings}
      sections={sections}
      labels={labels}
      isFolded={settings.length > manySettings}
    />
  )
}
