import { sampleDevice } from "@command-center/domain/device/sample-device"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskState, taskStatusNames } from "@command-center/domain/task/task-status"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import type { Product } from "@command-center/domain/version/version-product"
import fc from "fast-check"

/** The moment at which the random estates are looked at: the clocks of New York change on that day. */
export const estateNow = "2026-11-01T17:25:00.000Z"

const around = (days: number) =>
  fc
    .integer({ min: -days * 86_400_000, max: days * 86_400_000 })
    .map((offset) => new Date(Date.parse(estateNow) + offset).toISOString())

const orNothing = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 6 })

const words = orNothing(
  fc.constantFrom(
    "Online",
    "ONLINE",
    "online",
    "Offline",
    "Not Online",
    "Stopped",
    "Unknown",
    "",
    "  ",
    'a "b" and (c)'
  )
)
const configs = orNothing(fc.constantFrom("Synchronized", "synchronized", "Local Changes", "Not Synchronized", ""))
const versions = orNothing(
  fc.constantFrom(
    "5.0.0.30",
    "5.0.0.3018",
    "UTG 5.0.0.3018 (x64)",
    "5.0.0.3124",
    "5.1.0.1",
    "5.0",
    "track ga",
    "",
    "05.0.0.30"
  )
)
const merchants = orNothing(fc.constantFrom("Harbour", "harbour", "Harbour Bar", "ΣΊΣΥΦΟΣ", " Blank ", ""))

/** UTGs of every kind that a service might name, with ids of their own. */
export const estateUtgs = fc
  .array(
    fc.record({
      businessEntityId: orNothing(fc.constantFrom(12, 13, 14)),
      componentMerchant: merchants,
      utgStatus: words,
      configStatus: configs,
      utgVersion: versions,
      agentVersion: versions,
      componentProfileName: merchants,
      componentProfileVersion: orNothing(fc.integer({ min: 1, max: 3 })),
      machineStatusEntityNextPredictedCommunication: orNothing(fc.oneof(around(1), fc.constant(estateNow)))
    }),
    { maxLength: 60 }
  )
  .map((rows) => rows.map((row, place) => sampleUtg({ ...row, componentId: place + 1 })))

/** Tasks with a status code, as the services answer them. */
export const estateTasks = fc
  .array(
    fc.record({
      status: fc.constantFrom<readonly [code: number | null, name: string | null]>(
        ...taskStatusNames,
        [null, "Suspended"],
        [null, "On Hold"],
        [null, null]
      ),
      taskLastUpdatedAt: orNothing(fc.oneof(around(9), around(1), fc.constant(estateNow)))
    }),
    { maxLength: 60 }
  )
  .map((rows) =>
    rows.map(({ status: [code, name], taskLastUpdatedAt }, place): TaskRow => {
      const { componentPermanentId, ...utg } = sampleUtg()
      const row = { taskStatus: code, taskStatusName: name }
      return {
        ...utg,
        ...row,
        componentPermanentId,
        taskId: place + 1,
        taskTypeName: "Restart UTG",
        taskState: taskState(row),
        taskRunAfter: "2026-10-20T15:00:00.000Z",
        taskLastUpdatedAt,
        taskResultMessage: null,
        taskBulkLabel: null
      }
    })
  )

export const estateDevices = fc
  .array(
    fc.record({
      deviceStatusDeviceType: orNothing(fc.constantFrom("lane3000", "LANE3000", "vx820", "", " ")),
      deviceStatusFirmwareVersion: orNothing(fc.constantFrom("1.2.3", "1.10", "v1.2.3", "RBA-21", "", "1.2.3.4"))
    }),
    { maxLength: 40 }
  )
  .map((rows) => rows.map((row, place) => sampleDevice({ ...row, deviceConfigId: place + 1 })))

const product = (version: string, generalAvailability: boolean): Product => ({
  version,
  generalAvailability,
  downloadLocation: "https://installers.example/utg"
})

/** Manifests that name a generally available version, or none. */
export const estateProducts = fc.constantFrom<ReadonlyArray<Product>>(
  [],
  [product("5.1.0.1", false)],
  [product("5.1.0.1", false), product("5.0.0.3124", true), product("5.0.0.3018", true), product("5.0.0.30", false)]
)
