import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { DownloadEmitted, ToastEmitted, UnauthorizedEmitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { Progressed } from "../actor-logic/progressed.ts"

export interface DownloadFileInput {
  readonly businessEntityId: number
}

/** What tells one download from another. */
export interface DownloadFileDefinition<Wanted> {
  readonly id: string
  /** Said when it begins, where the documents have it said. */
  readonly begun: Omit<ToastEmitted, "type" | "kind"> | null
  readonly fileName: (wanted: Wanted) => string
  readonly failed: (wanted: Wanted, reason: string) => string
  /** Whether the call has the token: only then a refusal says something about the session. */
  readonly hasToken: boolean
}

export interface DownloadFileContext<Wanted> extends DownloadFileInput {
  /** What is downloaded, or was last. */
  readonly wanted: Wanted | null
  /** The bytes of it that have come; null while there are none. */
  readonly transfer: Transfer | null
}

export type DownloadFileEvent<Wanted> =
  | Progressed
  | { readonly type: "download.started"; readonly wanted: Wanted }
  | { readonly type: "download.cancelled" }

export interface FileWanted<Wanted> extends DownloadFileInput {
  readonly wanted: Wanted | null
}

/** The file as the call gave it; a machine only hands it on. */
export type FileOutcome = Outcome<unknown, Failure>

export type DownloadFileEmitted = DownloadEmitted | ToastEmitted | UnauthorizedEmitted
