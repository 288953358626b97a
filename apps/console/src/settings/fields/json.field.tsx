import { maskedAt } from "@command-center/domain/json/masked-secrets"
import { isTypedAs, jsonTextOf, typedJson } from "@command-center/domain/json/unfinished-json"
import type { FieldProps } from "@rjsf/utils"
import { useState } from "react"
import { elementId } from "../setting-id.ts"
import { useControlContext } from "./control-context.ts"

/** A setting of which the schema does not say what it is: its JSON, or what was typed and is none yet. */
export function JsonField({ fieldPathId, formData, onChange }: FieldProps) {
  const { canEdit, isBad, describedBy } = useControlContext()
  const [typed, setTyped] = useState<string | null>(null)
  const value: unknown = formData
  const names = fieldPathId.path.map(String)
  return (
    <textarea
      id={elementId(fieldPathId.$id)}
      className="cc-setting-input"
      rows={3}
      spellCheck={false}
      // The same JSON may be written in many ways: while it is typed, in that of who types.
      value={typed !== null && isTypedAs(typed, value) ? typed : jsonTextOf(canEdit ? value : maskedAt(names, value))}
      readOnly={!canEdit}
      aria-invalid={isBad}
      aria-describedby={describedBy}
      onBlur={() => setTyped(null)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(typedJson(currentTarget.value, value), fieldPathId.path)
      }}
    />
  )
}
