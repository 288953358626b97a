import type { Figure } from "./figure.ts"
import { fleetMessages } from "./fleet-messages.ts"
import type { TaskFleet } from "./task-fleet.ts"
import type { UtgFleet } from "./utg-fleet.ts"

type FleetNumberKey = keyof typeof fleetMessages.numbers

/** One figure by its name, beside what it is a part of. */
export interface FleetNumber {
  readonly key: FleetNumberKey
  readonly label: string
  readonly figure: Figure
  readonly of: Figure
  /** Rows of which it is not known. */
  readonly unknown: number
  /** The version that they are held against, where there is one. */
  readonly current: string | null
}

const number = (
  key: FleetNumberKey,
  figure: Figure,
  of: Figure,
  unknown: number,
  current: string | null = null
): FleetNumber => ({ key, label: fleetMessages.numbers[key], figure, of, unknown, current })

/** The figures of UTGs that the dashboard shows as numbers and limits name. */
export const utgNumbers = (fleet: UtgFleet): ReadonlyArray<FleetNumber> => [
  number("online", fleet.online, fleet.all, fleet.statusUnknown),
  number("offline", fleet.offline, fleet.all, fleet.statusUnknown),
  number("silent", fleet.silent, fleet.all, fleet.silentUnknown),
  number("unsynchronized", fleet.unsynchronized, fleet.all, fleet.configUnknown),
  number("agent-behind", fleet.agentsBehind.figure, fleet.all, fleet.agentsBehind.unknown, fleet.agentsBehind.current),
  number("utg-behind", fleet.utgsBehind.figure, fleet.all, fleet.utgsBehind.unknown, fleet.utgsBehind.current)
]

/** Those of tasks. */
export const taskNumbers = (fleet: TaskFleet): ReadonlyArray<FleetNumber> => [
  number("failed", fleet.failed, fleet.updated, fleet.unknown),
  number("failed-before", fleet.failedBefore, fleet.updatedBefore, fleet.unknown)
]
