import type { Drift } from "@command-center/domain/drift/drift"
import type { Figure } from "@command-center/domain/fleet/figure"
import type { FleetNumber } from "@command-center/domain/fleet/fleet-numbers"
import type { TaskFleet } from "@command-center/domain/fleet/task-fleet"
import { troubleKinds } from "@command-center/domain/fleet/trouble"
import type { UtgFleet } from "@command-center/domain/fleet/utg-fleet"
import { taskStates } from "@command-center/domain/task/task-status"

/** All figures of UTGs, for tests that hold them against their lists. */
export const figuresOfUtgs = (fleet: UtgFleet): ReadonlyArray<Figure> => [
  fleet.all,
  fleet.online,
  fleet.offline,
  fleet.statusUnknown,
  fleet.silent,
  fleet.silentUnknown,
  fleet.unsynchronized,
  fleet.configUnknown,
  ...fleet.statuses.bars.map(({ figure }) => figure),
  ...troubleKinds.flatMap((kind) => fleet.trouble[kind].flatMap(({ figure, all }) => [figure, all]))
]

/** All figures of a number on the dashboard. */
export const figuresOfNumber = ({ figure, of, unknown }: FleetNumber): ReadonlyArray<Figure> =>
  figure === null ? [of, unknown] : [figure, of, unknown]

/** All figures of what is in use. */
export const figuresOfDrift = ({ all, behind, groups, worst }: Drift): ReadonlyArray<Figure> => [
  all,
  ...(behind === null ? [] : [behind]),
  ...groups.flatMap(({ cells }) => cells.map(({ figure }) => figure)),
  ...worst.map(({ figure }) => figure)
]

/** All figures of tasks. */
export const figuresOfTasks = ({ lately, before, untimed, days, hours }: TaskFleet): ReadonlyArray<Figure> => [
  untimed,
  ...[lately, before, ...days, ...hours].flatMap(({ all, states, unknown }) => [
    all,
    unknown,
    ...taskStates.map((state) => states[state])
  ])
]
