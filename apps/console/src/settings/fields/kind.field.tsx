import { isJsonObject } from "@command-center/domain/json/json-field"
import { settledJson } from "@command-center/domain/json/unfinished-json"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { begunKind, kindTitle, likelyKinds } from "@command-center/domain/settings/setting-kinds"
import { partsOfSetting } from "@command-center/domain/settings/setting-parts"
import { settingIssues } from "@command-center/domain/settings/verdict"
import type { FieldProps, RJSFSchema } from "@rjsf/utils"
import { useState } from "react"
import { elementId } from "../setting-id.ts"
import { useControlContext } from "./control-context.ts"
import { isGroup } from "./field-kind.ts"
import { Group } from "./group.view.tsx"

type Kinds = ReadonlyArray<RJSFSchema>

const kindsOf = ({ oneOf = [], anyOf = oneOf }: RJSFSchema): Kinds => anyOf.filter(isJsonObject)

/** The kind with what the setting says of all of them. */
const drawnKind = (kind: RJSFSchema, { type, required = [] }: RJSFSchema): RJSFSchema => ({
  ...(type === undefined ? {} : { type }),
  ...kind,
  ...(required.length === 0 ? {} : { required: [...new Set([...required, ...(kind.required ?? [])])] })
})

/** The kind that a value is of: the chosen one where the value does not tell. */
const placeOf = (kinds: Kinds, value: unknown, chosen: number): number => {
  const judged = kinds.map((kind) => ({
    issues: settingIssues({ root: kind, at: kind }, value),
    names: partsOfSetting(kind, kind).properties
  }))
  const likely = likelyKinds(judged, value)
  return likely.includes(chosen) ? chosen : (likely[0] ?? 0)
}

interface ChooserProps {
  /** Of the setting that is of several kinds. */
  readonly id: string
  readonly kinds: Kinds
  readonly place: number
  readonly isFixed: boolean
  readonly onChoose: (place: number) => void
}

function Chooser({ id, kinds, place, isFixed, onChoose }: ChooserProps) {
  const { label, canEdit, isBad } = useControlContext()
  const own = `${id}-kind`
  const help = kinds[place]?.description
  return (
    <div className="cc-setting">
      <div className="cc-setting-name">
        <label htmlFor={own} className="cc-label">
          {settingsMessages.kind(label)}
        </label>
      </div>
      <div className="cc-setting-control">
        <select
          id={own}
          className="cc-select"
          value={String(place)}
          disabled={!canEdit || isFixed}
          aria-invalid={isBad}
          aria-describedby={`${own}-help ${id}-error`}
          onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
        >
          {kinds.map((kind, at) => (
            <option key={`${at} ${kindTitle(kind, at + 1)}`} value={String(at)}>
              {kindTitle(kind, at + 1)}
            </option>
          ))}
        </select>
        <p id={`${own}-help`} className="cc-help" hidden={help === undefined}>
          {help}
        </p>
      </div>
    </div>
  )
}

/** A setting of several kinds: which one it is of, and the settings of that one. */
export function KindField(props: FieldProps) {
  const { schema, fieldPathId, registry, onChange, disabled = false, readonly = false } = props
  const formData: unknown = props.formData
  const [chosen, setChosen] = useState(0)
  const { SchemaField } = registry.fields
  const { schemaUtils } = registry
  const kinds = kindsOf(schema)
  const settled = settledJson(formData)
  const place = placeOf(kinds, settled, chosen)
  const kind = kinds[place]
  if (kind === undefined || SchemaField === undefined) return null
  const id = elementId(fieldPathId.$id)
  const drawn = drawnKind(schemaUtils.retrieveSchema(kind, formData), schema)
  const choose = (next: number) => {
    const to = kinds[next]
    if (to === undefined) return
    setChosen(next)
    onChange(begunKind(to, schemaUtils.sanitizeDataForNewSchema(to, kind, settled)), fieldPathId.path)
  }
  const inside = (
    <>
      <Chooser id={id} kinds={kinds} place={place} isFixed={disabled || readonly} onChoose={choose} />
      {drawn.type !== "null" && <SchemaField {...props} schema={drawn} />}
    </>
  )
  if (fieldPathId.path.length === 0) return inside
  // The control of a single value has the setting's own id.
  return (
    <Group id={isGroup(drawn, schemaUtils) ? id : `${id}-group`} help={schema.description}>
      {inside}
    </Group>
  )
}
