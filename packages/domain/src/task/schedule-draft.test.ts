import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { sampleUtg } from "../utg/sample-utg.ts"
import { noVersions, type VersionChoices } from "../version/version-product.ts"
import { describeSchedule } from "./schedule-description.ts"
import { commandOf, defaultScheduleDraft, type ScheduleDraft } from "./schedule-draft.ts"
import { scheduleIssues } from "./schedule-issues.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const zone = "America/New_York"
const midnight = "2026-11-21T05:00:00.000Z"
const versions: VersionChoices = {
  utg: [
    { version: "6.0.0.1", downloadLocation: "https://d.example/u6", generalAvailability: false },
    { version: "UTG 5.0.0.3100", downloadLocation: "https://d.example/u5", generalAvailability: true }
  ],
  agent: [{ version: "2.1.0.40", downloadLocation: "https://d.example/a", generalAvailability: true }]
}
const draft = defaultScheduleDraft(now, zone, versions)
const utg = (changes: Partial<ScheduleDraft>): ScheduleDraft => ({ ...draft, ...changes })
const targets = [sampleUtg()]

describe("the default draft", () => {
  it("is Update UTG, 1 hour, Restart, Reset slot, a future task at the next midnight [B4-35 B4-37 B9-26 B9-28 B7-38]", () => {
    expect(draft).toEqual({
      target: "utg",
      utgGroup: "configuration",
      agentGroup: "deployAgentVersion",
      configuration: "push",
      miscellaneous: "resetSerialSlot",
      startstop: "restart",
      offlineHours: 1,
      utgVersion: "UTG 5.0.0.3100",
      agentVersion: "2.1.0.40",
      logs: {
        label: "",
        startDate: "2026-11-20T15:15:00.000Z",
        endDate: midnight,
        includeS4dFiles: false,
        includeUtgTraceFiles: true,
        includeAgentLogs: true
      },
      timing: "future",
      runAt: midnight,
      siteTime: null
    })
  })

  it("has no versions to deploy where none could be loaded", () => {
    const { utgVersion, agentVersion } = defaultScheduleDraft(now, zone, noVersions)
    expect([utgVersion, agentVersion]).toEqual([null, null])
  })

  it("may be submitted as it is, with a target", () => {
    expect(scheduleIssues(draft, targets, now)).toEqual([])
  })
})

describe("the command of a draft", () => {
  it.each<readonly [string, ScheduleDraft, object]>([
    ["configuration", utg({ configuration: "rollback" }), { kind: "rollback" }],
    ["miscellaneous", utg({ utgGroup: "miscellaneous" }), { kind: "resetSerialSlot" }],
    ["start and stop", utg({ utgGroup: "startstop", startstop: "stop" }), { kind: "stop" }],
    ["offline", utg({ utgGroup: "setOffline", offlineHours: 12 }), { kind: "setOffline", hours: 12 }],
    ["UTG logs", utg({ utgGroup: "uploadLogs" }), { kind: "uploadLogs", target: "utg", logs: draft.logs }],
    [
      "agent logs",
      utg({ target: "agent", agentGroup: "uploadLogs" }),
      { kind: "uploadLogs", target: "agent", logs: draft.logs }
    ],
    [
      "a UTG version, reduced to four parts",
      utg({ utgGroup: "deployUtgVersion" }),
      { kind: "deployUtgVersion", version: "5.0.0.3100", downloadLocation: "https://d.example/u5" }
    ],
    [
      "an agent version",
      utg({ target: "agent" }),
      { kind: "deployAgentVersion", version: "2.1.0.40", downloadLocation: "https://d.example/a" }
    ]
  ])("is that of the group of its target: %s", (_, given, command) => {
    expect(commandOf(given, versions)).toEqual(Result.succeed(command))
  })

  it("is refused when the version is not among the products", () => {
    expect([
      commandOf(utg({ utgGroup: "deployUtgVersion" }), noVersions),
      commandOf(utg({ target: "agent" }), noVersions)
    ]).toEqual([
      Result.fail({ _tag: "VersionUnavailable", target: "utg" }),
      Result.fail({ _tag: "VersionUnavailable", target: "agent" })
    ])
  })
})

