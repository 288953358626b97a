import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { jsonIn } from "@command-center/domain/json/json-text"
import { lostNumberIssueIn } from "@command-center/domain/json/kept-number"
import { maskedSecrets } from "@command-center/domain/json/masked-secrets"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { useState } from "react"
import { JsonEditor } from "../json-editor/json-editor.view.tsx"
import { unmasked } from "./unmasked.ts"

export interface JsonViewProps {
  readonly value: JsonObject
  readonly error: string | null
  readonly canEdit: boolean
  readonly onChange: (value: JsonObject) => void
  /** What was typed is no JSON object, or has a number that would lose digits. */
  readonly onBroken: (text: string) => void
}

/** Settings as JSON: a way to what no form can show. Secrets are masked, and stay what they are below their masks. */
export function JsonView({ value, error, canEdit, onChange, onBroken }: JsonViewProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: JsonObject } | null>(null)
  const isTyped = typed !== null && (typed.value === value || error !== null)
  return (
    <>
      <p className="cc-hint">{canEdit ? settingsMessages.showJson : settingsMessages.jsonReadOnly}</p>
      <JsonEditor
        label="JSON"
        value={isTyped ? typed.text : JSON.stringify(maskedSecrets(value), null, 2)}
        error={error}
        isReadOnly={!canEdit}
        onChange={(text) => {
          const json = unmasked(jsonIn(text), value)
          setTyped({ text, value: isJsonObject(json) ? json : value })
          if (isJsonObject(json) && lostNumberIssueIn(text) === null) onChange(json)
          else onBroken(text)
        }}
      />
    </>
  )
}
