/** How something stands to what is current. */
export type Standing = "current" | "behind" | "ahead" | "unknown"

export type DriftKind = "utg" | "agent" | "profile" | "firmware"

/** How a version stands to the current one of its kind. */
export interface Held {
  /** Null where it is not known. */
  readonly current: string | null
  readonly standing: Standing
  /** By how many releases it is behind; null where it is not, or that is not known. */
  readonly releases: number | null
}

/** One thing of an account that has a version: a UTG, a machine's agent, a UTG's profile, a device's firmware. */
export interface DriftItem extends Held {
  readonly kind: DriftKind
  readonly id: number
  readonly name: string
  readonly account: string | null
  /** What it is: "UTG", "Agent", a profile's name, a device type. */
  readonly of: string
  readonly version: string | null
}

/**
 * Holds a version against the current one: `compared` is negative for an older one, and `newer` are the releases after
 * it up to the current one.
 */
export const held = (current: string | null, compared: number, newer: number): Held => ({
  current,
  standing: compared === 0 ? "current" : compared < 0 ? "behind" : "ahead",
  releases: compared < 0 ? newer : null
})

/** What cannot be held against anything. */
export const notHeld = (current: string | null): Held => ({ current, standing: "unknown", releases: null })
