import { parse } from "csv-parse/sync"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { displayUtc } from "../time/display-date.ts"
import { journalCsvHeader, journalCsvLines, targetCsvHeader, targetCsvLines } from "./journal-csv.ts"
import { newcomers, openWave, retryWave } from "./later-waves.ts"
import { sampleFigures, samplePlan, sampleTarget, sampleWave } from "./sample-plan.ts"
import { targetContent } from "./target-content.ts"
import { approvalRefusal, waitingFor, waitingText } from "./waiting.ts"

const dated = sampleWave({
  start: { kind: "at", at: "2026-11-21T02:00:00Z" },
  then: "stop",
  approval: { required: true, byAnother: true }
})
const now = new Date("2026-11-21T10:00:00Z")

describe("a wave that was not planned", () => {
  it("begins at once for all it is given; one with an hour of the sites keeps it", () => {
    expect(retryWave(dated)).toEqual({
      ...dated,
      size: { percent: 100 },
      start: { kind: "now" },
      then: "waitForPerson"
    })
    const hour = { kind: "siteHour", reading: "02:00" } as const
    expect([
      retryWave(sampleWave({ start: hour })).start,
      openWave({ waves: [sampleWave({ start: hour })] }).start
    ]).toEqual([hour, hour])
  })

  it("that retries is approved by whoever asks for it, unless that takes somebody else than the creator", () => {
    const approvals = [
      { required: true, byAnother: false },
      { required: true, byAnother: true }
    ].map((approval) => retryWave(sampleWave({ approval })).approval)
    expect(approvals).toEqual([
      { required: false, byAnother: false },
      { required: true, byAnother: true }
    ])
  })

  it("of a growing rollout has the last wave's gate, hours and approval", () => {
    const open = openWave({ waves: [sampleWave(), dated] })
    expect([open.gate, open.approval, open.start, open.then]).toEqual([
      dated.gate,
      dated.approval,
      { kind: "now" },
      "advance"
    ])
  })

  it("takes who matches now and never was in it, once", () => {
    const matching = [3, 1, 4, 3, 5].map((id) => sampleTarget(id))
    expect(newcomers(matching, new Set([1, 5])).map(({ id }) => id)).toEqual([3, 4])
  })
})

describe("whoever waits", () => {
  it.each([
    [
      "time",
      "2026-11-21T22:00:00.000Z",
      "It waits for the start of the wave, since 2026-11-21 10:00 AM UTC, until 2026-11-21 10:00 PM UTC. The wait ends by itself; anyone with edit rights here can end it sooner."
    ],
    [
      "approval",
      null,
      "It waits for an approval of the wave, since 2026-11-21 10:00 AM UTC. Anyone with edit rights here who did not create it can end the wait."
    ],
    [
      "signOn",
      null,
      "The sign-on service does not renew its creator's sign-in, since 2026-11-21 10:00 AM UTC. Its creator can end the wait by signing in and going on."
    ],
    [
      "gate",
      null,
      "A gate was not passed, so it is paused, since 2026-11-21 10:00 AM UTC. Anyone with edit rights here can end the wait."
    ]
  ] as const)("for %s says for what, since when, and who can end it", (reason, until, sentence) => {
    expect(waitingText(waitingFor(reason, { since: now.toISOString(), until }, dated.approval), displayUtc)).toBe(
      sentence
    )
  })

  it("for an approval by anyone is helped by whoever may edit, also the creator", () => {
    const byAnyone = { required: true, byAnother: false }
    const text = (approval: typeof byAnyone | null) =>
      waitingText(waitingFor("approval", { since: now.toISOString(), until: null }, approval), displayUtc)
    const sentence =
      "It waits for an approval of the wave, since 2026-11-21 10:00 AM UTC. Anyone with edit rights here can end the wait."
    expect([text(byAnyone), text(null)]).toEqual([sentence, sentence])
  })

  it.each(["time", "rights", "service"] as const)("for %s is helped by nobody: the wait ends by itself", (reason) => {
    const text = waitingText(waitingFor(reason, { since: now.toISOString(), until: null }, null), displayUtc)
    expect(text).toContain("The wait ends by itself")
  })

  it("for one of two persons is not approved by the creator", () => {
    const one = { required: true, byAnother: false }
    const people = { creatorId: 1, personId: 1 }
    expect(approvalRefusal(dated.approval, people)).toContain("someone other")
    expect(approvalRefusal(dated.approval, { ...people, personId: 2 })).toBeNull()
    expect(approvalRefusal(one, people)).toBeNull()
    expect(approvalRefusal({ required: false, byAnother: true }, people)).toBeNull()
  })
})

