import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { added, assigning, failed, submit } from "./support/add-user-driver.ts"

const { refused, timedOut } = failures

describe("a role that is not assigned", () => {
  it.each([
    [refused, "withoutRole", failed(refused.sentence)],
    [timedOut, "roleUnknown", { type: "toast", kind: "danger", header: "Not confirmed", text: timedOut.sentence }]
  ])("is sent again alone, and only when asked for: %j", async (failure, state, told) => {
    const driver = await assigning()
    await driver.settle("assignRole", Result.fail(failure))
    expect([driver.state(), driver.running(), driver.emitted()]).toEqual([state, [], [told]])
    await driver.perform(submit)
    expect(driver.state()).toBe(state)
    await driver.perform({ type: "retry" })
    expect([driver.running(), driver.inputOf("assignRole")]).toEqual([
      ["assignRole"],
      { businessEntityId: 42, userId: 2101, roleId: 10003 }
    ])
    await driver.settle("assignRole", Result.succeed(null))
    expect([driver.state(), driver.emitted().at(-1)]).toEqual(["added", added])
  })

  it("may be left; the user is there all the same", async () => {
    const driver = await assigning()
    await driver.settle("assignRole", Result.fail(refused))
    await driver.perform({ type: "close" })
    expect([driver.state(), driver.snapshot().output]).toEqual(["closed", { userId: 2101 }])
  })
})
