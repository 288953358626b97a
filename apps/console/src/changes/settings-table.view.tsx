import { reviewMessages } from "@command-center/domain/message/review-messages"
import { Button } from "@command-center/ui/fields/button"
import { useState } from "react"
import { ChangeValue } from "./change-value.view.tsx"
import "@command-center/ui/theme/css/changes.css"

/** One setting with two values; null where none is set. */
interface PairedSetting {
  readonly id: string
  /** As it stands in the configuration, and in words. */
  readonly name: string
  readonly title: string
  readonly kind: "added" | "removed" | "changed" | "moved" | "same"
  readonly from: string | null
  readonly to: string | null
}

export interface PairedSection {
  readonly name: string
  /** How many differ. */
  readonly count: number
  readonly settings: ReadonlyArray<PairedSetting>
}

export interface PairLabels {
  readonly from: string
  readonly to: string
  /** What stands where the second value was taken away. */
  readonly removed?: string
}

interface SettingsTableProps {
  readonly label: string
  readonly sections: ReadonlyArray<PairedSection>
  readonly labels: PairLabels
  /** All sections but the first are folded at first. */
  readonly isFolded: boolean
}

/** So many settings of a section are shown at once. */
const atOnce = 200

/** What a setting is called, and by which name it stands in the configuration. */
function SettingName({ name, title }: Pick<PairedSetting, "name" | "title">) {
  if (title === name) return name
  return (
    <>
      {title} <span className="cc-change-name">{name}</span>
    </>
  )
}

function Row({ setting, labels }: { readonly setting: PairedSetting; readonly labels: PairLabels }) {
  const { name, title, kind, from, to } = setting
  const removed = kind === "removed" ? labels.removed : undefined
  return (
    <tr data-kind={kind}>
      <th scope="row">
        <SettingName name={name} title={title} />
      </th>
      <td>
        <ChangeValue text={from} />
      </td>
      <td>
        <ChangeValue text={to} {...(removed === undefined ? {} : { nothing: removed })} />
      </td>
    </tr>
  )
}

function Rows({ section, labels }: { readonly section: PairedSection; readonly labels: PairLabels }) {
  const [shown, setShown] = useState(atOnce)
  const rest = section.settings.length - shown
  return (
    <>
      <table className="cc-plain cc-changes-table" aria-label={section.name}>
        <thead>
          <tr>
            <th scope="col">{reviewMessages.setting}</th>
            <th scope="col">{labels.from}</th>
            <th scope="col">{labels.to}</th>
          </tr>
        </thead>
        <tbody>
          {section.settings.slice(0, shown).map((setting) => (
            <Row key={setting.id} setting={setting} labels={labels} />
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

interface SectionProps {
  readonly section: PairedSection
  readonly labels: PairLabels
  readonly isOpen: boolean
}

/** What is folded is drawn when it is first opened. */
function Section({ section, labels, isOpen }: SectionProps) {
  const [wasOpened, setOpened] = useState(isOpen)
  return (
    <details
      className="cc-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open || wasOpened)}
    >
      <summary>
        {section.name}
        {section.count > 0 && (
          <span className="cc-badge">
            {section.count}
            <span className="cc-unseen"> {reviewMessages.differ}</span>
          </span>
        )}
      </summary>
      {wasOpened && <Rows section={section} labels={labels} />}
    </details>
  )
}

/** Settings with two values each, in sections that fold. */
export function SettingsTable({ label, sections, labels, isFolded }: SettingsTableProps) {
  return (
    <div className="cc-changes" role="group" aria-label={label}>
      {sections.map((section, at) => (
        <Section key={section.name} section={section} labels={labels} isOpen={!isFolded || at === 0} />
      ))}
    </div>
  )
}
