import type { Effect } from "effect"
import type { ApiError } from "../src/transport/api-error.ts"
import type { Credentials } from "../src/transport/credentials.ts"
import type { Http } from "../src/transport/http.ts"

export interface KnownCall {
  /** The name of the exported function first. */
  readonly name: string
  readonly program: Effect.Effect<unknown, ApiError, Http | Credentials>
  readonly line: string
  readonly body: string
  readonly headers: "service" | "anonymous" | "sign-on" | "none"
  readonly kind: "read" | "write"
  /** What is read of the answer: its field, a file, or nothing at all. */
  readonly answer: "list" | "object" | "file" | "nothing"
  /** What a file should have been. */
  readonly expected?: string
  readonly action: string | null
}

/** What most reads have in common. */
export const read = { body: "", headers: "service", kind: "read", answer: "list", action: null } as const

/** What most writes have in common. */
export const write = { body: "", headers: "service", kind: "write", answer: "nothing", action: null } as const

export const machine = "5f0c1d5e-7a0b-4c52-9a55-1d2f3c4b5a69"
export const component = "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60"

export const management = "/management/businessentities/7"
