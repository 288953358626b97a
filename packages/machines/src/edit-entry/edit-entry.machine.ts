import { configWords } from "@command-center/domain/component-config/config-words"
import {
  type EntryForm,
  type EntryIssue,
  entryFormIssues,
  entryNow,
  savedEntry
} from "@command-center/domain/component-config/entry-form"
import { readableDiff } from "@command-center/domain/component-config/readable-diff"
import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { isSameJson } from "@command-center/domain/json/same-json"
import { settledDraft } from "@command-center/domain/json/unfinished-json"
import { isUnfinishedAt } from "@command-center/domain/settings/draft-issues"
import { settingWords } from "@command-center/domain/settings/setting-words"
import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { configDraftFrom } from "../edit-record/draft-text.ts"
import { makeEditMachine } from "../edit-record/edit-record.machine.ts"
import { editSelectors } from "../edit-record/edit-record.selectors.ts"
import type { Choices, EditIssue, Rebased } from "../edit-record/edit-record.types.ts"
import { memoizedDefinition } from "../edit-record/memoized-definition.ts"
import { mergedDraft } from "../edit-record/merged-draft.ts"
import { schemaIssues } from "../edit-record/setting-issues.ts"
import type { ConfigHolder } from "../remove-entry/remove-entry.types.ts"

/** What is added or edited, and in what. */
export interface EditedEntry<Held extends ConfigHolder> {
  readonly held: Held
  readonly form: EntryForm
  /** That of one such entry; null where none is known, or none that can be a form. */
  readonly schema: SettingsSchema | null
  /** The list it belongs to, where a saved one leads. */
  readonly list: string
}

const ruleIssue = ({ field, keyword, message }: EntryIssue): EditIssue<JsonObject> =>
  field === null ? { field, message } : { field, message, setting: { path: [field], keyword, message } }

/** The rules for entries first; of a setting that they find wrong, the schema need not say so too. */
const issuesOf = ({ held, form, schema }: EditedEntry<ConfigHolder>, draft: JsonObject) => {
  const found = entryFormIssues(held.config, form, settledDraft(draft))
    .filter(({ field }) => field === null || !isUnfinishedAt(draft, [field]))
    .map(ruleIssue)
  const named = new Set(found.map(({ field }) => field))
  const asRead = form.replaces === null ? null : form.made
  return [...found, ...schemaIssues(schema, asRead, draft).filter(({ field }) => !named.has(field))]
}

/**
 * On top of the entry as it is now; one that is gone stays as it was typed, and an issue says so. A new one is on top of
 * what the schema gives by then.
 */
const rebasedEntry = <Held extends ConfigHolder>(
  { form: { made, replaces } }: EditedEntry<Held>,
  draft: JsonObject,
  now: EditedEntry<Held>,
  choices: Choices
): Rebased<EditedEntry<Held>, JsonObject> => {
  if (replaces === null) return { draft: mergedDraft(made, draft, now.form.made, {}).draft, collisions: [] }
  const found = entryNow(now.held.config, replaces)
  if (found === null || !isJsonObject(found.json)) return { draft, collisions: [] }
  const subject = { ...now, form: { ...now.form, made: found.json, replaces: found } }
  return { ...mergedDraft(made, draft, found.json, choices), subject }
}

/** Adding an API interface or a device with what the schema gives by default, or editing one (document 2 §2, §3). */
export const editEntryOf = <Held extends ConfigHolder>({ kind, replaces }: Pick<EntryForm, "kind" | "replaces">) => {
  const failed = kind === "device" ? utgDetailMessages.deviceUpdateFailed : utgDetailMessages.interfaceUpdateFailed
  const definition = memoizedDefinition<EditedEntry<Held>, JsonObject>({
    id: "editEntry",
    ...(replaces === null ? { isNew: true } : {}),
    draftOf: ({ form }) => form.made,
    isChanged: ({ form }, draft) => !isSameJson(draft, form.made),
    issues: issuesOf,
    changes: (subject, draft) =>
      readableDiff(
        subject.form.replaces === null ? {} : subject.form.made,
        savedEntry(subject.form, draft),
        settingWords(subject.schema)
      ),
    undoable: true,
    draftFrom: configDraftFrom,
    leadsTo: ({ list }) => list,
    rebased: rebasedEntry,
    schema: ({ schema }) => schema,
    withSchemaOf: (subject, { schema }) => ({ ...subject, schema }),
    theirChanges: (before, now) =>
      readableDiff(before.held.config, now.held.config, configWords(settingWords(before.schema))),
    messages: { updated: utgDetailMessages.updated, failed, unknown: failed }
  })
  return { machine: makeEditMachine(definition), selectors: editSelectors(definition) }
}
