import { taskStates } from "../task/task-status.ts"
import type { Figure } from "./figure.ts"
import type { TaskFleet } from "./task-fleet.ts"
import { troubleKinds } from "./trouble.ts"
import type { UtgFleet } from "./utg-fleet.ts"

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
