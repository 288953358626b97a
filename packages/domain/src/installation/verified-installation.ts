/** An installation that can be installed once its user is there: its answer had a verification id (document 2 §4). */
export interface VerifiedInstallation {
  readonly id: number
  readonly verificationId: string
  /** The ids under which it is there once more. */
  readonly again?: ReadonlyArray<number>
}
