import type { ConfigEntry } from "@command-center/domain/component-config/config-entry"
import type { JsonObject } from "@command-center/domain/json/json-field"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { SessionBack } from "../actor-logic/session-back.ts"

/** What holds a configuration, as it was read: the record of a UTG's configuration, or a profile. */
export interface ConfigHolder {
  readonly config: unknown
}

export interface RemoveEntryInput {
  readonly businessEntityId: number
  readonly canEdit: boolean
}

/** What is to be deleted, from what, both frozen when the dialog opened. */
export interface Removal<Held> {
  readonly held: Held
  readonly entry: ConfigEntry
  /** What the entry is called. */
  readonly name: string
}

export interface RemoveEntryContext<Held> extends RemoveEntryInput {
  readonly removal: Removal<Held> | null
  /** What holds the configuration now, where it moved on since it was read. */
  readonly current: Held | null
  readonly failure: Failure | null
}

/** What saves the configuration without the entry. */
export interface ConfigSaving<Held> {
  readonly businessEntityId: number
  readonly held: Held
  readonly config: JsonObject
}

/** Saved, or not, since the configuration had moved on: then with what holds it now. */
export type SaveAnswer<Held> = { readonly kind: "saved" } | { readonly kind: "movedOn"; readonly held: Held }

export type SaveOutcome<Held> = Outcome<SaveAnswer<Held>, Failure>

export type RemoveEntryEvent<Held> =
  | SessionBack
  | { readonly type: "removal.opened"; readonly removal: Removal<Held> }
  | { readonly type: "confirm" }
  | { readonly type: "cancel" }
