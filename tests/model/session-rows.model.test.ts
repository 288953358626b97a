import { selectIsSignedIn, selectRights } from "@command-center/machines/session/session.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { readRows } from "./support/read-rows.ts"
import { openSession, signedInSession } from "./support/session-driver.ts"
import * as facts from "./support/session-examples.ts"

type Session = ReturnType<typeof openSession>

const alertsOf = (session: Session) => session.emitted().filter(({ type }) => type === "alert")
const alert = (message: string) => ({ type: "alert", header: "Some rows could not be read", message })

const noId = "id must be a whole number"
const noObject = "a row must be an object"
const inPart = {
  permissions: readRows(facts.permissions.rows, [noId]),
  masks: readRows(facts.masks.rows, [noObject, noId]),
  accounts: readRows(facts.accounts.rows, [noId])
}
const toldOfAll = alert(
  `4 rows could not be read and are not used, so there may be accounts or rights that are missing: permissions: ${noId}; permission masks: ${noObject}; permission masks: ${noId}; accounts: ${noId}`
)

describe("rows that cannot be read as somebody signs in", () => {
  it("hold up nothing: the others are used, and one alert says how many they were, of what, and why", async () => {
    const session = await signedInSession(facts.away, inPart)
    expect([selectIsSignedIn(session.snapshot()), selectRights(8)(session.snapshot()).canViewTasks]).toEqual([
      true,
      true
    ])
    expect(alertsOf(session)).toEqual([toldOfAll])
  })

  it("are told of in the singular where there is one, and not at all where there is none", async () => {
    expect(alertsOf(await signedInSession(facts.away, { accounts: inPart.accounts }))).toEqual([
      alert(
        `1 row could not be read and is not used, so there may be accounts or rights that are missing: accounts: ${noId}`
      )
    ])
    expect(alertsOf(await signedInSession())).toEqual([])
  })

  it("are remembered over a Retry of what failed beside them, and told of once somebody is signed in", async () => {
    const session = openSession(facts.away)
    await session.loadConfig()
    await session.settle("renewToken", facts.tokenAnswer("renewed"))
    await session.settle("loadUser", Result.succeed(facts.operator))
    await session.settle("loadPermissions", Result.succeed(inPart.permissions))
    await session.settle("loadMasks", Result.succeed(inPart.masks))
    await session.settle("loadAccounts", facts.refused)
    expect(alertsOf(session)).toEqual([])
    await session.perform({ type: "retry" })
    await session.settle("loadAccounts", Result.succeed(inPart.accounts))
    expect(alertsOf(session)).toEqual([toldOfAll])
  })

  it("are those of the last sign-in: with another tab's token, they are read anew", async () => {
    const session = openSession(facts.away)
    await session.loadConfig()
    await session.settle("renewToken", facts.tokenAnswer("renewed"))
    await session.settle("loadPermissions", Result.succeed(inPart.permissions))
    await session.perform({ type: "token.stored", token: "stored-2" })
    await session.settle("loadUser", Result.succeed(facts.operator))
    await session.loadRights()
    expect([selectIsSignedIn(session.snapshot()), alertsOf(session)]).toEqual([true, []])
  })
})
