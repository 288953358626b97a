import type { ReadTagged } from "@command-center/domain/tags/read-tagged"
import type { ChangedTags, TagChange, TagResult } from "@command-center/domain/tags/tag-changes"
import type { TaggedUtg, Tags, TagTarget } from "@command-center/domain/tags/tags"
import type { ReadTags } from "@command-center/domain/tags/tags-storage"
import type { Result } from "effect"
import type { AlertEmitted, DownloadEmitted } from "../actor-logic/emitted.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { AskedToClose } from "../actor-logic/typed-form.ts"

/** What the browser keeps of the user's tags. */
export interface KeptTags extends ReadTags {
  /** What could not be read, now or before, as a file; null where all could. */
  readonly aside: string | null
}

export type ReadOutcome = Outcome<KeptTags, "blocked">
export type DiscardOutcome = Outcome<null, "notKept">
export type KeepOutcome = Outcome<ChangedTags, "notKept">

/** What the browser gave; a machine only hands it on. */
export interface FileChosen {
  readonly file: unknown
}
export type FileOutcome = Outcome<string, "unreadable">

/** A dialog that was asked for. */
export type WantedDialog =
  | { readonly dialog: "manager" }
  | { readonly dialog: "many"; readonly targets: ReadonlyArray<TagTarget> }

/** What a tag is to be on all targets. */
export interface TagChoice {
  readonly tag: string
  readonly isOn: boolean
}

/** What came of a file. */
interface ImportedTags extends Pick<ReadTagged, "problems"> {
  readonly results: ReadonlyArray<TagResult>
}

export interface TagsContext {
  readonly tags: Tags
  readonly aside: string | null
  /** Asked for before the tags were there. */
  readonly wanted: WantedDialog | null
  /** Of single UTGs, to be kept one after the other. */
  readonly changes: ReadonlyArray<TagChange>
  /** Typed on the page of a UTG, and on whose; kept until the tag is. */
  readonly typed: string
  readonly typedFor: number | null
  /** Why the last change was not kept. */
  readonly refusal: string | null
  /** The UTGs that are tagged together, frozen. */
  readonly targets: ReadonlyArray<TagTarget>
  readonly choices: ReadonlyArray<TagChoice>
  /** Tags that nothing has yet. */
  readonly created: ReadonlyArray<string>
  readonly newTag: string
  readonly results: ReadonlyArray<TagResult>
  /** The tag that is renamed or deleted. */
  readonly aimed: string
  readonly newName: string
  /** The tag that was deleted last, with the UTGs that had it. */
  readonly deleted: { readonly tag: string; readonly utgs: ReadonlyArray<TaggedUtg> } | null
  readonly file: unknown
  /** What was read of the file. */
  readonly read: ReadTagged
  readonly imported: Result.Result<ImportedTags, string> | null
}

export interface TypedFor {
  readonly id: number
  readonly text: string
}

export interface TagOnUtg {
  readonly utg: TagTarget
  readonly tag: string
}

export type TagsEvent =
  /** From the browser's storage: this tab or another has changed them. */
  | { readonly type: "tags.told"; readonly tags: Tags }
  | { readonly type: "retry" }
  | ({ readonly type: "typed.changed" } & TypedFor)
  | ({ readonly type: "tag.added" } & TagOnUtg)
  | ({ readonly type: "tag.removed" } & TagOnUtg)
  | { readonly type: "manager.opened" }
  | { readonly type: "many.opened"; readonly targets: ReadonlyArray<TagTarget> }
  | { readonly type: "newTag.changed"; readonly text: string }
  | { readonly type: "newTag.added" }
  | { readonly type: "tag.toggled"; readonly tag: string }
  | { readonly type: "renaming.opened"; readonly tag: string }
  | { readonly type: "name.changed"; readonly name: string }
  | { readonly type: "deleting.opened"; readonly tag: string }
  | { readonly type: "undo" }
  | { readonly type: "export"; readonly as: "json" | "csv" }
  | { readonly type: "aside.downloaded" }
  | { readonly type: "discarding.opened" }
  | ({ readonly type: "file.chosen" } & FileChosen)
  | { readonly type: "submit" }
  | { readonly type: "confirm" }
  | { readonly type: "cancel" }
  | { readonly type: "close" }
  | AskedToClose

export type TagsEmitted = AlertEmitted | DownloadEmitted<string>
