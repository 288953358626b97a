import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { Button } from "@command-center/ui/fields/button"
import { canExpand, type DescriptionFieldProps, type ObjectFieldTemplateProps, type TitleFieldProps } from "@rjsf/utils"
import type { ReactNode } from "react"
import { elementId } from "../setting-id.ts"
import { useControlContext } from "./control-context.ts"
import { Group } from "./group.view.tsx"

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
  const { fieldPathId, properties, schema, uiSchema, onAddProperty, readonly = false } = props
  const formData: unknown = props.formData
  const { label, canEdit, isKind } = useControlContext()
  const shown = properties.map(({ content }): ReactNode => content)
  const isOfKinds = schema.oneOf !== undefined || schema.anyOf !== undefined
  if (fieldPathId.path.length === 0 || isOfKinds) return shown
  const inside = (
    <>
      {shown}
      {canEdit && !readonly && canExpand(schema, uiSchema, formData) && (
        <Button size="xs" colorPalette="gray" onClick={onAddProperty}>
          {settingsMessages.add(label)}
        </Button>
      )}
    </>
  )
  if (isKind) return inside
  return (
    <Group id={elementId(fieldPathId.$id)} help={schema.description}>
      {inside}
    </Group>
  )
}
