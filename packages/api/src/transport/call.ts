import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { CsvEnd } from "@command-center/domain/rows/csv-end"
import type { Result } from "effect"
import type { ApiError, Unreadable } from "./api-error.ts"

export type ServiceName = "sso" | "security" | "management" | "rollouts" | "static"

/** Segments are encoded one by one; `.`, `..` and empty ones are refused. A URL is taken as it is. */
export type Place = ReadonlyArray<string | number> | URL

/** Takes an answer while it arrives. */
export interface Receiver<A> {
  /** False: whatever comes now, the answer cannot be read, and the rest of it is not waited for. */
  readonly take: (bytes: Uint8Array) => boolean
  readonly end: () => Result.Result<A, ApiError>
}

/** One description of a call drives its headers, path, override, retries, time-out and error wording. */
export interface Call<A> {
  readonly service: ServiceName
  /** DELETE and PATCH travel as POST with the override header (contract, Headers). */
  readonly method: "GET" | "POST" | "PUT" | "DELETE" | "PATCH"
  readonly place: Place
  readonly query?: Readonly<Record<string, string | number | boolean>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as it is, where the body is JSON already. */
  readonly text?: string
  /** Carries no token: the install package (contract, Headers). */
  readonly anonymous?: boolean
  /** Where the same call may arrive more than once and is to be carried out once. */
  readonly idempotencyKey?: string
  /** Other than JSON. */
  readonly accept?: string
  /** The last event that was taken of a stream, to be continued after it. */
  readonly lastEventId?: string
  /** An answer that goes on while something happens: it has no end in time but where no byte comes. */
  readonly isOpenEnded?: boolean
  /** Used in place of the current token. */
  readonly token?: string
  /** The {action} of "Failed to {action}. Status: {status text}", for the calls that document 2 §8 names. */
  readonly action?: string
  /** Reads are retried. By default what travels as GET is a read. */
  readonly intent?: "read" | "write"
  /** Milliseconds for one attempt, answer included; 30 s for reads and 60 s for writes unless given. */
  readonly timeout?: number
  /** Bytes. */
  readonly sizeLimit?: number
  readonly read: (json: unknown) => Result.Result<A, Unreadable>
  /** Takes the place of `read` for answers too large to be held whole; made anew for each attempt. */
  readonly receive?: () => Receiver<A>
}

/** A call answered by a file. `timeout` counts until its first byte; while bytes flow there is no other. */
export interface FileCall extends Omit<Call<never>, "read" | "receive"> {
  /** Named when the answer is empty, a web page or cut off. */
  readonly expected: string
  /** Told at most ten times a second how many bytes have come; from 0 again where the call is sent again. */
  readonly onProgress?: ((transfer: Transfer) => void) | undefined
  /** Finds out whether the file was cut off; made anew for each attempt. */
  readonly end?: () => CsvEnd
}
