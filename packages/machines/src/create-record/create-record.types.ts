import type { Made } from "@command-center/domain/write/made"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { SessionBack } from "../actor-logic/session-back.ts"
import type { AskedToClose } from "../actor-logic/typed-form.ts"

/** What tells one kind of new record from another: its rules, its words, where it leads. */
export interface CreationDefinition<Draft, Subject, Created> {
  readonly id: string
  /** What is there before anything is typed. */
  readonly startOf: (subject: Subject) => Draft
  readonly fields: ReadonlyArray<keyof Draft>
  readonly issues: (draft: Draft, names: ReadonlyArray<string>) => ReadonlyArray<CreationIssue<Draft>>
  readonly messages: {
    readonly created: string
    /** The toast. */
    readonly failed: (reason: string) => string
    /** What is said where the dialog is to close on what was typed. */
    readonly unsaved: string
  }
  /** The page of what was created; null stays where it is. */
  readonly pathOf: (businessEntityId: number, created: Created) => string | null
  readonly idOf: (created: Created) => number
  readonly nameOf: (draft: Draft) => string
}

interface CreationIssue<Draft> {
  readonly field: keyof Draft
  readonly message: string
}

/** Names that a new record cannot have. */
export interface TakenNames {
  /** Those of the records loaded so far. */
  readonly names: ReadonlyArray<string>
  /** Why there may be others; null where these are all. */
  readonly namesUnknown: string | null
}

export interface CreationInput<Subject> extends TakenNames {
  readonly businessEntityId: number
  readonly canEdit: boolean
  /** What it is made from: the profile that is cloned, the versions to choose from. */
  readonly subject: Subject
}

export interface CreationContext<Draft, Subject, Created> extends CreationInput<Subject> {
  readonly draft: Draft
  /** The fields that were changed: only these say what is wrong with them. */
  readonly touched: ReadonlyArray<keyof Draft>
  /** What an earlier submit sent that may have been carried out: it is looked up before anything is sent again. */
  readonly unsettled: Draft | null
  readonly made: Made<Created> | null
  readonly failure: Failure | null
}

/** The input of the call that creates the record. */
export interface Creation<Draft, Subject> {
  readonly businessEntityId: number
  readonly draft: Draft
  readonly unsettled: Draft | null
  readonly subject: Subject
}

/** What was created more than once: these are to go. */
export interface OthersRemoval<Created> {
  readonly businessEntityId: number
  readonly others: ReadonlyArray<Created>
}

export type CreationEvent<Draft> =
  | { readonly type: "draft.changed"; readonly draft: Draft }
  | { readonly type: "submit" }
  | { readonly type: "cancel" }
  /** What is there twice: the second goes, or all stay. */
  | { readonly type: "others.removed" }
  | { readonly type: "others.kept" }
  | AskedToClose
  | SessionBack

export interface CreationOutput {
  readonly created: boolean
}

export type CreationOutcome<Created> = Outcome<Made<Created>, Failure>
export type RemovalOutcome = Outcome<unknown, Failure>
