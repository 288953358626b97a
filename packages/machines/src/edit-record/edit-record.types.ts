import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

export interface EditIssue<Draft> {
  /** Null where it is no field's doing. */
  readonly field: (keyof Draft & string) | null
  readonly message: string
}

/** What was changed here and on the service, to something else. */
export interface Collision<Draft> {
  readonly field: keyof Draft & string
  readonly mine: string
  readonly theirs: string
}

/** A draft on top of what the service has now: with what was typed, or with the service's own, where both changed. */
export interface Rebased<Draft> {
  readonly mine: Draft
  readonly theirs: Draft
  readonly collisions: ReadonlyArray<Collision<Draft>>
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
  readonly rebased: (before: Subject, draft: Draft, now: Subject) => Rebased<Draft>
  readonly messages: {
    readonly updated: string
    /** The toast. */
    readonly failed: (reason: string) => string
    /** What stands at the form until something is typed. */
    readonly refused: (reason: string) => string
  }
}

export interface EditInput<Subject> {
  readonly businessEntityId: number
  /** As the service answered it. */
  readonly subject: Subject
  readonly canEdit: boolean
}

export interface EditContext<Subject, Draft> extends EditInput<Subject> {
  readonly draft: Draft
  readonly failure: Failure | null
  /** What the service has now, where it moved on since it was read. */
  readonly current: Subject | null
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

export type EditEvent<Draft> =
  | { readonly type: "draft.changed"; readonly draft: Draft }
  | { readonly type: "submit" }
  | { readonly type: "cancel" }
  /** The answers to "changes are not saved"; the first one leaves "the record moved on" as well. */
  | { readonly type: "edit" }
  | { readonly type: "discard" }
  /** The answers to "the record moved on": what was typed is sent, or gives way where both changed. */
  | { readonly type: "mine" }
  | { readonly type: "theirs" }
