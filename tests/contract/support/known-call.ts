import type { ApiError } from "@command-center/api/transport/api-error"
import type { Program } from "./estate.ts"

/** What a call with an answer of another shape comes to: the place that is named, or that any object will do. */
type ShapeOutcome = { readonly path: string } | "answered" | ApiError

export interface KnownCall {
  /** The name of the exported function first. */
  readonly name: string
  readonly program: Program<unknown>
  /** The part of the path by which a fault finds the call. */
  readonly path: string
  readonly kind: "read" | "write"
  /** What is read of the answer; a list may be empty where an object may not. */
  readonly answer: "list" | "object" | "file" | "nothing" | "unread"
  /** What a file should have been. */
  readonly expected: string
  readonly shape: ShapeOutcome
  readonly action: string | null
  /** Whether the call carries the current token, one of its own, or none. */
  readonly token: "current" | "own" | "none"
}

export interface KnownIds {
  readonly origin: string
  readonly token: string
  readonly account: number
  readonly userId: number
  readonly componentId: number
  readonly machine: string
  readonly component: string
  readonly profileId: number
  readonly templateId: number
  readonly formId: number
  readonly verificationId: string
  readonly utgVersion: string
  readonly schemaFile: string
}

type Particulars = Partial<Omit<KnownCall, "name" | "program" | "path">>

/** A call that reads one object, unless told otherwise. */
export const read = (
  name: string,
  program: Program<unknown>,
  path: string,
  field: string,
  particulars: Particulars = {}
): KnownCall => ({
  name,
  program,
  path,
  kind: "read",
  answer: "object",
  expected: "JSON",
  shape: { path: field },
  action: null,
  token: "current",
  ...particulars
})

/** A call that changes something and whose answer nobody reads, unless told otherwise. */
export const write = (
  name: string,
  program: Program<unknown>,
  path: string,
  particulars: Particulars = {}
): KnownCall => ({
  name,
  program,
  path,
  kind: "write",
  answer: "nothing",
  expected: "JSON",
  shape: "answered",
  action: null,
  token: "current",
  ...particulars
})
