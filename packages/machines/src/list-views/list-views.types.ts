import type { ListId } from "@command-center/domain/rows/list-id"
import type { SavedView, SavedViews, ShownToSave } from "@command-center/domain/rows/saved-views"
import type { ImportedView, ViewedList } from "@command-center/domain/rows/saved-views-file"
import type { Result } from "effect"
import type { DownloadEmitted } from "../actor-logic/emitted.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { AskedToClose } from "../actor-logic/typed-form.ts"

export interface ListViewsInput {
  readonly addressed: ViewedList
  readonly saved: SavedViews
  /** What the list shows now, as a view would keep it. */
  readonly query: string
  /** The parts of what the list shows that a view cannot keep, for their length. */
  readonly tooLong: ShownToSave["tooLong"]
  /** The view that the list shows, or showed before it was changed. */
  readonly inForce: string | null
}

export interface ListViewsContext extends ListViewsInput {
  /** Typed for a new view; kept until it is saved. */
  readonly name: string
  /** Typed for the view that is renamed. */
  readonly newName: string
  /** The view that is renamed, overwritten or deleted. */
  readonly target: string
  /** The file that is read; a machine only hands it on. */
  readonly file: unknown
  readonly applied: SavedView | null
  /** What came of the last file: each of its views, or why it is none. */
  readonly imported: Result.Result<ReadonlyArray<ImportedView>, string> | null
}

/** What the browser gave; a machine only hands it on. */
export interface FileChosen {
  readonly file: unknown
}

export type ListViewsEvent =
  /** Another tab has changed the views of the list: what is done here is done to these. */
  | { readonly type: "views.told"; readonly views: SavedViews }
  | { readonly type: "view.applied"; readonly name: string }
  | { readonly type: "saving.opened" }
  | { readonly type: "renaming.opened"; readonly name: string }
  | { readonly type: "overwriting.opened"; readonly name: string }
  | { readonly type: "deleting.opened"; readonly name: string }
  /** What a bare address opens; null for the list as it was left. */
  | { readonly type: "default.chosen"; readonly name: string | null }
  | { readonly type: "name.changed"; readonly name: string }
  | { readonly type: "export" }
  | ({ readonly type: "file.chosen" } & FileChosen)
  | { readonly type: "submit" }
  | { readonly type: "confirm" }
  | { readonly type: "cancel" }
  | { readonly type: "close" }
  | AskedToClose

/** The views of a list, as they are kept in the browser. */
export interface ViewsStoredEmitted {
  readonly type: "views.stored"
  readonly list: ListId
  readonly views: SavedViews
}

export type ListViewsEmitted = ViewsStoredEmitted | DownloadEmitted<string>

export interface ListViewsOutput {
  /** The view to be shown; null where the dialog was only closed. */
  readonly applied: SavedView | null
  readonly saved: SavedViews
  readonly inForce: string | null
}

/** A file's text, or that it could not be read. */
export type FileOutcome = Outcome<string, "unreadable">
