import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { RolloutPlan } from "./rollout-plan.ts"
import { samplePlan, sampleTarget, sampleWave } from "./sample-plan.ts"
import { judgePlan, type PlanMoment, readPlan } from "./validate-plan.ts"

const now = new Date("2026-11-21T10:00:00Z")
const moment = { now, known: null, deviceTypes: [] }
const all = [0, 1, 2, 3, 4, 5, 6] as const
const reasons = (change: Partial<RolloutPlan>, known: PlanMoment["known"] = null) =>
  judgePlan(samplePlan(20, change), { now, known, deviceTypes: [] }).reasons.map(
    ({ path, sentence }) => `${path}: ${sentence}`
  )
const device = { componentId: 7, apiTerminalId: "T1", deviceType: "lane", pciVersion: 5, terminalName: null }

describe("a plan", () => {
  it("that is right is read, with its waves as they will be", () => {
    const read = readPlan(JSON.parse(JSON.stringify(samplePlan(20))), moment)
    expect(Result.isSuccess(read) && read.success.plan).toEqual(samplePlan(20))
    const waves = Result.isSuccess(read) ? read.success.waves : []
    expect(
      waves.map(({ targets, begins, watchedUntil, isEstimate }) => [targets, begins, watchedUntil, isEstimate])
    ).toEqual([
      [2, "2026-11-21T10:00:00.000Z", "2026-11-21T11:00:00.000Z", false],
      [18, "2026-11-21T11:00:00.000Z", "2026-11-21T12:00:00.000Z", true]
    ])
  })

  const cases: ReadonlyArray<readonly [string, Partial<RolloutPlan>, ReadonlyArray<string>]> = [
    ["no name", { name: "  " }, ["name: This field is required. Give the rollout a name."]],
    [
      "a long name",
      { name: "x".repeat(201) },
      ["name: Length of input exceeds maximum of 200 characters. Shorten the name."]
    ],
    [
      "nothing to do",
      { targets: [] },
      ["targets: There is nothing to do. Choose targets, or let what matches a filter join."]
    ],
    [
      "no waves",
      { waves: [] },
      ["waves: There are no waves. Add one for all targets, or a small first one and others."]
    ],
    [
      "a target twice",
      { targets: [...samplePlan(20).targets, sampleTarget(3), sampleTarget(3), sampleTarget(4)] },
      [
        "targets[20]: anc-pos-3 (3) is listed 3 times. List it once.",
        "targets[22]: anc-pos-4 (4) is listed twice. List it once."
      ]
    ],
    [
      "an empty wave",
      { waves: [sampleWave({ size: { count: 0 } }), sampleWave()] },
      ["waves[0].size: Wave 1 has no targets. Make it larger, make those before it smaller, or remove it."]
    ],
    [
      "percentages over 100",
      { waves: [sampleWave({ size: { percent: 60 } }), sampleWave({ size: { percent: 50 } })] },
      ["waves: The waves take 110 percent together, which is more than all. Lower them to 100 at most."]
    ],
    [
      "a share over 100",
      { waves: [sampleWave({ size: { percent: 130 } })] },
      [
        "waves[0].size.percent: Input exceeds maximum value 100. A share is from 0 to 100 percent.",
        "waves: The waves take 130 percent together, which is more than all. Lower them to 100 at most."
      ]
    ],
    [
      "a gate that can never pass",
      {
        waves: [
          sampleWave({
            size: { percent: 100 },
            watchMinutes: 0,
            gate: { ...sampleWave().gate, unconfirmed: { share: 0, count: null } }
          })
        ]
      },
      [
        "waves[0].gate.unconfirmed: The gate of wave 1 can never pass: it is watched for 0 minutes, and then more targets are not confirmed yet than it allows. Watch longer, or allow more that are not confirmed."
      ]
    ],
    [
      "a gate that allows less than none",
      { waves: [sampleWave({ gate: { ...sampleWave().gate, failed: { share: -1, count: -1 } } })] },
      [
        "waves[0].gate.failed.share: Input contains less than minimum value 0. A share is from 0 to 100 percent.",
        "waves[0].gate.failed.count: Input contains less than minimum value 0. Give 0 or more."
      ]
    ],
    [
      "a wave that would never run",
      { waves: [sampleWave({ size: { percent: 10 }, then: "stop" }), sampleWave({ size: { percent: 90 } })] },
      ["waves[0].then: Wave 2 would never run, since wave 1 ends the rollout. Let wave 1 go on or wait for a person."]
    ],
    [
      "a start that has passed",
      { waves: [sampleWave({ start: { kind: "at", at: "2026-11-21T09:59:00Z" } })] },
      ["waves[0].start.at: The start of wave 1 has passed. Choose a later one, or now."]
    ],
    [
      "a site hour that has passed somewhere",
      { waves: [sampleWave({ start: { kind: "siteHour", reading: "2026-11-21T04:00" } })] },
      ["waves[0].start.reading: This time has passed in Eastern Standard Time. Choose a later one, or my time."]
    ],
    [
      "days that their month does not have",
      {
        waves: [
          sampleWave({ size: { count: 1 }, start: { kind: "siteHour", reading: "2027-02-30T04:00" } }),
          sampleWave({ start: { kind: "at", at: "2027-02-30T02:00:00Z" } })
        ]
      },
      [
        "waves[0].start.reading: Bad input. There is no such date and time as 2027-02-30T04:00. Choose another start for wave 1.",
        "waves[1].start.at: Bad input. There is no such date and time as 2027-02-30T02:00:00Z. Choose another start for wave 2."
      ]
    ],
    [
      "hours that never open",
      {
        windows: [
          { weekdays: [], from: "01:00", until: "02:00" },
          { weekdays: [1], from: "05:00", until: "05:00" }
        ]
      },
      [
        "windows[0].weekdays: This field is required. Allowed hours 1 have no weekday, so they never open. Choose one, or remove them.",
        "windows[1].until: Invalid input. Allowed hours 2 begin and end at 05:00, so they never open. Choose a later end (24:00 for the end of the day)."
      ]
    ],
    [
      "a window that never opens at the hour of a wave",
      {
        waves: [sampleWave({ size: { percent: 100 }, start: { kind: "siteHour", reading: "14:00" } })],
        windows: [{ weekdays: all, from: "22:00", until: "04:00" }]
      },
      [
        "waves[0].start: Wave 1 would never run in America/New_York (20 targets): its start and spread do not fit the allowed hours there. Widen the hours, choose another start, or spread it less."
      ]
    ],
    [
      "nobody of a known zone",
      {
        targets: samplePlan(4).targets.map((target) => ({ ...target, timeZone: "Mars Standard Time" })),
        waves: [sampleWave({ start: { kind: "siteHour", reading: "14:00" } })]
      },
      [
        "withoutZone: No target of wave 1 has a known time zone (anc-pos-1, anc-pos-2 and 2 more), so none would be left. Choose a time zone for them."
      ]
    ],
    [
      "a zone that is none",
      { withoutZone: { zone: "Europe/Atlantis" } },
      ["withoutZone.zone: Invalid input. Europe/Atlantis is not a known time zone. Choose one from the list."]
    ],
    [
      "a version that is none",
      { action: { kind: "schedule", command: { kind: "deployUtgVersion", version: "latest", downloadLocation: "x" } } },
      ["action.command.version: Invalid input. latest is not a version. Enter four numbers, such as 1.2.3.4."]
    ],
    [
      "a device among UTGs, and a UTG without a machine",
      { targets: [sampleTarget(1, { device }), sampleTarget(2, { machinePermanentId: null })], waves: [sampleWave()] },
      [
        "targets[0]: anc-pos-1 is a device, and this goes to UTGs. Choose its UTG.",
        "targets[1]: anc-pos-2 has no machine id, so it can get no task. Take it off the list, or let its agent report first."
      ]
    ],
    [
      "a UTG among devices",
      {
        targets: [sampleTarget(1)],
        waves: [sampleWave()],
        action: { kind: "pushForms", formId: 1, formBusinessEntityId: 42 }
      },
      ["targets[0]: anc-pos-1 is a UTG, and this goes to devices. Choose its devices."]
    ]
  ]
  it.each(cases)("with %s says so", (_title, change, expected) => {
    expect(reasons(change)).toEqual(expected)
  })

  it("with targets that are not there names them, of many the first twenty", () => {
    const byId = new Map(samplePlan(19).targets.map((target) => [target.id, target]))
    expect(reasons({}, { byId, isWhole: true })).toEqual([
      "targets[19]: anc-pos-20 (20) no longer exists, or you may not see it. Take it off the list."
    ])
    const known = { byId: new Map(), isWhole: true }
    const many = judgePlan(samplePlan(50), { now, known, deviceTypes: [] }).reasons
    expect([many.length, many.at(-1)]).toEqual([21, { path: "targets", sentence: "The same is true of 30 more." }])
  })

  it("is told everything that is wrong at once, whatever its kind", () => {
    const found = reasons({
      name: "",
      targets: [sampleTarget(1), sampleTarget(1, { device })],
      waves: [
        sampleWave({
          size: { percent: 90 },
          spreadMinutes: 9000,
          then: "stop",
          start: { kind: "at", at: "2026-02-31T00:00:00Z" }
        }),
        sampleWave({ size: { percent: 90 }, gate: { ...sampleWave().gate, silent: { share: null, count: 1.5 } } })
      ],
      windows: [{ weekdays: [], from: "9:00", until: "25:00" }],
      withoutZone: { zone: "Nowhere" }
    })
    expect(found.map((reason) => reason.split(":")[0])).toEqual([
      "name",
      "waves[0].spreadMinutes",
      "waves[1].gate.silent.count",
      "windows[0].from",
      "windows[0].until",
      "waves",
      "waves[0].then",
      "waves[0].start.at",
      "windows[0].weekdays",
      "withoutZone.zone",
      "targets[1]",
      "targets[1]"
    ])
  })
})
