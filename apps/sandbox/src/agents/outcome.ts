import { commandCodes as code } from "@command-center/domain/task/task-type"
import { Result } from "effect"
import { failureReasons } from "../database/failure-reasons.ts"
import type { Job, Outcome, UtgChange, World } from "./job.ts"
import { releaseOf } from "./releases.ts"

type Instructions = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Instructions => typeof value === "object" && value !== null

const instructionsOf = (text: string): Instructions =>
  Result.getOrElse(
    Result.map(
      Result.try((): unknown => JSON.parse(text)),
      (value) => (isRecord(value) ? value : {})
    ),
    () => ({})
  )

const text = (value: unknown): string => (typeof value === "string" ? value : "")

const done = (message: string, utg?: UtgChange): Outcome => ({
  succeeded: true,
  message,
  ...(utg === undefined ? {} : { utg })
})
const failed = (message: string, utg?: UtgChange): Outcome => ({ ...done(message, utg), succeeded: false })

const hour = 60 * 60_000
const offlineEnd = (asked: Instructions, now: Date): Date =>
  new Date(now.getTime() + (Number.parseInt(text(asked["duration"]), 10) || 1) * hour)

const handlesDevices = (version: string): boolean => Number(version.split(".")[3] ?? 0) >= 3018

const deviceTask = (job: Job, asked: Instructions, isFirmware: boolean): Outcome => {
  const terminalId = text(asked["apiTid"])
  if (!handlesDevices(job.utgVersion)) return failed(failureReasons.tooOld(job.utgVersion))
  if (!job.terminalIds.includes(terminalId)) return failed(failureReasons.noDevice(terminalId))
  if (!isFirmware) return done("The form was sent to the device.")
  const pci = asked["pciVersion"]
  const pciVersion = typeof pci === "number" || typeof pci === "string" ? String(pci) : null
  return { ...done("The firmware was updated."), device: { terminalId, pciVersion } }
}

const configuration = (job: Job, asked: Instructions): Outcome => {
  if (job.type === code.push) {
    const profile = job.profileVersion === null ? {} : { profileVersion: job.profileVersion }
    return done("The configuration was applied.", { configStatus: "Synchronized", ...profile })
  }
  const synchronized = { configStatus: "Synchronized", newRevision: true } as const
  if (asked["destination"] !== 5) return done("The local configuration was taken over.", synchronized)
  if (job.revisionId < 2) return failed(failureReasons.noConfiguration)
  return done("The earlier configuration was restored.", synchronized)
}

const deploy = (job: Job, asked: Instructions, world: World): Outcome => {
  const isUtg = job.type === code.deployUtgVersion
  const version = text(asked["version"])
  const release = releaseOf(version, isUtg ? world.utg : world.agent)
  const running = isUtg ? { utgStatus: "Online" } : undefined
  if (release === null) return failed(failureReasons.unknownVersion(version), running)
  const message = `Version ${release} was installed.`
  return isUtg ? done(message, { ...running, utgVersion: release }) : { ...done(message), agentVersion: release }
}

const carriedOut = (job: Job, asked: Instructions, world: World): Outcome => {
  switch (job.type) {
    case code.start:
    case code.restart:
      return done("The UTG is running.", { utgStatus: "Online" })
    case code.stop:
      return done("The UTG was stopped.", { utgStatus: "Stopped" })
    case code.push:
    case code.pull:
      return configuration(job, asked)
    case code.resetSerialSlot:
      return done("The slot was reset.")
    case code.deployUtgVersion:
    case code.deployAgentVersion:
      return deploy(job, asked, world)
    case code.UpdateDeviceForms:
    case code.UpdateDeviceFirmware:
      return deviceTask(job, asked, job.type === code.UpdateDeviceFirmware)
    case code.setOffline:
      return done("The UTG works offline.", { utgStatus: "Offline", offlineUntil: offlineEnd(asked, world.now) })
    case code.uploadLogs:
      return done(`The logs were uploaded as ${text(asked["Label"]) || "logs"}.zip.`)
    default:
      return done("Completed")
  }
}

/** Spread evenly over 0 to 1 and the same for the same task. */
const fate = (taskId: number): number => ((taskId * 7919) % 10_007) / 10_007

/** How the agent ends a task: by its instructions, the state of the UTG and, now and then, bad luck. */
export const outcomeOf = (job: Job, world: World): Outcome => {
  if (fate(job.taskId) >= world.failureRate) return carriedOut(job, instructionsOf(job.instructions), world)
  const reason = failureReasons.chance[job.taskId % failureReasons.chance.length] ?? failureReasons.chance[0]
  if (job.type === code.restart) return failed(reason, { utgStatus: "Stopped" })
  return failed(reason, job.type === code.deployUtgVersion ? { utgStatus: "Online" } : undefined)
}
