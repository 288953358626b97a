import { sampleRollout, sampleSummary } from "@command-center/domain/rollout/sample-rollout"
import * as select from "@command-center/machines/rollout-run/rollout-run.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { loaded } from "./support/rollout-run-driver.ts"

const { refused, timedOut, unauthorized } = failures
const why = "The service is down for maintenance."

describe("a step", () => {
  const asked = async (step: string) => {
    const driver = await loaded()
    await driver.perform({ type: "step.chosen", step })
    return driver
  }
  const seen = (driver: Awaited<ReturnType<typeof loaded>>) => {
    const now = driver.snapshot()
    return {
      asks: select.selectIsAsking(now),
      sends: select.selectIsSending(now),
      isOpen: select.selectIsNotConfirmed(now),
      error: select.selectStepError(now),
      isCrashed: select.selectIsStepCrashed(now),
      key: select.selectChosen(now)?.key
    }
  }
  const quiet = { asks: false, sends: false, isOpen: false, error: null, isCrashed: false, key: undefined }

  it("is asked about with its note, sent, and told", async () => {
    const driver = await asked("stop")
    expect(seen(driver)).toEqual({ ...quiet, asks: true, key: "key 1" })
    await driver.perform({ type: "note.changed", note: "as agreed" })
    await driver.perform({ type: "deleteTasks.chosen", deleteTasks: true })
    await driver.perform({ type: "step.confirmed" })
    expect([seen(driver), driver.inputOf("takeStep")]).toMatchObject([
      { ...quiet, asks: true, sends: true, key: "key 1" },
      {
        id: "r-1",
        chosen: { step: "stop", note: "as agreed", deleteTasks: true, key: "key 1", isUncertain: false }
      }
    ])
    await driver.settle("takeStep", Result.succeed(sampleRollout({ state: "stopped" })))
    expect([seen(driver), select.selectRollout(driver.snapshot())?.state, driver.emitted()]).toEqual([
      quiet,
      "stopped",
      [{ type: "toast", kind: "success", text: "The rollout is being stopped. Nothing more is sent." }]
    ])
  })

  it("closes at once while nothing was typed; what was typed is given up only when that was answered", async () => {
    const driver = await asked("stop")
    const told = () => {
      const now = driver.snapshot()
      return [
        select.selectIsAsking(now),
        select.selectIsLosing(now),
        now.hasTag("unsaved"),
        select.selectChosen(now)?.note
      ]
    }
    expect(told()).toEqual([true, false, false, ""])
    await driver.perform({ type: "note.changed", note: "as agreed" })
    await driver.perform({ type: "step.cancelled" })
    await driver.perform({ type: "step.confirmed" })
    expect(told()).toEqual([true, true, true, "as agreed"])
    await driver.perform({ type: "edit" })
    expect(told()).toEqual([true, false, true, "as agreed"])
    await driver.perform({ type: "note.changed", note: "" })
    await driver.perform({ type: "deleteTasks.chosen", deleteTasks: true })
    await driver.perform({ type: "step.cancelled" })
    await driver.perform({ type: "discard" })
    expect(told()).toEqual([false, false, false, undefined])
    await driver.perform({ type: "step.chosen", step: "stop" })
    await driver.perform({ type: "step.cancelled" })
    expect(told()).toEqual([false, false, false, undefined])
  })

  it("is not sent with a note that the service does not take; what was typed stays to be shortened", async () => {
    const driver = await asked("stop")
    await driver.perform({ type: "note.changed", note: "n".repeat(2001) })
    await driver.perform({ type: "step.confirmed" })
    expect([seen(driver).sends, select.selectNoteIssue(driver.snapshot())]).toEqual([
      false,
      "Length of input exceeds maximum of 2000 characters. Shorten it."
    ])
    await driver.perform({ type: "note.changed", note: "n".repeat(2000) })
    await driver.perform({ type: "step.confirmed" })
    expect(seen(driver).sends).toBe(true)
  })

  it("is about the rollout as it was when it was chosen, however that goes on", async () => {
    const driver = await asked("advance")
    const before = select.selectRollout(driver.snapshot())
    const moved = sampleSummary({ state: "done" })
    await driver.perform({ type: "changed", change: { event: "rollout", data: moved }, id: null })
    await driver.perform({ type: "step.confirmed" })
    expect([select.selectRollout(driver.snapshot())?.state, before?.state]).toEqual(["done", sampleRollout().state])
    expect(driver.inputOf("takeStep")).toMatchObject({ chosen: { step: "advance", seen: before } })
  })

  it("that pauses is sent at once, and asked about only where it was refused", async () => {
    const driver = await asked("pause")
    expect(seen(driver)).toEqual({ ...quiet, sends: true, key: "key 1" })
    await driver.settle("takeStep", Result.fail(refused))
    expect(seen(driver)).toEqual({ ...quiet, asks: true, error: why, key: "key 2" })
  })

  it("that is not confirmed is the same step when it is sent again, whatever is answered then", async () => {
    const driver = await asked("pause")
    await driver.settle("takeStep", Result.fail(timedOut))
    const isOpen = { ...quiet, asks: true, isOpen: true, key: "key 1" }
    const unsure =
      "It is not confirmed whether this was done. Send it again: it is done once, however often it arrives."
    expect(seen(driver)).toEqual({ ...isOpen, error: `${timedOut.sentence}. ${unsure}` })
    for (const failure of [refused, unauthorized]) {
      await driver.perform({ type: "step.confirmed" })
      expect(driver.inputOf("takeStep")).toMatchObject({ chosen: { key: "key 1", isUncertain: true } })
      await driver.settle("takeStep", Result.fail(failure))
      expect(seen(driver)).toEqual({ ...isOpen, error: `${failure.sentence} ${unsure}` })
    }
    expect(driver.emitted()).toEqual([{ type: "unauthorized" }])
    await driver.perform({ type: "step.cancelled" })
    expect(seen(driver)).toEqual(quiet)
  })

  it("whose call broke says so until it is left", async () => {
    const driver = await asked("pause")
    await driver.crash("takeStep")
    expect(seen(driver)).toEqual({
      ...quiet,
      asks: true,
      error: "Something unexpected went wrong. Look at the rollout's state before you try again.",
      isCrashed: true,
      key: "key 1"
    })
    // The note is nowhere else.
    expect(driver.snapshot().hasTag("unsaved")).toBe(true)
    await driver.perform({ type: "step.cancelled" })
    expect(seen(driver)).toEqual(quiet)
  })
})
