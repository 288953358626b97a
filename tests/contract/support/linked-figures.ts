import type { Figure } from "@command-center/domain/fleet/figure"
import type { TaskFleet } from "@command-center/domain/fleet/task-fleet"
import { troubleKinds } from "@command-center/domain/fleet/trouble"
import type { UtgFleet } from "@command-center/domain/fleet/utg-fleet"
import { taskStates } from "@command-center/domain/task/task-status"

/** All figures of UTGs, for tests that hold them against their lists. */
export const figuresOfUtgs = (fleet: UtgFleet): ReadonlyArray<Figure> => [
  fleet.all,
  fleet.online,
  fleet.offline,
  fleet.silent,
  fleet.unsynchronized,
  fleet.agentsBehind.figure,
  fleet.utgsBehind.figure,
  ...[...fleet.statuses, ...fleet.utgVersions, ...fleet.agentVersions].map(({ figure }) => figure),
  ...troubleKinds.flatMap((kind) => fleet.trouble[kind].map(({ figure }) => figure))
]

/** All figures of tasks. */
export const figuresOfTasks = (fleet: TaskFleet): ReadonlyArray<Figure> => [
  fleet.failed,
  fleet.failedBefore,
  fleet.updated,
  fleet.updatedBefore,
  ...[...fleet.days, ...fleet.hours].flatMap(({ all, states }) => [all, ...taskStates.map((state) => states[state])])
]
