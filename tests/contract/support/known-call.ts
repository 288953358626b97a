import type { Program } from "./estate.ts"

export interface KnownCall {
  /** The name of the exported function first. */
  readonly name: string
  readonly program: Program<unknown>
  readonly kind: "read" | "write"
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

const call =
  (kind: KnownCall["kind"]) =>
  (name: string, program: Program<unknown>, token: KnownCall["token"] = "current"): KnownCall => ({
    name,
    program,
    kind,
    token
  })

export const read = call("read")
export const write = call("write")
