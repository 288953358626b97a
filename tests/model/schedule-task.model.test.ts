import { defaultScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { noVersions } from "@command-center/domain/version/version-product"
import {
  selectCanSubmit,
  selectDraft,
  selectIsAsking,
  selectIssues,
  selectIssueTexts,
  selectIsUnsaved,
  selectLabelMessage,
  selectStillNeeded,
  selectSummary,
  selectTargets,
  selectVersions,
  selectVersionsFailure
} from "@command-center/machines/schedule-task/schedule-task.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { editing, input, noManifests, opened, restart, submit, versions } from "./schedule-task-driver.ts"

describe("the draft", () => {
  it("opens with the defaults and says what it would do [B4-35 B4-37]", async () => {
    const snapshot = (await editing()).snapshot()
    const draft = selectDraft(snapshot)
    expect(selectTargets(snapshot).map(({ componentNickname }) => componentNickname)).toEqual(["Lane 1", "Lane 2"])
    expect(draft).toEqual({
      ...defaultScheduleDraft(input.now, input.timeZone, noVersions),
      utgVersion: "5.0.0.3018",
      agentVersion: "2.1.0.40"
    })
  })

  it("is given up only when that was asked, where it was changed", async () => {
    const driver = await editing()
    await driver.perform({ type: "draft.changed", change: restart })
    await driver.perform({ type: "cancel" })
    expect([selectIsAsking(driver.snapshot()), selectIsUnsaved(driver.snapshot())]).toEqual([true, true])
    await driver.perform(submit)
    expect(driver.isRunning("operation")).toBe(false)
    await driver.perform({ type: "edit" })
    expect([selectIsAsking(driver.snapshot()), selectDraft(driver.snapshot()).utgGroup]).toEqual([false, "startstop"])
    await driver.perform({ type: "cancel" })
    await driver.perform({ type: "discard" })
    expect(driver.state()).toBe("closed")
    const untouched = await editing()
    await untouched.perform({ type: "cancel" })
    expect(untouched.state()).toBe("closed")
  })

  it.each(["while its versions load", "while they are loaded again"])(
    "is given up only when that was asked, %s",
    async (when) => {
      const driver = when === "while its versions load" ? opened() : await editing(input, noManifests)
      if (when !== "while its versions load") await driver.perform({ type: "versions.retry" })
      const seen = () => [
        selectIsAsking(driver.snapshot()),
        selectIsUnsaved(driver.snapshot()),
        selectDraft(driver.snapshot()).utgGroup
      ]
      await driver.perform({ type: "draft.changed", change: restart })
      expect(seen()).toEqual([false, true, "startstop"])
      await driver.perform({ type: "cancel" })
      expect(seen()).toEqual([true, true, "startstop"])
      await driver.settle("loadVersions", versions)
      expect([driver.state(), ...seen()]).toEqual([{ editing: "asking" }, true, true, "startstop"])
      await driver.perform({ type: "edit" })
      expect([seen(), selectCanSubmit(driver.snapshot())]).toEqual([[false, true, "startstop"], true])
    }
  )

  it("is gone on with or given up while its versions load", async () => {
    const driver = opened()
    await driver.perform({ type: "draft.changed", change: restart })
    await driver.perform({ type: "cancel" })
    await driver.perform({ type: "edit" })
    expect([selectIsAsking(driver.snapshot()), selectDraft(driver.snapshot()).utgGroup]).toEqual([false, "startstop"])
    await driver.perform({ type: "cancel" })
    await driver.perform({ type: "discard" })
    expect(driver.state()).toBe("closed")
    const untouched = opened()
    await untouched.perform({ type: "draft.changed", change: restart })
    await untouched.perform({ type: "draft.changed", change: { utgGroup: "configuration" } })
    await untouched.perform({ type: "cancel" })
    expect(untouched.state()).toBe("closed")
  })

  it("is unsaved while it differs from what the dialog opened with", async () => {
    const driver = await editing()
    const unsaved = [selectIsUnsaved(driver.snapshot())]
    await driver.perform({ type: "draft.changed", change: restart })
    unsaved.push(selectIsUnsaved(driver.snapshot()))
    await driver.perform({ type: "draft.changed", change: { utgGroup: "configuration" } })
    unsaved.push(selectIsUnsaved(driver.snapshot()))
    expect(unsaved).toEqual([false, true, false])
  })

  it("blocks the submit until it is valid [B4-40 B5-43]", async () => {
    const driver = await editing()
    await driver.perform({ type: "draft.changed", change: { utgGroup: "uploadLogs" } })
    expect(selectIssues(driver.snapshot())).toEqual([
      {
        field: "logs.label",
        message: "Please provide a case number or short text description to identify this request."
      }
    ])
    expect(selectCanSubmit(driver.snapshot())).toBe(false)
    const told = () => [selectStillNeeded(driver.snapshot()), selectLabelMessage(driver.snapshot())]
    expect([told(), selectIssueTexts(driver.snapshot())]).toEqual([
      ["Please provide a case number or short text description to identify this request.", null],
      []
    ])
    const { logs } = selectDraft(driver.snapshot())
    await driver.perform({ type: "draft.changed", change: { logs: { ...logs, label: "case 1" } } })
    expect([told(), selectCanSubmit(driver.snapshot())]).toEqual([[null, null], true])
    await driver.perform({ type: "draft.changed", change: { logs: { ...logs, label: "" } } })
    expect(told()).toEqual([null, "Please provide a case number or short text description to identify this request."])
    await driver.perform(submit)
    expect(driver.isRunning("operation")).toBe(false)
  })

  it("sends nothing for days of logs that are no dates, which their own fields say [A5-58]", async () => {
    const driver = await editing()
    await driver.perform({ type: "draft.changed", change: { utgGroup: "uploadLogs" } })
    const { logs } = selectDraft(driver.snapshot())
    await driver.perform({
      type: "draft.changed",
      change: { logs: { ...logs, label: "case 1", startDate: "yesterday", endDate: "" } }
    })
    await driver.perform(submit)
    expect([
      selectIssues(driver.snapshot()),
      selectIssueTexts(driver.snapshot()),
      selectCanSubmit(driver.snapshot()),
      driver.isRunning("operation")
    ]).toEqual([
      [
        { field: "logs.startDate", message: "Bad input." },
        { field: "logs.endDate", message: "This field is required." }
      ],
      [],
      false,
      false
    ])
  })

  it("asks to choose UTGs when opened with none", async () => {
    const driver = await editing({ ...input, targets: [] })
    await driver.perform(submit)
    expect([
      selectIssues(driver.snapshot()),
      selectCanSubmit(driver.snapshot()),
      driver.isRunning("operation")
    ]).toEqual([
      [{ field: "targets", message: "Choose one or more UTGs in the list to schedule a task for." }],
      false,
      false
    ])
  })

  it("goes on without a manifest, of which only its own deploy group has need", async () => {
    const driver = await editing(input, noManifests)
    expect(selectVersionsFailure(driver.snapshot())).toBe(
      "The versions that can be deployed could not be loaded. The service is down for maintenance."
    )
    expect(selectCanSubmit(driver.snapshot())).toBe(true)
    await driver.perform({ type: "draft.changed", change: { utgGroup: "deployUtgVersion" } })
    expect(selectCanSubmit(driver.snapshot())).toBe(false)
    await driver.perform({ type: "versions.retry" })
    await driver.settle("loadVersions", versions)
    expect([selectCanSubmit(driver.snapshot()), selectDraft(driver.snapshot()).utgGroup]).toEqual([
      true,
      "deployUtgVersion"
    ])
  })
})

it("says that neither manifest could be read where none was, and goes on without", async () => {
  const driver = await editing(input, Result.fail(failures.refused))
  expect([selectVersionsFailure(driver.snapshot()), selectVersions(driver.snapshot())]).toEqual([
    "The versions that can be deployed could not be loaded. The service is down for maintenance.",
    { utg: [], agent: [] }
  ])
  expect(selectCanSubmit(driver.snapshot())).toBe(true)
})

it("says in a plain sentence what a submit would do", async () => {
  const driver = await editing()
  await driver.perform({ type: "draft.changed", change: { ...restart, timing: "immediate" } })
  expect(selectSummary(driver.snapshot())).toBe("Restart 2 UTGs now.")
})
