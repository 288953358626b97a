import { type Command, commandLabel } from "@command-center/domain/task/command"
import { instructionsOf } from "@command-center/domain/task/instructions"
import { taskStatusCodes as status } from "@command-center/domain/task/task-status"
import { commandCodes } from "@command-center/domain/task/task-type"
import type { InferInsertModel } from "drizzle-orm"
import { failureReasons } from "../failure-reasons.ts"
import type { task } from "../schema-estate.ts"
import type { SeedComponent } from "./estate.ts"
import type { Random } from "./random.ts"
import { agentProducts, downloadLocation, utgProducts } from "./versions.ts"

type Task = InferInsertModel<typeof task>

const minute = 60_000
const day = 24 * 60 * minute

const deploy = (kind: "deployUtgVersion" | "deployAgentVersion", version: string): Command => ({
  kind,
  version,
  downloadLocation: downloadLocation(kind === "deployUtgVersion" ? "utg" : "agent", version)
})

const deviceRequest = (random: Random) => ({
  deviceType: random.pick(["lane3000", "isc250", "ipp350"]),
  apiTid: `T${random.digits(5)}`,
  formBusinessEntityId: 1,
  formId: random.int(300, 330),
  pciVersion: random.pick([3, 4, 5]),
  terminalName: "Device 1"
})

const command = (random: Random, at: Date): Command =>
  random.weighted<Command>([
    [{ kind: "restart" }, 20],
    [{ kind: "push" }, 16],
    [deploy("deployUtgVersion", random.pick(utgProducts).version), 14],
    [deploy("deployAgentVersion", random.pick(agentProducts).version), 9],
    [{ kind: "start" }, 6],
    [{ kind: "stop" }, 6],
    [{ kind: "rollback" }, 4],
    [{ kind: "pull" }, 5],
    [{ kind: "resetSerialSlot" }, 5],
    [{ kind: "setOffline", hours: random.pick([1, 4, 8, 12]) }, 5],
    [{ kind: "UpdateDeviceForms", device: deviceRequest(random) }, 4],
    [{ kind: "UpdateDeviceFirmware", device: deviceRequest(random) }, 3],
    [
      {
        kind: "uploadLogs",
        target: "utg",
        logs: {
          label: `CASE-${random.digits(6)}`,
          startDate: new Date(at.getTime() - day).toISOString(),
          endDate: at.toISOString(),
          includeS4dFiles: false,
          includeUtgTraceFiles: true,
          includeAgentLogs: random.chance(0.3)
        }
      },
      3
    ]
  ])

const pastStatus = (random: Random): number =>
  random.weighted([
    [status.completed, 84],
    [status.failed, 10],
    [status.rejected, 2],
    [status.controllerFailed, 1]
  ])

const futureStatus = (random: Random): number => random.pick([status.requested, status.accepted, status.planned])

interface When {
  readonly runAfter: Date
  readonly status: number
  readonly lastUpdatedAt: Date
}

/** Most tasks ran in the last 30 days, some wait for the next days, a few are running. */
const when = (random: Random, now: Date): When => {
  const kind = random.unit()
  if (kind < 0.93) {
    const runAfter = new Date(now.getTime() - random.int(15 * minute, 30 * day - day / 2))
    return {
      runAfter,
      status: pastStatus(random),
      lastUpdatedAt: new Date(runAfter.getTime() + random.int(4, 600) * 1000)
    }
  }
  if (kind < 0.99) {
    const runAfter = new Date(now.getTime() + random.int(2 * 60 * minute, 9 * day))
    return { runAfter, status: futureStatus(random), lastUpdatedAt: new Date(now.getTime() - random.int(1, day)) }
  }
  const runAfter = new Date(now.getTime() - random.int(5, 60) * 1000)
  return { runAfter, status: status.scheduled, lastUpdatedAt: runAfter }
}

const resultOf = (random: Random, code: number): string | null => {
  if (code === status.completed) return "Completed"
  if (code === status.rejected) return failureReasons.rejected
  if (code === status.controllerFailed) return failureReasons.controller
  return code === status.failed ? random.pick(failureReasons.chance) : null
}

/** One task as the console and the agents would have left it. */
const seedTask = (random: Random, id: number, component: SeedComponent, now: Date): Task => {
  const times = when(random, now)
  const asked = command(random, times.runAfter)
  const result = resultOf(random, times.status)
  return {
    id,
    businessEntityId: component.businessEntityId,
    componentId: component.id ?? 0,
    machineId: component.machineId,
    type: commandCodes[asked.kind],
    instructions: instructionsOf(asked),
    createdAt: new Date(Math.min(times.runAfter.getTime(), now.getTime()) - random.int(1, day)),
    ...times,
    lastUpdatedBy: 1,
    bulkLabel: random.chance(0.5)
      ? commandLabel(asked)
      : `${commandLabel(asked)} ${random.pick(["pilot", "wave 2", "nightly", "by request of the store manager"])}`,
    label: `${commandLabel(asked)}: ${component.nickname} (${component.id ?? 0})`,
    version: 0,
    resultMessage: result,
    resultDetails: result === null ? null : JSON.stringify({ agent: result }),
    nextStepAt: times.status === status.scheduled ? new Date(now.getTime() + random.int(5, 90) * 1000) : null
  }
}

export const seedTasks = (
  random: Random,
  components: ReadonlyArray<SeedComponent>,
  count: number,
  now: Date
): ReadonlyArray<Task> =>
  Array.from({ length: count }, (_, position) => position).flatMap((position) => {
    const component = components[random.int(0, components.length - 1)]
    return component === undefined ? [] : [seedTask(random, 80_000 + position, component, now)]
  })
