import type { DeviceRow } from "../device/device.ts"
import { type DriftCell, firmwareMatrix } from "../drift/drift-matrix.ts"
import type { TaskRow } from "../task/task.ts"
import type { UtgRow } from "../utg/utg.ts"
import { type TaskFleet, type TaskMoment, taskFleet } from "./task-fleet.ts"
import { type FleetMoment, type UtgFleet, utgFleet } from "./utg-fleet.ts"

/** What figures are asked for: the moment, the place, and what can be deployed. */
export interface FleetAsked extends FleetMoment, TaskMoment {}

/** What is counted of the rows of one list, by whoever holds them. */
export type FleetCounts =
  | { readonly of: "utgs"; readonly fleet: UtgFleet }
  | { readonly of: "tasks"; readonly fleet: TaskFleet }
  | { readonly of: "devices"; readonly firmware: ReadonlyArray<DriftCell> }

export const countUtgs = (rows: Iterable<UtgRow>, asked: FleetAsked): FleetCounts => ({
  of: "utgs",
  fleet: utgFleet(rows, asked)
})

export const countTasks = (rows: Iterable<TaskRow>, asked: FleetAsked): FleetCounts => ({
  of: "tasks",
  fleet: taskFleet(rows, asked)
})

export const countDevices = (rows: Iterable<DeviceRow>): FleetCounts => ({
  of: "devices",
  firmware: firmwareMatrix(rows)
})
