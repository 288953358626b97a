import type { Ancestry } from "../account/ancestors.ts"
import { folded } from "../filter/folded-text.ts"
import { isBlank } from "../fleet/bars.ts"
import type { ProfileRow } from "../profile/profile.ts"
import type { UtgRow } from "../utg/utg.ts"
import { type DriftItem, type Held, held, notHeld } from "./drift-item.ts"

/** What a UTG's row says of its profile. Rows name no account with it. */
export type UsedProfile = Pick<UtgRow, "businessEntityId" | "componentProfileName" | "componentProfileVersion">

/** A version of a profile that there is. */
export type KnownProfile = Pick<ProfileRow, "name" | "businessEntityId" | "version">

/** The accounts above one, the nearest first. */
export type AccountLines = Pick<Ancestry, "ancestorsOf">

const keyOf = (name: string | null): string => folded(name ?? "")

/** The newest version of each profile: all that versions are held against. */
export const newestProfiles = (profiles: Iterable<KnownProfile>): ReadonlyArray<KnownProfile> => {
  const newest = new Map<string, KnownProfile>()
  for (const { name, businessEntityId, version } of profiles) {
    const key = `${businessEntityId} ${keyOf(name)}`
    const known = newest.get(key)
    if (known === undefined || (version ?? -Infinity) > (known.version ?? -Infinity))
      newest.set(key, { name, businessEntityId, version })
  }
  return [...newest.values()]
}

/**
 * Holds profile versions against the newest version of the profile. Of several profiles of one name it is that of the
 * account nearest above the UTG, and with none above it is not known which. Names are compared as filters compare them.
 */
export const heldAgainstProfiles = (
  profiles: ReadonlyArray<KnownProfile>,
  ancestry: AccountLines
): ((used: UsedProfile) => Held) => {
  const byName = new Map<string, Array<KnownProfile>>()
  for (const profile of profiles) {
    const known = byName.get(keyOf(profile.name))
    if (known === undefined) byName.set(keyOf(profile.name), [profile])
    else known.push(profile)
  }
  const newestOf = (name: string | null, account: number | null): ReadonlyArray<number> => {
    const named = byName.get(keyOf(name)) ?? []
    const line = account === null ? [] : [account, ...ancestry.ancestorsOf(account)]
    const owner = line.find((id) => named.some((profile) => profile.businessEntityId === id))
    const candidates = owner === undefined ? named : named.filter((profile) => profile.businessEntityId === owner)
    const owners = new Set(candidates.map((profile) => profile.businessEntityId))
    return owners.size === 1 ? candidates.flatMap(({ version }) => (version === null ? [] : [version])) : []
  }
  return ({ componentProfileName: name, componentProfileVersion: version, businessEntityId }) => {
    const versions = newestOf(name, businessEntityId)
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
    if (name === null || isBlank(name)) return []
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
