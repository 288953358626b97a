import {
  type EntryDraft,
  entryDraftOf,
  type NewEntry,
  newEntryIssues
} from "@command-center/domain/component-config/new-entry"
import { isSameJson } from "@command-center/domain/json/same-json"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { makeEditMachine } from "../edit-record/edit-record.machine.ts"
import { editSelectors } from "../edit-record/edit-record.selectors.ts"
import type { EditDefinition } from "../edit-record/edit-record.types.ts"
import type { ConfigHolder } from "../remove-entry/remove-entry.types.ts"

/** What is to be added, and to what. */
export interface Addition<Held extends ConfigHolder> {
  readonly held: Held
  readonly entry: NewEntry
  /** The list it is added to, where a saved one leads. */
  readonly list: string
}

/** Adding an API interface or a device with what the schema gives by default (document 2 §2, §3). */
export const addEntryOf = <Held extends ConfigHolder>(kind: NewEntry["kind"]) => {
  const failed = kind === "device" ? utgDetailMessages.deviceUpdateFailed : utgDetailMessages.interfaceUpdateFailed
  const definition: EditDefinition<Addition<Held>, EntryDraft> = {
    id: "addEntry",
    isNew: true,
    draftOf: ({ entry }) => entryDraftOf(entry),
    isChanged: ({ entry }, draft) => !isSameJson(draft, entryDraftOf(entry)),
    issues: ({ held, entry }, draft) => newEntryIssues(held.config, entry, draft),
    leadsTo: ({ list }) => list,
    // What others changed is beside it; whether it collides is an issue of the form.
    rebased: (_before, draft) => ({ mine: draft, theirs: draft, collisions: [] }),
    messages: { updated: utgDetailMessages.updated, failed, refused: failed }
  }
  return { machine: makeEditMachine(definition), selectors: editSelectors(definition) }
}
