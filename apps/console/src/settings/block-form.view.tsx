import type { JsonObject } from "@command-center/domain/json/json-field"
import { type SettingPath, withValueAt } from "@command-center/domain/settings/setting-path"
import { type ComponentProps, memo, useLayoutEffect, useMemo, useRef } from "react"
import { blockValue, changedSection } from "./block-value.ts"
import type { SettingsBlock } from "./blocks.ts"
import { SettingContext } from "./fields/setting-context.ts"
import { isFormSchema } from "./form-schema.ts"
import { formRules } from "./rules.ts"
import { idPrefix, idSeparator } from "./setting-id.ts"
import { ThemedForm } from "./theme.tsx"

export interface BlockFormProps {
  readonly block: SettingsBlock
  /** The section's value. */
  readonly value: unknown
  readonly saved: unknown
  readonly issues: ReadonlyMap<string, string>
  readonly canEdit: boolean
  /** Called with the whole section. */
  readonly onChange: (at: SettingPath, section: unknown) => void
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
  const { at, fields } = block
  const schema = block.schema()
  const latest = useRef({ value, onChange })
  useLayoutEffect(() => {
    latest.current = { value, onChange }
  })
  const data = useMemo((): JsonObject => blockValue(block, value), [block, value])
  const context = useMemo(
    (): SettingContext => ({
      at,
      fields,
      saved,
      value,
      issues,
      canEdit,
      put: (path, to) => latest.current.onChange(at, withValueAt(latest.current.value, path, to))
    }),
    [at, fields, saved, value, issues, canEdit]
  )
  if (!isFormSchema(schema)) return null
  return (
    <SettingContext value={context}>
      <ThemedForm
        tagName="div"
        schema={schema}
        uiSchema={uiSchema}
        formData={data}
        validator={formRules}
        idPrefix={idPrefix(at)}
        idSeparator={idSeparator}
        readonly={!canEdit}
        noValidate
        noHtml5Validate
        showErrorList={false}
        useFallbackUiForUnsupportedType
        experimental_defaultFormStateBehavior={asRead}
        onChange={({ formData }) => {
          const changed = changedSection(block, latest.current.value, formData)
          if (changed !== latest.current.value) latest.current.onChange(at, changed)
        }}
      />
    </SettingContext>
  )
}

/** One small form of a section; it is drawn again only when something of its own changed. */
export const BlockForm = memo(Block)
