import type { Ancestry } from "@command-center/domain/account/ancestors"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { type DriftItem, type Standing, standingOf } from "./drift-item.ts"

/**
 * The newest version of the profile that a row names. Rows name no account with it: of several profiles of one name it
 * is that of the account nearest above the UTG, and with none above it is not known which.
 */
const newestVersion = (row: UtgRow, named: ReadonlyArray<ProfileRow>, ancestry: Ancestry): number | null => {
  const account = row.businessEntityId
  const line = account === null ? [] : [account, ...ancestry.ancestorsOf(account)]
  const owner = line.find((id) => named.some((profile) => profile.businessEntityId === id))
  const candidates = owner === undefined ? named : named.filter((profile) => profile.businessEntityId === owner)
  const owners = new Set(candidates.map((profile) => profile.businessEntityId))
  const versions = candidates.flatMap(({ version }) => (version === null ? [] : [version]))
  return owners.size === 1 && versions.length > 0 ? Math.max(...versions) : null
}

const standing = (version: number | null, current: number | null): Standing =>
  version === null || current === null ? "unknown" : standingOf(version - current)

/** Each UTG with a profile against the newest version of that profile. */
export const profileDrift = (
  utgs: ReadonlyArray<UtgRow>,
  profiles: ReadonlyArray<ProfileRow>,
  ancestry: Ancestry
): ReadonlyArray<DriftItem> => {
  const byName = new Map<string, Array<ProfileRow>>()
  for (const profile of profiles) {
    const name = profile.name ?? ""
    byName.set(name, [...(byName.get(name) ?? []), profile])
  }
  return utgs.flatMap((row) => {
    const { componentProfileName: name, componentProfileVersion: version } = row
    if (name === null || name === "") return []
    const current = newestVersion(row, byName.get(name) ?? [], ancestry)
    const item: DriftItem = {
      kind: "profile",
      id: row.componentId,
      name: row.componentNickname || String(row.componentId),
      account: row.parentName,
      of: name,
      version: version === null ? null : String(version),
      current: current === null ? null : String(current),
      standing: standing(version, current)
    }
    return [item]
  })
}
