import { sentenceOf } from "@command-center/api/transport/api-error"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import type { Fault } from "@command-center/sandbox/src/faults.ts"
import { Result } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type Estate, openEstate } from "./support/estate.ts"
import type { KnownCall, KnownIds } from "./support/known-call.ts"
import { knownIdsAt } from "./support/known-ids.ts"
import { attempts, each, outcomesUnder, refusedWith, unreadableBody } from "./support/outcomes.ts"
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
const answeredBy = (...kinds: ReadonlyArray<KnownCall["answer"]>) =>
  calls().filter(({ answer }) => kinds.includes(answer))
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

describe("a status that is not OK", () => {
  it.each([
    [400, "Bad Request"],
    [403, "Forbidden"],
    [404, "Not Found"],
    [409, "Conflict"],
    [412, "Precondition Failed"],
    [413, "Payload Too Large"],
    [422, "Unprocessable Entity"],
    [500, "Internal Server Error"],
    [502, "Bad Gateway"],
    [504, "Gateway Timeout"]
  ])(
    "%i is an error with that status and the service's message, for every call, at once [A7-08]",
    async (status, text) => {
      expect(await outcomes(calls(), { kind: "status", status })).toEqual(
        each(calls(), refusedWith(status, text, `Fault ${status}`))
      )
    }
  )

  it.each([
    [429, "Too Many Requests"],
    [503, "Service Unavailable"]
  ])("%i has reads try twice more, after the pause that is asked for, and writes never", async (status, text) => {
    const fault = { kind: "status", status, headers: { "Retry-After": "7" } } as const
    expect(await outcomes(calls(), fault)).toEqual(
      each(calls(), refusedWith(status, text, `Fault ${status}`), attempts)
    )
  })

  it("401 is the session's, for every call", async () => {
    const fault = { kind: "status", status: 401 } as const
    expect(await outcomes(calls(), fault)).toEqual(each(calls(), () => ({ _tag: "Unauthorized", code: 401 })))
  })

  it("has no message where its body is not the service's", async () => {
    const fault = { kind: "status", status: 502, body: "<h1>Bad gateway</h1>" } as const
    expect(await outcomes(calls(), fault)).toEqual(each(calls(), refusedWith(502, "Bad Gateway", null)))
  })

  it("reads as the documents say: the action of the calls they name, else the service's message [B8-04 B8-05]", async () => {
    const told = (await outcomes(calls(), { kind: "status", status: 409 })).map(([name, error]) => [
      name,
      error === "answered" ? error : sentenceOf(error)
    ])
    expect(told).toEqual(
      calls().map(({ name, action }) => [name, action === null ? "Fault 409" : `Failed to ${action}. Status: Conflict`])
    )
    expect(new Set(calls().flatMap(({ action }) => action ?? []))).toEqual(
      new Set([
        "fetch Device Forms",
        "update component",
        "fetch Component Config",
        "update Component Config",
        "remove the UTG",
        "fetch Machine Status",
        "fetch installation",
        "create installation",
        "update profile",
        "delete profile",
        "apply the profiles",
        "fetch users",
        "insert user",
        "upload form"
      ])
    )
  })
})

describe("a broken answer", () => {
  const json = () => answeredBy("list", "object", "nothing")
  const ok = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    ({ kind: "status", status: 200, body, headers }) as const

  it("that ends too soon is unreadable, of whatever call", async () => {
    expect(await outcomes(json(), ok('{"component":{"id":1'))).toEqual(each(json(), unreadableBody))
    const read = reads().filter(({ answer }) => answer !== "file")
    expect(await outcomes(read, { kind: "truncate" })).toEqual(each(read, unreadableBody))
  })

  it("that is a web page is unreadable", async () => {
    const read = [...json(), ...answeredBy("file")]
    expect(await outcomes(read, { kind: "html" })).toEqual(each(read, unreadableBody))
  })

  it("that is empty is none for a call that reads something, and enough for one that does not", async () => {
    const tags = (await outcomes(calls(), { kind: "empty" })).map(([name, error]) => [
      name,
      error === "answered" ? error : error._tag
    ])
    expect(tags).toEqual(
      calls().map(({ name, answer }) => [
        name,
        answer === "nothing" || answer === "unread"
          ? "answered"
          : name === "loadRuntimeConfig"
            ? "NotSent"
            : "Unreadable"
      ])
    )
  })

  it.each(["7", '"text"', "[]", "null", "true"])("of another type, %s, names what was expected", async (body) => {
    const some = answeredBy("list", "object")
    const tags = (await outcomes(some, ok(body))).map(([name, error]) => [
      name,
      error === "answered" ? error : error._tag
    ])
    expect(tags).toEqual(some.map(({ name }) => [name, name === "loadRuntimeConfig" ? "NotSent" : "Unreadable"]))
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

  it("that leads elsewhere is not followed", async () => {
    expect(await outcomes(calls(), { kind: "redirect" })).toEqual(each(calls(), () => ({ _tag: "Redirected" })))
  })
})
