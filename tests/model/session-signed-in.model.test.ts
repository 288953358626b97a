import {
  selectAccountTree,
  selectAncestry,
  selectCheckFailure,
  selectError,
  selectIsBusy,
  selectIsChecking,
  selectIsExpired,
  selectIsReplaced,
  selectIsSignedIn,
  selectIsSignedOutElsewhere,
  selectLandingAccount,
  selectManifest,
  selectRights,
  selectToken
} from "@command-center/machines/session/session.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { signedInSession } from "./support/session-driver.ts"
import * as facts from "./support/session-examples.ts"

const { atHome, href, signInPage } = facts
const toSignIn = { type: "redirectToSignIn", address: signInPage, href, isAsked: false }

describe("the manifest", () => {
  const manifestAlert = {
    type: "alert",
    header: "Error",
    message: "Unable to load user manifest: the service said no"
  }

  it("loads once per account, and no answer of an account that was left arrives [A4-09]", async () => {
    const session = await signedInSession()
    await session.perform({ type: "account.changed", businessEntityId: 7 })
    await session.perform({ type: "account.changed", businessEntityId: 8 })
    expect(session.inputOf("loadManifest")).toEqual({ token: "renewed", businessEntityId: 8 })
    await session.settle("loadManifest", Result.succeed(facts.manifest))
    await session.perform({ type: "account.changed", businessEntityId: 8 })
    expect([session.isRunning("loadManifest"), selectManifest(session.snapshot())]).toEqual([false, facts.manifest])
    expect(session.emitted().slice(1)).toEqual([
      { type: "selectedStored", businessEntityId: 7 },
      { type: "selectedStored", businessEntityId: 8 }
    ])
  })

  it("is not fatal when it fails [A8-05]", async () => {
    const session = await signedInSession()
    await session.perform({ type: "account.changed", businessEntityId: 7 })
    await session.settle("loadManifest", facts.refused)
    expect([session.emitted().at(-1), selectIsSignedIn(session.snapshot())]).toEqual([manifestAlert, true])
  })
})

