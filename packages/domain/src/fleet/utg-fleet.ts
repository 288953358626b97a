import { folded } from "../filter/folded-text.ts"
import {
  type CountedProperty,
  keyOfText,
  keyOfVersion,
  type ShownBars,
  shownBars,
  textBars,
  unknownFigure,
  versionBars
} from "./bars.ts"
import { type Figure, figure, is, isBefore, isNot } from "./figure.ts"
import { sumWhere } from "./tally.ts"
import { isOnline, notOnline, type TroubleKind, type TroubleSpot } from "./trouble.ts"
import type { UtgTally } from "./utg-tally.ts"

/** The figures of an account's UTGs and all below it. */
export interface UtgFleet {
  readonly all: Figure
  readonly online: Figure
  readonly offline: Figure
  /** Of those offline: no status is reported. */
  readonly statusUnknown: Figure
  /** Next Predicted Communication has passed. */
  readonly silent: Figure
  /** No next communication is predicted. */
  readonly silentUnknown: Figure
  readonly unsynchronized: Figure
  /** Of those not synchronized: no configuration status is reported. */
  readonly configUnknown: Figure
  readonly statuses: ShownBars
  readonly trouble: Readonly<Record<TroubleKind, ReadonlyArray<TroubleSpot>>>
}

const status: CountedProperty = { list: "utgs", property: "UtgStatus", column: "utgStatus" }
const configuration: CountedProperty = { list: "utgs", property: "ConfigStatus", column: "configStatus" }
const predicted: CountedProperty = {
  list: "utgs",
  property: "MachineStatusEntityNextPredictedCommunication",
  column: "machineStatusEntityNextPredictedCommunication"
}
const versions = {
  utg: { list: "utgs", property: "UtgVersion", column: "utgVersion" },
  agent: { list: "utgs", property: "AgentVersion", column: "agentVersion" }
} as const satisfies Readonly<Record<string, CountedProperty>>

const isSynchronized = (text: string | null): boolean => folded(text ?? "") === "synchronized"

/** Counts UTGs; what is not known of one is counted as not known. */
export const utgFleet = (tally: UtgTally): UtgFleet => {
  const { statuses, configs, now, silent, silentUnknown, trouble } = tally
  const all = sumWhere(statuses, () => true)
  const online = sumWhere(statuses, isOnline)
  return {
    all: figure("utgs", all, []),
    online: figure("utgs", online, [is(status.property, "Online")]),
    offline: figure("utgs", all - online, [notOnline]),
    statusUnknown: unknownFigure(status, statuses, keyOfText),
    silent: figure("utgs", silent, [isBefore(predicted.property, now)]),
    silentUnknown: unknownFigure(predicted, new Map([[null, silentUnknown]]), keyOfText),
    unsynchronized: figure("utgs", all - sumWhere(configs, isSynchronized), [
      isNot(configuration.property, "Synchronized")
    ]),
    configUnknown: unknownFigure(configuration, configs, keyOfText),
    statuses: shownBars(textBars(status, statuses)),
    trouble: {
      accounts: trouble.accounts.spots(),
      merchants: trouble.merchants.spots(),
      versions: trouble.versions.spots()
    }
  }
}

export type VersionKind = keyof typeof versions

/** The versions of UTGs or of their agents that are in use, and those of which it is not known. */
export const versionsInUse = (kind: VersionKind, tally: UtgTally) => {
  const counts = kind === "utg" ? tally.utgVersions : tally.agentVersions
  const counted = versions[kind]
  return {
    property: counted.property,
    all: figure(
      "utgs",
      sumWhere(counts, () => true),
      []
    ),
    unknown: unknownFigure(counted, counts, keyOfVersion),
    bars: versionBars(counted, counts)
  }
}
