import type { AwaitedContact, Contact } from "@command-center/domain/installation/first-contact"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

export interface FirstContactContext {
  readonly awaited: AwaitedContact
  /** Those that had reported when it was looked for the first time; null before. */
  readonly before: ReadonlyArray<Contact> | null
  readonly contact: Contact | null
  /** Why nobody could look; it is looked again. */
  readonly failure: string | null
}

export type LookOutcome = Outcome<ReadonlyArray<Contact>, Failure>
