import { request } from "node:http"
import { setTimeout } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rowsOf } from "../../database/query.ts"
import type { Sandbox } from "../../server.ts"
import { call, objectIn, startTestSandbox, tokenOf } from "../../testing.ts"

let sandbox: Sandbox
let token: string
const logged: Array<string> = []

beforeAll(async () => {
  sandbox = await startTestSandbox({ log: (line) => logged.push(line) })
  token = await tokenOf(sandbox)
})
afterAll(() => sandbox.close())

const megabyte = 1024 * 1024
const contract = {
  "Content-Type": "application/json",
  Clientid: "4",
  "Request-Envelope-Version": "1",
  "Response-Envelope-Version": "1"
}

interface Flood {
  readonly path: string
  readonly headers: Readonly<Record<string, string | number>>
  /** How much is sent before the answer; nothing but the head when 0. */
  readonly megabytes: number
}

/** The status and the message that came while the body was still on its way. */
const answerTo = ({ path, headers, megabytes }: Flood) =>
  new Promise<readonly [status: number | undefined, message: string]>((answered, failed) => {
    const sending = request(`${sandbox.origin}/${path}`, { method: "POST", headers }, (answer) => {
      let text = ""
      answer.on("data", (chunk: Buffer) => {
        text += chunk.toString()
      })
      answer.on("end", () => {
        answered([answer.statusCode, JSON.parse(text).message])
        sending.destroy()
      })
    })
    sending.on("error", failed)
    sending.flushHeaders()
    for (let sent = 0; sent < megabytes; sent += 1) sending.write(Buffer.alloc(megabyte, " "))
  })

const template = "management/businessentities/12/configtemplates"
const tooLarge = [413, "The body is larger than 8 MB. Send it in several calls."]
const unsigned = [401, "The access token is missing, unknown or expired."]

describe("a body", () => {
  it.each([
    ["of a caller nobody knows", { "Content-Length": 150 * megabyte }, template, unsigned],
    ["of a caller nobody knows, of any length", { "Transfer-Encoding": "chunked" }, template, unsigned],
    ["of a call without a token", { "Content-Length": 150 * megabyte }, "sso/accessTokens", tooLarge],
    ["of the sign-on page", { "Content-Length": 150 * megabyte }, "sso/sign-in", tooLarge]
  ])("%s is refused before any of it is there", async (_, length, path, expected) => {
    expect(await answerTo({ path, headers: { ...contract, ...length }, megabytes: 0 })).toEqual(expected)
  })

  it("over 8 MB is refused by the length it announces, and otherwise where it goes on beyond that", async () => {
    const signed = { ...contract, Authorization: token }
    const announced = { ...signed, "Content-Length": 8 * megabyte + 1 }
    expect(await answerTo({ path: template, headers: announced, megabytes: 0 })).toEqual(tooLarge)
    const endless = { ...signed, "Transfer-Encoding": "chunked" }
    expect(await answerTo({ path: template, headers: endless, megabytes: 9 })).toEqual(tooLarge)
    expect(
      await answerTo({ path: "management/businessentities/12/tasks/query", headers: endless, megabytes: 9 })
    ).toEqual(tooLarge)
  })
})

it("a body that its sender breaks off is no failure of the service", async () => {
  const headers = { ...contract, Authorization: token }
  const cut = (length: Readonly<Record<string, string | number>>) =>
    new Promise<void>((isCut) => {
      const sending = request(`${sandbox.origin}/${template}`, { method: "POST", headers: { ...headers, ...length } })
      sending.on("error", () => isCut())
      sending.write(Buffer.alloc(50_000, " "), () => sending.destroy(new Error("cut")))
    })
  await cut({ "Content-Length": 100_000 })
  await cut({ "Transfer-Encoding": "chunked" })
  await call(sandbox, { token, path: template })
  await setTimeout(100)
  expect(logged).toEqual([])
})

