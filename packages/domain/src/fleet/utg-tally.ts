import type { ProfileUse } from "../drift/profile-matrix.ts"
import { folded } from "../filter/folded-text.ts"
import type { UtgRow } from "../utg/utg.ts"
import { isBlank, keyOfVersion } from "./bars.ts"
import { makeTally, type Tally } from "./tally.ts"
import { isOnline, makeTroubleCount, ofAccount, ofMerchant, ofVersion, type TroubleCount } from "./trouble.ts"

/** What is known of UTGs when each was looked at once: all figures of theirs come from it. */
export interface UtgTally {
  /** The moment that predictions were held against, as ISO text. */
  readonly now: string
  readonly statuses: Tally<string | null>
  readonly configs: Tally<string | null>
  readonly utgVersions: Tally<string | null>
  readonly agentVersions: Tally<string | null>
  /** How many should have been heard from, and of how many that is not known. */
  readonly silent: number
  readonly silentUnknown: number
  /** Profiles in use, by account. */
  readonly profiles: ReadonlyArray<ProfileUse>
  readonly trouble: Readonly<Record<"accounts" | "merchants" | "versions", TroubleCount>>
}

const makeProfileUses = () => {
  const uses = new Map<string, ProfileUse & { count: number }>()
  return {
    add: ({ businessEntityId, parentName, componentProfileName, componentProfileVersion }: UtgRow): void => {
      if (componentProfileName === null) return
      const key = `${businessEntityId} ${componentProfileVersion} ${componentProfileName}`
      const known = uses.get(key)
      if (known !== undefined) known.count += 1
      else uses.set(key, { businessEntityId, parentName, componentProfileName, componentProfileVersion, count: 1 })
    },
    uses: (): ReadonlyArray<ProfileUse> => [...uses.values()]
  }
}

/** Looks at each UTG once. */
export const tallyUtgs = (rows: Iterable<UtgRow>, now: string): UtgTally => {
  const statuses = makeTally<string | null>()
  const configs = makeTally<string | null>()
  const utgVersions = makeTally<string | null>()
  const agentVersions = makeTally<string | null>()
  const profiles = makeProfileUses()
  const accounts = makeTroubleCount<number>((id) => id, ofAccount)
  const merchants = makeTroubleCount<string>((name) => (isBlank(name) ? null : folded(name)), ofMerchant)
  const versions = makeTroubleCount<string>(keyOfVersion, ofVersion)
  let silent = 0
  let silentUnknown = 0
  for (const row of rows) {
    const predicted = row.machineStatusEntityNextPredictedCommunication
    statuses.add(row.utgStatus)
    configs.add(row.configStatus)
    utgVersions.add(row.utgVersion)
    agentVersions.add(row.agentVersion)
    profiles.add(row)
    if (predicted === null) silentUnknown += 1
    else if (predicted < now) silent += 1
    const isTroubled = !isOnline(row.utgStatus)
    accounts.add(row.businessEntityId, row.parentName ?? String(row.businessEntityId), isTroubled)
    merchants.add(row.componentMerchant, row.componentMerchant ?? "", isTroubled)
    versions.add(row.utgVersion, keyOfVersion(row.utgVersion ?? "") ?? "", isTroubled)
  }
  return {
    now,
    statuses: statuses.counts,
    configs: configs.counts,
    utgVersions: utgVersions.counts,
    agentVersions: agentVersions.counts,
    silent,
    silentUnknown,
    profiles: profiles.uses(),
    trouble: { accounts, merchants, versions }
  }
}
