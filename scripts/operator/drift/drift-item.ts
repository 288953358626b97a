/** How something stands to what is current. */
export type Standing = "current" | "behind" | "ahead" | "unknown"

export type DriftKind = "utg" | "agent" | "profile" | "firmware"

/** One thing of an account that has a version: a UTG, a machine's agent, a UTG's profile, a device's firmware. */
export interface DriftItem {
  readonly kind: DriftKind
  readonly id: number
  readonly name: string
  readonly account: string | null
  /** What it is: "UTG", "Agent", a profile's name, a device type. */
  readonly of: string
  readonly version: string | null
  readonly current: string | null
  readonly standing: Standing
}

/** Where a comparison with the current version puts a thing; `compared` is negative for an older one. */
export const standingOf = (compared: number): Standing =>
  compared === 0 ? "current" : compared < 0 ? "behind" : "ahead"
