import type { SessionInput } from "@command-center/machines/session/session.types"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { openSession } from "./support/session-driver.ts"
import * as facts from "./support/session-examples.ts"

/** The user and the permissions are on their way; the rest needs to know who that is. */
const reading = {
  loadingRights: { user: "loading", permissions: "loading", masks: "deciding", accounts: "deciding" }
}

describe("a token that another tab stores while this one signs in", () => {
  const held: SessionInput = { ...facts.away, storedToken: "stored-1" }

  it("takes the place of the one that is being renewed, whose answer counts no more", async () => {
    const session = openSession(held)
    await session.loadConfig()
    await session.perform({ type: "token.stored", token: "stored-2" })
    expect([session.state(), session.inputOf("loadUser"), session.isRunning("renewToken")]).toEqual([
      reading,
      { token: "stored-2" },
      false
    ])
  })

  it("has what was loaded with the earlier one loaded anew: nobody is shown with somebody else's rights", async () => {
    const session = openSession(held)
    await session.loadConfig()
    await session.settle("renewToken", facts.tokenAnswer("renewed"))
    await session.settle("loadPermissions", Result.succeed(facts.permissions))
    await session.settle("loadUser", Result.succeed(facts.operator))
    await session.settle("loadMasks", Result.succeed(facts.masks))
    await session.perform({ type: "token.stored", token: "stored-2" })
    expect([session.state(), session.inputOf("loadUser"), session.snapshot().context.user]).toEqual([
      reading,
      { token: "stored-2" },
      null
    ])
    await session.settle("loadUser", Result.succeed(facts.someoneElse))
    expect(session.inputOf("loadMasks")).toEqual({ userId: facts.someoneElse.id })
  })

  it("is what is gone on with once the configuration is there", async () => {
    const session = openSession(held)
    await session.perform({ type: "token.stored", token: "stored-2" })
    await session.loadConfig()
    expect([session.state(), session.inputOf("loadUser")]).toEqual([reading, { token: "stored-2" }])
  })

  it("changes nothing where it is the one that is held", async () => {
    const session = openSession(held)
    await session.loadConfig()
    await session.perform({ type: "token.stored", token: "stored-1" })
    expect(session.state()).toBe("renewing")
  })
})
