import type { JsonObject } from "@command-center/domain/json/json-field"
import { type SettingPath, valueAt } from "@command-center/domain/settings/setting-path"
import { type ComponentProps, memo, useMemo } from "react"
import { blockValue, changedSection, putInSection } from "./block-value.ts"
import type { SettingsBlock } from "./blocks.ts"
import { SettingContext } from "./fields/setting-context.ts"
import { isFormSchema } from "./form-schema.ts"
import { formValidator } from "./form-validator.ts"
import { idPrefix, idSeparator } from "./setting-id.ts"
import { ThemedForm } from "./theme.tsx"

/** Changes a section as it is by then: other forms of it may have changed it, too. */
export type ChangeSection = (at: SettingPath, change: (section: unknown) => unknown) => void

export interface BlockFormProps {
  readonly block: SettingsBlock
  /** The section's value. */
  readonly value: unknown
  readonly saved: unknown
  readonly issues: ReadonlyMap<string, string>
  readonly canEdit: boolean
  readonly onChange: ChangeSection
}

/** What was read is shown as it is: nothing is filled in by a form. */
const asRead: NonNullable<ComponentProps<typeof ThemedForm>["experimental_defaultFormStateBehavior"]> = {
  emptyObjectFields: "skipDefaults",
  allOf: "skipDefaults",
  constAsDefaults: "never",
  arrayMinItems: { populate: "never" }
}

const uiSchema = { "ui:submitButtonOptions": { norender: true } }

function Block({ block, value, saved, issues, canEdit, onChange }: BlockFormProps) {
  const { at, title, fields } = block
  const schema = block.formSchema()
  const data = useMemo((): JsonObject => blockValue(block, value), [block, value])
  const context = useMemo(
    (): SettingContext => ({
      at,
      title,
      fields,
      saved,
      value,
      issues,
      canEdit,
      put: (path, to) => onChange(at, (section) => putInSection(block, section, path, to))
    }),
    [block, at, title, fields, saved, value, issues, canEdit, onChange]
  )
  if (!isFormSchema(schema)) return null
  return (
    <SettingContext value={context}>
      <ThemedForm
        tagName="div"
        schema={schema}
        uiSchema={uiSchema}
        formData={data}
        validator={formValidator}
        idPrefix={idPrefix(at)}
        idSeparator={idSeparator}
        readonly={!canEdit}
        noValidate
        noHtml5Validate
        showErrorList={false}
        useFallbackUiForUnsupportedType
        experimental_defaultFormStateBehavior={asRead}
        onChange={({ formData }) => onChange(at, (section) => changedSection(block, section, formData))}
      />
    </SettingContext>
  )
}

const isSameSlice = ({ fields, isWhole }: SettingsBlock, one: unknown, other: unknown): boolean =>
  one === other ||
  (!isWhole && [...fields.keys()].every((name) => Object.is(valueAt(one, [name]), valueAt(other, [name]))))

const isSame = (before: BlockFormProps, now: BlockFormProps): boolean =>
  before.block === now.block &&
  before.issues === now.issues &&
  before.canEdit === now.canEdit &&
  before.onChange === now.onChange &&
  isSameSlice(now.block, before.value, now.value) &&
  isSameSlice(now.block, before.saved, now.saved)

/** One small form of a section; it is drawn again only when something of its own changed. */
export const BlockForm = memo(Block, isSame)
