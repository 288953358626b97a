import { describe, expect, it } from "vitest"
import type { RolloutAction } from "./rollout-action.ts"
import { type TargetFacts, targetProgress, waveFigures } from "./target-progress.ts"

const now = new Date("2026-11-21T10:00:00Z")
const restart: RolloutAction = { kind: "schedule", command: { kind: "restart" } }
const deploy: RolloutAction = {
  kind: "schedule",
  command: { kind: "deployUtgVersion", version: "1.2.3.4", downloadLocation: "x" }
}
const profile: RolloutAction = { kind: "applyProfile", profileId: 3, profileBusinessEntityId: 42 }
const facts = (change: Partial<TargetFacts> = {}): TargetFacts => ({
  call: "confirmed",
  reason: null,
  task: { taskStatus: 20, taskStatusName: "Completed" },
  reported: null,
  predicted: "2026-11-21T10:05:00Z",
  isUnread: false,
  ...change
})
const said = (action: RolloutAction, change: Partial<TargetFacts>, isWatchOver = false) => {
  const { state, reason } = targetProgress(action, facts(change), { now, isWatchOver })
  return reason === null ? state : `${state}: ${reason}`
}

describe("a target", () => {
  const running = { taskStatus: 15, taskStatusName: "Scheduled" }
  const cases: ReadonlyArray<readonly [string, RolloutAction, Partial<TargetFacts>, string, string]> = [
    ["not sent", restart, { call: "none" }, "planned", "unconfirmed: The service did not confirm its task"],
    [
      "sent without an answer",
      restart,
      { call: "left" },
      "sending",
      "unconfirmed: The service did not confirm its task"
    ],
    [
      "whose task runs",
      restart,
      { task: running },
      "scheduled",
      "unconfirmed: Its task was still Running when the watch ended"
    ],
    ["whose task is gone", restart, { task: null }, "scheduled", "unconfirmed: Its task no longer exists"],
    [
      "whose task may be in a row that could not be read",
      restart,
      { task: "unread" },
      "scheduled: Its task is not among those that could be read",
      "unconfirmed: Its task is not among those that could be read"
    ],
    ["whose task is done", restart, {}, "succeeded", "succeeded"],
    ...([restart, deploy, profile].map((action) => [
      `whose own row could not be read, after ${action.kind === "schedule" ? action.command.kind : action.kind}`,
      action,
      { predicted: null, isUnread: true },
      "scheduled: It is not among the targets that could be read",
      "unconfirmed: It is not among the targets that could be read"
    ]) satisfies ReadonlyArray<readonly [string, RolloutAction, Partial<TargetFacts>, string, string]>),
    [
      "whose task failed",
      restart,
      { task: { taskStatus: -10, taskStatusName: "Rejected" } },
      "failed: Its task ended as Rejected",
      "failed: Its task ended as Rejected"
    ],
    ["refused", restart, { call: "refused", reason: "Gone." }, "failed: Gone.", "failed: Gone."],
    ["left out", restart, { call: "skipped", reason: "No zone." }, "skipped: No zone.", "skipped: No zone."],
    [
      "that reports the version before",
      deploy,
      { reported: "1.2.3.3" },
      "scheduled",
      "unconfirmed: It reports 1.2.3.3, not 1.2.3.4"
    ],
    ["that reports no version", deploy, {}, "scheduled", "unconfirmed: It reports no version, not 1.2.3.4"],
    ["that reports the new version", deploy, { reported: "UTG 1.2.3.4" }, "succeeded", "succeeded"],
    [
      "that stopped talking",
      deploy,
      { reported: "1.2.3.4", predicted: "2026-11-21T09:59:00Z" },
      "silent: It was expected to call by 2026-11-21T09:59:00Z, and did not",
      "silent: It was expected to call by 2026-11-21T09:59:00Z, and did not"
    ],
    ["whose next call nobody knows", restart, { predicted: null }, "succeeded", "succeeded"],
    ["with a profile", profile, { task: null }, "succeeded", "succeeded"]
  ]
  it.each(cases)("%s", (_title, action, change, meanwhile, afterwards) => {
    expect([said(action, change), said(action, change, true)]).toEqual([meanwhile, afterwards])
  })

  it("of firmware is judged by what the device reports where that was said", () => {
    const firmware = (reports: string | null): RolloutAction => ({
      kind: "updateFirmware",
      formId: 1,
      formBusinessEntityId: 42,
      pciVersion: null,
      reports
    })
    expect([null, "FW 7", "FW 8"].map((reports) => said(firmware(reports), { reported: "FW 7" }))).toEqual([
      "succeeded",
      "succeeded",
      "scheduled"
    ])
  })
})

it("the figures of a wave count each target once", () => {
  const states = [
    "planned",
    "sending",
    "scheduled",
    "succeeded",
    "failed",
    "failed",
    "unconfirmed",
    "silent",
    "skipped"
  ] as const
  expect(waveFigures(3, states)).toEqual({
    wave: 3,
    targets: 9,
    sent: 7,
    succeeded: 1,
    failed: 2,
    unconfirmed: 1,
    silent: 1,
    skipped: 1
  })
})
