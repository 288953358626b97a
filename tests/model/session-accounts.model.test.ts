import {
  selectAccountName,
  selectAccountTree,
  selectHasTree,
  selectLandingAccount,
  selectMayOpen,
  selectRights
} from "@command-center/machines/session/session.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { readRows } from "./support/read-rows.ts"
import { openSession, signedInSession } from "./support/session-driver.ts"
import * as facts from "./support/session-examples.ts"

const noAccounts = { accounts: readRows(facts.accounts.rows.slice(0, 0)) }
const { masksElsewhere: masks } = facts

describe("accounts that the list of accounts leaves out", () => {
  it("may be opened where they are one's own or an enabled mask names them, with what masks give there", async () => {
    const session = (await signedInSession(facts.away, { ...noAccounts, masks })).snapshot()
    const may = [1, 40, 50, 7].map((id) => selectMayOpen(id)(session))
    expect(may).toEqual([true, true, false, false])
    const sees = [1, 40, 50].map((id) => selectRights(id)(session).canViewTasks)
    expect(sees).toEqual([false, true, false])
  })

  it("are called by their numbers, where those that are listed have names", async () => {
    const named = readRows(facts.accounts.rows.map((each) => ({ ...each, name: `Branch ${each.id}` })))
    const session = (await signedInSession(facts.away, { accounts: named, masks })).snapshot()
    expect([40, 7].map((id) => selectAccountName(id)(session))).toEqual(["Account 40", "Branch 7"])
  })

  it("may be opened by nobody before somebody is signed in", () => {
    expect(selectMayOpen(1)(openSession(facts.away).snapshot())).toBe(false)
  })

  it.each([
    ["40", 40],
    ["50", 1],
    ["999", 1]
  ])("stored as %s, open at / as %i: one that may not be opened is passed over", async (stored, landing) => {
    const session = await signedInSession(facts.away, { masks })
    expect(selectLandingAccount(stored)(session.snapshot())).toBe(landing)
  })
})

it("accounts whose parent could not be read stand in the tree below one's own, the same object each time", async () => {
  const [own, , below] = facts.accounts.rows
  if (own === undefined || below === undefined) throw new Error("there are three accounts")
  const accounts = readRows([own, below], ["id must be a whole number"])
  const session = (await signedInSession(facts.away, { accounts })).snapshot()
  const tree = selectAccountTree(1)(session)
  expect(Result.getOrThrow(tree).root.children).toMatchObject([{ id: 1, children: [{ id: 8 }] }])
  expect(selectAccountTree(1)(session)).toBe(tree)
  const unsound = (await signedInSession(facts.away, { accounts: readRows(accounts.rows) })).snapshot()
  expect(Result.isFailure(selectAccountTree(1)(unsound))).toBe(true)
})

it.each([
  ["none", [], false],
  ["one", [1], false],
  ["two", [1, 7], true],
  ["two roots, of which the page says so", [1, 8], true]
])("the tree is there with %s account: %j", async (_, ids, expected) => {
  const accounts = readRows(facts.accounts.rows.filter(({ id }) => ids.some((each) => each === id)))
  const session = await signedInSession(facts.away, { accounts })
  expect(selectHasTree(1)(session.snapshot())).toBe(expected)
})
