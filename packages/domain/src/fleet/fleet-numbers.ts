import type { Figure } from "./figure.ts"
import { fleetMessages } from "./fleet-messages.ts"
import type { TaskFleet } from "./task-fleet.ts"
import type { UtgFleet } from "./utg-fleet.ts"

export type FleetNumberKey = keyof typeof fleetMessages.numbers

/** One figure by its name, beside what it is a part of. */
export interface FleetNumber {
  readonly key: FleetNumberKey
  readonly label: string
  /** Null where it cannot be told; `reason` says why. */
  readonly figure: Figure | null
  readonly reason: string | null
  readonly of: Figure
  /** Rows of which it is not known. */
  readonly unknown: Figure
  /** The version that they are held against, where there is one. */
  readonly current: string | null
}

const number = (key: FleetNumberKey, figure: Figure, of: Figure, unknown: Figure): FleetNumber => ({
  key,
  label: fleetMessages.numbers[key],
  figure,
  reason: null,
  of,
  unknown,
  current: null
})

/** The figures of UTGs that the dashboard shows as numbers and limits name; versions are held by `versionFleet`. */
export const utgNumbers = (fleet: UtgFleet): ReadonlyArray<FleetNumber> => [
  number("online", fleet.online, fleet.all, fleet.statusUnknown),
  number("offline", fleet.offline, fleet.all, fleet.statusUnknown),
  number("silent", fleet.silent, fleet.all, fleet.silentUnknown),
  number("unsynchronized", fleet.unsynchronized, fleet.all, fleet.configUnknown)
]

/** Those of tasks. */
export const taskNumbers = ({ lately, before }: TaskFleet): ReadonlyArray<FleetNumber> => [
  number("failed", lately.states.Failed, lately.all, lately.unknown),
  number("failed-before", before.states.Failed, before.all, before.unknown)
]
