import type { Duplicate, Made } from "../write/made.ts"

/** An installation that can be installed once its user is there: its answer had a verification id (document 2 §4). */
export interface VerifiedInstallation {
  /** Null where the answer did not say. */
  readonly id: number | null
  readonly verificationId: string
  /** What tells of it; the answer where nothing is said. */
  readonly knownBy?: Made<unknown>["knownBy"]
  /** What is there of it once more. */
  readonly again?: ReadonlyArray<Duplicate>
}
