import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rowsOf } from "../../database/query.ts"
import { knownAccounts } from "../../database/seed/known.ts"
import type { Sandbox } from "../../server.ts"
import { call, objectIn, startTestSandbox, tokenOf } from "../../testing.ts"
import { statusByCaller } from "../../testing-callers.ts"

let sandbox: Sandbox
let token: string
const account = knownAccounts.chain.id
const elsewhere = "9d2f1c3e-1111-4222-8333-444455556666"

beforeAll(async () => {
  sandbox = await startTestSandbox()
  token = await tokenOf(sandbox)
})
afterAll(() => sandbox.close())

const place = (rest: string) => `management/businessentities/${account}/${rest}`
const utg = async () => {
  const [row] = await rowsOf(
    sandbox.db,
    sql`select c.id, c.permanent_id as component, m.permanent_id as machine, m.id as "machineId" from component c
      join machine m on m.id = c.machine_id join account_closure a on a.descendant_id = c.business_entity_id
      where a.ancestor_id = ${account} order by c.id limit 1`
  )
  return {
    id: Number(row?.["id"]),
    component: row?.["component"],
    machine: row?.["machine"],
    machineId: row?.["machineId"]
  }
}
const read = async (id: number) => objectIn(call(sandbox, { token, path: place(`components/${id}`) }), "component")
const putPath = async () => {
  const { machine, component } = await utg()
  return place(`machines/${machine}/components/${component}`)
}
const put = async (component: unknown, path?: string) =>
  call(sandbox, { token, method: "PUT", path: path ?? (await putPath()), body: { component } })
const refused = async (answer: Promise<Response>) => [(await answer).status, await (await answer).json()]

describe("a UTG's component", () => {
  it("comes with its machine and its port", async () => {
    const { id, component, machine, machineId } = await utg()
    expect(await read(id)).toMatchObject({
      Id: id,
      PermanentId: component,
      listenPort: expect.any(Number),
      Machine: { Id: machineId, PermanentId: machine }
    })
  })

  it("that does not exist, or is of another account, is a 404 with a message", async () => {
    const [foreign] = await rowsOf(
      sandbox.db,
      sql`select c.id from component c where c.business_entity_id = ${knownAccounts.neighbour.id} limit 1`
    )
    const missing = (id: unknown) => refused(call(sandbox, { token, path: place(`components/${String(id)}`) }))
    expect(await missing(1)).toEqual([404, { message: "There is no UTG 1." }])
    expect(await missing(foreign?.["id"] ?? 2)).toEqual([
      404,
      { message: `There is no UTG ${Number(foreign?.["id"] ?? 2)}.` }
    ])
  })

  it("takes a new nickname, merchant, location, file id and lane, and nothing else", async () => {
    const { id } = await utg()
    const before = await read(id)
    const edited = { Nickname: "Till 7", Merchant: "Shop", Location: "Store 9", FileId: "77", Lane: "3" }
    const answer = await put({ ...before, ...edited, ConnectionString: "{}", listenPort: 1, unheard: "of" })
    expect([answer.status, await read(id)]).toEqual([200, { ...before, ...edited }])
    await put({ ...before, ...edited, Lane: "" })
    expect(await read(id)).toEqual({ ...before, ...edited, Lane: null })
  })

  it("keeps its lane where none is named", async () => {
    const { id } = await utg()
    const before = await read(id)
    await put({ ...before, Lane: "12" })
    expect((await put({ ...before, Lane: undefined })).status).toBe(200)
    expect(await read(id)).toEqual({ ...before, Lane: "12" })
    await put({ ...before, Lane: null })
    expect(await read(id)).toEqual({ ...before, Lane: null })
  })

  it("keeps its permanent id and its account", async () => {
    const { id, component } = await utg()
    const before = await read(id)
    const other = [400, { message: "The component is not the one of the address." }]
    expect(await refused(put({ ...before, Nickname: "Till 5", PermanentId: elsewhere }))).toEqual(other)
    expect(await refused(put({ ...before, Nickname: "Till 5", BusinessEntityId: 1 }))).toEqual([
      400,
      { message: "A UTG stays in its account." }
    ])
    expect(await read(id)).toEqual(before)
    const written = {
      PermanentId: String(component).toUpperCase(),
      BusinessEntityId: String(before["BusinessEntityId"])
    }
    expect((await put({ ...before, ...written })).status).toBe(200)
    expect((await put({ ...before, PermanentId: null, BusinessEntityId: undefined })).status).toBe(200)
  })

  it("is read in either letter case, and answered as it is now", async () => {
    const { id } = await utg()
    const edited = { id, nickname: "Till 8", merchant: "Shop", location: "Store 9", fileId: "78", lane: null }
    expect(await objectIn(put(edited), "component")).toEqual(await read(id))
    expect(await read(id)).toMatchObject({ Nickname: "Till 8", FileId: "78", Lane: null })
  })

  it.each(["Nickname", "Merchant", "Location", "FileId"])("needs a %s", async (field) => {
    const { id } = await utg()
    const before = await read(id)
    expect(await refused(put({ ...before, [field]: " " }))).toEqual([422, { message: `${field} is required.` }])
    expect(await refused(put({ ...before, [field]: null }))).toEqual([422, { message: `${field} is required.` }])
    expect((await put({ ...before, [field]: undefined })).status).toBe(400)
    expect(await refused(put({ ...before, [field]: "x".repeat(201) }))).toEqual([
      422,
      { message: `${field} may have 200 characters at most.` }
    ])
    expect(await read(id)).toEqual(before)
  })

  it("is refused without a component, for another one, or on another machine", async () => {
    const { id, component, machine } = await utg()
    const before = await read(id)
    expect(await refused(put(undefined))).toEqual([
      400,
      { message: "The field component is missing or has a wrong value." }
    ])
    expect(await refused(put({ ...before, Id: id + 1 }))).toEqual([
      400,
      { message: "The component is not the one of the address." }
    ])
    expect((await put(before, place(`machines/${elsewhere}/components/${component}`))).status).toBe(404)
    expect((await put(before, place(`machines/${machine}/components/${elsewhere}`))).status).toBe(404)
    expect((await put(before, place(`machines/${machine}/components/1`))).status).toBe(404)
  })

  it("is read by who may see UTGs and changed by who may edit them", async () => {
    const { id } = await utg()
    const component = await read(id)
    expect([
      await statusByCaller(sandbox, { path: place(`components/${id}`) }),
      await statusByCaller(sandbox, { method: "PUT", path: await putPath(), body: { component } })
    ]).toEqual([
      { nobody: 401, elsewhere: 403, reader: 200, editor: 200 },
      { nobody: 401, elsewhere: 403, reader: 403, editor: 200 }
    ])
  })
})

