import type { NewUser, NewUserDraft, NewUserText } from "@command-center/domain/user/new-user"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { SessionBack } from "../actor-logic/session-back.ts"
import type { AskedToClose } from "../actor-logic/typed-form.ts"

export interface AddUserInput {
  readonly businessEntityId: number
  readonly canEdit: boolean
}

export interface AddUserContext extends AddUserInput {
  readonly draft: NewUserDraft
  /** The fields that were typed in: what is wrong with them is said. */
  readonly touched: ReadonlyArray<NewUserText>
  /** What the last submit sent; kept while it is not known what became of it. */
  readonly sent: NewUser | null
  /** Set once the user is known to exist: from then on only the role is sent. */
  readonly userId: number | null
  /** The ids of those that are there as well, where a broken connection had the user created again. */
  readonly again: ReadonlyArray<number>
  readonly failure: Failure | null
}

export type AddUserEvent =
  | { readonly type: "draft.changed"; readonly field: NewUserText; readonly text: string }
  | { readonly type: "role.chosen"; readonly roleId: number }
  | { readonly type: "submit" }
  | { readonly type: "check" }
  | { readonly type: "retry" }
  | { readonly type: "cancel" }
  | { readonly type: "close" }
  | AskedToClose
  | SessionBack

export interface AddUserOutput {
  /** Null when no user is known to have been created. */
  readonly userId: number | null
}

export interface UserToAdd {
  readonly businessEntityId: number
  readonly user: NewUser
}

export interface RoleToAssign {
  readonly businessEntityId: number
  readonly userId: number
  readonly roleId: number
}

export type CreateOutcome = Outcome<number, Failure>
/** The ids of such users of the account. */
export type FindOutcome = Outcome<ReadonlyArray<number>, Failure>