describe("what cannot be stored", () => {
  const post = async (path: string, body: unknown) => {
    const answer = await call(sandbox, { token, method: "POST", path, body })
    const json: unknown = await answer.json()
    return [answer.status, json]
  }
  const character = "holds a character that cannot be stored: NUL, or half of a surrogate pair. Take it out."

  it.each([
    [{ name: "Till\0", businessEntityId: 12, data: "{}" }, `The field name ${character}`],
    [
      { name: "Till", businessEntityId: 12, data: "{}", notes: [{ by: "\ud800" }] },
      `The field notes.0.by ${character}`
    ],
    [{ name: "Till", businessEntityId: 12, "a\0": 1 }, `The name of a field of the body ${character}`],
    [
      { name: "Till", businessEntityId: 2_147_483_648, data: "{}" },
      "The field businessEntityId must be a whole number from 1 to 2147483647."
    ]
  ])("is refused by its name: %j", async (body, message) => {
    expect(await post(template, body)).toEqual([400, { message }])
  })

  it("is refused in an address too", async () => {
    const refusals = [
      await post("management/businessentities/12%00/configtemplates", {}),
      await post("management/businessentities/%ff/configtemplates", {}),
      await post(`${template}?note=%00`, {}),
      await post("management/businessentities/2147483648/configtemplates", {})
    ]
    expect(refusals).toEqual([
      [400, { message: `The path ${character}` }],
      [400, { message: "The path has a % that stands for no character. Write %25 for the sign itself." }],
      [400, { message: `The parameter note ${character}` }],
      [400, { message: "The id of the account is larger than 2147483647. Give one that the service gave." }]
    ])
  })

  it.each(["+275000-01-01T00:00:00.000Z", "0000-12-31T00:00:00.000Z", "soon"])(
    "is refused as a time: %s",
    async (start) => {
      const body = {
        authenticationCode: "V1StGXR8_Z5jdHi6B-myT",
        applicationId: 4,
        lifespan: { type: 20, start, end: "2026-11-22T15:00:00.000Z" },
        roleMappings: [{ roleId: 10003, businessEntityId: 12 }],
        userSessions: [{ sessionToken: "a" }]
      }
      expect(await post("security/businessentities/12/ephemeralUsers", body)).toEqual([
        400,
        {
          message: "The field lifespan.start must be a time of the years 1 to 9999, such as 2026-12-01T03:30:00Z."
        }
      ])
    }
  )

  it.each([
    ["of a length that is announced", (bytes: Uint8Array) => new Uint8Array(bytes)],
    ["that comes in pieces", (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream()]
  ])("is refused as bytes that are no UTF-8, %s", async (how, as) => {
    const send = (name: Uint8Array) => {
      const body = Buffer.concat([Buffer.from('{"name":"'), name, Buffer.from('","businessEntityId":12,"data":"{}"}')])
      const headers = { ...contract, Authorization: token }
      const given: RequestInit & { readonly duplex: "half" } = {
        method: "POST",
        headers,
        body: as(body),
        duplex: "half"
      }
      return fetch(`${sandbox.origin}/${template}`, given)
    }
    for (const bytes of [Buffer.from("Caf\u00e9", "latin1"), Buffer.from([0xe2, 0x82])]) {
      const answer = await send(bytes)
      expect([answer.status, await answer.json()]).toEqual([400, { message: "The body is not UTF-8." }])
    }
    const written = `Caf\u00e9 \u{1f4b3} ${how}`
    expect(await objectIn(send(Buffer.from(written)), "configTemplate")).toMatchObject({ name: written })
  })

  it("as a parameter that is given twice, or not at all where it is needed, is refused by its name", async () => {
    const get = async (path: string) => {
      const answer = await call(sandbox, { token, path })
      return [answer.status, await answer.json()]
    }
    expect([
      await get("security/objectRoleMappings?objectId=1&objectTypeId=7&objectId=2"),
      await get("security/objectRoleMappings?objectTypeId=7"),
      await get("security/objectRoleMappings?objectId=1"),
      await get(`security/userManifests?accessToken=${token}`),
      await get("security/objectRoleMappings?objectId=one&objectTypeId=7")
    ]).toEqual([
      [400, { message: "The parameter objectId is given twice. Give it once." }],
      [400, { message: "The parameter objectId is missing." }],
      [400, { message: "The parameter objectTypeId is missing." }],
      [400, { message: "The parameter businessEntityId is missing." }],
      [404, { message: "There is no object one." }]
    ])
  })

  it("as the disk is full is said so, and nothing is kept", async () => {
    await sandbox.db.execute(sql`create function no_space() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
    await sandbox.db.execute(sql`create trigger no_space before insert on config_template execute function no_space()`)
    expect(await post(template, { name: "No room", businessEntityId: 12, data: "{}" })).toEqual([
      507,
      { message: "The disk of the service is full, so nothing was kept. Make room on it, then try again." }
    ])
    expect(logged).toEqual(["POST /management/businessentities/:beId/configtemplates failed: the disk is full"])
    await sandbox.db.execute(sql`drop trigger no_space on config_template`)
  })
})

it("a role for 5,000 accounts is given in one go", async () => {
  await sandbox.db.execute(sql`insert into business_entity (id, name, parent_id, type_id, sub_type_id)
    select id, 'Shop ' || id, 1, 1, 1 from generate_series(100001, 105000) id`)
  await sandbox.db.execute(sql`insert into account_closure select id, id, 0 from generate_series(100001, 105000) id`)
  await sandbox.db.execute(sql`insert into account_closure select 1, id, 1 from generate_series(100001, 105000) id`)
  const businessEntityIds = Array.from({ length: 5000 }, (_, index) => 100_001 + index)
  const give = (ids: ReadonlyArray<number>) =>
    call(sandbox, {
      token,
      method: "POST",
      path: "security/users/1003/roles/10003/businessentities",
      body: { businessEntityIds: ids, userType: 0 }
    })
  const started = performance.now()
  expect((await give(businessEntityIds)).status).toBe(200)
  const took = performance.now() - started
  const [row] = await rowsOf(
    sandbox.db,
    sql`select count(*)::int as n from person_role where person_id = 1003 and business_entity_id > 100000`
  )
  expect(row?.["n"]).toBe(5000)
  // Within a second where nothing else runs; the rest is for a machine that also builds and browses.
  expect(took).toBeLessThan(8000)
  const refused = await give([...businessEntityIds, 999_999])
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { message: "The account 999999 is outside of your accounts." }
  ])
  const tooMany = await give(Array.from({ length: 10_001 }, () => 12))
  expect([tooMany.status, await tooMany.json()]).toEqual([
    400,
    {
      message: "The field businessEntityIds must name 10000 accounts at most; send the others in another call."
    }
  ])
})
