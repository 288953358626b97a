import { TabLinks } from "@command-center/ui/layout/tab-links"
import { Link } from "../app/page-link.tsx"
import { recordTabs } from "./record-tab-labels.ts"
import type { RecordTab } from "./record-tabs.ts"

export interface RecordTabsProps {
  /** What the tabs belong to, for screen readers. */
  readonly label: string
  /** The record's own address. */
  readonly path: string
  /** Null where the address names none of them. */
  readonly current: RecordTab | null
  readonly withEdit?: boolean
}

/** The tabs of a UTG or a profile (document 2 §2). */
export function RecordTabs({ label, path, current, withEdit = false }: RecordTabsProps) {
  const tabs = withEdit ? recordTabs : recordTabs.filter(([tab]) => tab !== "edit")
  return (
    <TabLinks
      label={label}
      links={tabs.map(([id, text]) => ({ id, label: text, isCurrent: id === current }))}
      renderLink={({ id }, props) => <Link to={id === "general" ? path : `${path}/${id}`} {...props} />}
    />
  )
}
