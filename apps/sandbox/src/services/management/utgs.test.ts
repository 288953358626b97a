import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rowsOf } from "../../database/query.ts"
import { knownAccounts } from "../../database/seed/known.ts"
import type { Sandbox } from "../../server.ts"
import { call, startTestSandbox, tokenOf } from "../../testing.ts"

let sandbox: Sandbox
let token: string

beforeAll(async () => {
  sandbox = await startTestSandbox()
  token = await tokenOf(sandbox)
})
afterAll(() => sandbox.close())

const one = async (statement: ReturnType<typeof sql>) => (await rowsOf(sandbox.db, statement))[0] ?? {}
const removeUtg = (machine: string, as = token, account = 1) =>
  call(sandbox, { token: as, method: "DELETE", path: `management/businessentities/${account}/machines/${machine}` })
const assign = (body: unknown, as = token, query = "installationtype=30") =>
  call(sandbox, { token: as, method: "PATCH", path: `management/componentProfileAssignments?${query}`, body })

describe("removing a UTG", () => {
  const anyMachine = () =>
    one(sql`select m.permanent_id as guid, m.id from machine m join component c on c.machine_id = m.id limit 1`)

  it("takes the machine, its UTGs, devices, configurations and tasks away", async () => {
    const { guid, id } = await anyMachine()
    expect((await removeUtg(String(guid))).status).toBe(200)
    expect(
      await one(sql`select (select count(*) from machine where id = ${id})::int as machines,
        (select count(*) from component where machine_id = ${id})::int as utgs,
        (select count(*) from task where machine_id = ${id})::int as tasks,
        (select count(*) from device d left join component c on c.id = d.component_id where c.id is null)::int as devices,
        (select count(*) from component_config g left join component c on c.id = g.component_id where c.id is null)::int as configs`)
    ).toEqual({ machines: 0, utgs: 0, tasks: 0, devices: 0, configs: 0 })
    expect((await removeUtg(String(guid))).status).toBe(404)
  })

  it("is refused without the right, and not found in another account", async () => {
    const { guid, id } = await anyMachine()
    expect((await removeUtg(String(guid), await tokenOf(sandbox, "ravi.natarajan"))).status).toBe(403)
    expect((await removeUtg(String(guid), token, knownAccounts.emptyMerchant.id)).status).toBe(404)
    expect(await one(sql`select count(*)::int as n from machine where id = ${id}`)).toEqual({ n: 1 })
  })
})

describe("assigning a profile", () => {
  const target = () => one(sql`select id, business_entity_id as account from component order by id limit 1`)
  const profile = () =>
    one(sql`select id, business_entity_id as account, version from component_profile order by id limit 1`)

  it("gives the UTG the profile and its version, and takes it away with null", async () => {
    const [utg, given] = [await target(), await profile()]
    const entry = {
      componentId: utg["id"],
      componentBusinessEntityId: utg["account"],
      profileId: given["id"],
      profileBusinessEntityId: given["account"]
    }
    const now = () => one(sql`select profile_id, profile_version, config_status from component where id = ${utg["id"]}`)
    expect((await assign([entry])).status).toBe(200)
    expect(await now()).toEqual({
      profile_id: given["id"],
      profile_version: given["version"],
      config_status: "Update Pending"
    })
    expect((await assign([{ ...entry, profileId: null, profileBusinessEntityId: null }])).status).toBe(200)
    expect(await now()).toEqual({ profile_id: null, profile_version: null, config_status: "Update Pending" })
  })

  it("assigns none when one UTG or profile is not known, or the right is missing", async () => {
    const [utg, given] = [await target(), await profile()]
    const other = await one(sql`select id, business_entity_id as account from component order by id offset 1 limit 1`)
    const entry = {
      componentId: utg["id"],
      componentBusinessEntityId: utg["account"],
      profileId: given["id"],
      profileBusinessEntityId: given["account"]
    }
    expect((await assign([entry, { ...entry, componentId: 999_999 }])).status).toBe(404)
    const second = { ...entry, componentId: other["id"], componentBusinessEntityId: other["account"] }
    expect((await assign([entry, { ...second, profileId: 999_999 }])).status).toBe(404)
    expect((await assign([entry], await tokenOf(sandbox, "ravi.natarajan"))).status).toBe(403)
    expect((await assign([entry], token, "installationtype=10")).status).toBe(400)
    expect(await one(sql`select profile_id from component where id = ${utg["id"]}`)).toEqual({ profile_id: null })
  })

  it("assigns none when a UTG is listed twice", async () => {
    const [utg, given] = [await target(), await profile()]
    const entry = {
      componentId: utg["id"],
      componentBusinessEntityId: utg["account"],
      profileId: given["id"],
      profileBusinessEntityId: given["account"]
    }
    const answer = await assign([entry, { ...entry, profileId: null, profileBusinessEntityId: null }])
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: `The UTG ${Number(utg["id"])} is listed twice.` }
    ])
    expect(await one(sql`select profile_id from component where id = ${utg["id"]}`)).toEqual({ profile_id: null })
  })
})
