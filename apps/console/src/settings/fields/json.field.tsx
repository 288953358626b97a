import { jsonIn } from "@command-center/domain/json/json-text"
import { lostNumberIssueIn } from "@command-center/domain/json/kept-number"
import { maskedAt } from "@command-center/domain/json/masked-secrets"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import type { FieldProps } from "@rjsf/utils"
import { useState } from "react"
import { elementId } from "../setting-id.ts"
import { useControlContext } from "./control-context.ts"

const textOf = (value: unknown): string => (value === undefined ? "" : JSON.stringify(value, null, 2))

const issueOf = (text: string): string | null => {
  if (text.trim() === "") return null
  return jsonIn(text) === undefined ? settingsMessages.notJson : lostNumberIssueIn(text)
}

/** A setting of which the schema does not say what it is: its JSON. */
export function JsonField({ fieldPathId, formData, onChange }: FieldProps) {
  const { canEdit, isBad, describedBy, saved } = useControlContext()
  const [typed, setTyped] = useState<string | null>(null)
  const id = elementId(fieldPathId.$id)
  const issue = typed === null ? null : issueOf(typed)
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
        aria-invalid={isBad || issue !== null}
        aria-describedby={describedBy}
        onBlur={() => {
          if (issue === null) setTyped(null)
        }}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          const json = jsonIn(value)
          // The digits typed before the one too many are not what was meant.
          if (lostNumberIssueIn(value) !== null) onChange(saved, fieldPathId.path)
          else if (json !== undefined || value.trim() === "") onChange(json, fieldPathId.path)
        }}
      />
      {issue !== null && <p className="cc-error">{issue}</p>}
    </>
  )
}
