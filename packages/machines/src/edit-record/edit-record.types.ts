import type { ReadableChange } from "@command-center/domain/component-config/readable-diff"
import type { SettingIssue } from "@command-center/domain/settings/setting-issue"
import type { SettingPath } from "@command-center/domain/settings/setting-path"
import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import type { Result } from "effect"
import type { Emitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { SessionBack } from "../actor-logic/session-back.ts"

export interface EditIssue<Draft> {
  /** Null where it is no field's doing. */
  readonly field: (keyof Draft & string) | null
  readonly message: string
  /** The setting at fault, where the draft is a configuration. */
  readonly setting?: SettingIssue
  /** It was so when it was read: it is shown, and forbids nothing. */
  readonly isOld?: true
}

export type Side = "mine" | "theirs"

/** By the key of a collision. */
export type Choices = Readonly<Record<string, Side>>

/** What was changed here and on the service, to something else. */
export interface Collision {
  readonly path: SettingPath
  readonly shown: string
  readonly was: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/** A draft on top of what the service has now. Where both changed, it is what was typed unless theirs was chosen. */
export interface Rebased<Subject, Draft> {
  readonly draft: Draft
  readonly collisions: ReadonlyArray<Collision>
  /** What is edited from now on, where it is not just what the service has. */
  readonly subject?: Subject
}

/** What tells one edited record from another: its fields, its rules, its words. */
export interface EditDefinition<Subject, Draft> {
  readonly id: string
  readonly draftOf: (subject: Subject) => Draft
  /** Something differs from what was read, whether or not it was touched. */
  readonly isChanged: (subject: Subject, draft: Draft) => boolean
  readonly issues: (subject: Subject, draft: Draft) => ReadonlyArray<EditIssue<Draft>>
  /** The record is new: it may be saved as it starts. */
  readonly isNew?: true
  /** Where a saved record leads. */
  readonly leadsTo?: (subject: Subject) => string
  /** What saving would change: where it is given, it is reviewed first. */
  readonly changes?: (subject: Subject, draft: Draft) => ReadonlyArray<ReadableChange>
  /** A form of many settings: changes can be taken back one by one, and a submit that cannot be sent says why. */
  readonly undoable?: true
  /** It can be typed as text, too: the draft that a text stands for, or why it stands for none. */
  readonly draftFrom?: (text: string) => Result.Result<Draft, string>
  readonly rebased: (before: Subject, draft: Draft, now: Subject, choices: Choices) => Rebased<Subject, Draft>
  /** What is typed as a text is the same text on top of what was read anew. */
  readonly isTypedOn?: (before: Subject, draft: Draft, followed: Draft) => boolean
  /** What is edited, by what is known of its settings now. */
  readonly withSchemaOf?: (subject: Subject, read: Subject) => Subject
  /** What the schema says of the settings, where one is known: their titles, their secrets. */
  readonly schema?: (subject: Subject) => SettingsSchema | null
  /** What was changed on the service meanwhile. */
  readonly theirChanges?: (before: Subject, now: Subject) => ReadonlyArray<ReadableChange>
  readonly messages: {
    readonly updated: string
    /** The toast. */
    readonly failed: (reason: string) => string
    /** The toast where nobody knows whether it was saved. */
    readonly unknown: (reason: string) => string
  }
}

/** A draft of an earlier visit. */
export interface KeptEdit<Subject, Draft> {
  readonly draft: Draft
  /** An ISO date. */
  readonly savedAt: string
  /** As it was read when the draft was made, where the service has moved on since. */
  readonly before?: Subject
}

export interface EditInput<Subject, Draft> {
  readonly businessEntityId: number
  /** As the service answered it. */
  readonly subject: Subject
  readonly canEdit: boolean
  /** Null where nothing was kept yet; left out where drafts are not kept at all. */
  readonly kept?: KeptEdit<Subject, Draft> | null
}

export interface EditContext<Subject, Draft> {
  readonly businessEntityId: number
  readonly subject: Subject
  readonly canEdit: boolean
  readonly draft: Draft
  readonly failure: Failure | null
  /** What the service has now, where it moved on since it was read. */
  readonly current: Subject | null
  readonly choices: Choices
  /** Drafts before this one, the newest last, and those that were undone, the next one last. */
  readonly past: ReadonlyArray<Draft>
  readonly future: ReadonlyArray<Draft>
  /** The setting that was changed last: what is typed on there is the same step. */
  readonly joined: string | null
  /** As it was typed, where it was typed as text; what it lacks to be a draft. */
  readonly text: string | null
  readonly textIssue: string | null
  /** A submit could not be sent since something is wrong. */
  readonly hasTried: boolean
  /** What was typed was put on top of what the service has, and sent again without asking. */
  readonly isMerged: boolean
  readonly keeps: boolean
  /** The browser holds a draft. */
  readonly isKept: boolean
  /** The draft of an earlier visit that is back, and whether it was put on top of something newer. */
  readonly back: { readonly savedAt: string; readonly isMerged: boolean } | null
  /** The collisions are those of a draft that is back: nothing was being sent. */
  readonly isReturning: boolean
}

/** What the update takes. */
export interface RecordUpdate<Subject, Draft> {
  readonly businessEntityId: number
  readonly subject: Subject
  readonly draft: Draft
}

/** Updated, or nothing sent (or taken), since the record had moved on: both with the record as it is now. */
export interface UpdateAnswer<Subject> {
  readonly kind: "updated" | "movedOn"
  readonly subject: Subject
}

export type EditOutcome<Subject> = Outcome<UpdateAnswer<Subject>, Failure>

export type EditEvent<Subject, Draft> =
  | SessionBack
  /** `setting` is the key of the path of what was changed. */
  | { readonly type: "draft.changed"; readonly draft: Draft; readonly setting?: string }
  | { readonly type: "text.changed"; readonly text: string }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  | { readonly type: "submit" }
  | { readonly type: "cancel" }
  /** Back to the form: from the review, from "changes are not saved", from "the record moved on". */
  | { readonly type: "edit" }
  /** What was typed goes: from "changes are not saved", or since it was only back from an earlier visit. */
  | { readonly type: "discard" }
  /** The review, or the choices where the record moved on, are done: it is sent. */
  | { readonly type: "confirm" }
  | { readonly type: "collision.chosen"; readonly key: string; readonly side: Side }
  /** All collisions at once. */
  | { readonly type: "mine" }
  | { readonly type: "theirs" }
  /** It was read anew beside the form: what nobody has typed into shows that. */
  | { readonly type: "subject.read"; readonly subject: Subject }
  /** The page may go without a word: what is typed is kept now. */
  | { readonly type: "page.hidden" }

/** The browser is to keep this draft of the subject, or, with null, to keep none any more. */
interface DraftKeptEmitted<Subject, Draft> {
  readonly type: "draft.kept"
  readonly subject: Subject
  readonly draft: Draft | null
}

export type EditEmitted<Subject, Draft> = Emitted | DraftKeptEmitted<Subject, Draft>
