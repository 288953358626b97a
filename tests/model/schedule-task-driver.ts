import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import type { Product } from "@command-center/domain/version/version-product"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import type { LoadedVersions, ScheduleTaskInput } from "@command-center/machines/schedule-task/schedule-task.types"
import { Result } from "effect"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
export const clicked = new Date("2026-11-20T15:20:00.000Z")
const targets = [
  sampleUtg({ componentId: 1, componentNickname: "Lane 1", machinePermanentId: "m-1", businessEntityId: 7 }),
  sampleUtg({ componentId: 2, componentNickname: "Lane 2", machinePermanentId: "m-2", businessEntityId: null })
]
export const input: ScheduleTaskInput = {
  businessEntityId: 42,
  targets,
  now,
  timeZone: "America/New_York",
  canEdit: true
}

const product = (version: string, generalAvailability: boolean): Product => ({
  version,
  downloadLocation: `https://downloads.example/${version}`,
  generalAvailability
})
const utgVersions = [product("5.0.0.3100", false), product("5.0.0.3018", true)]
const agentVersions = [product("2.1.0.40", true)]
export const versions: Outcome<LoadedVersions, Failure> = Result.succeed({
  utg: Result.succeed({ rows: utgVersions, notOffered: null }),
  agent: Result.succeed({ rows: agentVersions, notOffered: null })
})
export const noManifests: Outcome<LoadedVersions, Failure> = Result.succeed({
  utg: Result.fail(failures.refused),
  agent: Result.succeed({ rows: agentVersions, notOffered: null })
})
export const restart = { utgGroup: "startstop" } as const
export const submit = { type: "submit", now: clicked } as const

/** The dialog whose versions are on their way. */
export const opened = (given: ScheduleTaskInput = input) => actorDriver(scheduleTaskMachine, given)
/** The dialog with its versions loaded. */
export const editing = async (given: ScheduleTaskInput = input, loaded: unknown = versions) => {
  const driver = opened(given)
  await driver.settle("loadVersions", loaded)
  return driver
}
/** The dialog with a submit under way. */
export const sending = async (change: Readonly<Record<string, unknown>> = restart) => {
  const driver = await editing()
  await driver.perform({ type: "draft.changed", change })
  await driver.perform(submit)
  return driver
}
