import type { FoundRecords, RecordArea, SearchedWords } from "@command-center/domain/palette/found-records"
import type { PaletteEntry } from "@command-center/domain/palette/palette-entry"
import type { PaletteOffer } from "@command-center/domain/palette/palette-results"
import type { RecentEntry } from "@command-center/domain/palette/recent-entries"
import type { Emitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

export interface PaletteInput {
  readonly offer: PaletteOffer
  /** Whose choices are remembered. */
  readonly userId: number
}

export interface PaletteContext extends PaletteInput {
  readonly text: string
  /** What the lists had for a text; those of the text before stay until there are others. */
  readonly found: FoundRecords
  /** Why a list could not be searched; null where all could. */
  readonly unread: Failure | null
  /** The entry that the keys or the pointer stand on; null for the first one. */
  readonly highlighted: string | null
  readonly chosen: PaletteEntry | null
}

/** What is looked for in the lists of an account. */
export interface RecordQuestion extends SearchedWords {
  readonly areas: ReadonlyArray<RecordArea>
}

/** What the lists have that could be read, and why another could not. */
export interface RecordAnswer {
  readonly found: FoundRecords
  readonly unread: Failure | null
}

export type RecordsOutcome = Outcome<RecordAnswer, Failure>

export type PaletteEvent =
  | { readonly type: "text.changed"; readonly text: string }
  | { readonly type: "entry.highlighted"; readonly id: string | null }
  /** An id that is not among the entries shown is ignored. */
  | { readonly type: "entry.chosen"; readonly id: string }
  | { readonly type: "close" }

/** What was chosen lately, as it is kept in the browser. */
interface RecentStoredEmitted {
  readonly type: "recent.stored"
  readonly userId: number
  readonly recent: ReadonlyArray<RecentEntry>
}

export type PaletteEmitted = Emitted | RecentStoredEmitted

export interface PaletteOutput {
  /** Null where it was closed without a choice. */
  readonly chosen: PaletteEntry | null
}
