import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rowsOf } from "../../database/query.ts"
import { knownAccounts } from "../../database/seed/known.ts"
import type { Sandbox } from "../../server.ts"
import { call, listIn, objectIn, startTestSandbox, tokenOf } from "../../testing.ts"
import { statusByCaller } from "../../testing-callers.ts"

let sandbox: Sandbox
let token: string
const now = new Date("2026-11-20T15:00:00.000Z")
const account = knownAccounts.chain.id
const config = JSON.stringify({ utgGlobal: { ccschema: "5.0.0.3124" }, deviceConfig: { device: [] } })

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => now })
  token = await tokenOf(sandbox)
})
afterAll(() => sandbox.close())

const profilesPath = `management/businessentities/${account}/componentProfiles`
const draft = (name: string) => ({ name, businessEntityId: account, type: 1, config })
const create = (body: unknown) => call(sandbox, { token, method: "POST", path: profilesPath, body })
const created = async (name: string) => objectIn(create(draft(name)), "componentProfile")
const read = (id: unknown) =>
  objectIn(call(sandbox, { token, path: `${profilesPath}/${String(id)}` }), "componentProfile")
const update = (id: unknown, body: unknown) =>
  call(sandbox, { token, method: "PUT", path: `${profilesPath}/${String(id)}`, body })
const deletion = (id: unknown, name: string) =>
  `management/businessentities/${account}/componentprofiles/${String(id)}?profilename=${encodeURIComponent(name)}`
const remove = (id: unknown, name: string) => call(sandbox, { token, method: "DELETE", path: deletion(id, name) })
const refused = async (answer: Promise<Response>) => [(await answer).status, await (await answer).json()]
const names = async () =>
  (await listIn(call(sandbox, { token, path: profilesPath }), "componentProfile")).map((row) => row["name"])

describe("profiles", () => {
  it("are created with version 1, listed, read and deleted by their name", async () => {
    const profile = await created("Bakery")
    expect(profile).toEqual({
      id: expect.any(Number),
      ...draft("Bakery"),
      version: 1,
      createdAt: now.toISOString(),
      lastUpdatedAt: now.toISOString(),
      lastAppliedAt: null,
      businessEntitySummary: { id: account, name: knownAccounts.chain.name }
    })
    expect([await read(profile["id"]), (await names()).includes("Bakery")]).toEqual([profile, true])
    expect(await refused(remove(profile["id"], "bakery"))).toEqual([
      400,
      { message: "The profilename is not the name of the profile." }
    ])
    expect((await remove(profile["id"], "Bakery")).status).toBe(200)
    expect((await names()).includes("Bakery")).toBe(false)
    expect(await refused(remove(profile["id"], "Bakery"))).toEqual([
      404,
      { message: `There is no profile ${String(profile["id"])}.` }
    ])
  })

  it("take JSON for the configuration as well as its text", async () => {
    const body = { ...draft("Pastry"), config: { utgGlobal: { ccschema: "5.0.0.3018" } } }
    expect((await objectIn(create(body), "componentProfile"))["config"]).toBe('{"utgGlobal":{"ccschema":"5.0.0.3018"}}')
  })

  it("rise by a version with each update; UTGs that run by them wait for it", async () => {
    const profile = await created("Roastery")
    const { id } = profile
    await sandbox.db.execute(
      sql`update component set profile_id = ${id}, config_status = 'Synchronized' where id = 20000`
    )
    const changed = { ...profile, name: "Roastery bar", config: '{"utgGlobal":{"ccschema":"5.0.0.3018"}}' }
    expect(await objectIn(update(id, changed), "componentProfile")).toEqual({ ...changed, version: 2 })
    expect((await read(id))["version"]).toBe(2)
    expect(await rowsOf(sandbox.db, sql`select config_status as s from component where id = 20000`)).toEqual([
      { s: "Update Pending" }
    ])
    expect(await refused(remove(id, "Roastery bar"))).toEqual([
      409,
      { message: "The profile is in use: UTGs 1, installations 0." }
    ])
    await sandbox.db.execute(sql`update component set profile_id = null where id = 20000`)
    expect((await remove(id, "Roastery bar")).status).toBe(200)
  })

  it("have names that are unique in their account", async () => {
    const [first, second] = [await created("Unique A"), await created("Unique B")]
    const taken = [409, { message: "Profile name must be unique" }]
    expect(await refused(create(draft(" Unique A ")))).toEqual(taken)
    expect(await refused(update(second["id"], { ...second, name: "Unique A" }))).toEqual(taken)
    expect((await update(first["id"], first)).status).toBe(200)
  })

  it("are refused with a wrong name, configuration, account or id", async () => {
    const profile = await created("Refusals")
    const notJson = { message: "The config is not the JSON text of an object." }
    const twice = JSON.stringify({ apiInterfaceConfig: { apiInterface: [{ listenPort: 1 }, { listenPort: 1 }] } })
    expect(await refused(create(draft(" ")))).toEqual([422, { message: "A profile needs a name." }])
    expect((await create(draft("x".repeat(201)))).status).toBe(422)
    expect(await refused(create({ ...draft("A"), config: "{" }))).toEqual([422, notJson])
    expect((await create({ ...draft("A"), config: twice })).status).toBe(422)
    expect((await create({ ...draft("A"), type: 2 })).status).toBe(400)
    expect((await create({ ...draft("A"), businessEntityId: 1 })).status).toBe(400)
    expect((await update(profile["id"], { ...profile, id: 1 })).status).toBe(400)
    expect((await update(profile["id"], { ...profile, businessEntityId: 1 })).status).toBe(400)
    expect(await refused(update(profile["id"], { ...profile, config: "" }))).toEqual([422, notJson])
    expect((await update(1, { ...profile, id: 1 })).status).toBe(404)
    expect(await read(profile["id"])).toEqual(profile)
  })

  it("are changed by who may edit profiles of the account", async () => {
    const profile = await created("Callers")
    const body = { ...profile, name: "Callers 2" }
    const refusals = { nobody: 401, elsewhere: 403, reader: 403 }
    expect([
      await statusByCaller(sandbox, { path: profilesPath }),
      await statusByCaller(sandbox, { path: `${profilesPath}/${String(profile["id"])}` }),
      await statusByCaller(sandbox, { method: "POST", path: profilesPath, body: draft("By callers") }),
      await statusByCaller(sandbox, { method: "PUT", path: `${profilesPath}/${String(profile["id"])}`, body }),
      await statusByCaller(sandbox, { method: "DELETE", path: deletion(profile["id"], "Callers 2") })
    ]).toEqual([
      { nobody: 401, elsewhere: 403, reader: 200, editor: 200 },
      { nobody: 401, elsewhere: 403, reader: 200, editor: 200 },
      { ...refusals, editor: 200 },
      { ...refusals, editor: 200 },
      { ...refusals, editor: 200 }
    ])
  })

  it("are not found in an account beside theirs", async () => {
    const profile = await created("Beside")
    const neighbour = `management/businessentities/${knownAccounts.neighbour.id}`
    const path = `${neighbour}/componentProfiles/${String(profile["id"])}`
    expect((await call(sandbox, { token, method: "PUT", path, body: profile })).status).toBe(404)
    expect(
      (
        await call(sandbox, {
          token,
          method: "DELETE",
          path: `${neighbour}/componentprofiles/${String(profile["id"])}?profilename=Beside`
        })
      ).status
    ).toBe(404)
  })
})
