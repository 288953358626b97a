import { strFromU8, unzipSync } from "fflate"
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

const installations = (rest: string, request: Omit<TestCall, "path"> = {}) =>
  call(sandbox, { token, path: `management/businessentities/${account}/installations${rest}`, ...request })

const agent = {
  installLocation: "c:\\shift4\\Shift4 Command Center\\agent",
  downloadLocation: "https://downloads.quillmark.example/agent/2.4.1.188/agent-setup.exe",
  agentVersion: "2.4.1.188"
}
const component = {
  installLocation: "c:\\shift4\\",
  utgVersion: "5.0.0.3124",
  downloadLocation: "https://downloads.quillmark.example/utg/5.0.0.3124/utg-setup.exe",
  profileId: null,
  profileBusinessEntityId: null,
  runInstall: true,
  tasks: []
}
const manifest = {
  machine: { nickname: "Till 4" },
  agent,
  credentials: { authenticationCode: "V1StGXR8_Z5jdHi6B-myT" },
  components: [component],
  channel: "kept as it came"
}
const create = (given: unknown = manifest, change: Readonly<Record<string, unknown>> = {}, own = token) =>
  installations("", {
    token: own,
    method: "POST",
    body: { type: 10, businessEntityId: account, manifest: given, ...change }
  })
const statusAndBody = async (answer: Promise<Response>) => [(await answer).status, await (await answer).json()]
const download = (verificationId: string) =>
  fetch(`${sandbox.origin}/management/installations/packagezip?verificationId=${encodeURIComponent(verificationId)}`)

const long = (field: string, most: number) => `The field manifest${field} may have ${most} characters at most.`
const wrong = (field: string) => `The field manifest${field} is missing or has a wrong value.`

describe("installations", () => {
  it("are created with a verification id of eight characters, listed, and deactivated once", async () => {
    const row = await objectIn(create(), "installation")
    const id = Number(row["id"])
    expect(row).toEqual({
      id,
      type: 10,
      verificationId: expect.stringMatching(/^[0-9A-F]{8}$/u),
      businessEntityId: account,
      createdAt: now.toISOString(),
      lastUpdatedAt: now.toISOString(),
      profileId: null,
      profileName: null,
      manifest
    })
    const listed = async () => (await listIn(installations(""), "installation")).some((one) => one["id"] === id)
    expect(await listed()).toBe(true)
    const deactivate = () => statusAndBody(installations(`/${id}`, { method: "DELETE" }))
    expect(await deactivate()).toEqual([200, {}])
    expect(await listed()).toBe(false)
    expect(await deactivate()).toEqual([409, { message: `The installation ${id} is deactivated already.` }])
    expect((await download(String(row["verificationId"]))).status).toBe(404)
  })

  it("take a profile of one's accounts", async () => {
    const [profile] = await listIn(
      call(sandbox, { token, path: `management/businessentities/${account}/componentProfiles` }),
      "componentProfile"
    )
    const withProfile = (profileId: unknown, profileBusinessEntityId: unknown) => ({
      ...manifest,
      components: [{ ...component, profileId, profileBusinessEntityId, tasks: [{ type: 5, instructions: {} }] }]
    })
    const own = withProfile(profile?.["id"], profile?.["businessEntityId"])
    const { profileId, profileName, type } = await objectIn(create(own, { type: 30 }), "installation")
    expect([profileId, profileName, type]).toEqual([profile?.["id"], profile?.["name"], 30])
    expect(await statusAndBody(create(withProfile(profile?.["id"], 1)))).toEqual([
      422,
      { message: `The profile ${Number(profile?.["id"])} is not known in the account given.` }
    ])
    const outside = withProfile(400, knownAccounts.root.id)
    expect((await create(outside, {}, await tokenOf(sandbox, "curtis.vance"))).status).toBe(422)
  })

  it.each([
    [422, { ...manifest, machine: { nickname: " " } }, "An installation needs a name."],
    [
      422,
      {
        ...manifest,
        agent: { ...agent, installLocation: "agent" },
        components: [{ ...component, installLocation: "c:" }]
      },
      "The UTG Install Location provided is not a valid path. The Agent Install Location provided is not a valid path."
    ],
    [400, { ...manifest, credentials: { authenticationCode: "" } }, wrong(".credentials.authenticationCode")],
    [400, { ...manifest, components: [] }, wrong(".components.0")],
    [400, { ...manifest, components: [{ ...component, utgVersion: null }] }, wrong(".components.0.utgVersion")],
    [
      422,
      { ...manifest, machine: { nickname: "x".repeat(201) } },
      "The name of an installation may have 200 characters at most."
    ],
    [400, { ...manifest, agent: { ...agent, agentVersion: "1".repeat(201) } }, long(".agent.agentVersion", 200)],
    [
      400,
      { ...manifest, agent: { ...agent, downloadLocation: "x".repeat(4001) } },
      long(".agent.downloadLocation", 4000)
    ],
    [
      400,
      { ...manifest, credentials: { authenticationCode: "x".repeat(201) } },
      long(".credentials.authenticationCode", 200)
    ],
    [
      400,
      { ...manifest, components: [{ ...component, utgVersion: "1".repeat(201) }] },
      long(".components.0.utgVersion", 200)
    ],
    [400, "manifest", wrong("")],
    [400, undefined, wrong("")]
  ])("are refused with %i for a manifest like %j", async (status, given, message) => {
    expect(await statusAndBody(create(given, given === undefined ? { manifest: undefined } : {}))).toEqual([
      status,
      { message }
    ])
  })

  it.each([
    [{ type: 20 }, "The field type is missing or has a wrong value."],
    [{ businessEntityId: 1 }, "The businessEntityId is not that of the address."]
  ])("are refused with %j", async (change, message) => {
    expect(await statusAndBody(create(manifest, change))).toEqual([400, { message }])
  })

  it("are changed with the edit right within one's accounts only", async () => {
    const id = Number((await objectIn(create(), "installation"))["id"])
    const statuses = async (username: string | null) => {
      const own = username === null ? "" : await tokenOf(sandbox, username)
      const made = await create(manifest, {}, own)
      return [made.status, (await installations(`/${id}`, { token: own, method: "DELETE" })).status]
    }
    expect(await statuses(null)).toEqual([401, 401])
    expect(await statuses("ravi.natarajan")).toEqual([403, 403])
    expect(await statuses("hannah.zielinski")).toEqual([403, 403])
    expect(await statuses("curtis.vance")).toEqual([200, 200])
    expect((await installations("/999999", { method: "DELETE" })).status).toBe(404)
  })
})

