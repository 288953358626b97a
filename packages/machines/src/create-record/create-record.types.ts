import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { AskedToClose } from "../actor-logic/typed-form.ts"

/** What tells one kind of new record from another: its rules, its words, where it leads. */
export interface CreationDefinition<Draft, Subject, Created> {
  readonly id: string
  /** What is there before anything is typed. */
  readonly startOf: (subject: Subject) => Draft
  readonly issues: (draft: Draft, names: ReadonlyArray<string>) => ReadonlyArray<CreationIssue<Draft>>
  readonly messages: {
    readonly created: string
    readonly failed: (reason: string) => string
    /** What to do when the service may have created it all the same. */
    readonly uncertain: string
    /** What is said where the dialog is to close on what was typed. */
    readonly unsaved: string
  }
  /** The page of what was created; null stays where it is. */
  readonly pathOf: (businessEntityId: number, created: Created) => string | null
}

export interface CreationIssue<Draft> {
  readonly field: keyof Draft
  readonly message: string
}

export interface CreationInput<Subject> {
  readonly businessEntityId: number
  /** Of the loaded records: a new one's must be another. */
  readonly names: ReadonlyArray<string>
  readonly canEdit: boolean
  /** What it is made from: the profile that is cloned, the versions to choose from. */
  readonly subject: Subject
}

export interface CreationContext<Draft, Subject> extends CreationInput<Subject> {
  readonly draft: Draft
  readonly failure: Failure | null
}

/** What the one call takes. */
export interface Creation<Draft, Subject> {
  readonly businessEntityId: number
  readonly draft: Draft
  readonly subject: Subject
}

export type CreationEvent<Draft> =
  | { readonly type: "draft.changed"; readonly draft: Draft }
  | { readonly type: "submit" }
  | { readonly type: "cancel" }
  | AskedToClose

export interface CreationOutput {
  readonly created: boolean
}

export type CreationOutcome<Created> = Outcome<Created, Failure>
