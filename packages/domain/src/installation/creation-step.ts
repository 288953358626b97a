/** What making an installation has brought so far; null for what has not been answered. */
export interface CreationProgress {
  readonly verificationId: string | null
  readonly roleId: number | null
  readonly hasEphemeralUser: boolean
}

export type CreationStep = "create installation" | "read role" | "create ephemeral user" | "done"

/**
 * The one call that comes next (contract "New installation"). After a failure the same progress gives the same call, so
 * that trying again never makes a second installation.
 */
export const nextCreationStep = ({ verificationId, roleId, hasEphemeralUser }: CreationProgress): CreationStep => {
  if (verificationId === null) return "create installation"
  if (hasEphemeralUser) return "done"
  return roleId === null ? "read role" : "create ephemeral user"
}