describe("a machine's status", () => {
  it("is found by either id, and has both communications, time zone and Windows version", async () => {
    const { machine, machineId } = await utg()
    const [row] = await rowsOf(
      sandbox.db,
      sql`select json_build_object('Status', status, 'LastKnownCommunication', iso_utc(last_known_communication),
        'NextPredictedCommunication', iso_utc(next_predicted_communication), 'StandardTimeZone', standard_time_zone,
        'WindowsVersion', windows_version) as status from machine where id = ${machineId}`
    )
    const status = (id: unknown) =>
      objectIn(call(sandbox, { token, path: place(`machineStatus/${String(id)}`) }), "machineStatus")
    expect([await status(machine), await status(machineId)]).toEqual([row?.["status"], row?.["status"]])
  })

  it("is a 404 for a machine that is not there or has no UTG of the account", async () => {
    const [foreign] = await rowsOf(
      sandbox.db,
      sql`select m.permanent_id as id from machine m where not exists (select 1 from component c
        join account_closure a on a.descendant_id = c.business_entity_id
        where c.machine_id = m.id and a.ancestor_id = ${account}) limit 1`
    )
    const statuses = [foreign?.["id"], elsewhere, "none"].map(async (id) => {
      const answer = await call(sandbox, { token, path: place(`machineStatus/${String(id)}`) })
      return [answer.status, await answer.json()]
    })
    expect(await Promise.all(statuses)).toEqual(
      [foreign?.["id"], elsewhere, "none"].map((id) => [404, { message: `There is no machine ${String(id)}.` }])
    )
  })

  it("is read by who may see UTGs", async () => {
    const { machine } = await utg()
    expect(await statusByCaller(sandbox, { path: place(`machineStatus/${machine}`) })).toEqual({
      nobody: 401,
      elsewhere: 403,
      reader: 200,
      editor: 200
    })
  })
})
