import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import type { SiteTime } from "../site-time/site-time.ts"
import { sampleUtg } from "../utg/sample-utg.ts"
import type { VersionChoices } from "../version/version-product.ts"
import { type Command, commandLabel, logLabel, offlineDurations } from "./command.ts"
import { findSentTasks } from "./find-sent-tasks.ts"
import { instructionsOf } from "./instructions.ts"
import { commandOf, type ScheduleDraft } from "./schedule-draft.ts"
import { scheduleIssues } from "./schedule-issues.ts"
import { outcomeOf } from "./schedule-outcome.ts"
import { buildTasks } from "./task-builder.ts"
import { isDeletable, taskState } from "./task-status.ts"
import { commandCodes, taskTypes } from "./task-type.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const later = "2026-11-21T05:00:00.000Z"
const words = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('"', "\\", "naïve ✓", "a b\tc", "  "))
const instants = fc.constantFrom("2026-11-20T15:15:00.000Z", later, "never")

const atSites = (reading: string | null): SiteTime => ({ reading, spreadMinutes: 0, withoutZone: null })

const drafts: fc.Arbitrary<ScheduleDraft> = fc.record({
  target: fc.constantFrom("utg", "agent"),
  utgGroup: fc.constantFrom(
    "configuration",
    "deployUtgVersion",
    "miscellaneous",
    "setOffline",
    "startstop",
    "uploadLogs"
  ),
  agentGroup: fc.constantFrom("deployAgentVersion", "uploadLogs"),
  configuration: fc.constantFrom("push", "rollback", "pull"),
  miscellaneous: fc.constant("resetSerialSlot"),
  startstop: fc.constantFrom("restart", "start", "stop"),
  offlineHours: fc.constantFrom(...offlineDurations),
  utgVersion: fc.constantFrom("UTG 5.0.0.3100", "9.9.9.9", "", null),
  agentVersion: fc.constantFrom("2.1.0.40", "9.9.9.9", null),
  logs: fc.record({
    label: words,
    startDate: instants,
    endDate: instants,
    includeS4dFiles: fc.boolean(),
    includeUtgTraceFiles: fc.boolean(),
    includeAgentLogs: fc.boolean()
  }),
  timing: fc.constantFrom("future", "immediate"),
  runAt: fc.constantFrom(later, later, "never", null),
  // The reading of `later` where the UTGs are, a time that has passed, and none.
  siteTime: fc.constantFrom(null, null, ...["2026-11-21T00:00", "2026-11-20T10:00", null].map(atSites))
})

const products: VersionChoices = {
  utg: [{ version: "UTG 5.0.0.3100", downloadLocation: "https://d.example/u", generalAvailability: true }],
  agent: [{ version: "2.1.0.40", downloadLocation: "https://d.example/a", generalAvailability: true }]
}

const targets = fc.uniqueArray(fc.nat(9), { maxLength: 4 }).map((ids) =>
  ids.map((componentId) =>
    sampleUtg({
      componentId,
      machinePermanentId: componentId === 9 ? null : `machine ${componentId}`,
      businessEntityId: componentId % 2 === 0 ? null : 42
    })
  )
)

/** The instructions as the contract has them, in one table. */
const naive = (command: Command): object => {
  const { version, downloadLocation, hours, target, logs } = {
    version: 0,
    downloadLocation: 0,
    hours: 0,
    target: "",
    logs: null,
    ...command
  }
  const utg = target === "utg"
  const table: Record<string, object> = {
    start: { componentRunningMode: 1 },
    restart: { componentRunningMode: 1 },
    rollback: { destination: 5 },
    pull: { destination: 10 },
    setOffline: { duration: hours === 1 ? "1 HOUR" : `${hours} HOURS` },
    deployUtgVersion: { version, downloadLocation },
    deployAgentVersion: { version, downloadLocation },
    uploadLogs: {
      StartDate: logs?.startDate,
      EndDate: logs?.endDate,
      Label: logs?.label.trim().split(/\s/u).join("_"),
      includeS4dFiles: utg && logs?.includeS4dFiles,
      includeUtgTraceFiles: utg,
      includeAgentLogs: !utg || logs?.includeAgentLogs
    }
  }
  return table[command.kind] ?? {}
}

