import { configWords } from "@command-center/domain/component-config/config-words"
import { globalForm } from "@command-center/domain/component-config/global-settings"
import { readableDiff } from "@command-center/domain/component-config/readable-diff"
import type { JsonObject } from "@command-center/domain/json/json-field"
import { isSameJson } from "@command-center/domain/json/same-json"
import { memoizedLast } from "@command-center/domain/memoized/memoized"
import { settingWords } from "@command-center/domain/settings/setting-words"
import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { configDraftFrom } from "../edit-record/draft-text.ts"
import { makeEditMachine } from "../edit-record/edit-record.machine.ts"
import { editSelectors } from "../edit-record/edit-record.selectors.ts"
import { memoizedDefinition } from "../edit-record/memoized-definition.ts"
import { mergedDraft } from "../edit-record/merged-draft.ts"
import { schemaIssues } from "../edit-record/setting-issues.ts"
import type { ConfigHolder } from "../remove-entry/remove-entry.types.ts"

/** What holds a configuration whose global settings are edited. */
export interface EditedConfig<Held extends ConfigHolder> {
  readonly held: Held
  /** Null where none is known, or none that can be a form. */
  readonly schema: SettingsSchema | null
}

/**
 * The Configuration tab: the settings of a UTG or a profile without its API interfaces and devices (document 2 §2).
 * `failed` is the sentence of what holds them (contract "Settled after the first console").
 */
export const editConfigOf = <Held extends ConfigHolder>(failed: (error: string) => string) => {
  const globalOf = memoizedLast(globalForm)
  const settingsOf = ({ held }: EditedConfig<Held>): JsonObject => globalOf(held.config)
  const definition = memoizedDefinition<EditedConfig<Held>, JsonObject>({
    id: "editConfig",
    draftOf: settingsOf,
    isChanged: (subject, draft) => !isSameJson(settingsOf(subject), draft),
    issues: (subject, draft) => schemaIssues(subject.schema, settingsOf(subject), draft),
    changes: (subject, draft) => readableDiff(settingsOf(subject), draft, settingWords(subject.schema)),
    undoable: true,
    draftFrom: configDraftFrom,
    rebased: (before, draft, now, choices) => mergedDraft(settingsOf(before), draft, settingsOf(now), choices),
    schema: ({ schema }) => schema,
    withSchemaOf: (subject, { schema }) => ({ ...subject, schema }),
    theirChanges: (before, now) =>
      readableDiff(before.held.config, now.held.config, configWords(settingWords(before.schema))),
    messages: {
      updated: utgDetailMessages.updated,
      failed,
      unknown: failed
    }
  })
  return { machine: makeEditMachine(definition), selectors: editSelectors(definition) }
}
