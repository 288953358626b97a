import type { Ancestry } from "../account/ancestors.ts"
import type { ProfileRow } from "../profile/profile.ts"
import type { UtgRow } from "../utg/utg.ts"
import { type DriftItem, type Held, held, notHeld } from "./drift-item.ts"

/** What a UTG's row says of its profile. Rows name no account with it. */
export type UsedProfile = Pick<UtgRow, "businessEntityId" | "componentProfileName" | "componentProfileVersion">

type Versioned = Pick<ProfileRow, "name" | "businessEntityId" | "version">

/**
 * Holds profile versions against the newest version of the profile. Of several profiles of one name it is that of the
 * account nearest above the UTG, and with none above it is not known which.
 */
export const heldAgainstProfiles = (
  profiles: ReadonlyArray<Versioned>,
  ancestry: Pick<Ancestry, "ancestorsOf">
): ((used: UsedProfile) => Held) => {
  const byName = new Map<string, Array<Versioned>>()
  for (const profile of profiles) {
    const known = byName.get(profile.name ?? "")
    if (known === undefined) byName.set(profile.name ?? "", [profile])
    else known.push(profile)
  }
  const newestOf = (name: string, account: number | null): ReadonlyArray<number> => {
    const named = byName.get(name) ?? []
    const line = account === null ? [] : [account, ...ancestry.ancestorsOf(account)]
    const owner = line.find((id) => named.some((profile) => profile.businessEntityId === id))
    const candidates = owner === undefined ? named : named.filter((profile) => profile.businessEntityId === owner)
    const owners = new Set(candidates.map((profile) => profile.businessEntityId))
    return owners.size === 1 ? candidates.flatMap(({ version }) => (version === null ? [] : [version])) : []
  }
  return ({ componentProfileName: name, componentProfileVersion: version, businessEntityId }) => {
    const versions = newestOf(name ?? "", businessEntityId)
    if (versions.length === 0) return notHeld(null)
    const current = Math.max(...versions)
    return version === null
      ? notHeld(String(current))
      : held(String(current), version - current, Math.max(0, current - version))
  }
}

/** Each UTG with a profile against the newest version of that profile. */
export const profileDrift = (
  utgs: ReadonlyArray<UtgRow>,
  profiles: ReadonlyArray<ProfileRow>,
  ancestry: Ancestry
): ReadonlyArray<DriftItem> => {
  const hold = heldAgainstProfiles(profiles, ancestry)
  return utgs.flatMap((row) => {
    const { componentProfileName: name, componentProfileVersion: version } = row
    if (name === null || name === "") return []
    const item: DriftItem = {
      kind: "profile",
      id: row.componentId,
      name: row.componentNickname || String(row.componentId),
      account: row.parentName,
      of: name,
      version: version === null ? null : String(version),
      ...hold(row)
    }
    return [item]
  })
}
