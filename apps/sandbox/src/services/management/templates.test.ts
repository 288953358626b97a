import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rowsOf } from "../../database/query.ts"
import { knownAccounts } from "../../database/seed/known.ts"
import { wholeConfig } from "../../database/whole-config.ts"
import { mergeJson } from "../../merge-json.ts"
import type { Sandbox } from "../../server.ts"
import { call, listIn, objectIn, startTestSandbox, type TestCall, tokenOf } from "../../testing.ts"

let sandbox: Sandbox
let token: string
const account = knownAccounts.chain.id
const now = new Date("2026-11-20T15:00:00.000Z")

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => now })
  token = await tokenOf(sandbox)
})
afterAll(() => sandbox.close())

const templates = (rest: string, request: Omit<TestCall, "path"> = {}) =>
  call(sandbox, { token, path: `management/businessentities/${account}/configtemplates${rest}`, ...request })
const create = (name: string) =>
  templates("", { method: "POST", body: { name, businessEntityId: account, data: "{}" } })
const idOfNew = async (name: string) => Number((await objectIn(create(name), "configTemplate"))["id"])
const merge = (id: number, componentId: number) => templates(`/${id}/merge/${componentId}`, { method: "POST" })

describe("config templates", () => {
  it("creates, reads, lists, updates and deletes one", async () => {
    const id = await idOfNew("Quiet nights")
    const read = () => objectIn(templates(`/${id}`), "configTemplate")
    expect(await read()).toEqual({
      id,
      name: "Quiet nights",
      businessEntityId: account,
      config: "{}",
      lastUpdatedAt: now.toISOString()
    })
    const body = { ...(await read()), name: "Quiet days", config: '{"utgGlobal":{"logLevel":"Error"}}' }
    expect((await templates(`/${id}`, { method: "PUT", body })).status).toBe(200)
    expect(await read()).toMatchObject({ name: "Quiet days", config: '{"utgGlobal":{"logLevel":"Error"}}' })
    const rows = await listIn(templates(""), "configTemplate")
    expect(rows.map((row) => row["id"])).toContain(id)
    expect((await templates(`/${id}`, { method: "DELETE" })).status).toBe(200)
    expect((await templates(`/${id}`)).status).toBe(404)
    expect((await templates(`/${id}`, { method: "DELETE" })).status).toBe(404)
  })

  it("refuses a name that is taken, an empty one, and text that is not JSON", async () => {
    const id = await idOfNew("Taken")
    const again = await create("Taken")
    expect([again.status, await again.json()]).toEqual([409, { message: "Config template name must be unique" }])
    expect((await create(" ")).status).toBe(400)
    const body = { id, name: "Taken", businessEntityId: account, config: "{" }
    expect((await templates(`/${id}`, { method: "PUT", body })).status).toBe(400)
  })

  it("stays what it is and where it is", async () => {
    const id = await idOfNew("Here")
    const body = { id, name: "There", businessEntityId: account, config: "{}" }
    const put = async (change: Readonly<Record<string, unknown>>) => {
      const answer = await templates(`/${id}`, { method: "PUT", body: { ...body, ...change } })
      return [answer.status, await answer.json()]
    }
    expect(await put({ id: id + 1 })).toEqual([400, { message: "The config template is not the one of the address." }])
    expect(await put({ businessEntityId: knownAccounts.district.id })).toEqual([
      400,
      { message: "A config template stays in its account." }
    ])
    expect(await objectIn(templates(`/${id}`), "configTemplate")).toMatchObject({ name: "Here" })
  })

  it("has a name of 200 characters at most", async () => {
    const answer = await create("x".repeat(201))
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: "The field name may have 200 characters at most." }
    ])
    expect((await create("x".repeat(200))).status).toBe(200)
  })

  it("refuses changes without the edit right, and reading outside of one's accounts", async () => {
    const reader = await tokenOf(sandbox, "ravi.natarajan")
    const body = { name: "Mine", businessEntityId: account, data: "{}" }
    expect((await templates("", { token: reader })).status).toBe(200)
    expect((await templates("", { token: reader, method: "POST", body })).status).toBe(403)
    expect((await templates("", { token: await tokenOf(sandbox, "hannah.zielinski") })).status).toBe(403)
  })
})

it("merges a template into a UTG's configuration as a new revision", async () => {
  const id = await idOfNew("Debug logs")
  const config = JSON.stringify({ utgGlobal: { logLevel: "Debug", added: [1] } })
  await templates(`/${id}`, { method: "PUT", body: { id, name: "Debug logs", businessEntityId: account, config } })
  const stored = async () =>
    (
      await rowsOf(
        sandbox.db,
        sql`select g.component_id as id, ${wholeConfig} as config, g.revision_id, g.is_committed, c.config_status from component_config g
          join component c on c.id = g.component_id where c.business_entity_id in (
            select descendant_id from account_closure where ancestor_id = ${account}) order by 1 limit 1`
      )
    )[0] ?? {}
  const parsed = (row: Readonly<Record<string, unknown>>): unknown => JSON.parse(String(row["config"]))
  const before = await stored()
  expect((await merge(id, Number(before["id"]))).status).toBe(200)
  const after = await stored()
  expect({ ...after, config: parsed(after) }).toEqual({
    id: before["id"],
    config: mergeJson(parsed(before), { utgGlobal: { logLevel: "Debug", added: [1] } }),
    revision_id: Number(before["revision_id"]) + 1,
    is_committed: false,
    config_status: "Update Pending"
  })
  const list = [{ taskDesc: "Lane 1" }, { taskDesc: "Lane 1" }]
  const broken = JSON.stringify({ deviceConfig: { device: list } })
  await templates(`/${id}`, {
    method: "PUT",
    body: { id, name: "Debug logs", businessEntityId: account, config: broken }
  })
  expect((await merge(id, Number(before["id"]))).status).toBe(422)
  expect(await stored()).toEqual(after)
  expect((await merge(id, 999_999)).status).toBe(404)
  expect((await merge(999_999, Number(before["id"]))).status).toBe(404)
})