describe("what is sent for a target", () => {
  const moment = { runAt: "2026-11-22T02:00:00.000Z", now }
  const device = { componentId: 7, apiTerminalId: "T1", deviceType: "lane3000", pciVersion: 0, terminalName: null }

  it("is the task that the dialogs send, in the account of the target", () => {
    const content = targetContent(samplePlan(1).action, sampleTarget(9, { businessEntityId: 77 }), moment)
    const task = Result.isSuccess(content) && content.success.kind === "task" ? content.success.task : null
    expect(task).toMatchObject({
      businessEntityId: 77,
      componentId: 9,
      machinePermanentId: "machine-9",
      type: 3,
      runAfter: moment.runAt,
      lastUpdatedAt: now.toISOString(),
      label: "Restart UTG: anc-pos-9 (9)"
    })
  })

  it("of a device is about the device, at its UTG; firmware is told the PCI version it does not report", () => {
    const firmware = {
      kind: "updateFirmware",
      formId: 3,
      formBusinessEntityId: 42,
      pciVersion: 6,
      reports: null
    } as const
    const content = targetContent(firmware, sampleTarget(500, { device }), moment)
    const task = Result.isSuccess(content) && content.success.kind === "task" ? content.success.task : null
    expect([task?.componentId, task?.type, task?.label]).toEqual([7, 11, "Update Firmware: T1 (500)"])
    expect(JSON.parse(task?.instructions ?? "")).toEqual({
      deviceType: "lane3000",
      apiTid: "T1",
      formBusinessEntityId: 42,
      formId: 3,
      pciVersion: 6,
      terminalName: null
    })
  })

  it("of a device that reports its PCI version is told that one", () => {
    const firmware = {
      kind: "updateFirmware",
      formId: 3,
      formBusinessEntityId: 42,
      pciVersion: 6,
      reports: null
    } as const
    const content = targetContent(firmware, sampleTarget(5, { device: { ...device, pciVersion: 4 } }), moment)
    const task = Result.isSuccess(content) && content.success.kind === "task" ? content.success.task : null
    expect(task?.instructions).toContain('"pciVersion":4')
  })

  it("of a profile is an assignment", () => {
    const content = targetContent(
      { kind: "applyProfile", profileId: 3, profileBusinessEntityId: 1 },
      sampleTarget(9),
      moment
    )
    expect(Result.getOrElse(content, () => null)).toEqual({
      kind: "assignment",
      assignment: { componentId: 9, componentBusinessEntityId: 42, profileId: 3, profileBusinessEntityId: 1 }
    })
  })

  it("is nothing where it could not be carried out, and says why", () => {
    const why = (content: ReturnType<typeof targetContent>) => (Result.isFailure(content) ? content.failure : "")
    expect(why(targetContent(samplePlan(1).action, sampleTarget(9, { machinePermanentId: null }), moment))).toContain(
      "no machine id"
    )
    expect(
      why(targetContent({ kind: "pushForms", formId: 1, formBusinessEntityId: 42 }, sampleTarget(9), moment))
    ).toContain("is a UTG")
  })
})

it("journal and targets are CSV that no spreadsheet takes for formulas", () => {
  const entry = {
    seq: 1,
    at: now.toISOString(),
    by: "=cmd()",
    kind: "gateNotPassed",
    wave: 2,
    note: 'a "b", c',
    figures: sampleFigures({ failed: 3 })
  } as const
  const journal: ReadonlyArray<ReadonlyArray<string>> = parse(
    journalCsvHeader + journalCsvLines([entry, { ...entry, figures: null }]),
    { bom: true }
  )
  expect(journal).toEqual([
    [
      "When",
      "Who",
      "What",
      "Wave",
      "Note",
      "Targets",
      "Sent",
      "Succeeded",
      "Failed",
      "Not confirmed",
      "Lost contact",
      "Skipped"
    ],
    [entry.at, "'=cmd()", "Gate not passed", "2", entry.note, "50", "50", "50", "3", "0", "0", "0"],
    [entry.at, "'=cmd()", "Gate not passed", "2", entry.note, "", "", "", "", "", "", ""]
  ])
  const record = {
    id: 1,
    name: "+1",
    wave: 1,
    state: "failed",
    reason: null,
    runAt: null,
    taskId: 7,
    updatedAt: entry.at,
    earlier: [{ wave: 1, reason: "No." }]
  } as const
  const targets: ReadonlyArray<ReadonlyArray<string>> = parse(targetCsvHeader + targetCsvLines([record]), { bom: true })
  expect(targets[1]).toEqual(["1", "'+1", "1", "Failed", "", "", "7", entry.at, "Failed in wave 1: No."])
})
