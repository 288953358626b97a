import type { JsonObject } from "@command-center/domain/json/json-field"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { settingsOutline } from "@command-center/domain/settings/settings-outline"
import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import { unfinishedIssues } from "@command-center/domain/settings/unfinished-issues"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import { useSelector } from "@xstate/react"
import { useState } from "react"
import { LaterPart } from "../app/later-part.tsx"
import type { EditRef, EditSelectors } from "./edit-form.view.tsx"
import { ModeButtons, type SettingsMode } from "./settings-mode.view.tsx"
import { Waiting } from "./waiting.view.tsx"

/** The forms of schemas are a large part of the console: they come with the first page that needs them. */
const SettingsForm = loadedLater(async () => (await import("../settings/settings-form.view.tsx")).SettingsForm)
const JsonView = loadedLater(async () => (await import("../settings/json-view.view.tsx")).JsonView)

/** A schema that can be a form, or the sentence that says why there is none. */
export interface ShownSchema {
  readonly schema: SettingsSchema | null
  readonly reason: string | null
}

export interface SettingsFieldsProps<Subject> extends ShownSchema {
  readonly actor: EditRef<Subject, JsonObject>
  readonly select: EditSelectors<Subject, JsonObject>
  /** As it was read or saved. */
  readonly saved: JsonObject
  readonly attempts: number
}

/** What is typed into as a whole. */
const asText = "\n"

const fieldsOf = (schema: SettingsSchema): ReadonlyArray<string> =>
  settingsOutline(schema).fields.map(({ title }) => title)

/** Settings to be edited: as a form where there is a schema, as JSON where not or where that is wanted. */
export function SettingsFields<Subject>(props: SettingsFieldsProps<Subject>) {
  const { actor, select, schema, reason, saved, attempts } = props
  const [chosen, setChosen] = useState<SettingsMode>("form")
  const draft = useSelector(actor, select.selectDraft)
  const issues = useSelector(actor, select.selectSettingIssues)
  const text = useSelector(actor, select.selectText)
  const textIssue = useSelector(actor, select.selectTextIssue)
  const canEdit = useSelector(actor, select.selectCanEdit)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const mode = schema === null || textIssue !== null ? "json" : chosen
  const change = (value: JsonObject, setting: string) => actor.send({ type: "draft.changed", draft: value, setting })
  return (
    <>
      {reason !== null && (
        <InlineNote kind="warn">
          {mode === "form" && schema !== null
            ? settingsMessages.partOfForm(reason, fieldsOf(schema))
            : settingsMessages.noForm(reason)}
        </InlineNote>
      )}
      {schema !== null && <ModeButtons mode={mode} canSwitch={textIssue === null} onMode={setChosen} />}
      <LaterPart key={mode} fallback={<Waiting text={settingsMessages.loading} />}>
        {mode === "form" && schema !== null ? (
          <SettingsForm
            schema={schema}
            value={draft}
            saved={saved}
            issues={issues}
            canEdit={canEdit && !isBusy}
            attempts={attempts}
            onChange={change}
          />
        ) : (
          <JsonView
            value={draft}
            broken={textIssue === null ? null : text}
            error={textIssue ?? unfinishedIssues(draft)[0]?.message ?? null}
            schema={schema}
            issues={issues}
            attempts={attempts}
            canEdit={canEdit && !isBusy}
            onChange={(value) => change(value, asText)}
            onBroken={(text) => actor.send({ type: "text.changed", text })}
          />
        )}
      </LaterPart>
    </>
  )
}
