import { makeRecordScreenMachine } from "@command-center/machines/record-screen/record-screen.machine"
import {
  selectCancelled,
  selectFailure,
  selectIsCrashed,
  selectIsLoading,
  selectIsNotFound,
  selectIsWaitLong,
  selectRecord
} from "@command-center/machines/record-screen/record-screen.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

interface Profile {
  readonly name: string
}

const machine = makeRecordScreenMachine<Profile>("profile")
const input = { businessEntityId: 42, id: 11 }
const found = Result.succeed({ name: "Bar" })
const missing = Result.succeed(null)
const refused = Result.fail(failures.refused)

describe("a record", () => {
  it("is asked for by account and id, and shown", async () => {
    const driver = actorDriver(machine, input)
    expect([driver.inputOf("loadRecord"), selectIsLoading(driver.snapshot())]).toEqual([
      { ...input, version: null },
      true
    ])
    await driver.settle("loadRecord", found)
    expect([driver.state(), selectRecord(driver.snapshot())]).toEqual(["ready", { name: "Bar" }])
  })

  it("that does not exist is no failure", async () => {
    const driver = actorDriver(machine, input)
    await driver.settle("loadRecord", missing)
    expect([selectIsNotFound(driver.snapshot()), selectFailure(driver.snapshot())]).toEqual([true, null])
  })

  it("that cannot be read says why, and is read again", async () => {
    const driver = actorDriver(machine, input)
    await driver.settle("loadRecord", refused)
    expect(selectFailure(driver.snapshot())).toBe("The service is down for maintenance.")
    await driver.perform({ type: "retry" })
    expect([selectIsLoading(driver.snapshot()), selectFailure(driver.snapshot())]).toEqual([true, null])
    await driver.settle("loadRecord", found)
    expect(selectRecord(driver.snapshot())).toEqual({ name: "Bar" })
  })

  it("whose reading breaks says so, until it is read again", async () => {
    const driver = actorDriver(machine, input)
    await driver.crash("loadRecord")
    expect([selectIsCrashed(driver.snapshot()), selectIsLoading(driver.snapshot())]).toEqual([true, false])
    await driver.perform({ type: "retry" })
    expect([selectIsCrashed(driver.snapshot()), selectIsLoading(driver.snapshot())]).toEqual([false, true])
  })

  it("that somebody does not wait for is neither missing nor refused", async () => {
    const driver = actorDriver(machine, input)
    const seen = () => {
      const now = driver.snapshot()
      return [selectIsWaitLong(now), selectCancelled(now), selectFailure(now), selectIsNotFound(now)]
    }
    const all = [seen()]
    await driver.advance(10_000)
    all.push(seen())
    await driver.perform({ type: "cancel" })
    all.push(seen())
    await driver.perform({ type: "retry" })
    await driver.settle("loadRecord", refused)
    all.push(seen())
    expect(all).toEqual([
      [false, null, null, false],
      [true, null, null, false],
      [false, "You stopped waiting for the answer. Nothing was changed. Retry asks again.", null, false],
      [false, null, failures.refused.sentence, false]
    ])
  })

  it("stays in view when it cannot be read again", async () => {
    const driver = actorDriver(machine, input)
    await driver.settle("loadRecord", found)
    await driver.perform({ type: "retry" })
    await driver.settle("loadRecord", refused)
    expect(selectRecord(driver.snapshot())).toEqual({ name: "Bar" })
  })

  it("that goes by a version is read again for another one, and stays in view meanwhile", async () => {
    const driver = actorDriver(machine, { ...input, version: "5.0.0.3018" })
    expect(driver.inputOf("loadRecord")).toEqual({ ...input, version: "5.0.0.3018" })
    await driver.settle("loadRecord", found)
    await driver.perform({ type: "version.read", version: "5.0.0.3018" })
    expect(driver.state()).toBe("ready")
    await driver.perform({ type: "version.read", version: "5.1.0.4100" })
    expect([driver.inputOf("loadRecord"), selectRecord(driver.snapshot())]).toEqual([
      { ...input, version: "5.1.0.4100" },
      { name: "Bar" }
    ])
    await driver.perform({ type: "version.read", version: null })
    expect(driver.inputOf("loadRecord")).toEqual({ ...input, version: null })
    await driver.settle("loadRecord", Result.succeed({ name: "By default" }))
    expect([driver.state(), selectRecord(driver.snapshot())]).toEqual(["ready", { name: "By default" }])
  })

  it("that was saved while it was being read is read once more: that answer may be of before", async () => {
    const driver = actorDriver(machine, input)
    const waited = async (event: { readonly type: "retry" | "refresh.asked" }) => {
      await driver.advance(9000)
      await driver.perform(event)
      await driver.advance(9000)
      return [driver.running(), selectIsWaitLong(driver.snapshot())]
    }
    expect([await waited({ type: "retry" }), await waited({ type: "refresh.asked" })]).toEqual([
      [["loadRecord"], false],
      [["loadRecord"], true]
    ])
  })
})
