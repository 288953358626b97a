import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { knownAccounts } from "../../database/seed/known.ts"
import type { Sandbox } from "../../server.ts"
import { call, filterOf, listIn, startTestSandbox, type TestCall, tokenOf } from "../../testing.ts"

let sandbox: Sandbox
let token: string

beforeAll(async () => {
  sandbox = await startTestSandbox()
  token = await tokenOf(sandbox)
})
afterAll(() => sandbox.close())

const query: TestCall = { method: "POST", path: "management/businessentities/12/components/query", body: filterOf() }

describe("headers", () => {
  it.each([
    ["Clientid", "5", "The header Clientid must be 4."],
    ["Clientid", undefined, "The header Clientid must be 4."],
    ["Request-Envelope-Version", undefined, "The header Request-Envelope-Version must be 1."],
    ["Response-Envelope-Version", "2", "The header Response-Envelope-Version must be 1."],
    ["Content-Type", "text/plain", "The header Content-Type must be application/json."]
  ])("%s is required as the contract has it, not %s", async (name, value, message) => {
    const answer = await call(sandbox, { ...query, token, headers: { [name]: value } })
    expect([answer.status, await answer.json()]).toEqual([400, { message }])
  })

  it.each(["Application/JSON", "application/json; charset=utf-8"])("takes the media type as %s, too", async (type) => {
    const answer = await call(sandbox, { ...query, token, headers: { "Content-Type": type } })
    expect(answer.status).toBe(200)
  })

  it("answers 401 to a token that is missing, unknown, ended or written with a scheme", async () => {
    const ended = await tokenOf(sandbox)
    await sandbox.tokens.end(ended)
    for (const given of [undefined, "unknown", ended, `Bearer ${token}`]) {
      const answer = await call(sandbox, { ...query, token: given })
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { message: "The access token is missing, unknown or expired." }
      ])
    }
  })

  it("takes DELETE and PATCH as POST with an override only", async () => {
    const path = `${sandbox.origin}/management/businessentities/1/configtemplates/600`
    const headers = {
      Authorization: token,
      "Content-Type": "application/json",
      Clientid: "4",
      "Request-Envelope-Version": "1",
      "Response-Envelope-Version": "1"
    }
    const plain = await fetch(path, { method: "DELETE", headers })
    expect(plain.status).toBe(405)
    const odd = await fetch(path, { method: "POST", headers: { ...headers, "X-HTTP-Method-Override": "GET" } })
    expect(odd.status).toBe(400)
  })

  it("answers an unknown call with 404 and a message, not with the console", async () => {
    const answer = await call(sandbox, { token, path: "management/businessentities/1/unknown" })
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { message: "There is no call GET /management/businessentities/1/unknown." }
    ])
  })
})

describe("every list for every kind of caller", () => {
  const lists = [
    ["UtgServices", query],
    ["Devices", { ...query, path: "management/businessentities/12/devices/query" }],
    ["Machines", { ...query, path: "management/businessentities/12/tasks/query" }],
    ["UtgServices", { path: "management/businessentities/12/configtemplates" }],
    ["DeviceForms", { path: "management/businessentities/12/componentDeviceForms" }],
    ["UtgConfigurations", { path: "management/businessentities/12/componentProfiles" }],
    ["UtgInstallations", { path: "management/businessentities/12/installations" }],
    ["Users", { path: "security/businessentities/12/users" }]
  ] as const
  const all = lists.map(() => 200)

  it.each([
    ["dana.whitlock", all],
    ["ravi.natarajan", all],
    ["priya.raman", all],
    ["ivy.castellano", all.map(() => 403)],
    ["otto.brandt", lists.map(([key]) => (key === "Devices" ? 200 : 403))],
    ["agnes.holloway", lists.map(([key]) => (key === "Users" ? 200 : 403))],
    ["hannah.zielinski", all.map(() => 403)]
  ])("%s", async (username, statuses) => {
    const own = await tokenOf(sandbox, username)
    const answers = []
    for (const [, request] of lists) answers.push((await call(sandbox, { ...request, token: own })).status)
    expect(answers).toEqual(statuses)
  })
})