describe("an install package", () => {
  it("is a zip with the manifest, a readme and a script, for whoever has the verification id", async () => {
    const { verificationId } = await objectIn(create(), "installation")
    const answer = await download(String(verificationId))
    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("content-disposition")]).toEqual([
      200,
      "application/zip",
      `attachment; filename="install-package-${String(verificationId)}.zip"`
    ])
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files)).toEqual(["manifest.json", "README.txt", "install.cmd"])
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(JSON.parse(text("manifest.json"))).toEqual({ type: 10, verificationId, businessEntityId: account, manifest })
    expect(text("README.txt")).toContain(`Verification ID: ${String(verificationId)}\r\n`)
    expect(text("install.cmd")).toContain(`/verificationId:${String(verificationId)}\r\n`)
  })

  it("is found as the list shows its verification id: two times four characters, in either case", async () => {
    const [row] = await listIn(installations(""), "installation")
    const id = String(row?.["verificationId"])
    expect((await download(`${id.slice(0, 4)} ${id.slice(4).toLowerCase()}`)).status).toBe(200)
  })

  it.each([
    ["", 400, "The verificationId is missing."],
    ["NOTHING0", 404, "There is no active installation with this Verification ID."]
  ])("of %j is refused", async (verificationId, status, message) => {
    expect(await statusAndBody(download(verificationId))).toEqual([status, { message }])
  })
})

it("gives the installer that the runtime config names", async () => {
  const config: unknown = await (await fetch(`${sandbox.origin}/config.json`)).json()
  const url =
    typeof config === "object" && config !== null && "installerUrl" in config ? String(config.installerUrl) : ""
  const answer = await fetch(url)
  expect([answer.status, answer.headers.get("content-disposition")]).toEqual([
    200,
    'attachment; filename="command-center-installer.zip"'
  ])
  expect(Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))).toEqual(["README.txt"])
})
