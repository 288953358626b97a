import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { jsonIn } from "@command-center/domain/json/json-text"
import { lostNumberIssueIn } from "@command-center/domain/json/kept-number"
import { maskedSecrets } from "@command-center/domain/json/masked-secrets"
import { draftText } from "@command-center/domain/json/unfinished-json"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { knownSecrets } from "@command-center/domain/settings/secret-settings"
import type { SettingIssue } from "@command-center/domain/settings/setting-issue"
import { settingsOutline } from "@command-center/domain/settings/settings-outline"
import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import { useCallback, useId, useMemo, useRef, useState } from "react"
import { JsonEditor } from "../json-editor/json-editor.view.tsx"
import { IssueList } from "./issue-list.view.tsx"
import { listedIssue } from "./listed-issue.ts"
import { listedSections, sectionsByKey } from "./section-list.ts"
import { unmasked } from "./unmasked.ts"
import { useFirstIssue } from "./use-first-issue.ts"

export interface JsonViewProps {
  readonly value: JsonObject
  /** What was typed and is no value; null while it is one. */
  readonly broken: string | null
  readonly error: string | null
  /** By what its settings are named where they are listed; null where there is none. */
  readonly schema: SettingsSchema | null
  readonly issues: ReadonlyArray<SettingIssue>
  /** How often it was to be saved although something is wrong: what is, is told from the first time on, and shown each time. */
  readonly attempts: number
  readonly canEdit: boolean
  readonly onChange: (value: JsonObject) => void
  /** What was typed is no JSON object, or has a number that would lose digits. */
  readonly onBroken: (text: string) => void
}

const noSections: ReturnType<typeof sectionsByKey> = new Map()

/** Settings as JSON: a way to what no form can show. Secrets are masked, and stay what they are below their masks. */
export function JsonView(props: JsonViewProps) {
  const { value, broken, error, schema, issues, attempts, canEdit, onChange, onBroken } = props
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: JsonObject } | null>(null)
  const secrets = knownSecrets(schema)
  const shown = useMemo(() => draftText(maskedSecrets(value, secrets)), [value, secrets])
  const sections = useMemo(
    () => (schema === null ? noSections : sectionsByKey(listedSections(settingsOutline(schema)))),
    [schema]
  )
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const isRefused = attempts > 0 && broken === null && issues.length > 0
  // The text above it is taller than many a screen.
  const show = useCallback(() => list.current?.scrollIntoView({ block: "center" }), [])
  useFirstIssue(attempts, issues, show)
  return (
    <>
      <p className="cc-hint">{canEdit ? settingsMessages.showJson : settingsMessages.jsonReadOnly}</p>
      <JsonEditor
        label="JSON"
        value={broken ?? (typed?.value === value ? typed.text : shown)}
        error={error}
        refusedBy={isRefused ? listId : undefined}
        isReadOnly={!canEdit}
        onChange={(text) => {
          const json = unmasked(jsonIn(text), value, secrets)
          if (isJsonObject(json) && lostNumberIssueIn(text) === null) {
            setTyped({ text, value: json })
            onChange(json)
          } else onBroken(text)
        }}
      />
      <div ref={list} id={listId}>
        {isRefused && (
          // Anew for each refusal: an alert that stays as it is is not read again.
          <IssueList key={attempts} issues={issues.map((issue) => listedIssue(sections, issue))} />
        )}
      </div>
    </>
  )
}
