import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Sandbox } from "../../server.ts"
import { call, listIn, objectIn, startTestSandbox, tokenOf } from "../../testing.ts"

let sandbox: Sandbox
let token: string

beforeAll(async () => {
  sandbox = await startTestSandbox()
  token = await tokenOf(sandbox)
})
afterAll(() => sandbox.close())

const body = (username: string, change: Readonly<Record<string, unknown>> = {}) => ({
  Username: username,
  FirstName: "Ada",
  LastName: "Byron",
  Email: "ada@quillmark.example",
  BusinessEntityId: 12,
  UserType: 0,
  IsActive: true,
  ...change
})
const create = (given: unknown, own = token, account = 12) =>
  call(sandbox, { token: own, method: "POST", path: `security/businessentities/${account}/users`, body: given })
const give = (userId: unknown, roleId: number, own = token, accounts: ReadonlyArray<number> = [12]) =>
  call(sandbox, {
    token: own,
    method: "POST",
    path: `security/users/${String(userId)}/roles/${roleId}/businessentities`,
    body: { businessEntityIds: accounts, userType: 0 }
  })
const rowOf = async (username: string) => {
  const users = await listIn(call(sandbox, { token, path: "security/businessentities/12/users" }), "user")
  return users.find((user) => user["username"] === username)
}
const answerOf = async (answer: Response) => {
  const json: unknown = await answer.json()
  return [answer.status, json]
}

describe("a new user", () => {
  it("is in the list, Standard, active and of the account, with the role given after [A6-22 A6-23]", async () => {
    const agnes = await tokenOf(sandbox, "agnes.holloway")
    const user = await objectIn(create(body("ada.byron"), agnes), "user")
    const shown = {
      id: user["id"],
      username: "ada.byron",
      firstName: "Ada",
      lastName: "Byron",
      email: "ada@quillmark.example",
      emailAddressVerified: false,
      userType: 0,
      isActive: true,
      isLocked: false,
      isInitialUser: true,
      businessEntityId: 12
    }
    expect(user).toEqual({ ...shown, roleId: null, roleName: null })
    expect(await rowOf("ada.byron")).toEqual(user)
    for (const _ of [1, 2]) expect((await give(user["id"], 10003, agnes)).status).toBe(200)
    expect(await rowOf("ada.byron")).toEqual({ ...shown, roleId: 10003, roleName: "Technician" })
  })

  it("needs the edit right for users at the account", async () => {
    const reader = await tokenOf(sandbox, "ravi.natarajan")
    expect(await answerOf(await create(body("no.body"), reader))).toEqual([
      403,
      { message: "This call needs canEdit on Users for the account 12." }
    ])
    const agnes = await tokenOf(sandbox, "agnes.holloway")
    expect((await create(body("no.body", { BusinessEntityId: 1 }), agnes, 1)).status).toBe(403)
    expect(await rowOf("no.body")).toBe(undefined)
  })

  it("has a username of its own, letter case aside", async () => {
    expect((await create(body("twice"))).status).toBe(200)
    expect(await answerOf(await create(body("Twice")))).toEqual([409, { message: "The username Twice is taken." }])
  })

  it.each([
    [
      { Username: "a b" },
      "Username must be between 1 and 50 valid characters: A-Z, a-z, 0-9, period (.), underscore (_), hyphen (-), or at-sign(@)."
    ],
    [{ Email: "ada" }, "Invalid email address format."],
    [{ UserType: 1 }, "The field UserType is missing or has a wrong value."],
    [{ IsActive: undefined }, "The field IsActive is missing or has a wrong value."],
    [{ BusinessEntityId: 13 }, "The BusinessEntityId is not that of the address."]
  ])("is refused with %j", async (change, message) => {
    expect(await answerOf(await create(body("somebody", change)))).toEqual([400, { message }])
  })
})

describe("a role", () => {
  it("is refused where the user, the role or the right is missing", async () => {
    const reader = await tokenOf(sandbox, "ravi.natarajan")
    const statuses = [
      await give(999_999, 10003),
      await give(1003, 777),
      await give(1003, 10003, reader),
      await give(1003, 10003, token, [])
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 403, 400])
  })

  it("is refused for a user whom one may not change without a word of whose account it is", async () => {
    const agnes = await tokenOf(sandbox, "agnes.holloway")
    const answer = await answerOf(await give(1001, 10003, agnes))
    expect(answer).toEqual([403, { message: "You may not change the user 1001." }])
  })
})

describe("an ephemeral user", () => {
  const ephemeral = (change: Readonly<Record<string, unknown>> = {}) => ({
    authenticationCode: "V1StGXR8_Z5jdHi6B-myT",
    applicationId: 4,
    lifespan: { type: 20, start: "2026-11-20T15:15:00.000Z", end: "2125-11-20T15:15:00.000Z" },
    roleMappings: [{ roleId: 10003, businessEntityId: 12 }],
    userSessions: [{ sessionToken: "session-1" }],
    ...change
  })
  const post = (given: unknown, own = token) =>
    call(sandbox, { token: own, method: "POST", path: "security/businessentities/12/ephemeralUsers", body: given })

  it("is created by whoever may edit installations", async () => {
    const curtis = await tokenOf(sandbox, "curtis.vance")
    expect((await post(ephemeral(), curtis)).status).toBe(200)
    expect((await post(ephemeral(), await tokenOf(sandbox, "agnes.holloway"))).status).toBe(403)
  })

  it.each([
    [{ applicationId: 5 }, 400],
    [{ authenticationCode: "" }, 400],
    [{ userSessions: [] }, 400],
    [{ lifespan: { type: 20, start: "2026-11-20T15:15:00.000Z", end: "2026-11-19T15:15:00.000Z" } }, 400],
    [{ roleMappings: [{ roleId: 777, businessEntityId: 12 }] }, 404]
  ])("is refused with %j", async (change, status) => {
    expect((await post(ephemeral(change))).status).toBe(status)
  })
})
