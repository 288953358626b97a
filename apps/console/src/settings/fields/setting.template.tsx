import { isSameJson } from "@command-center/domain/json/same-json"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { pathKey, valueAt } from "@command-center/domain/settings/setting-path"
import { FieldError } from "@command-center/ui/fields/field-error"
import { ADDITIONAL_PROPERTY_FLAG, type FieldTemplateProps } from "@rjsf/utils"
import { useMemo } from "react"
import { elementId } from "../setting-id.ts"
import { ControlContext, useControlContext } from "./control-context.ts"
import { describedSetting } from "./described.ts"
import { isGroup } from "./field-kind.ts"
import { NamedTemplate } from "./named.template.tsx"
import { useSettingContext } from "./setting-context.ts"
import { shownLabel } from "./setting-label.ts"
import { SettingMeta } from "./setting-meta.view.tsx"

/** One setting: its name and help, its control, what may be typed, its default, whether it was changed, what is wrong. */
export function SettingTemplate(props: FieldTemplateProps) {
  const { id, fieldPathId, schema, children, required = false, hidden = false, registry } = props
  const context = useSettingContext()
  const around = useControlContext()
  const { path } = fieldPathId
  const key = pathKey([...context.at, ...path])
  const isWhole = path.length === 0
  const isKind = !isWhole && pathKey(around.path) === pathKey(path)
  const known = path.length === 1 && !isKind ? context.fields.get(String(path[0])) : undefined
  const described = known ?? describedSetting(schema, [...context.at, ...path])
  const { unit, range } = described
  const isSecret = described.isSecret || (isKind && around.isSecret)
  const help = isKind || isWhole ? null : described.help
  const own = elementId(id)
  const isNamed = ADDITIONAL_PROPERTY_FLAG in schema
  const ownLabel = isWhole ? context.title : isNamed ? props.label : shownLabel(props.label, path, schema.title)
  const label = isKind ? around.label : ownLabel
  const saved = valueAt(context.saved, path)
  const isChanged = !isSameJson(saved, valueAt(context.value, path))
  const issue = context.issues.get(key) ?? null
  const isInList = isNamed || typeof path.at(-1) === "number"
  const isBad = issue !== null
  const { canEdit } = context
  const describedBy = [help === null ? null : `${own}-help`, `${own}-meta`, isBad ? `${own}-error` : null]
    .filter((part) => part !== null)
    .join(" ")
  const control = useMemo(
    (): ControlContext => ({ path, label, isInList, isKind, isSecret, isBad, canEdit, saved, describedBy }),
    [path, label, isInList, isKind, isSecret, isBad, canEdit, saved, describedBy]
  )
  if (hidden) return null
  const frame = { "data-setting": key, "data-changed": isChanged || undefined, "data-bad": isBad || undefined }
  const inside = <ControlContext value={control}>{children}</ControlContext>
  const isOfSettings = isGroup(schema, registry.schemaUtils)
  if (isWhole || (isKind && isOfSettings)) return inside
  if (isOfSettings) {
    return (
      <NamedTemplate {...props}>
        <div className="cc-setting-group" {...frame}>
          {inside}
          <FieldError id={`${own}-error`} message={issue} />
        </div>
      </NamedTemplate>
    )
  }
  return (
    <NamedTemplate {...props}>
      <div className="cc-setting" data-in-list={isInList || undefined} {...frame}>
        <div className={isInList ? "cc-unseen" : "cc-setting-name"}>
          <label htmlFor={own} className="cc-label" data-required={(required && canEdit) || undefined}>
            {label}
          </label>
          {isChanged && <span className="cc-setting-changed">{settingsMessages.changed}</span>}
          {help !== null && (
            <p id={`${own}-help`} className="cc-help">
              {help}
            </p>
          )}
        </div>
        <div className="cc-setting-control">
          {inside}
          <SettingMeta
            id={`${own}-meta`}
            path={path}
            title={label}
            limits={[range, unit]}
            preset={isSecret || props.readonly ? undefined : (known?.default ?? schema.const ?? schema.default)}
            schema={schema}
          />
          {!isKind && <FieldError id={`${own}-error`} message={issue} />}
        </div>
      </div>
    </NamedTemplate>
  )
}
