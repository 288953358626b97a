import { jsonField, jsonList } from "@command-center/domain/json/json-field"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rowsOf } from "../../database/query.ts"
import { knownAccounts } from "../../database/seed/known.ts"
import { wholeConfig } from "../../database/whole-config.ts"
import type { Sandbox } from "../../server.ts"
import { call, objectIn, startTestSandbox, tokenOf } from "../../testing.ts"
import { statusByCaller } from "../../testing-callers.ts"

let sandbox: Sandbox
let token: string
const now = new Date("2026-11-20T15:00:00.000Z")
const account = knownAccounts.chain.id

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => now })
  token = await tokenOf(sandbox)
})
afterAll(() => sandbox.close())

const utg = async () => {
  const [row] = await rowsOf(
    sandbox.db,
    sql`select c.id, c.permanent_id as component, m.permanent_id as machine, c.config_status as status,
        c.listen_port as port, ${wholeConfig} as config from component c
      join machine m on m.id = c.machine_id join component_config g on g.component_id = c.id
      join account_closure a on a.descendant_id = c.business_entity_id
      where a.ancestor_id = ${account} order by c.id limit 1`
  )
  if (row === undefined) throw new Error("The account has no UTG.")
  return row
}
const path = async () => {
  const { machine, component } = await utg()
  return `management/businessentities/${account}/machines/${machine}/components/${component}/componentConfigs/0`
}
const read = async () => objectIn(call(sandbox, { token, path: await path() }), "componentConfig")
const save = async (componentConfig: unknown) =>
  call(sandbox, { token, method: "PUT", path: await path(), body: { componentConfig } })
const refused = async (answer: Promise<Response>) => [(await answer).status, await (await answer).json()]
const withInterfaces = (...apiInterface: ReadonlyArray<object>) =>
  JSON.stringify({ utgGlobal: { lowDiskSpaceThresholdMB: 2 }, apiInterfaceConfig: { apiInterface } })

