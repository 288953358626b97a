import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import type { Fault } from "@command-center/sandbox/src/faults.ts"
import { Result } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type Estate, openEstate } from "./support/estate.ts"
import type { KnownCall, KnownIds } from "./support/known-call.ts"
import { knownIdsAt } from "./support/known-ids.ts"
import { each, outcomesUnder, unreadableBody } from "./support/outcomes.ts"
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

const reads = () => readCalls(ids)
const writes = () => writeCalls(ids)
const calls = () => [...reads(), ...writes()]
const outcomes = (some: ReadonlyArray<KnownCall>, fault: Omit<Fault, "path">) => outcomesUnder(estate, some, fault)

describe("without a fault", () => {
  it("every read is answered", async () => {
    for (const { name, program } of reads()) {
      expect([name, Result.isSuccess(await estate.outcome(program))]).toEqual([name, true])
    }
  })

  it("every write that asks for the impossible is refused", async () => {
    for (const { name, program } of writes()) {
      const outcome = await estate.outcome(program)
      const tag = Result.isFailure(outcome) ? outcome.failure._tag : "done"
      expect([name, tag]).toEqual([name, name === "exchangeCode" ? "Unauthorized" : "Refused"])
    }
  })
})

describe("a broken answer", () => {
  const ok = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    ({ kind: "status", status: 200, body, headers }) as const

  it("that ends too soon is unreadable, of whatever call", async () => {
    const read = reads().filter(({ answer }) => answer !== "file")
    expect(await outcomes(read, { kind: "truncate" })).toEqual(each(read, unreadableBody))
  })

  it("of another shape names the place, never a value", async () => {
    const read = reads().filter(({ answer }) => answer !== "file")
    const shapes = (await outcomes(read, { kind: "shape" })).map(([name, error]) => [
      name,
      error !== "answered" && error._tag === "Unreadable" ? { path: error.path } : error
    ])
    expect(shapes).toEqual(read.map(({ name, shape }) => [name, shape]))
  })

  it.each([
    ["seven", (field: string) => ({ [field]: 7 })],
    ["a list of seven", (field: string) => ({ [field]: [7] })]
  ])("of a write, whose field is %s, names the place", async (_, bodyOf) => {
    for (const call of writes().filter(({ answer }) => answer === "object")) {
      const field = typeof call.shape === "object" && "path" in call.shape ? call.shape.path : ""
      const paths = (await outcomes([call], ok(JSON.stringify(bodyOf(field))))).map(([, error]) =>
        error !== "answered" && error._tag === "Unreadable" ? error.path : error
      )
      expect([call.name, paths]).toEqual([call.name, [expect.stringContaining(field)]])
    }
  })

  it("with a byte-order mark is read", async () => {
    const read = reads().filter(({ answer }) => answer !== "file")
    expect(await outcomes(read, { kind: "bom" })).toEqual(each(read, () => "answered"))
  })

  it("that is very large is given up as soon as it says so", async () => {
    const limit = 500_000_000
    for (const { name, path, program } of calls().filter(({ answer }) => answer !== "unread")) {
      estate.sandbox.faults.add({ ...ok("{}"), path })
      const outcome = await estate.outcomePromised(limit + 1, program)
      expect([name, outcome]).toEqual([name, Result.fail({ _tag: "TooLarge", limit })])
      estate.sandbox.faults.clear()
    }
  })
})
