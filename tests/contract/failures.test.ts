import { loadList } from "@command-center/api/management/lists"
import { createTasks } from "@command-center/api/management/tasks"
import { renewToken } from "@command-center/api/sign-on"
import type { ApiError } from "@command-center/api/transport/api-error"
import { defaultScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { taskFields } from "@command-center/domain/task/task"
import { buildTasks } from "@command-center/domain/task/task-builder"
import { utgFields } from "@command-center/domain/utg/utg"
import { noVersions } from "@command-center/domain/version/version-product"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import type { Fault } from "@command-center/sandbox/src/faults.ts"
import { Result } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type KnownCall, type KnownIds, readCalls, writeCalls } from "./support/all-calls.ts"
import { outOfTime, withoutPauses } from "./support/clocks.ts"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.chain.id
const nowhere = "00000000-0000-4000-8000-000000000000"

let estate: Estate
let ids: KnownIds
beforeAll(async () => {
  estate = await openEstate()
  const { rows } = await estate.given(loadList({ id: "utgs", fields: utgFields }, account, []))
  const list = async (id: "profiles" | "templates") =>
    (await estate.given(loadList({ id, fields: { id: "id" } }, account, []))).rows[0]?.id ?? 0
  ids = {
    token: estate.token,
    account,
    userId: estate.sandbox.people.find(({ username }) => username === "dana.whitlock")?.id ?? 0,
    componentId: rows[0]?.componentId ?? 0,
    machine: rows[0]?.machinePermanentId ?? "",
    component: rows[0]?.componentPermanentId ?? "",
    profileId: await list("profiles"),
    templateId: await list("templates")
  }
}, 60_000)
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

const reads = () => readCalls(ids)
const writes = () => writeCalls({ ...ids, machine: nowhere })

/** What each call comes to under a fault, and how often the fault struck it. */
const outcomes = async (calls: ReadonlyArray<KnownCall>, fault: Omit<Fault, "path">) => {
  const found: Array<readonly [name: string, error: ApiError | "answered", struck: number]> = []
  for (const { name, program, path } of calls) {
    estate.sandbox.faults.add({ ...fault, path })
    const outcome = await estate.outcome(withoutPauses(program))
    const error = Result.isFailure(outcome) ? outcome.failure : "answered"
    found.push([name, error, estate.sandbox.faults.list()[0]?.struck ?? 0])
    estate.sandbox.faults.clear()
  }
  return found
}

/** The same for every call: what it comes to, and how often it is struck. */
const each = (calls: ReadonlyArray<KnownCall>, error: (call: KnownCall) => ApiError | "answered", struck = 1) =>
  calls.map((call) => [call.name, error(call), struck])

const actions: Readonly<Record<string, string>> = {
  "the list of forms": "fetch Device Forms",
  "the list of users": "fetch users",
  "the list of installations": "fetch installation",
  loadComponentConfig: "fetch Component Config",
  removeUtg: "remove the UTG",
  assignProfiles: "apply the profiles"
}
const refusedWith = (status: number, statusText: string, message: string | null) => (call: KnownCall) =>
  ({ _tag: "Refused", status, statusText, message, action: actions[call.name] ?? null }) as const

const body = (call: KnownCall) =>
  ({ _tag: "Unreadable", path: "the body", expected: call.answer === "file" ? "CSV" : "JSON" }) as const

describe("without a fault", () => {
  it("every read is answered", async () => {
    for (const { name, program } of reads()) {
      expect([name, Result.isSuccess(await estate.outcome(program))]).toEqual([name, true])
    }
  })
})

describe("a status that is not OK", () => {
  it("is an error with that status and the service's message, for every call [A7-08]", async () => {
    const fault = { kind: "status", status: 409 } as const
    expect(await outcomes([...reads(), ...writes()], fault)).toEqual(
      each([...reads(), ...writes()], refusedWith(409, "Conflict", "Fault 409"))
    )
  })

  it("has no message where its body is not the service's", async () => {
    const fault = { kind: "status", status: 502, body: "<h1>Bad gateway</h1>" } as const
    expect(await outcomes([...reads(), ...writes()], fault)).toEqual(
      each([...reads(), ...writes()], refusedWith(502, "Bad Gateway", null))
    )
  })

  it("401 is the session's, for every call", async () => {
    const fault = { kind: "status", status: 401 } as const
    expect(await outcomes([...reads(), ...writes()], fault)).toEqual(
      each([...reads(), ...writes()], () => ({ _tag: "Unauthorized", code: 401 }))
    )
  })

  it("503 has reads try twice more, and writes never", async () => {
    const fault = { kind: "status", status: 503, headers: { "Retry-After": "1" } } as const
    expect(await outcomes(reads(), fault)).toEqual(
      each(reads(), refusedWith(503, "Service Unavailable", "Fault 503"), 3)
    )
    expect(await outcomes(writes(), fault)).toEqual(
      each(writes(), refusedWith(503, "Service Unavailable", "Fault 503"), 1)
    )
  })
})

