import { isSameJson } from "@command-center/domain/json/same-json"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { memo } from "react"

/** A section as the outline shows it. */
export interface OutlineEntry {
  readonly key: string
  readonly title: string
  readonly depth: number
  readonly issues: number
  readonly changes: number
}

export interface OutlineProps {
  readonly entries: ReadonlyArray<OutlineEntry>
  readonly current: string | null
  readonly onChoose: (key: string) => void
}

interface ItemProps {
  readonly entry: OutlineEntry
  readonly isCurrent: boolean
  readonly onChoose: (key: string) => void
}

const Count = ({ count, kind, words }: { readonly count: number; readonly kind: string; readonly words: string }) => (
  <span className="cc-settings-count" data-kind={kind} title={words}>
    <span aria-hidden>{count}</span>
    <span className="cc-unseen">{words}</span>
  </span>
)

function Entry({ entry: { key, title, depth, issues, changes }, isCurrent, onChoose }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        className="cc-settings-entry"
        data-depth={Math.min(depth, 3)}
        aria-current={isCurrent ? "location" : undefined}
        onClick={() => onChoose(key)}
      >
        <span className="cc-settings-entry-title">{title}</span>
        {changes > 0 && <Count count={changes} kind="changed" words={settingsMessages.changeCount(changes)} />}
        {issues > 0 && <Count count={issues} kind="bad" words={settingsMessages.issueCount(issues)} />}
      </button>
    </li>
  )
}

const isSame = (one: ItemProps, other: ItemProps): boolean =>
  one.isCurrent === other.isCurrent && one.onChoose === other.onChoose && isSameJson(one.entry, other.entry)

const Item = memo(Entry, isSame)

const shown = ({ title, issues, changes, depth }: OutlineEntry): string => {
  const counts = [
    ...(changes > 0 ? [settingsMessages.changeCount(changes)] : []),
    ...(issues > 0 ? [settingsMessages.issueCount(issues)] : [])
  ]
  return `${"\u2003".repeat(Math.max(0, depth - 1))}${title}${counts.length === 0 ? "" : ` (${counts.join(", ")})`}`
}

/** The sections with what was changed and what is wrong in each; a list to choose from where there is no room. */
export function Outline({ entries, current, onChoose }: OutlineProps) {
  return (
    <>
      <nav className="cc-settings-outline" aria-label={settingsMessages.sections}>
        <ul>
          {entries.map((entry) => (
            <Item key={entry.key} entry={entry} isCurrent={entry.key === current} onChoose={onChoose} />
          ))}
        </ul>
      </nav>
      <label className="cc-settings-jump">
        <span className="cc-unseen">{settingsMessages.sections}</span>
        <select className="cc-select" value={current ?? ""} onChange={(event) => onChoose(event.currentTarget.value)}>
          {current === null && <option value="">{settingsMessages.sections}</option>}
          {entries.map((entry) => (
            <option key={entry.key} value={entry.key}>
              {shown(entry)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
