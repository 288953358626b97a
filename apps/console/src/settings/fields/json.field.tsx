import { jsonIn } from "@command-center/domain/json/json-text"
import { maskedAt } from "@command-center/domain/json/masked-secrets"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import type { FieldProps } from "@rjsf/utils"
import { useState } from "react"
import { elementId } from "../setting-id.ts"
import { useControlContext } from "./control-context.ts"

const textOf = (value: unknown): string => (value === undefined ? "" : JSON.stringify(value, null, 2))

/** A setting of which the schema does not say what it is: its JSON. */
export function JsonField({ fieldPathId, formData, onChange }: FieldProps) {
  const { canEdit, isBad, describedBy } = useControlContext()
  const [typed, setTyped] = useState<string | null>(null)
  const id = elementId(fieldPathId.$id)
  const isJson = typed === null || typed.trim() === "" || jsonIn(typed) !== undefined
  const names = fieldPathId.path.map(String)
  return (
    <>
      <textarea
        id={id}
        className="cc-setting-input"
        rows={3}
        spellCheck={false}
        value={typed ?? textOf(canEdit ? formData : maskedAt(names, formData))}
        readOnly={!canEdit}
        aria-invalid={isBad || !isJson}
        aria-describedby={describedBy}
        onBlur={() => {
          if (isJson) setTyped(null)
        }}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          const json = jsonIn(value)
          if (json !== undefined || value.trim() === "") onChange(json, fieldPathId.path)
        }}
      />
      {!isJson && <p className="cc-error">{settingsMessages.notJson}</p>}
    </>
  )
}
