import { pathKey } from "@command-center/domain/settings/setting-path"
import type { SettingsSection } from "@command-center/domain/settings/settings-outline"
import { FieldError } from "@command-center/ui/fields/field-error"
import { FoldIcon } from "@command-center/ui/layout/action-icons"
import { memo } from "react"
import { BlockForm, type ChangeSection } from "./block-form.view.tsx"
import type { SettingsBlock } from "./blocks.ts"
import { RenderWhenNear } from "./render-when-near.view.tsx"
import { settingId } from "./setting-id.ts"

export interface SectionProps {
  readonly section: SettingsSection
  readonly blocks: ReadonlyArray<SettingsBlock>
  /** The section's value, as it is and as it was read or saved. */
  readonly value: unknown
  readonly saved: unknown
  readonly issues: ReadonlyMap<string, string>
  readonly canEdit: boolean
  readonly isOpen: boolean
  /** It is to be there wherever the page is scrolled to. */
  readonly isWanted: boolean
  readonly onToggle: (key: string) => void
  readonly onChange: ChangeSection
}

const rowHeight = 68

const heightOf = ({ fields }: SettingsBlock): number => Math.max(1, fields.size) * rowHeight

function Forms({ blocks, value, saved, issues, canEdit, isWanted, onChange }: SectionProps) {
  return blocks.map((block) => (
    <RenderWhenNear key={block.key} height={heightOf(block)} isWanted={isWanted}>
      <BlockForm block={block} value={value} saved={saved} issues={issues} canEdit={canEdit} onChange={onChange} />
    </RenderWhenNear>
  ))
}

function Section(props: SectionProps) {
  const { section, isOpen, onToggle } = props
  const { path, title, help } = section
  const id = settingId(path)
  const Heading = path.length > 1 ? "h4" : "h3"
  const key = pathKey(path)
  const own = <FieldError id={`${id}-error`} message={props.issues.get(key)} />
  if (path.length === 0) {
    if (props.blocks.length === 0) return own
    return (
      <section id={id} tabIndex={-1} className="cc-settings-section" data-section={key} aria-label={title}>
        {own}
        <Forms {...props} />
      </section>
    )
  }
  return (
    <section
      id={id}
      className="cc-settings-section"
      data-section={key}
      data-depth={Math.min(path.length, 3)}
      aria-labelledby={`${id}-title`}
    >
      <Heading className="cc-settings-heading">
        <button type="button" id={`${id}-title`} aria-expanded={isOpen} onClick={() => onToggle(key)}>
          <FoldIcon size={16} aria-hidden />
          {title}
        </button>
      </Heading>
      {own}
      {isOpen && help !== null && <p className="cc-help">{help}</p>}
      {isOpen && <Forms {...props} />}
    </section>
  )
}

/** A section of settings with its heading, which folds it. */
export const SettingsSectionView = memo(Section)
