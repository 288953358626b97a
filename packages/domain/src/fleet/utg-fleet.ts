import type { ProfileUse } from "../drift/drift-matrix.ts"
import { generallyAvailable } from "../drift/product-drift.ts"
import type { UsedProfile } from "../drift/profile-drift.ts"
import { folded } from "../filter/folded-text.ts"
import { orderOfVersions, versionParts } from "../filter/version-parts.ts"
import type { UtgRow } from "../utg/utg.ts"
import type { Product, VersionChoices } from "../version/version-product.ts"
import { type Bar, keyOfVersion, textBars, versionBars } from "./bars.ts"
import { type Figure, figure, is, isBefore, isNot, isOlder } from "./figure.ts"
import { makeTally, sumWhere, type Tally } from "./tally.ts"
import {
  isOnline,
  makeTroubleCount,
  notOnline,
  ofAccount,
  ofMerchant,
  ofVersion,
  type TroubleKind,
  type TroubleSpot
} from "./trouble.ts"

/** What UTGs are held against: the moment, and what can be deployed. */
export interface FleetMoment {
  readonly now: string
  readonly versions: VersionChoices
}

/** How many are behind, and how many do not say what they are. */
interface Behind {
  /** What is generally available; null where the version manifest names none: then none can be behind. */
  readonly current: string | null
  readonly figure: Figure
  readonly unknown: number
}

/** The figures of an account's UTGs and all below it. */
export interface UtgFleet {
  readonly all: Figure
  readonly online: Figure
  readonly offline: Figure
  /** Of those offline: no status is reported. */
  readonly statusUnknown: number
  /** Next Predicted Communication has passed. */
  readonly silent: Figure
  /** No next communication is predicted. */
  readonly silentUnknown: number
  readonly unsynchronized: Figure
  /** Of those not synchronized: no configuration status is reported. */
  readonly configUnknown: number
  readonly agentsBehind: Behind
  readonly utgsBehind: Behind
  readonly statuses: ReadonlyArray<Bar>
  readonly utgVersions: ReadonlyArray<Bar>
  readonly agentVersions: ReadonlyArray<Bar>
  /** Profiles in use, by account. */
  readonly profiles: ReadonlyArray<ProfileUse>
  readonly trouble: Readonly<Record<TroubleKind, ReadonlyArray<TroubleSpot>>>
}

type Counts = Tally<string | null>

const isBlank = (text: string | null): boolean => text === null || text.trim() === ""
const isSynchronized = (status: string | null): boolean => folded(status ?? "") === "synchronized"

const behind = (propertyName: string, products: ReadonlyArray<Product>, counts: Counts): Behind => {
  const version = generallyAvailable(products)
  const current = versionParts(version ?? "")
  const isBehind = (version: string | null): boolean => {
    const own = versionParts(version ?? "")
    return own !== null && current !== null && orderOfVersions(own, current) < 0
  }
  return {
    current: version,
    figure: figure("utgs", sumWhere(counts, isBehind), version === null ? null : [isOlder(propertyName, version)]),
    unknown: sumWhere(counts, (each) => keyOfVersion(each ?? "") === null)
  }
}

const makeProfileUses = () => {
  const uses = new Map<string, UsedProfile & { count: number }>()
  return {
    add: ({ businessEntityId, componentProfileName, componentProfileVersion }: UsedProfile): void => {
      if (componentProfileName === null) return
      const key = `${businessEntityId} ${componentProfileVersion} ${componentProfileName}`
      const known = uses.get(key)
      if (known !== undefined) known.count += 1
      else uses.set(key, { businessEntityId, componentProfileName, componentProfileVersion, count: 1 })
    },
    uses: (): ReadonlyArray<ProfileUse> => [...uses.values()]
  }
}

/** Counts UTGs, each looked at once; what is not known of one is counted as not known. */
export const utgFleet = (rows: Iterable<UtgRow>, moment: FleetMoment): UtgFleet => {
  const statuses = makeTally<string | null>()
  const configs = makeTally<string | null>()
  const utgVersions = makeTally<string | null>()
  const agentVersions = makeTally<string | null>()
  const accounts = makeTroubleCount<number>((id) => id, ofAccount)
  const merchants = makeTroubleCount<string>((name) => (isBlank(name) ? null : folded(name)), ofMerchant)
  const profiles = makeProfileUses()
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
    else if (predicted < moment.now) silent += 1
    const isTroubled = !isOnline(row.utgStatus)
    accounts.add(row.businessEntityId, row.parentName ?? String(row.businessEntityId), isTroubled)
    merchants.add(row.componentMerchant, row.componentMerchant ?? "", isTroubled)
    versions.add(row.utgVersion, keyOfVersion(row.utgVersion ?? "") ?? "", isTroubled)
  }
  const all = sumWhere(statuses.counts, () => true)
  const online = sumWhere(statuses.counts, isOnline)
  const synchronized = sumWhere(configs.counts, isSynchronized)
  const predictedBefore = isBefore("MachineStatusEntityNextPredictedCommunication", moment.now)
  return {
    all: figure("utgs", all, []),
    online: figure("utgs", online, [is("UtgStatus", "Online")]),
    offline: figure("utgs", all - online, [notOnline]),
    statusUnknown: sumWhere(statuses.counts, isBlank),
    silent: figure("utgs", silent, [predictedBefore]),
    silentUnknown,
    unsynchronized: figure("utgs", all - synchronized, [isNot("ConfigStatus", "Synchronized")]),
    configUnknown: sumWhere(configs.counts, isBlank),
    agentsBehind: behind("AgentVersion", moment.versions.agent, agentVersions.counts),
    utgsBehind: behind("UtgVersion", moment.versions.utg, utgVersions.counts),
    statuses: textBars("utgs", "UtgStatus", statuses.counts),
    utgVersions: versionBars("utgs", "UtgVersion", utgVersions.counts),
    agentVersions: versionBars("utgs", "AgentVersion", agentVersions.counts),
    profiles: profiles.uses(),
    trouble: { accounts: accounts.spots(), merchants: merchants.spots(), versions: versions.spots() }
  }
}
