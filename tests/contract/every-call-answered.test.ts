import { renewToken } from "@command-center/api/sign-on"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import type { Fault } from "@command-center/sandbox/src/faults.ts"
import { Result } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { withoutPauses } from "./support/clocks.ts"
import { type Estate, openEstate } from "./support/estate.ts"
import type { KnownIds } from "./support/known-call.ts"
import { knownIdsAt } from "./support/known-ids.ts"
import { readCalls } from "./support/read-calls.ts"
import { writeCalls } from "./support/write-calls.ts"

let estate: Estate
let ids: KnownIds
beforeAll(async () => {
  estate = await openEstate()
  ids = await knownIdsAt(estate, knownAccounts.region.id)
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

const calls = () => [...readCalls(ids), ...writeCalls(ids)]

describe("every call", () => {
  it("that reads is answered", async () => {
    for (const { name, program } of readCalls(ids)) {
      expect([name, Result.isSuccess(await estate.outcome(program))]).toEqual([name, true])
    }
  })

  it("that asks for an impossible change is refused", async () => {
    for (const { name, program } of writeCalls(ids)) {
      const outcome = await estate.outcome(program)
      const tag = Result.isFailure(outcome) ? outcome.failure._tag : "done"
      expect([name, tag]).toEqual([name, name === "exchangeCode" ? "Unauthorized" : "Refused"])
    }
  })
})

describe("a token", () => {
  const withToken = () => calls().filter(({ token }) => token === "current")

  it("that the service does not know is refused by every call to the services, with nothing said of it", async () => {
    for (const { name, program } of withToken()) {
      const outcome = await estate.outcome(program, "made-up")
      expect([name, outcome]).toEqual([name, Result.fail({ _tag: "Unauthorized", code: 401 })])
    }
  })

  it("that is missing keeps every call to the services at home", async () => {
    const asked = await estate.askedBy(async () => {
      for (const { program } of withToken()) {
        expect(await estate.outcome(program, null)).toEqual(Result.fail({ _tag: "Unauthorized", code: 401 }))
      }
    })
    expect(asked).toEqual([])
  })

  it("goes with the calls that need one, and with no other [A7-05 B7-51]", async () => {
    for (const { name, program, token } of calls()) {
      const [asked] = await estate.askedBy(() => estate.outcome(program))
      expect([name, asked?.headers.authorization]).toEqual([name, token === "none" ? undefined : estate.token])
    }
  })

  it.each<Omit<Fault, "path">>([
    { kind: "status", status: 500 },
    { kind: "status", status: 401 },
    { kind: "html" },
    { kind: "empty" },
    { kind: "truncate" },
    { kind: "shape" },
    { kind: "redirect" },
    { kind: "drop" }
  ])("that could not be renewed ($kind $status) counts as none [A7-33]", async (fault) => {
    const token = await estate.tokenOf("dana.whitlock")
    estate.sandbox.faults.add({ ...fault, path: "/accessTokens/" })
    expect(await estate.given(withoutPauses(renewToken(token)))).toBeNull()
  })
})
