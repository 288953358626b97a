import type { UtgRow } from "../utg/utg.ts"
import type { ProfileRow } from "./profile.ts"
import type { ProfileAssignment } from "./profile-assignment.ts"

type Listed = Pick<UtgRow, "componentId" | "componentProfileName" | "componentProfileVersion">
type Known = Pick<ProfileRow, "id" | "name" | "version">

/**
 * Whether a UTG surely has what was assigned to it. Its row names the profile and the version, not the id: a name that
 * two accounts use tells nothing, nor does a profile that is not known. An assignment may be sent again then.
 */
export const isAssigned = (
  { componentId, profileId }: ProfileAssignment,
  utgs: ReadonlyArray<Listed>,
  profiles: ReadonlyArray<Known>
): boolean => {
  const utg = utgs.find((row) => row.componentId === componentId)
  if (utg === undefined) return false
  const { componentProfileName: name, componentProfileVersion: version } = utg
  if (profileId === null) return !name
  const [profile, ...others] = profiles.filter((each) => each.name === name)
  return profile?.id === profileId && others.length === 0 && version !== null && profile.version === version
}
