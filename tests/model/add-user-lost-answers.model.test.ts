import { userMessages } from "@command-center/domain/user/user-messages"
import {
  selectDraft,
  selectError,
  selectIsUnsaved,
  selectPhase
} from "@command-center/machines/add-user/add-user.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { creating, failed, filled, sent, submit, texts } from "./support/add-user-driver.ts"

const { refused, timedOut, unreadable } = failures

describe("an answer that is lost or not known", () => {
  it("is the unknown error where it holds no id [B8-19]", async () => {
    const driver = await creating()
    await driver.settle("createUser", Result.fail(unreadable))
    expect([driver.state(), selectError(driver.snapshot()), driver.emitted()]).toEqual([
      "unknown",
      "Unknown error",
      [failed("Unknown error")]
    ])
  })

  it("is not called a failure where whatever stands before the service answered", async () => {
    const driver = await creating()
    await driver.settle("createUser", Result.fail({ ...refused, status: 502, sentence: "Status: Bad Gateway" }))
    expect([driver.state(), selectError(driver.snapshot()), driver.emitted()]).toEqual([
      "unknown",
      "Status: Bad Gateway",
      [{ type: "toast", kind: "danger", header: "Not confirmed", text: "Status: Bad Gateway" }]
    ])
  })

  it.each([timedOut, unreadable])("sends nothing again on its own: $_tag", async (failure) => {
    const driver = await creating()
    await driver.settle("createUser", Result.fail(failure))
    await driver.perform(submit)
    await driver.perform({ type: "retry" })
    expect([driver.state(), driver.running()]).toEqual(["unknown", []])
  })

  it("is called not confirmed while the user is looked for, and what was typed is not done with", async () => {
    const driver = await filled()
    const seen = () => {
      const now = driver.snapshot()
      return [selectPhase(now), selectIsUnsaved(now), selectError(now)]
    }
    const found = [seen()]
    await driver.perform(submit)
    await driver.settle("createUser", Result.fail(timedOut))
    found.push(seen())
    await driver.perform({ type: "check" })
    found.push(seen())
    await driver.settle("findUser", Result.fail(refused))
    found.push(seen())
    expect(found).toEqual([
      ["editing", true, null],
      ["unknown", true, timedOut.sentence],
      ["checking", true, timedOut.sentence],
      ["unknown", true, refused.sentence]
    ])
  })

  it("looks for the user, and goes on with the role of the one it finds", async () => {
    const driver = await creating()
    await driver.crash("createUser")
    await driver.perform({ type: "check" })
    expect(driver.inputOf("findUser")).toEqual({ businessEntityId: 42, user: sent })
    await driver.settle("findUser", Result.succeed([2101]))
    expect(driver.inputOf("assignRole")).toEqual({ businessEntityId: 42, userId: 2101, roleId: 10003 })
  })

  it("gives the role to one of two that are there, and tells of both", async () => {
    const driver = await creating()
    await driver.crash("createUser")
    await driver.perform({ type: "check" })
    await driver.settle("findUser", Result.succeed([2101, 2102]))
    await driver.settle("assignRole", Result.succeed(null))
    expect([driver.state(), driver.emitted().at(-1)]).toEqual([
      "added",
      { type: "toast", kind: "danger", text: userMessages.addedTwice(sent.username, [2101, 2102]) }
    ])
  })

  it("gives the form back as it was where there is no such user", async () => {
    const driver = await creating()
    await driver.settle("createUser", Result.fail(timedOut))
    await driver.perform({ type: "check" })
    await driver.settle("findUser", Result.succeed([]))
    expect(driver.state()).toBe("notFound")
    await driver.perform({ type: "retry" })
    expect([driver.state(), selectDraft(driver.snapshot())]).toEqual([
      { editing: "changed" },
      { ...texts, roleId: 10003 }
    ])
  })
})
