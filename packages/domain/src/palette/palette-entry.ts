import type { Clocks } from "../appearance/clocks.ts"
import type { Theme } from "../appearance/theme.ts"
import type { Language } from "../language/language.ts"
import type { Intent } from "../navigation/intent.ts"
import type { Subject } from "../permission/subject.ts"
import type { UtgRow } from "../utg/utg.ts"
import type { UtgAction } from "../utg/utg-actions.ts"

/** More than anybody reads: who does not find it among them types more. */
export const mostResults = 50

export type EntryKind = "page" | "account" | "view" | "utg" | "profile" | "template" | "action"

/** The UTGs that an action is for, frozen when the palette offered it. */
export interface UtgTargets {
  readonly ids: ReadonlyArray<number>
  /** Null where the list that is shown has them. */
  readonly rows: ReadonlyArray<UtgRow> | null
}

type OwnDialog = "tags" | "notices"

/** What the user's menu offers of how the console looks and speaks. */
export type SettingChoice =
  | { readonly setting: "theme"; readonly value: Theme }
  | { readonly setting: "clocks"; readonly value: Clocks }
  | { readonly setting: "language"; readonly value: Language }

/** Where choosing an entry leads: to a page, or to a dialog; nothing is ever sent by it. */
type Destination =
  | { readonly to: "page"; readonly path: string; readonly intent: Intent | null }
  | { readonly to: "utgAction"; readonly action: UtgAction; readonly targets: UtgTargets }
  /** What the page that is shown does with what is selected there. */
  | { readonly to: "shownAction"; readonly id: string }
  | { readonly to: "rights"; readonly subject: Subject }
  /** What is the user's own, whichever page is shown. */
  | { readonly to: "own"; readonly dialog: OwnDialog }
  /** It is chosen, as in the user's menu. */
  | { readonly to: "setting"; readonly choice: SettingChoice }

export interface PaletteEntry {
  /** The same for the same thing at another time: by it a choice is remembered. */
  readonly id: string
  readonly kind: EntryKind
  readonly label: string
  /** What tells it from others of the same label; it is shown, and found by what `also` has. */
  readonly detail: string
  /** The texts by which it is found besides its label. */
  readonly also: ReadonlyArray<string>
  readonly destination: Destination
}

export const pageEntry = (
  entry: Pick<PaletteEntry, "id" | "kind" | "label"> & Partial<Pick<PaletteEntry, "detail" | "also">>,
  path: string,
  intent: Intent | null = null
): PaletteEntry => ({ detail: "", also: [], ...entry, destination: { to: "page", path, intent } })
