import {
  type ChangedSection,
  changedSections,
  type NamedChange
} from "@command-center/domain/component-config/changed-sections"
import type { ShownChange } from "@command-center/domain/component-config/shown-diff"
import { shownPair } from "@command-center/domain/component-config/shown-value"
import { reviewMessages } from "@command-center/domain/message/review-messages"
import { Button } from "@command-center/ui/fields/button"
import { useMemo, useState } from "react"
import { ChangeValue } from "./change-value.view.tsx"

export interface ChangesTableProps {
  readonly changes: ReadonlyArray<ShownChange>
  readonly label?: string
  readonly emptyText?: string
}

/** With more changes than this, sections but the first are folded. */
const manyChanges = 15

/** So many changes of a section are shown at once. */
const atOnce = 200

function Row({ name, change }: NamedChange) {
  const [from, to] = shownPair(change.from, change.to)
  return (
    <tr data-kind={change.kind}>
      <th scope="row">{name}</th>
      <td>
        <ChangeValue text={change.kind === "added" ? null : from} />
      </td>
      <td>
        <ChangeValue text={change.kind === "removed" ? null : to} nothing={reviewMessages.removed} />
      </td>
    </tr>
  )
}

function Rows({ label, changes }: { readonly label: string; readonly changes: ReadonlyArray<NamedChange> }) {
  const [shown, setShown] = useState(atOnce)
  const rest = changes.length - shown
  return (
    <>
      <table className="cc-plain cc-changes-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{reviewMessages.setting}</th>
            <th scope="col">{reviewMessages.from}</th>
            <th scope="col">{reviewMessages.to}</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, shown).map((named, at) => (
            <Row key={`${named.change.path} ${at}`} {...named} />
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Button size="xs" colorPalette="gray" onClick={() => setShown(shown + atOnce)}>
          {reviewMessages.more(Math.min(rest, atOnce))}
        </Button>
      )}
    </>
  )
}

interface SectionProps extends ChangedSection {
  readonly isOpen: boolean
}

/** What is folded is drawn when it is opened. */
function Section({ section, changes, isOpen }: SectionProps) {
  const [wasOpened, setOpened] = useState(isOpen)
  const name = section === "" ? reviewMessages.whole : section
  return (
    <details
      className="cc-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open || wasOpened)}
    >
      <summary>
        {name}
        <span className="cc-badge">
          {changes.length}
          <span className="cc-unseen"> {reviewMessages.changes.toLowerCase()}</span>
        </span>
      </summary>
      {wasOpened && <Rows label={name} changes={changes} />}
    </details>
  )
}

/** What differs, setting by setting, in foldable sections; secrets come masked. */
export function ChangesTable(props: ChangesTableProps) {
  const { changes, label = reviewMessages.changes, emptyText = reviewMessages.nothing } = props
  const sections = useMemo(() => changedSections(changes), [changes])
  if (changes.length === 0) return <p className="cc-hint">{emptyText}</p>
  const isFolded = changes.length > manyChanges
  return (
    <div className="cc-changes" role="group" aria-label={label}>
      {sections.map(({ section, changes: named }, at) => (
        <Section key={section} section={section} changes={named} isOpen={!isFolded || at === 0} />
      ))}
    </div>
  )
}
