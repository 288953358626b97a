import type { ReadRows } from "@command-center/api/transport/decode"
import type { PermissionMask } from "@command-center/domain/permission/permission-mask"
import type { Subject } from "@command-center/domain/permission/subject"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

/** Somebody whose rights are explained. */
interface ExplainedUser {
  readonly id: number
  readonly username: string
}

export interface RightsLineInput {
  /** The subject of the page it was opened from. */
  readonly subject: Subject
  /** Null for oneself, whose masks the session has. */
  readonly user: ExplainedUser | null
  /** At which account; null for the one that is shown. */
  readonly businessEntityId: number | null
}

export interface RightsLineContext extends RightsLineInput {
  /** Of the other user; null for oneself and until they are read. */
  readonly masks: ReadRows<PermissionMask> | null
  readonly failure: Failure | null
}

export type RightsLineEvent =
  | { readonly type: "subject.chosen"; readonly subject: Subject }
  | { readonly type: "retry" }
  | { readonly type: "close" }

export type MasksOutcome = Outcome<ReadRows<PermissionMask>, Failure>
