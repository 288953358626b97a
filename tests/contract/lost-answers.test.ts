import { renewToken } from "@command-center/api/sign-on"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import type { Fault } from "@command-center/sandbox/src/faults.ts"
import { Effect, Result } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { outOfTime, withoutPauses } from "./support/clocks.ts"
import { type Estate, openEstate } from "./support/estate.ts"
import type { KnownCall, KnownIds } from "./support/known-call.ts"
import { knownIdsAt } from "./support/known-ids.ts"
import { attempts, each, outcomesUnder } from "./support/outcomes.ts"
import { readCalls } from "./support/read-calls.ts"
import { writeCalls } from "./support/write-calls.ts"

const account = knownAccounts.region.id

let estate: Estate
let ids: KnownIds
beforeAll(async () => {
  estate = await openEstate()
  ids = await knownIdsAt(estate, account)
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

const reads = () => readCalls(ids)
const calls = () => [...reads(), ...writeCalls(ids)]
const unreachable = () => ({ _tag: "Unreachable" }) as const
const outcomes = (some: ReadonlyArray<KnownCall>, fault: Omit<Fault, "path">) => outcomesUnder(estate, some, fault)

describe("a connection that is cut", () => {
  it.each(["drop", "dropAfter"] as const)("(%s) has reads try twice more, and writes never", async (kind) => {
    expect(await outcomes(calls(), { kind })).toEqual(each(calls(), unreachable, attempts))
  })

  it("in the middle of an answer has reads try twice more", async () => {
    expect(await outcomes(reads(), { kind: "breakOff" })).toEqual(each(reads(), unreachable, attempts))
  })

  it("once is made good by a read's next attempt", async () => {
    expect(await outcomes(reads(), { kind: "drop", times: 1 })).toEqual(each(reads(), () => "answered"))
  })
})

describe("a slow answer", () => {
  it("is waited for", async () => {
    const [call] = reads()
    if (call === undefined) throw new Error("There is no call.")
    estate.sandbox.faults.add({ path: call.path, kind: "none", delayMs: 120 })
    expect(Result.isSuccess(await estate.outcome(call.program))).toBe(true)
  })

  it("is given up when the call's time is over, for every call", async () => {
    estate.sandbox.faults.add({ path: "/", kind: "none", delayMs: 300 })
    const given = await Promise.all(calls().map(({ program }) => estate.outcome(outOfTime(program))))
    expect(given).toEqual(calls().map(() => Result.fail({ _tag: "TimedOut" })))
  })

  it("is given up when the caller goes away, for every call, and never asked for again", async () => {
    estate.sandbox.faults.add({ path: "/", kind: "drop", delayMs: 200 })
    for (const { name, program } of calls()) {
      const asked = await estate.askedBy(async () => {
        const leaving = Effect.andThen(Effect.promise(estate.next), Effect.interrupt)
        await expect(estate.outcome(Effect.raceFirst(withoutPauses(program), leaving)), name).rejects.toThrow(
          "interrupted"
        )
      })
      expect([name, asked.length]).toEqual([name, 1])
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