describe("security calls", () => {
  const idOf = (username: string) => sandbox.people.find((person) => person.username === username)?.id

  it("gives the masks in both readings: one's own, and those of the people one may see", async () => {
    const path = `security/users/${idOf("dana.whitlock")}/permissionMasks`
    const permissionMask = await listIn(call(sandbox, { token, path }), "permissionMask")
    expect(permissionMask).toHaveLength(7)
    expect(permissionMask[0]).toEqual({
      permissionId: permissionMask[0]?.["permissionId"],
      roleBusinessEntityIds: [1],
      canView: true,
      canEdit: true,
      canDelete: true,
      isEnabled: true,
      canGrant: true
    })
    const reader = await tokenOf(sandbox, "ravi.natarajan")
    const ownPath = `security/users/${idOf("ravi.natarajan")}/permissionMasks`
    const levels = await listIn(call(sandbox, { token: reader, path: ownPath }), "permissionMask")
    expect(levels.map(({ permissionId, ...mask }) => [typeof permissionId, mask])).toEqual(
      permissionMask.map(() => ["number", { roleBusinessEntityIds: [1], levelMask: 18 }])
    )
    expect(await listIn(call(sandbox, { token: reader, path }), "permissionMask")).toEqual(permissionMask)
    const blind = await tokenOf(sandbox, "curtis.vance")
    const outside = await tokenOf(sandbox, "agnes.holloway")
    const unseen = async (own: string, id: number | undefined) => {
      const answer = await call(sandbox, { token: own, path: `security/users/${id}/permissionMasks` })
      return [answer.status, await answer.json()]
    }
    const one = idOf("ravi.natarajan")
    for (const own of [blind, outside])
      expect(await unseen(own, one)).toEqual([403, { message: `You may not see the user ${one}.` }])
    expect(await unseen(token, 999_999)).toEqual([404, { message: "There is no user 999999." }])
  })

  it("gives permissions, role mappings and the manifest", async () => {
    const permissions = await listIn(call(sandbox, { token, path: "security/permissions" }), "permission")
    expect(permissions.map((permission) => permission["key"])).toContain("UtgServices")
    const mapping = await call(sandbox, { token, path: "security/objectRoleMappings?objectId=1&objectTypeId=7" })
    const mappings = await listIn(mapping, "objectRoleMapping")
    expect(mappings.map((row) => typeof row["roleId"])).toEqual(["number"])
    const manifest = await call(sandbox, {
      token,
      path: `security/userManifests?accessToken=${token}&businessEntityId=1`
    })
    expect(await manifest.json()).toEqual({
      userManifest: { username: "dana.whitlock", image: `/sso/users/${idOf("dana.whitlock")}/image` }
    })
  })

  it("gives the tree below an account, itself included when asked", async () => {
    const { chain, region, root } = knownAccounts
    const own = await tokenOf(sandbox, "elena.sorokina")
    const read = (options: string, account: number) => {
      const path = `security/businessentitysummaries?${options}&parentBusinessEntityId=${account}`
      return call(sandbox, { token: own, path })
    }
    const withItself = await listIn(read("includeChildren=true&includeParent=true", chain.id), "businessEntitySummary")
    const without = await listIn(read("includeChildren=true", chain.id), "businessEntitySummary")
    expect(withItself).toContainEqual({
      id: region.id,
      name: region.name,
      parentId: chain.id,
      businessEntityTypeId: 2,
      businessEntitySubTypeId: 1,
      isMerchant: false,
      isOrganization: true,
      isResellerOrganization: false
    })
    expect(withItself).toHaveLength(without.length + 1)
    expect((await read("includeChildren=true&includeParent=true", root.id)).status).toBe(403)
  })
})
