import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { knownAccounts } from "../../database/seed/known.ts"
import type { Sandbox } from "../../server.ts"
import { call, listIn, objectIn, startTestSandbox, type TestCall, tokenOf } from "../../testing.ts"

let sandbox: Sandbox
let token: string
const now = new Date("2026-11-20T15:00:00.000Z")
const account = knownAccounts.chain.id

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => now })
  token = await tokenOf(sandbox)
})
afterAll(() => sandbox.close())

const forms = (rest: string, request: Omit<TestCall, "path"> = {}) =>
  call(sandbox, { token, path: `management/businessentities/${account}/componentDeviceForms${rest}`, ...request })
const draft = { deviceType: 26, name: "Tip screen", description: "Tip screen", businessEntityId: account }
const create = (change: Readonly<Record<string, unknown>> = {}, own = token) =>
  forms("/create", { token: own, method: "POST", body: { ...draft, ...change } })
const created = async () => {
  const form = await objectIn(create(), "componentDeviceForm")
  const presigned: unknown = form["presignedURL"]
  const url = typeof presigned === "object" && presigned !== null && "url" in presigned ? String(presigned.url) : ""
  return { form, id: Number(form["id"]), url }
}
const uploaded = (id: number, own = token) => forms(`/${id}/uploaded`, { token: own, method: "PUT" })
const statusAndMessage = async (answer: Promise<Response>) => [(await answer).status, await (await answer).json()]

describe("device forms", () => {
  it("are created, uploaded, listed, downloaded and deleted", async () => {
    const { form, id, url } = await created()
    expect(form).toEqual({ id, ...draft, presignedURL: { url, id } })
    const ids = async () => (await listIn(forms(""), "componentDeviceForm")).map((row) => row["id"])
    expect(await ids()).not.toContain(id)
    await fetch(url, { method: "PUT", body: "bytes", headers: { "Content-Type": "application/gzip" } })
    expect(await objectIn(uploaded(id), "componentDeviceForm")).toEqual({
      id,
      ...draft,
      lastUpdatedAt: now.toISOString()
    })
    expect(await ids()).toContain(id)
    expect(await (await forms(`/${id}/forms.tgz`)).text()).toBe("bytes")
    expect((await forms(`/${id}`, { method: "DELETE" })).status).toBe(200)
    expect(await ids()).not.toContain(id)
    const gone = [404, { message: `There is no device form ${id}.` }]
    expect(await statusAndMessage(forms(`/${id}`, { method: "DELETE" }))).toEqual(gone)
    expect(await statusAndMessage(forms(`/${id}/forms.tgz`))).toEqual(gone)
    expect(await statusAndMessage(uploaded(id))).toEqual(gone)
  })

  it("are not marked, listed or downloaded before their file is there", async () => {
    const { id } = await created()
    expect(await statusAndMessage(uploaded(id))).toEqual([
      409,
      { message: `The file of the device form ${id} is not there yet.` }
    ])
    expect(await statusAndMessage(forms(`/${id}/forms.tgz`))).toEqual([
      404,
      { message: `The device form ${id} has no uploaded file.` }
    ])
  })

  it.each([
    [0, "Unknown"],
    [18, "mx915p2pe"],
    [19, "mx925p2pe"],
    [25, "paxbroadpos"],
    [77, "Unknown device type 77"]
  ])("are refused for the device type %i", async (deviceType, name) => {
    expect(await statusAndMessage(create({ deviceType }))).toEqual([
      422,
      { message: `A form cannot be uploaded for the device type ${name}.` }
    ])
  })

  it.each([
    [{ name: " " }, "The field name is missing or has a wrong value."],
    [{ deviceType: "26" }, "The field deviceType is missing or has a wrong value."],
    [{ description: undefined }, "The field description is missing or has a wrong value."],
    [{ businessEntityId: 1 }, "The businessEntityId is not that of the address."]
  ])("are refused with %j", async (change, message) => {
    expect(await statusAndMessage(create(change))).toEqual([400, { message }])
  })

  it("are seen with the view right and changed with the edit right, within one's accounts only", async () => {
    const [seeded] = await listIn(forms(""), "componentDeviceForm")
    const id = Number(seeded?.["id"])
    const statuses = async (username: string) => {
      const own = await tokenOf(sandbox, username)
      const seen = await forms(`/${id}/forms.tgz`, { token: own })
      const changed = [await create({}, own), await uploaded(id, own)]
      const removed = await forms(`/${id}`, { token: own, method: "DELETE" })
      return [seen, ...changed, removed].map(({ status }) => status)
    }
    expect(await statuses("ravi.natarajan")).toEqual([200, 403, 403, 403])
    expect(await statuses("ivy.castellano")).toEqual([403, 403, 403, 403])
    expect(await statuses("hannah.zielinski")).toEqual([403, 403, 403, 403])
    expect(await statuses("noor.haddad")).toEqual([200, 200, 200, 200])
    expect((await create({}, "")).status).toBe(401)
  })

  it("of another account are not found", async () => {
    const { id } = await created()
    const path = `management/businessentities/${knownAccounts.neighbour.id}/componentDeviceForms/${id}`
    expect((await call(sandbox, { token, method: "DELETE", path })).status).toBe(404)
    expect((await call(sandbox, { token, path: `${path}/forms.tgz` })).status).toBe(404)
  })
})
