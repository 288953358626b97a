import {
  type EntryDraft,
  type EntryForm,
  entryDraftOf,
  entryFormIssues
} from "@command-center/domain/component-config/entry-form"
import { isSameJson } from "@command-center/domain/json/same-json"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { makeEditMachine } from "../edit-record/edit-record.machine.ts"
import { editSelectors } from "../edit-record/edit-record.selectors.ts"
import type { EditDefinition } from "../edit-record/edit-record.types.ts"
import type { ConfigHolder } from "../remove-entry/remove-entry.types.ts"

/** What is added or edited, and in what. */
export interface EditedEntry<Held extends ConfigHolder> {
  readonly held: Held
  readonly form: EntryForm
  /** The list it belongs to, where a saved one leads. */
  readonly list: string
}

/** Adding an API interface or a device with what the schema gives by default, or editing one (document 2 §2, §3). */
export const editEntryOf = <Held extends ConfigHolder>({ kind, replaces }: Pick<EntryForm, "kind" | "replaces">) => {
  const failed = kind === "device" ? utgDetailMessages.deviceUpdateFailed : utgDetailMessages.interfaceUpdateFailed
  const definition: EditDefinition<EditedEntry<Held>, EntryDraft> = {
    id: "editEntry",
    ...(replaces === null ? { isNew: true } : {}),
    draftOf: ({ form }) => entryDraftOf(form),
    isChanged: ({ form }, draft) => !isSameJson(draft, entryDraftOf(form)),
    issues: ({ held, form }, draft) => entryFormIssues(held.config, form, draft),
    leadsTo: ({ list }) => list,
    // What others changed is beside it; whether it collides is an issue of the form.
    rebased: (_before, draft) => ({ mine: draft, theirs: draft, collisions: [] }),
    messages: { updated: utgDetailMessages.updated, failed, refused: failed }
  }
  return { machine: makeEditMachine(definition), selectors: editSelectors(definition) }
}
