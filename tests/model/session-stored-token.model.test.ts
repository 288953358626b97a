import type { SessionInput } from "@command-center/machines/session/session.types"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { openSession, signedInSession } from "./support/session-driver.ts"
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

describe("a token that another tab stores or takes away while this one does nothing", () => {
  const held: SessionInput = { ...facts.away, storedToken: "stored-1" }
  const withCode: SessionInput = {
    ...facts.away,
    storedToken: null,
    beganSignIn: true,
    href: `${facts.href}&authcode=c0de`
  }

  it("is gone on with by itself where the services could not be reached, with nothing of the earlier user", async () => {
    const session = openSession(held)
    await session.loadConfig()
    await session.settle("renewToken", facts.tokenAnswer("renewed"))
    await session.settle("loadUser", Result.succeed(facts.operator))
    await session.settle("loadPermissions", facts.refused)
    expect(session.state()).toBe("failed")
    await session.perform({ type: "token.stored", token: "stored-2" })
    expect([session.state(), session.inputOf("loadUser"), session.snapshot().context.error]).toEqual([
      reading,
      { token: "stored-2" },
      null
    ])
  })

  it("is gone on with where the configuration could not be read: that is read again first", async () => {
    const session = openSession(held)
    await session.settle("loadConfig", facts.refused)
    await session.perform({ type: "token.stored", token: "stored-2" })
    expect(session.state()).toBe("loadingConfig")
    await session.loadConfig()
    expect([session.state(), session.inputOf("loadUser")]).toEqual([reading, { token: "stored-2" }])
  })

  it("is not renewed by a Retry once somebody has signed out", async () => {
    const session = openSession(held)
    await session.settle("loadConfig", facts.refused)
    await session.perform({ type: "token.cleared", isHeld: false, href: facts.href })
    await session.perform({ type: "retry" })
    await session.loadConfig()
    expect([session.state(), session.isRunning("renewToken")]).toEqual(["unauthorized", false])
  })

  it("that is cleared while the configuration is read takes nothing of this tab's own sign-in along", async () => {
    const session = openSession({ ...withCode, storedToken: "stored-1" })
    await session.perform({ type: "token.cleared", isHeld: false, href: facts.href })
    await session.loadConfig()
    expect([session.state(), session.inputOf("exchangeCode")]).toEqual(["takingCode", { authcode: "c0de" }])
  })

  it("is what is gone on with where this tab's own code turns out to be no good, which is sent once", async () => {
    const session = openSession(withCode)
    await session.loadConfig()
    await session.perform({ type: "token.stored", token: "stored-2" })
    expect(session.state()).toBe("takingCode")
    await session.settle("exchangeCode", facts.refused)
    expect([session.state(), session.inputOf("loadUser"), session.snapshot().context.authcode]).toEqual([
      reading,
      { token: "stored-2" },
      null
    ])
  })

  it("does not end this tab's own sign-in by being taken away", async () => {
    const session = openSession(withCode)
    await session.loadConfig()
    await session.perform({ type: "token.cleared", isHeld: false, href: facts.href })
    await session.settle("exchangeCode", facts.tokenAnswer("exchanged"))
    expect(session.inputOf("loadUser")).toEqual({ token: "exchanged" })
  })
})

describe("a sign-out in another tab while it is looked up who signed in", () => {
  const confirming = async () => {
    const session = await signedInSession()
    await session.perform({ type: "token.stored", token: "stored-2" })
    return session
  }

  it("ends a clean page's session", async () => {
    const session = await confirming()
    await session.perform({ type: "token.cleared", isHeld: false, href: facts.href })
    expect([session.state(), session.snapshot().context.token]).toEqual(["unauthorized", null])
  })

  it("asks for a new sign-in over what is typed", async () => {
    const session = await confirming()
    await session.perform({ type: "token.cleared", isHeld: true, href: facts.href })
    expect(session.state()).toMatchObject({ signedIn: { access: "expired" } })
    expect(session.snapshot().context.token).toBeNull()
  })
})