describe("a broken answer", () => {
  const jsonReads = () => reads().filter(({ answer }) => answer === "json")
  const files = () => reads().filter(({ answer }) => answer === "file")

  it("that ends too soon is unreadable", async () => {
    expect(await outcomes(jsonReads(), { kind: "truncate" })).toEqual(each(jsonReads(), body))
  })

  it("of another shape names the place, never a value", async () => {
    const paths = (await outcomes(jsonReads(), { kind: "shape" })).map(([name, error]) => [
      name,
      error === "answered" || error._tag !== "Unreadable" ? error : error.path
    ])
    expect(paths).toEqual(jsonReads().map(({ name, shapeAt }) => [name, shapeAt]))
  })

  it("that is a web page is unreadable", async () => {
    expect(await outcomes([...jsonReads(), ...files()], { kind: "html" })).toEqual(
      each([...jsonReads(), ...files()], body)
    )
  })

  it("with a byte-order mark is read", async () => {
    expect(await outcomes(jsonReads(), { kind: "bom" })).toEqual(each(jsonReads(), () => "answered"))
  })

  it("that leads elsewhere is not followed", async () => {
    expect(await outcomes([...reads(), ...writes()], { kind: "redirect" })).toEqual(
      each([...reads(), ...writes()], () => ({ _tag: "Redirected" }))
    )
  })
})

describe("a connection that is cut", () => {
  it.each(["drop", "dropAfter", "breakOff"] as const)("(%s) has reads try twice more, then say so", async (kind) => {
    expect(await outcomes(reads(), { kind })).toEqual(each(reads(), () => ({ _tag: "Unreachable" }), 3))
  })

  it("has writes say so at once", async () => {
    expect(await outcomes(writes(), { kind: "drop" })).toEqual(each(writes(), () => ({ _tag: "Unreachable" })))
  })

  it("once is made good by a read's next attempt", async () => {
    expect(await outcomes(reads(), { kind: "drop", times: 1 })).toEqual(each(reads(), () => "answered"))
  })

  it("after the service acted leaves the effect there, once", async () => {
    const utgs = (await estate.given(loadList({ id: "utgs", fields: utgFields }, account, []))).rows
    const now = new Date("2026-11-20T15:15:00.000Z")
    const draft = defaultScheduleDraft(now, "UTC", noVersions)
    const targets = utgs.slice(0, 2)
    const tasks = Result.getOrThrow(
      buildTasks({ businessEntityId: account, draft, products: noVersions, targets, now })
    )
    const read = async () => (await estate.given(loadList({ id: "tasks", fields: taskFields }, account, []))).rows
    const before = new Set((await read()).map(({ taskId }) => taskId))
    estate.sandbox.faults.add({ path: "/tasksbulk", kind: "dropAfter" })
    const outcome = await estate.outcome(createTasks(account, tasks))
    estate.sandbox.faults.clear()
    const made = (await read()).filter(({ taskId }) => !before.has(taskId))
    expect(outcome).toEqual(Result.fail({ _tag: "Unreachable" }))
    expect(made.map(({ componentId }) => componentId)).toEqual(targets.map(({ componentId }) => componentId))
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
    const calls = [...reads(), ...writes()]
    const given = await Promise.all(calls.map(({ program }) => estate.outcome(outOfTime(program))))
    expect(given).toEqual(calls.map(() => Result.fail({ _tag: "TimedOut" })))
  })
})

describe("a token", () => {
  it("that the service does not know is refused by every call to the services, with nothing said of it", async () => {
    const calls = [...reads(), ...writes()].filter(
      ({ name }) => !/versions|readUser|readManifest|exchangeCode/u.test(name)
    )
    for (const { name, program } of calls) {
      const outcome = await estate.outcome(program, "made-up")
      expect([name, outcome]).toEqual([name, Result.fail({ _tag: "Unauthorized", code: 401 })])
    }
  })

  it("that is missing keeps every call to the services at home", async () => {
    const calls = [...reads(), ...writes()].filter(
      ({ name }) => !/versions|readUser|readManifest|exchangeCode/u.test(name)
    )
    const asked = await estate.askedBy(async () => {
      for (const { program } of calls) {
        expect(await estate.outcome(program, null)).toEqual(Result.fail({ _tag: "Unauthorized", code: 401 }))
      }
    })
    expect(asked).toEqual([])
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