describe("a token lost while signed in", () => {
  const lost = { type: "unauthorized", isHeld: true, href: "https://console.example.test/be/8/tasks" }

  it("keeps the pages under unsaved work and goes on with the same user's new token", async () => {
    const session = await signedInSession()
    await session.perform(lost)
    await session.perform(lost)
    expect([selectIsExpired(session.snapshot()), selectIsSignedIn(session.snapshot())]).toEqual([true, true])
    expect(selectIsSignedOutElsewhere(session.snapshot()), "it was this tab's token that was refused").toBe(false)
    await session.perform({ type: "token.stored", token: "stored-2" })
    await session.settle("loadUser", Result.succeed(facts.operator))
    expect([session.state(), selectToken(session.snapshot())]).toEqual([
      { signedIn: { access: "valid", manifest: "idle" } },
      "stored-2"
    ])
    expect(session.emitted().slice(1), "no flow asks for a sign-in any longer").toEqual([{ type: "sessionBack" }])
  })

  it("is held no longer once another tab has signed out, also under unsaved work, until one is stored again", async () => {
    const session = await signedInSession()
    await session.perform({ type: "account.changed", businessEntityId: 7 })
    await session.settle("loadManifest", Result.succeed(facts.manifest))
    await session.perform({ ...lost, type: "token.cleared" })
    const { error } = session.snapshot().context
    expect(selectIsSignedOutElsewhere(session.snapshot()), "the dialog says so").toBe(true)
    expect([selectToken(session.snapshot()), selectIsExpired(session.snapshot()), error]).toEqual([
      null,
      true,
      { code: 401, text: "Undefined access token" }
    ])
    await session.perform({ type: "token.stored", token: "renewed" })
    expect(session.inputOf("loadUser")).toEqual({ token: "renewed" })
    await session.settle("loadUser", Result.succeed(facts.operator))
    expect([selectToken(session.snapshot()), selectIsExpired(session.snapshot())]).toEqual(["renewed", false])
  })

  it("asks for a reload when someone else signed in", async () => {
    const session = await signedInSession()
    await session.perform(lost)
    await session.perform({ type: "token.stored", token: "stored-2" })
    await session.settle("loadUser", Result.succeed(facts.someoneElse))
    expect([selectIsReplaced(session.snapshot()), session.emitted().at(-1)]).toEqual([
      true,
      { type: "reloadRequired", username: "otto" }
    ])
  })

  it.each([
    ["signed out in another tab", { ...lost, isHeld: false, type: "token.cleared" }],
    ["was refused", { ...lost, isHeld: false }]
  ] as const)("under nothing typed, %s: the page loads anew before another call for someone else", async (_, event) => {
    const session = await signedInSession()
    await session.perform(event)
    await session.perform({ type: "token.stored", token: "stored-2" })
    await session.settle("loadUser", Result.succeed(facts.someoneElse))
    expect(session.emitted().at(-1)).toEqual({ type: "reloadRequired", username: "otto" })
    const asked = ["loadPermissions", "loadMasks", "loadAccounts"] as const
    expect(asked.filter((call) => session.isRunning(call))).toEqual([])
    expect([selectIsReplaced(session.snapshot()), selectIsBusy(session.snapshot())]).toEqual([true, true])
  })

  it("under nothing typed goes on for the same user without loading anew", async () => {
    const session = await signedInSession()
    await session.perform({ ...lost, isHeld: false })
    await session.perform({ type: "token.stored", token: "stored-2" })
    await session.settle("loadUser", Result.succeed(facts.operator))
    expect([selectIsReplaced(session.snapshot()), session.isRunning("loadMasks")]).toEqual([false, true])
  })

  it("says that it checks who signed in, and what came of a check that failed for another reason", async () => {
    const session = await signedInSession()
    await session.perform(lost)
    await session.perform({ type: "token.stored", token: "stored-2" })
    expect([selectIsExpired(session.snapshot()), selectIsChecking(session.snapshot())]).toEqual([true, true])
    await session.settle("loadUser", facts.refused)
    expect([selectIsExpired(session.snapshot()), selectCheckFailure(session.snapshot())]).toEqual([
      true,
      "the service said no"
    ])
    await session.perform({ type: "retry" })
    expect([selectIsChecking(session.snapshot()), session.inputOf("loadUser")]).toEqual([true, { token: "stored-2" }])
    await session.settle("loadUser", Result.succeed(facts.operator))
    expect([session.state(), selectIsExpired(session.snapshot()), session.snapshot().context.error]).toEqual([
      { signedIn: { access: "valid", manifest: "idle" } },
      false,
      null
    ])
  })

  it("asks to sign in again when the new token is not accepted either", async () => {
    const session = await signedInSession()
    await session.perform(lost)
    await session.perform({ type: "token.stored", token: "stored-2" })
    await session.settle("loadUser", facts.unauthorized)
    expect([session.state(), selectCheckFailure(session.snapshot())]).toEqual([
      { signedIn: { access: "expired", manifest: "idle" } },
      null
    ])
  })

  it("leaves for the sign-in when the work is given up, and not before", async () => {
    const session = await signedInSession()
    await session.perform(lost)
    await session.perform({ type: "retry" })
    await session.perform(lost)
    expect(selectIsExpired(session.snapshot())).toBe(true)
    await session.perform({ ...lost, isHeld: false, href: facts.otherPage })
    expect(session.state()).toBe("unauthorized")
  })

  it("leaves what was answered under the dialog to be read, whatever is read anew on the page meanwhile", async () => {
    const session = await signedInSession()
    await session.perform(lost)
    await session.perform({ ...lost, isHeld: false, href: `${lost.href}?page=2#top` })
    expect([selectIsExpired(session.snapshot()), session.emitted().length]).toEqual([true, 1])
  })

  it("checks unseen whose another tab's token is, and says so only when it could not", async () => {
    const session = await signedInSession()
    await session.perform({ type: "token.stored", token: "stored-2" })
    await session.perform({ ...lost, isHeld: false })
    expect([selectIsExpired(session.snapshot()), selectIsSignedIn(session.snapshot())]).toEqual([false, true])
    await session.crash("loadUser")
    expect([selectIsExpired(session.snapshot()), selectCheckFailure(session.snapshot())]).toEqual([
      true,
      "Something unexpected happened."
    ])
  })

  it("signs in again and comes back to the page when nothing is unsaved", async () => {
    const session = await signedInSession()
    await session.perform({ ...lost, isHeld: false })
    expect([session.state(), session.emitted().at(-1)]).toEqual(["unauthorized", { ...toSignIn, href: lost.href }])
  })

  it("shows the view instead on a local host, and Retry renews", async () => {
    const session = await signedInSession(atHome)
    await session.perform({ ...lost, isHeld: false })
    expect([selectError(session.snapshot()), session.emitted().length]).toEqual([
      { code: 401, text: "Unauthorized: Please login from the old environment." },
      1
    ])
    await session.perform({ type: "retry" })
    expect(session.state()).toBe("renewing")
  })

  it("confirms who another tab's new token belongs to", async () => {
    const session = await signedInSession()
    await session.perform({ type: "token.stored", token: "renewed" })
    expect(session.isRunning("loadUser")).toBe(false)
    await session.perform({ type: "token.stored", token: "stored-2" })
    expect(session.inputOf("loadUser")).toEqual({ token: "stored-2" })
  })
})

it("signs out: token and selected entity are cleared, then to the sign-on service [A2.3-25 A4-08]", async () => {
  const session = await signedInSession()
  await session.perform({ type: "signOut" })
  expect([session.state(), selectToken(session.snapshot()), session.emitted().slice(1)]).toEqual([
    "signedOut",
    null,
    [{ type: "tokenCleared" }, { type: "selectedCleared" }, { type: "redirectToSignOut", address: facts.signOutPage }]
  ])
})

it("answers rights, names and the tree from what was loaded, the same object each time", async () => {
  const session = await signedInSession()
  const snapshot = session.snapshot()
  const rights = selectRights(8)(snapshot)
  expect([rights.canViewTasks, rights.canEditTasks, selectRights(1)(snapshot).canViewTasks]).toEqual([
    true,
    false,
    false
  ])
  expect(selectRights(8)(snapshot)).toBe(rights)
  expect(selectAncestry(snapshot).nameOf(8)).toBe("Account 8")
  expect(selectAccountTree(8)(snapshot)).toBe(selectAccountTree(8)(snapshot))
})

it.each([
  ["7", 7],
  [null, 1],
  ["0", 1],
  ["none", 1]
])("opens account %s at / as %s [A2.1-01 A2.1-02 A2.1-03]", async (stored, landing) => {
  const session = await signedInSession()
  expect(selectLandingAccount(stored)(session.snapshot())).toBe(landing)
})