describe("a UTG's configuration", () => {
  it("is whole JSON text with its revision", async () => {
    const { id, config } = await utg()
    expect(await read()).toEqual({
      componentId: id,
      config,
      hash: expect.stringMatching(/^[0-9a-f]{40}$/u),
      isCommitted: expect.any(Boolean),
      lastUpdatedAt: expect.stringMatching(/Z$/u),
      lastUpdatedBy: 1,
      revisionId: expect.any(Number)
    })
    expect(Object.keys(JSON.parse(String(config)))).toContain("apiInterfaceConfig")
  })

  it("as seeded has the revisions before it, which stay as they are when the next is saved", async () => {
    const [row] = await rowsOf(
      sandbox.db,
      sql`select c.permanent_id as component, m.permanent_id as machine, g.revision_id as revision from component c
        join machine m on m.id = c.machine_id join component_config g on g.component_id = c.id
        join account_closure a on a.descendant_id = c.business_entity_id
        where a.ancestor_id = ${account} and g.revision_id > 2 order by c.id desc limit 1`
    )
    const own = `management/businessentities/${account}/machines/${row?.["machine"]}/components/${row?.["component"]}/componentConfigs/0`
    const revision = Number(row?.["revision"])
    const earlier = async () =>
      jsonList(
        jsonField(await (await call(sandbox, { token, path: `${own}/revisions` })).json(), "componentConfigRevision")
      )
    const before = await earlier()
    expect(before).toMatchObject([{ revisionId: revision - 1 }, { revisionId: revision - 2 }])
    expect(await earlier()).toEqual(before)
    const current = await objectIn(call(sandbox, { token, path: own }), "componentConfig")
    expect(jsonField(before[0], "config")).not.toBe(current["config"])
    const config = jsonField(before[1], "config")
    const body = { componentConfig: { ...current, config } }
    expect((await call(sandbox, { token, method: "PUT", path: own, body })).status).toBe(200)
    const [replaced, ...others] = await earlier()
    expect(replaced).toMatchObject({ revisionId: revision, config: current["config"] })
    expect(others).toEqual(before)
  })

  it("is saved as the next revision, which the UTG has yet to take", async () => {
    const before = await read()
    const config = withInterfaces({ cdType: 148, taskDesc: "Main till", listenPort: 31_337 })
    const saved = await objectIn(save({ ...before, config, unheard: "of" }), "componentConfig")
    const [me] = await rowsOf(sandbox.db, sql`select id from person where username = 'dana.whitlock'`)
    expect(saved).toEqual({
      ...before,
      config,
      unheard: "of",
      hash: expect.stringMatching(/^[0-9a-f]{64}$/u),
      isCommitted: false,
      lastUpdatedAt: now.toISOString(),
      lastUpdatedBy: me?.["id"],
      revisionId: Number(before["revisionId"]) + 1
    })
    expect(await read()).toEqual(saved)
    expect(await utg()).toMatchObject({ status: "Update Pending", port: 31_337, config })
  })

  it("keeps fields it does not know, under their own names, for whoever reads and saves it next", async () => {
    const before = await read()
    const others = { Origin: { by: "import", tags: ["a", '"}'] }, checked: null, big: 12_345_678_901 }
    expect((await save({ ...before, ...others })).status).toBe(200)
    const kept = await read()
    expect(kept).toMatchObject({ ...others, config: before["config"] })
    expect((await save({ ...kept, config: withInterfaces() })).status).toBe(200)
    expect(await read()).toMatchObject({ ...others, config: withInterfaces() })
    const { Origin: _, checked: __, big: ___, unheard: ____, ...own } = await read()
    expect((await save(own)).status).toBe(200)
    expect(Object.keys(await read()).toSorted()).toEqual(Object.keys(own).toSorted())
  })

  it("is kept as an earlier one when the next is saved, to the letter, the latest first", async () => {
    const first = await read()
    const config = withInterfaces({ cdType: 148, taskDesc: "Kept", listenPort: 31_400 })
    expect((await save({ ...first, config })).status).toBe(200)
    expect((await save({ ...(await read()), config: first["config"] })).status).toBe(200)
    const answer: unknown = await (await call(sandbox, { token, path: `${await path()}/revisions` })).json()
    expect(jsonList(jsonField(answer, "componentConfigRevision")).slice(0, 2)).toMatchObject([
      { revisionId: Number(first["revisionId"]) + 1, config, isCommitted: false },
      { revisionId: first["revisionId"], config: first["config"], hash: first["hash"] }
    ])
    expect(await statusByCaller(sandbox, { path: `${await path()}/revisions` })).toEqual({
      nobody: 401,
      elsewhere: 403,
      reader: 200,
      editor: 200
    })
    const nobody = "9d2f1c3e-1111-4222-8333-444455556666"
    const nowhere = `management/businessentities/${account}/machines/${nobody}/components/${nobody}/componentConfigs/0/revisions`
    expect(await refused(call(sandbox, { token, path: nowhere }))).toEqual([
      404,
      { message: `The UTG ${nobody} has no configuration.` }
    ])
  })

  it("without an API interface leaves the row's port as it is", async () => {
    const { port } = await utg()
    expect((await save({ ...(await read()), config: withInterfaces() })).status).toBe(200)
    expect((await utg())["port"]).toBe(port)
  })

  it("is refused with the current revision when another one was saved since it was read", async () => {
    const stale = await read()
    const config = withInterfaces({ cdType: 151, taskDesc: "Tables", listenPort: 4000 })
    expect((await save({ ...stale, config })).status).toBe(200)
    const current = await read()
    expect(await refused(save(stale))).toEqual([
      409,
      {
        message: `The configuration was changed since revision ${String(stale["revisionId"])}; revision ${String(current["revisionId"])} is current.`
      }
    ])
    expect(await read()).toEqual(current)
  })

  it("of two who save the same revision takes one", async () => {
    const current = await read()
    const statuses = await Promise.all([1, 2, 3].map(async () => (await save(current)).status))
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect((await read())["revisionId"]).toBe(Number(current["revisionId"]) + 1)
  })

  it.each([
    ["text that is not JSON", "{", "The config is not the JSON text of an object."],
    ["a list", "[]", "The config is not the JSON text of an object."],
    [
      "a port of two API interfaces",
      withInterfaces(
        { cdType: 151, taskDesc: "a", listenPort: 4000 },
        { cdType: 112, taskDesc: "b", listenPort: "4000" }
      ),
      "Unable to save due to conflict. All API Interfaces must have a unique Port."
    ],
    [
      "a second interface of type 148",
      withInterfaces({ cdType: 148, listenPort: 1 }, { cdType: "148", listenPort: 2 }),
      expect.stringContaining("148")
    ],
    [
      "a name of two devices",
      JSON.stringify({ deviceConfig: { device: [{ taskDesc: "Lane 1" }, { taskDesc: "Lane 1" }] } }),
      "Unable to save due to conflict. All Devices must have a unique Device Name."
    ]
  ])("with %s is refused", async (_, config, message) => {
    const before = await read()
    expect(await refused(save({ ...before, config }))).toEqual([422, { message }])
    expect(await read()).toEqual(before)
  })

  it("is refused without its text or revision, and for another UTG", async () => {
    const before = await read()
    const missing = (field: string) => ({ message: `The field ${field} is missing or has a wrong value.` })
    expect(await refused(save({ ...before, config: undefined }))).toEqual([400, missing("componentConfig.config")])
    expect(await refused(save({ ...before, revisionId: "x" }))).toEqual([400, missing("componentConfig.revisionId")])
    expect(await refused(save(null))).toEqual([400, missing("componentConfig")])
    expect(await refused(save({ ...before, componentId: Number(before["componentId"]) + 1 }))).toEqual([
      400,
      { message: "The configuration is not of the UTG of the address." }
    ])
    expect((await save({ ...before, revisionId: String(before["revisionId"]) })).status).toBe(200)
  })

  it("of a UTG that is not there is a 404 with a message", async () => {
    const nobody = "9d2f1c3e-1111-4222-8333-444455556666"
    const nowhere = `management/businessentities/${account}/machines/${nobody}/components/${nobody}/componentConfigs/0`
    const body = { componentConfig: await read() }
    const expected = [404, { message: `The UTG ${nobody} has no configuration.` }]
    expect(await refused(call(sandbox, { token, path: nowhere }))).toEqual(expected)
    expect(await refused(call(sandbox, { token, method: "PUT", path: nowhere, body }))).toEqual(expected)
  })

  it("is read by who may see UTGs and saved by who may edit them", async () => {
    expect([
      await statusByCaller(sandbox, { path: await path() }),
      await statusByCaller(sandbox, {
        method: "PUT",
        path: await path(),
        body: { componentConfig: await read() }
      })
    ]).toEqual([
      { nobody: 401, elsewhere: 403, reader: 200, editor: 200 },
      { nobody: 401, elsewhere: 403, reader: 403, editor: 200 }
    ])
  })
})
