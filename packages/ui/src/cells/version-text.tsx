import { TriangleAlert } from "lucide-react"
import { cellText } from "../table/cell-text.tsx"

export interface VersionTextProps {
  readonly version: string | null
  /** Why the version needs attention; shown as an icon with a tooltip. */
  readonly warning?: string | null
}

export function VersionText({ version, warning = null }: VersionTextProps) {
  if (version === null || version === "") return null
  return (
    <span className="cc-version" data-words={/^\D/u.test(version) || undefined}>
      {cellText(version)}
      {warning !== null && (
        <span role="img" aria-label={warning} data-tip={warning} className="cc-version-warning">
          <TriangleAlert size={14} aria-hidden />
        </span>
      )}
    </span>
  )
}
