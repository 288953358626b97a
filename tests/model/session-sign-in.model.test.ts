import {
  selectError,
  selectIsBusy,
  selectIsSignedIn,
  selectSignInAddress,
  selectToken
} from "@command-center/machines/session/session.selectors"
import type { SessionInput } from "@command-center/machines/session/session.types"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { openSession } from "./support/session-driver.ts"
import * as facts from "./support/session-examples.ts"

const { away, atHome, href, signInPage } = facts
const withCode: SessionInput = { ...away, storedToken: null, beganSignIn: true, href: `${href}&authcode=c0de` }
/** The user and the permissions are on their way; the rest needs to know who that is. */
const reading = {
  loadingRights: { user: "loading", permissions: "loading", masks: "deciding", accounts: "deciding" }
}
const toSignIn = { type: "redirectToSignIn", address: signInPage, href, isAsked: false }

describe("taking an authcode", () => {
  it("cleans the address before the exchange, then stores the token [A4-12]", async () => {
    const session = openSession(withCode)
    expect(session.emitted()).toEqual([])
    await session.loadConfig()
    expect([session.state(), session.inputOf("exchangeCode"), session.emitted()]).toEqual([
      "takingCode",
      { authcode: "c0de" },
      [{ type: "addressCleaned", href }]
    ])
    await session.settle("exchangeCode", facts.tokenAnswer("exchanged"))
    expect([session.state(), session.inputOf("loadUser"), session.emitted().at(-1)]).toEqual([
      reading,
      { token: "exchanged" },
      { type: "tokenStored", token: "exchanged" }
    ])
  })

  it.each([502, 503, 504])("answered %i by what stands before the service is tried again", async (status) => {
    const session = openSession(withCode)
    await session.loadConfig()
    await session.settle("exchangeCode", Result.fail({ _tag: "Refused", sentence: "Away", status }))
    await session.perform({ type: "retry" })
    expect([session.state(), session.inputOf("exchangeCode")]).toEqual(["takingCode", { authcode: "c0de" }])
  })

  describe("that this tab did not ask for, beside a held token", () => {
    const unasked: SessionInput = { ...withCode, storedToken: "stored-1", beganSignIn: false }
    const opened = async () => {
      const session = openSession(unasked)
      await session.loadConfig()
      expect([session.state(), session.emitted()]).toEqual(["renewing", [{ type: "addressCleaned", href }]])
      return session
    }

    it("is dropped where the token is good, and who stays signed in is named", async () => {
      const session = await opened()
      await session.settle("renewToken", facts.tokenAnswer("renewed"))
      await session.settle("loadUser", Result.succeed(facts.operator))
      expect(session.emitted().at(-1)).toEqual({
        type: "toast",
        kind: "info",
        header: "Sign-in not used",
        text: "olive is still signed in. The address contained a sign-in that was not started in this tab.",
        long: true
      })
      expect([session.snapshot().context.authcode, selectToken(session.snapshot())]).toEqual([null, "renewed"])
    })

    it("is exchanged where the token is not renewed", async () => {
      const session = await opened()
      await session.settle("renewToken", Result.succeed(null))
      expect([session.state(), session.inputOf("exchangeCode"), session.emitted().slice(1)]).toEqual([
        "takingCode",
        { authcode: "c0de" },
        [{ type: "tokenCleared" }, { type: "selectedCleared" }]
      ])
      await session.settle("exchangeCode", facts.tokenAnswer("exchanged"))
      expect([session.state(), selectToken(session.snapshot())]).toEqual([reading, "exchanged"])
    })

    it("is exchanged where the renewed token is refused all the same", async () => {
      const session = await opened()
      await session.settle("renewToken", facts.tokenAnswer("renewed"))
      await session.settle("loadUser", facts.unauthorized)
      expect([session.state(), session.inputOf("exchangeCode")]).toEqual(["takingCode", { authcode: "c0de" }])
    })

    it("is exchanged where that is found out by the permissions", async () => {
      const session = await opened()
      await session.settle("renewToken", facts.tokenAnswer("renewed"))
      await session.settle("loadPermissions", facts.unauthorized)
      expect([session.state(), session.running()]).toEqual(["takingCode", ["exchangeCode"]])
    })

    it("gives way to a token that another tab stored", async () => {
      const session = await opened()
      await session.settle("renewToken", Result.succeed(null))
      await session.settle("exchangeCode", facts.refused)
      await session.perform({ type: "retry" })
      await session.perform({ type: "token.stored", token: "stored-2" })
      expect([session.state(), session.inputOf("loadUser")]).toEqual([reading, { token: "stored-2" }])
    })
  })

  it("takes a code where this tab began the sign-in, whatever is held", async () => {
    const session = openSession({ ...withCode, storedToken: "stored-1" })
    await session.loadConfig()
    expect(session.state()).toBe("takingCode")
  })

  it("takes a code where no token is held, whoever began", async () => {
    const session = openSession({ ...withCode, beganSignIn: false })
    await session.loadConfig()
    expect(session.state()).toBe("takingCode")
  })

  it("sends a code again by hand only when the service never looked at it", async () => {
    const session = openSession(withCode)
    await session.loadConfig()
    await session.settle("exchangeCode", facts.unreachable)
    await session.perform({ type: "retry" })
    expect(session.state()).toBe("takingCode")
    await session.settle("exchangeCode", facts.refused)
    expect([session.state(), selectError(session.snapshot())]).toEqual([
      "failed",
      { code: null, text: "the service said no" }
    ])
    await session.perform({ type: "retry" })
    expect([session.state(), session.emitted().at(-1)]).toEqual(["unauthorized", toSignIn])
  })
})

