import { sql } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { rowsOf } from "./database/query.ts"
import type { Fault } from "./faults.ts"
import type { Sandbox } from "./server.ts"
import { call, listIn, startTestSandbox, tokenOf } from "./testing.ts"

let sandbox: Sandbox
let token: string

beforeAll(async () => {
  sandbox = await startTestSandbox()
  token = await tokenOf(sandbox)
})
afterAll(() => sandbox.close())
afterEach(() => sandbox.faults.clear())

const on = (fault: Omit<Fault, "path">) =>
  fetch(`${sandbox.origin}/faults`, { method: "POST", body: JSON.stringify({ path: "/permissions", ...fault }) })
const permissions = () => call(sandbox, { token, path: "security/permissions" })

describe("faults", () => {
  it("strike as often as told, then the service answers as ever", async () => {
    await on({ kind: "status", status: 503, headers: { "Retry-After": "2" }, times: 1 })
    const struck = await permissions()
    expect([struck.status, struck.headers.get("retry-after"), await struck.json()]).toEqual([
      503,
      "2",
      { message: "Fault 503" }
    ])
    expect((await permissions()).status).toBe(200)
    const faults = await listIn(fetch(`${sandbox.origin}/faults`), "faults")
    expect(faults.map((fault) => fault["struck"])).toEqual([1])
    await fetch(`${sandbox.origin}/faults`, { method: "DELETE" })
    expect(sandbox.faults.list()).toEqual([])
  })

  it("take the place of an answer after the service acted, which comes as late as told", async () => {
    const templates = { token, path: "management/businessentities/1/configtemplates" }
    const made = async (name: string, acts: boolean) => {
      sandbox.faults.add({ path: "/configtemplates", kind: "status", status: 502, acts, delayMs: 40, times: 1 })
      const before = performance.now()
      const answer = await call(sandbox, {
        ...templates,
        method: "POST",
        body: { name, businessEntityId: 1, data: "{}" }
      })
      expect([answer.status, performance.now() - before > 35]).toEqual([502, true])
      return (await listIn(call(sandbox, templates), "configTemplate")).some((row) => row["name"] === name)
    }
    expect([await made("Acted", true), await made("Never acted", false)]).toEqual([true, false])
  })

  it("change what an answer holds", async () => {
    const whole = await (await permissions()).text()
    const bodies: Record<string, string> = {}
    for (const kind of ["html", "empty", "truncate", "shape", "bom"] as const) {
      await on({ kind, times: 1 })
      const answer = await permissions()
      expect(answer.status).toBe(200)
      bodies[kind] = Buffer.from(await answer.arrayBuffer()).toString("utf8")
    }
    expect(bodies).toEqual({
      html: "<!doctype html><title>Gateway</title><p>Not the service",
      empty: "",
      truncate: whole.slice(0, Math.ceil(whole.length / 2)),
      shape: '{"permission":7}',
      bom: `\uFEFF${whole}`
    })
  })

  it("cut the connection before or in the answer", async () => {
    await on({ kind: "drop" })
    await expect(permissions()).rejects.toThrow("fetch failed")
    sandbox.faults.clear()
    await on({ kind: "breakOff" })
    const answer = await permissions()
    await expect(answer.text()).rejects.toThrow("terminated")
  })

  it("lose the answer after the service acted", async () => {
    const path = "management/businessentities/1/configtemplates"
    const body = { name: "Lost answer", businessEntityId: 1, data: "{}" }
    sandbox.faults.add({ path: "/configtemplates", kind: "dropAfter", method: "POST", times: 1 })
    await expect(call(sandbox, { token, method: "POST", path, body })).rejects.toThrow("fetch failed")
    const rows = await rowsOf(sandbox.db, sql`select name from config_template where name = 'Lost answer'`)
    expect(rows).toEqual([{ name: "Lost answer" }])
  })

  it("redirect, and end a token", async () => {
    await on({ kind: "redirect", times: 1 })
    const answer = await permissions()
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"])
    const own = await tokenOf(sandbox)
    const ended = await fetch(`${sandbox.origin}/faults/token`, {
      method: "POST",
      body: JSON.stringify({ token: own })
    })
    expect(await ended.json()).toEqual({ ended: true })
    expect((await call(sandbox, { token: own, path: "security/permissions" })).status).toBe(401)
  })
})
