import { isSameJson } from "@command-center/domain/json/same-json"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import type { WidgetProps } from "@rjsf/utils"
import { elementId } from "../setting-id.ts"
import { useControlContext } from "./control-context.ts"
import { readableSetting } from "./readable-setting.ts"
import { useSettingContext } from "./setting-context.ts"

const notSet = ""
const other = "other"

/** One of several values, by the platform's own list. What is set stays to be seen where it is not among them. */
function OneWidget({ id, schema, value, options, required = false, ...props }: WidgetProps) {
  const { path, canEdit, isBad, describedBy } = useControlContext()
  const { put } = useSettingContext()
  const choices = options.enumOptions ?? []
  const at = choices.findIndex((choice) => isSameJson(choice.value, value))
  const isSet = value !== undefined && value !== null
  const preset = schema.default === undefined ? null : settingsMessages.default(readableSetting(schema.default, schema))
  const chosen = at !== -1 ? String(at) : isSet ? other : notSet
  return (
    <select
      id={elementId(id)}
      className="cc-select"
      value={chosen}
      disabled={!canEdit || props.disabled === true || props.readonly === true}
      aria-invalid={isBad}
      aria-required={required}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => {
        if (currentTarget.value === other) return
        const choice: unknown = choices[Number(currentTarget.value || "-1")]?.value
        // A form that puts a choice in place of a value that is none cannot tell that somebody chose it.
        if (chosen === other) put(path, choice)
        else props.onChange(choice)
      }}
    >
      {(chosen === notSet || !required) && <option value={notSet}>{preset ?? settingsMessages.notSet}</option>}
      {chosen === other && <option value={other}>{settingsMessages.notOffered(readableSetting(value, schema))}</option>}
      {choices.map(({ label }, index) => (
        <option key={label} value={String(index)}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** Any of several values. What is set stays to be seen, and to be taken away, where it is not among them. */
export function ChoicesWidget({ id, schema, value, options, ...props }: WidgetProps) {
  const { canEdit, label: title, isBad, describedBy } = useControlContext()
  const chosen: ReadonlyArray<unknown> = Array.isArray(value) ? value : []
  const choices = options.enumOptions ?? []
  const placeOf = (one: unknown) => choices.findIndex((choice) => isSameJson(choice.value, one))
  const others = chosen.filter(
    (one, at) => placeOf(one) === -1 && chosen.findIndex((each) => isSameJson(each, one)) === at
  )
  const isChosen = (one: unknown) => chosen.some((each) => isSameJson(each, one))
  // In the order of the choices; what else is there keeps its place.
  const toggle = (one: unknown) => {
    if (isChosen(one)) return props.onChange(chosen.filter((each) => !isSameJson(each, one)))
    const next = chosen.findIndex((each) => placeOf(each) > placeOf(one))
    const at = next === -1 ? chosen.length : next
    props.onChange([...chosen.slice(0, at), one, ...chosen.slice(at)])
  }
  const offered = [
    ...choices.map((choice): { readonly label: string; readonly one: unknown } => ({
      label: choice.label,
      one: choice.value
    })),
    ...others.map((one) => ({ label: settingsMessages.notOffered(readableSetting(one, schema)), one }))
  ]
  return (
    <fieldset
      id={elementId(id)}
      tabIndex={-1}
      className="cc-options"
      data-orientation="horizontal"
      aria-label={title}
      aria-invalid={isBad}
      aria-describedby={describedBy}
    >
      {offered.map(({ label, one }) => (
        <label key={label} className="cc-check">
          <input
            type="checkbox"
            className="cc-checkbox"
            checked={isChosen(one)}
            disabled={!canEdit || props.disabled === true || props.readonly === true}
            onChange={() => toggle(one)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** One of several values, or any of them. */
export function ChoiceWidget(props: WidgetProps) {
  return props.multiple === true ? <ChoicesWidget {...props} /> : <OneWidget {...props} />
}

/** Yes or no; what is not set is shown as its default. */
export function SwitchWidget({ id, schema, value, ...props }: WidgetProps) {
  const { canEdit, isBad, describedBy } = useControlContext()
  const isOn = value === undefined || value === null ? schema.default === true : value === true || value === "true"
  return (
    <span className="cc-setting-switch">
      <input
        id={elementId(id)}
        type="checkbox"
        role="switch"
        className="cc-switch"
        checked={isOn}
        aria-checked={isOn}
        aria-invalid={isBad}
        aria-describedby={describedBy}
        disabled={!canEdit || props.disabled === true || props.readonly === true}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span aria-hidden>{isOn ? settingsMessages.on : settingsMessages.off}</span>
    </span>
  )
}