describe("without a valid token", () => {
  it("goes to single sign-on and remembers the page asked for [A2.2-01 A4-13]", async () => {
    const session = openSession({ ...away, storedToken: null })
    await session.loadConfig()
    expect([session.state(), session.emitted()]).toEqual(["unauthorized", [toSignIn]])
  })

  it("raises 401 on a local host and stays until the login link is clicked [A2.2-02 A4-14]", async () => {
    const session = openSession({ ...atHome, storedToken: null })
    await session.loadConfig()
    expect([session.emitted(), selectError(session.snapshot()), selectSignInAddress(session.snapshot())]).toEqual([
      [],
      { code: 401, text: "Undefined access token" },
      signInPage
    ])
    await session.perform({ type: "signIn" })
    expect(session.emitted()).toEqual([{ ...toSignIn, isAsked: true }])
  })

  it("clears token and selected entity when renewal is refused, then goes to sign in [A4-15 A4-16]", async () => {
    const session = openSession(away)
    await session.loadConfig()
    expect(session.inputOf("renewToken")).toEqual({ token: "stored-1" })
    await session.settle("renewToken", Result.succeed(null))
    expect([selectToken(session.snapshot()), session.emitted()]).toEqual([
      null,
      [{ type: "tokenCleared" }, { type: "selectedCleared" }, toSignIn]
    ])
  })

  it("stores a renewed token [A4-17]", async () => {
    const session = openSession(away)
    await session.loadConfig()
    await session.settle("renewToken", facts.tokenAnswer("renewed"))
    expect([selectToken(session.snapshot()), session.emitted()]).toEqual([
      "renewed",
      [{ type: "tokenStored", token: "renewed" }]
    ])
  })

  it("goes on with a token that another tab stored", async () => {
    const session = openSession({ ...atHome, storedToken: null })
    await session.loadConfig()
    await session.perform({ type: "token.stored", token: "stored-2" })
    expect([session.state(), session.inputOf("loadUser")]).toEqual([reading, { token: "stored-2" }])
  })
})

describe("loading", () => {
  it("says that the configuration could not be loaded, and loads it only until it is there [A4-10 A4-11]", async () => {
    const session = openSession(away)
    await session.settle("loadConfig", Result.fail({ _tag: "Refused", sentence: "Not Found" }))
    expect([session.emitted(), selectError(session.snapshot())]).toEqual([
      [{ type: "toast", kind: "danger", text: "Unable to load configuration data: Not Found" }],
      {
        code: null,
        text: "Not Found",
        remedy:
          "The configuration could not be loaded. The console reads its addresses from config.json next to its index.html. Ask whoever runs the console to fix it, then press Retry."
      }
    ])
    await session.perform({ type: "retry" })
    await session.loadConfig()
    await session.settle("renewToken", facts.tokenAnswer("renewed"))
    await session.settle("loadUser", facts.refused)
    await session.perform({ type: "retry" })
    expect([session.state(), session.isRunning("loadConfig")]).toEqual([reading, false])
  })

  it("shows no page before user and rights are there, and keeps what failed [A2.1-18 A8-07]", async () => {
    const session = openSession(away)
    await session.loadConfig()
    await session.settle("renewToken", facts.tokenAnswer("renewed"))
    await session.settle("loadUser", Result.succeed(facts.operator))
    expect([session.inputOf("loadMasks"), session.inputOf("loadAccounts")]).toEqual([
      { userId: 5 },
      { businessEntityId: 1 }
    ])
    expect([selectIsBusy(session.snapshot()), selectIsSignedIn(session.snapshot())]).toEqual([true, false])
    await session.settle("loadMasks", Result.succeed(facts.masks))
    await session.settle("loadAccounts", facts.refused)
    expect([session.state(), selectError(session.snapshot())]).toEqual([
      "failed",
      { code: null, text: "Unable to load data - the service said no" }
    ])
  })

  it("asks for the permissions beside the user, once, and for what belongs to the user after it", async () => {
    const session = openSession(away)
    await session.loadConfig()
    await session.settle("renewToken", facts.tokenAnswer("renewed"))
    expect(session.running()).toEqual(["loadUser", "loadPermissions"])
    await session.settle("loadPermissions", Result.succeed(facts.permissions))
    expect(session.running()).toEqual(["loadUser"])
    await session.settle("loadUser", Result.succeed(facts.operator))
    expect(session.running()).toEqual(["loadMasks", "loadAccounts"])
  })

  it("takes up again only what failed", async () => {
    const session = openSession(away)
    await session.loadConfig()
    await session.settle("renewToken", facts.tokenAnswer("renewed"))
    await session.settle("loadUser", Result.succeed(facts.operator))
    await session.settle("loadMasks", Result.succeed(facts.masks))
    await session.settle("loadAccounts", facts.refused)
    await session.perform({ type: "retry" })
    expect(session.running()).toEqual(["loadPermissions", "loadAccounts"])
    await session.settle("loadPermissions", Result.succeed(facts.permissions))
    await session.settle("loadAccounts", Result.succeed(facts.accounts))
    expect(selectIsSignedIn(session.snapshot())).toBe(true)
  })
})