it("tasks are built exactly when nothing is wrong, one per target, each with the command of the draft", () => {
  fc.assert(
    fc.property(drafts, targets, (draft, utgs) => {
      const built = buildTasks({ businessEntityId: 7, draft, products, targets: utgs, now })
      const command = commandOf(draft, products)
      const isRight =
        scheduleIssues(draft, utgs, now).length === 0 &&
        Result.isSuccess(command) &&
        utgs.every(({ machinePermanentId }) => machinePermanentId !== null)
      expect(Result.isSuccess(built)).toBe(isRight)
      if (Result.isFailure(built) || Result.isFailure(command)) return
      expect(built.success).toEqual(
        utgs.map(({ componentId, machinePermanentId, businessEntityId, componentNickname }) => ({
          businessEntityId: businessEntityId ?? 7,
          componentId,
          machinePermanentId,
          type: commandCodes[command.success.kind],
          instructions: JSON.stringify(naive(command.success)),
          runAfter: draft.timing === "immediate" ? now.toISOString() : later,
          lastUpdatedAt: now.toISOString(),
          lastUpdatedBy: 1,
          status: 0,
          bulkLabel: commandLabel(command.success),
          label: `${commandLabel(command.success)}: ${componentNickname} (${componentId})`,
          hash: null,
          signature: null,
          taskGroupId: null,
          version: 0,
          resultDetails: null,
          resultMessage: null
        }))
      )
      expect(new Set(built.success.map(({ label }) => label)).size).toBe(utgs.length)
    }),
    { numRuns: 1000 }
  )
})

it("device instructions are read back as they were asked for, with 0 as null [B3-21 B3-22]", () => {
  const requests = fc.record({
    deviceType: words,
    apiTid: words,
    formBusinessEntityId: fc.option(fc.nat()),
    formId: fc.option(fc.nat()),
    pciVersion: fc.option(fc.nat(5)),
    terminalName: fc.option(words)
  })
  fc.assert(
    fc.property(requests, (device) => {
      const text = instructionsOf({ kind: "UpdateDeviceForms", device })
      expect(JSON.parse(text)).toEqual({ ...device, pciVersion: device.pciVersion === 0 ? null : device.pciVersion })
      expect(instructionsOf({ kind: "UpdateDeviceFirmware", device })).toBe(text)
    }),
    { numRuns: 1000 }
  )
})

it("a log label has no blanks and is left alone once it has none [B5-44]", () => {
  fc.assert(
    fc.property(words, (typed) => {
      const label = logLabel(typed)
      expect([/\s/u.test(label), logLabel(label), label.length]).toEqual([false, label, typed.trim().length])
    }),
    { numRuns: 1000 }
  )
})

it("the state and whether a task can be deleted follow from the code alone [A3-30 A4-29 A4-30]", () => {
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 40 }), (taskStatus) => {
      const row = { taskStatus, taskStatusName: null }
      const bounds: ReadonlyArray<readonly [number, string]> = [
        [30, "Failed"],
        [20, "Completed"],
        [15, "Running"],
        [0, "Scheduled"],
        [-20, "Failed"]
      ]
      const state = bounds.find(([least]) => taskStatus >= least)?.[1]
      expect([taskState(row), isDeletable(row)]).toEqual([state, taskStatus < 15])
    }),
    { numRuns: 1000 }
  )
})

it("each task that was sent is found among the rows the service lists, in any order, and counted once", () => {
  const shuffled = fc
    .uniqueArray(fc.nat(20), { minLength: 1, maxLength: 8 })
    .chain((ids) => fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: 0, maxLength: ids.length })))
  fc.assert(
    fc.property(shuffled, drafts, ([ids, stored], draft) => {
      const utgs = ids.map((componentId) => sampleUtg({ componentId }))
      const built = buildTasks({ businessEntityId: 7, draft, products, targets: utgs, now })
      if (Result.isFailure(built)) return
      const rows = stored.flatMap((componentId) => {
        const task = built.success.find((each) => each.componentId === componentId)
        if (task === undefined) return []
        const taskTypeName = taskTypes.find(({ code }) => code === task.type)?.names[0] ?? null
        return [
          {
            taskId: componentId + 900,
            componentId,
            taskTypeName,
            taskBulkLabel: task.bulkLabel,
            taskRunAfter: task.runAfter,
            taskLastUpdatedAt: task.lastUpdatedAt
          }
        ]
      })
      const outcome = outcomeOf(built.success, findSentTasks(built.success, rows))
      expect(outcome.targets.map(({ taskId }) => taskId)).toEqual(
        ids.map((id) => (stored.includes(id) ? id + 900 : null))
      )
      expect([outcome.created, outcome.notConfirmed]).toEqual([stored.length, ids.length - stored.length])
    }),
    { numRuns: 1000 }
  )
})
