import { describe, expect, it } from "vitest"
import type { Job, World } from "./job.ts"
import { outcomeOf } from "./outcome.ts"

const job: Job = {
  taskId: 1,
  type: 3,
  instructions: "{}",
  componentId: 20_000,
  machineId: 5000,
  utgVersion: "5.0.0.3018",
  revisionId: 4,
  profileVersion: 7,
  terminalIds: ["T100"]
}
const world: World = {
  now: new Date("2026-11-20T15:00:00.000Z"),
  utg: { versions: new Set(["5.0.0.3124", "track ga"]), generallyAvailable: "5.0.0.3124" },
  agent: { versions: new Set(["2.4.1.188"]), generallyAvailable: "2.4.1.188" },
  failureRate: 0
}
const end = (change: Partial<Job>, rate = 0) => outcomeOf({ ...job, ...change }, { ...world, failureRate: rate })
const ok = { succeeded: true }

describe("outcomeOf", () => {
  it.each([
    [1, '{"componentRunningMode":1}', { ...ok, message: "The UTG is running.", utg: { utgStatus: "Online" } }],
    [2, "{}", { ...ok, message: "The UTG was stopped.", utg: { utgStatus: "Stopped" } }],
    [
      4,
      "{}",
      {
        ...ok,
        message: "The configuration was applied.",
        utg: { configStatus: "Synchronized", profileVersion: 7 }
      }
    ],
    [
      5,
      '{"destination":5}',
      {
        ...ok,
        message: "The earlier configuration was restored.",
        utg: { configStatus: "Synchronized", newRevision: true }
      }
    ],
    [
      5,
      '{"destination":10}',
      {
        ...ok,
        message: "The local configuration was taken over.",
        utg: { configStatus: "Synchronized", newRevision: true }
      }
    ],
    [7, "{}", { ...ok, message: "The slot was reset." }],
    [
      8,
      '{"version":"track ga"}',
      {
        ...ok,
        message: "Version 5.0.0.3124 was installed.",
        utg: { utgStatus: "Online", utgVersion: "5.0.0.3124" }
      }
    ],
    [
      8,
      '{"version":"9.9.9.9"}',
      {
        succeeded: false,
        message: "Version 9.9.9.9 was not found at the download location.",
        utg: { utgStatus: "Online" }
      }
    ],
    [9, '{"version":"2.4.1.188"}', { ...ok, message: "Version 2.4.1.188 was installed.", agentVersion: "2.4.1.188" }],
    [10, '{"apiTid":"T100"}', { ...ok, message: "The form was sent to the device." }],
    [10, '{"apiTid":"T9"}', { succeeded: false, message: "No device with terminal id T9 answered." }],
    [
      11,
      '{"apiTid":"T100","pciVersion":4}',
      { ...ok, message: "The firmware was updated.", device: { terminalId: "T100", pciVersion: "4" } }
    ],
    [
      13,
      '{"duration":"4 HOURS"}',
      {
        ...ok,
        message: "The UTG works offline.",
        utg: { utgStatus: "Offline", offlineUntil: new Date("2026-11-20T19:00:00.000Z") }
      }
    ],
    [15, '{"Label":"CASE_1"}', { ...ok, message: "The logs were uploaded as CASE_1.zip." }],
    [6, "not JSON", { ...ok, message: "Completed" }]
  ])("ends a task of type %i with %s", (type, instructions, expected) => {
    expect(end({ type, instructions })).toEqual(expected)
  })

  it("refuses device tasks on a UTG that is too old, and a return without an earlier configuration", () => {
    expect(end({ type: 10, utgVersion: "5.0.0.3017" }).message).toBe(
      "UTG version 5.0.0.3017 is below 5.0.0.3018 and cannot manage card devices."
    )
    expect(end({ type: 5, instructions: '{"destination":5}', revisionId: 1 })).toEqual({
      succeeded: false,
      message: "There is no earlier configuration to return to."
    })
  })

  it("fails by bad luck at the rate that is asked for, the same tasks each time, and leaves a restart stopped", () => {
    const failures = Array.from({ length: 10_007 }, (_, taskId) => end({ taskId }, 0.04)).filter(
      (one) => !one.succeeded
    )
    expect(failures.length).toBe(401)
    expect(end({ taskId: 0 }, 0.04)).toEqual({
      succeeded: false,
      message: "The UTG service did not answer within 60 seconds.",
      utg: { utgStatus: "Stopped" }
    })
  })
})