describe("the issues of a draft", () => {
  it.each<readonly [string, ScheduleDraft, ReadonlyArray<object>]>([
    [
      "logs without a description, or with blanks only [B5-42 B5-43 B4-40]",
      utg({ utgGroup: "uploadLogs", logs: { ...draft.logs, label: "   " } }),
      [
        {
          field: "logs.label",
          message: "Please provide a case number or short text description to identify this request."
        }
      ]
    ],
    [
      "logs that end before they start",
      utg({ utgGroup: "uploadLogs", logs: { ...draft.logs, label: "x", endDate: draft.logs.startDate } }),
      [{ field: "logs.endDate", message: "The end date must be after the start date." }]
    ],
    [
      "logs of dates that are none [A5-58]",
      utg({
        utgGroup: "uploadLogs",
        logs: { ...draft.logs, label: "x", startDate: "", endDate: "2026-02-30 1:00 PM" }
      }),
      [
        { field: "logs.startDate", message: "This field is required." },
        { field: "logs.endDate", message: "Bad input." }
      ]
    ],
    [
      "no version to deploy [B4-40]",
      utg({ utgGroup: "deployUtgVersion", utgVersion: null }),
      [{ field: "utgVersion", message: "Choose a UTG version." }]
    ],
    [
      "no agent version to deploy [B4-40]",
      utg({ target: "agent", agentVersion: null }),
      [{ field: "agentVersion", message: "Choose an agent version." }]
    ],
    [
      "no run time for a future task [B4-40]",
      utg({ runAt: null }),
      [{ field: "runAt", message: "This field is required. Choose a run time." }]
    ],
    [
      "a run time that is none [B4-40]",
      utg({ runAt: "soon" }),
      [{ field: "runAt", message: "Bad input. Choose a run time." }]
    ],
    [
      "a run time of a day that is none [A5-58]",
      utg({ runAt: "2027-02-30 1:00 PM" }),
      [{ field: "runAt", message: "Bad input. Choose a run time." }]
    ],
    [
      "a run time that clocks skip where it is typed",
      utg({ runAt: "2027-03-14 2:30 AM" }),
      [{ field: "runAt", message: "Bad input. Clocks skip this time on that day. Choose another one." }]
    ],
    [
      "several at once, in the order of the dialog",
      utg({ utgGroup: "uploadLogs", logs: { ...draft.logs, endDate: "never" }, runAt: null }),
      [
        {
          field: "logs.label",
          message: "Please provide a case number or short text description to identify this request."
        },
        { field: "logs.endDate", message: "Bad input." },
        { field: "runAt", message: "This field is required. Choose a run time." }
      ]
    ],
    ["no run time for an immediate task [B4-36]", utg({ timing: "immediate", runAt: null }), []],
    [
      "a run time that has passed",
      utg({ runAt: "2026-11-20T15:14:59.999Z" }),
      [{ field: "runAt", message: "This time has passed. Choose a later time, or run the task immediately." }]
    ],
    ["a run time of this very moment", utg({ runAt: "2026-11-20T15:15:00.000Z" }), []],
    [
      "a run time that has passed, for an immediate task",
      utg({ timing: "immediate", runAt: "2020-01-01T00:00:00Z" }),
      []
    ]
  ])("%s", (_, given, issues) => {
    expect(scheduleIssues(given, targets, now)).toEqual(issues)
  })

  it("with nothing selected ask to choose UTGs", () => {
    expect(scheduleIssues(draft, [], now)).toEqual([
      { field: "targets", message: "Choose one or more UTGs in the list to schedule a task for." }
    ])
  })
})

describe("the sentence of a draft", () => {
  const immediate = { timing: "immediate" } as const
  it.each([
    [utg({ utgGroup: "startstop", ...immediate }), 3, "Restart 3 UTGs now."],
    [utg({}), 1, "Update 1 UTG to the latest configuration at 2026-11-21 12:00 AM (2026-11-21 5:00 AM UTC)."],
    [utg({ configuration: "rollback", ...immediate }), 2, "Roll back the configuration of 2 UTGs now."],
    [
      utg({ configuration: "pull", runAt: null }),
      1,
      "Update the Command Center with the local configuration of 1 UTG at a time to be chosen."
    ],
    [utg({ utgGroup: "miscellaneous", ...immediate }), 1, "Reset the slot of 1 UTG now."],
    [utg({ utgGroup: "setOffline", offlineHours: 4, ...immediate }), 1, "Set 1 UTG offline for 4 hours now."],
    [
      utg({ target: "agent", agentGroup: "uploadLogs", ...immediate }),
      2,
      "Upload the logs of the agents of 2 UTGs now."
    ],
    [utg({ target: "agent", ...immediate }), 1, "Deploy version 2.1.0.40 to the agent of 1 UTG now."],
    [utg({ utgGroup: "startstop", startstop: "start", ...immediate }), 1, "Start 1 UTG now."],
    [utg({ utgGroup: "startstop", startstop: "stop", ...immediate }), 1, "Stop 1 UTG now."],
    [
      utg({ utgGroup: "deployUtgVersion", utgVersion: null, ...immediate }),
      1,
      "Deploy version (none chosen) to 1 UTG now."
    ],
    [
      utg({ target: "agent", agentVersion: null, ...immediate }),
      2,
      "Deploy version (none chosen) to the agents of 2 UTGs now."
    ]
  ])("%# says what, to how many and when", (given, count, sentence) => {
    expect(describeSchedule(given, count, zone)).toBe(sentence)
  })
})
