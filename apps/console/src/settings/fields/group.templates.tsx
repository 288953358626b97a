import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { Button } from "@command-center/ui/fields/button"
import {
  canExpand,
  type DescriptionFieldProps,
  type MultiSchemaFieldTemplateProps,
  type ObjectFieldTemplateProps,
  type TitleFieldProps
} from "@rjsf/utils"
import type { ReactNode } from "react"
import { elementId } from "../setting-id.ts"
import { useControlContext } from "./control-context.ts"

/** Text as it is: a schema that nobody vouches for is not taken for markup. */
export function DescriptionTemplate({ id, description }: DescriptionFieldProps) {
  if (typeof description !== "string" || description === "") return null
  return (
    <p id={elementId(id)} className="cc-help">
      {description}
    </p>
  )
}

/** The headings of groups stand below those of sections. */
export function TitleTemplate({ id, title }: TitleFieldProps) {
  return (
    <h4 id={elementId(id)} className="cc-setting-title">
      {title}
    </h4>
  )
}

/** Settings under one name within a form. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, schema, uiSchema, registry, onAddProperty, readonly = false } = props
  const formData: unknown = props.formData
  const { label, canEdit } = useControlContext()
  const shown = properties.map(({ content }): ReactNode => content)
  if (fieldPathId.path.length === 0) return shown
  const own = elementId(fieldPathId.$id)
  const isInList = typeof fieldPathId.path.at(-1) === "number"
  const { DescriptionFieldTemplate } = registry.templates
  return (
    <section
      id={own}
      tabIndex={-1}
      aria-label={label}
      className="cc-setting-section"
      data-in-list={isInList || undefined}
    >
      {!isInList && <h4 className="cc-setting-title">{label}</h4>}
      <DescriptionFieldTemplate
        id={`${fieldPathId.$id}-help`}
        description={schema.description ?? ""}
        schema={schema}
        registry={registry}
      />
      {shown}
      {canEdit && !readonly && canExpand(schema, uiSchema, formData) && (
        <Button size="xs" colorPalette="gray" onClick={onAddProperty}>
          {settingsMessages.add(label)}
        </Button>
      )}
    </section>
  )
}

/** One of several kinds, and the settings of the kind. */
export function KindTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <>
      {selector}
      {optionSchemaField}
    </>
  )
}
