import { mkdtemp, readdir, rm } from "node:fs/promises"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { gunzipSync, gzipSync } from "node:zlib"
import { sql } from "drizzle-orm"
import { extract } from "tar-stream"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { knownAccounts } from "../../database/seed/known.ts"
import type { Sandbox } from "../../server.ts"
import { call, listIn, objectIn, startTestSandbox, tokenOf } from "../../testing.ts"

let sandbox: Sandbox
let token: string
let folder: string
const logged: Array<string> = []
let now = new Date("2026-11-20T15:00:00.000Z")
const account = knownAccounts.chain.id
const forms = `management/businessentities/${account}/componentDeviceForms`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uploads-test-"))
  sandbox = await startTestSandbox({
    now: () => now,
    uploadsDir: join(folder, "uploads"),
    log: (line) => logged.push(line)
  })
  token = await tokenOf(sandbox, "noor.haddad")
})
afterAll(async () => {
  await sandbox.close()
  await rm(folder, { recursive: true, force: true })
})

const create = async () => {
  const body = { deviceType: 26, name: "Tip screen", description: "Tip screen", businessEntityId: account }
  const form = await objectIn(
    call(sandbox, { token, method: "POST", path: `${forms}/create`, body }),
    "componentDeviceForm"
  )
  const presigned: unknown = form["presignedURL"]
  const url = typeof presigned === "object" && presigned !== null && "url" in presigned ? String(presigned.url) : ""
  return { id: Number(form["id"]), url }
}
const put = async (url: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(url, { method: "PUT", body, headers: { "Content-Type": "application/gzip", ...headers } })
  const text = await answer.text()
  return [answer.status, text === "" ? null : JSON.parse(text)]
}
const files = () => readdir(join(folder, "uploads"))
const download = (id: number) => call(sandbox, { token, path: `${forms}/${id}/forms.tgz` })

/** Sends the head and some bytes of an upload, then cuts the connection. */
const breakOff = (url: string) =>
  new Promise<void>((cut) => {
    const sending = request(url, { method: "PUT", headers: { "Content-Length": 100_000 } })
    sending.on("error", () => cut())
    sending.write(Buffer.alloc(50_000), () => sending.destroy(new Error("cut")))
  })

/** Sends bytes without saying how many there are. */
const sendInChunks = (url: string, bytes: Buffer) =>
  new Promise<number | undefined>((answered, failed) => {
    const sending = request(url, { method: "PUT", headers: { "Transfer-Encoding": "chunked" } }, (answer) =>
      answered(answer.resume().statusCode)
    )
    sending.on("error", failed)
    sending.end(bytes)
  })

describe("a presigned upload", () => {
  const bytes = gzipSync("the form")

  it("keeps the bytes on disk and gives them back as they came", async () => {
    const { id, url } = await create()
    expect(new URL(url).origin).toBe(sandbox.origin)
    const before = await files()
    expect(await put(url, bytes)).toEqual([200, null])
    expect((await files()).length).toBe(before.length + 1)
    await call(sandbox, { token, method: "PUT", path: `${forms}/${id}/uploaded` })
    const answer = await download(id)
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("content-disposition")]).toEqual([
      200,
      "application/gzip",
      'attachment; filename="forms.tgz"'
    ])
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
    await call(sandbox, { token, method: "DELETE", path: `${forms}/${id}` })
    expect(await files()).toEqual(before)
  })

  it("is taken once", async () => {
    const { url } = await create()
    await put(url, bytes)
    expect(await put(url, bytes)).toEqual([403, { message: "The upload address was used already." }])
  })

  it("is taken for a quarter of an hour", async () => {
    const { url } = await create()
    const then = now
    now = new Date(then.getTime() + 15 * 60_000)
    const late = await put(url, bytes)
    now = then
    expect(late).toEqual([403, { message: "The upload address has expired." }])
  })

  it("is refused where nobody was given the address, and where the form is gone", async () => {
    expect(await put(`${sandbox.origin}/management/uploads/guessed`, bytes)).toEqual([
      404,
      { message: "There is no such upload address." }
    ])
    const { id, url } = await create()
    await call(sandbox, { token, method: "DELETE", path: `${forms}/${id}` })
    expect((await put(url, bytes))[0]).toBe(404)
  })

  it("carries the file's Content-Type only", async () => {
    const { url } = await create()
    expect(await put(url, bytes, { Authorization: token })).toEqual([
      400,
      { message: "An upload carries the file's Content-Type only, not Authorization." }
    ])
    expect((await put(url, bytes, { Clientid: "4" }))[0]).toBe(400)
    expect(await put(url, bytes)).toEqual([200, null])
  })

  it("is refused above 20 MB, announced or not, leaves nothing behind and can be tried again", async () => {
    const { url } = await create()
    const before = await files()
    const large = Buffer.alloc(20 * 1024 * 1024 + 1)
    const refused = [413, { message: "The file is larger than 20 MB." }]
    expect(await put(url, large)).toEqual(refused)
    expect(await sendInChunks(url, large)).toBe(413)
    expect(await files()).toEqual(before)
    expect(await put(url, large.subarray(1))).toEqual([200, null])
  })

  it("that breaks off leaves nothing behind and can be tried again", async () => {
    const { url } = await create()
    const before = await files()
    await breakOff(url)
    await expect.poll(() => put(url, bytes)).toEqual([200, null])
    expect((await files()).length).toBe(before.length + 1)
    expect(logged).toEqual([])
  })

  it("of an empty file is refused, leaves nothing behind and can be tried again", async () => {
    const { id, url } = await create()
    const before = await files()
    expect(await put(url, "")).toEqual([400, { message: "The file is empty." }])
    expect(await files()).toEqual(before)
    expect((await call(sandbox, { token, method: "PUT", path: `${forms}/${id}/uploaded` })).status).toBe(409)
    expect(await put(url, bytes)).toEqual([200, null])
  })

  it("that the service fails to store is logged without its address, which is a permission", async () => {
    const { url } = await create()
    await sandbox.db.execute(sql`create function no_file() returns trigger language plpgsql as $$
      begin raise exception 'no file today'; end $$`)
    await sandbox.db.execute(sql`create trigger no_file before update on device_form execute function no_file()`)
    expect((await put(url, bytes))[0]).toBe(500)
    await sandbox.db.execute(sql`drop trigger no_file on device_form`)
    expect(logged.splice(0)).toEqual(["PUT /management/uploads/:key failed: no file today"])
    expect(await put(url, bytes)).toEqual([200, null])
  })
})

it("gives a seeded form as a real archive", async () => {
  const [form] = await listIn(call(sandbox, { token, path: forms }), "componentDeviceForm")
  const answer = await download(Number(form?.["id"]))
  const entries: Array<readonly [string, string]> = []
  const archive = extract()
  archive.end(gunzipSync(await answer.arrayBuffer()))
  for await (const entry of archive) entries.push([entry.header.name, (await buffer(entry)).toString("utf8")])
  expect(entries).toEqual([
    ["form.json", expect.stringContaining(`"form":${JSON.stringify(form?.["name"])}`)],
    ["README.txt", `${String(form?.["name"])}: a device form of the sandbox.\n`]
  ])
})
