import { loadRuntimeConfig } from "@command-center/api/runtime-config"
import { listAccounts } from "@command-center/api/security/accounts"
import { listMasks, listPermissions } from "@command-center/api/security/permissions"
import { readManifest, readUser } from "@command-center/api/security/users"
import { exchangeCode, renewToken } from "@command-center/api/sign-on"
import { unauthorized } from "@command-center/api/transport/api-error"
import { makeAncestry } from "@command-center/domain/account/ancestors"
import { rightsAt } from "@command-center/domain/permission/rights"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Estate, openEstate } from "./support/estate.ts"

let estate: Estate
beforeAll(async () => {
  estate = await openEstate()
})
afterAll(() => estate.close())

const personNamed = (username: string) => {
  const found = estate.sandbox.people.find((person) => person.username === username)
  if (found === undefined) throw new Error(`Nobody is called ${username}.`)
  return found
}
const codeFor = (username: string) => estate.sandbox.tokens.issueCode(personNamed(username).id)
const secondsUntil = (expires: string | null) => Math.round((Date.parse(expires ?? "") - Date.now()) / 1000)

describe("single sign-on", () => {
  it("gives a token for a code, once, and asks without a token of its own", async () => {
    const code = await codeFor("dana.whitlock")
    const asked = await estate.askedBy(async () => {
      const { token, expires, ...rest } = await estate.given(exchangeCode(code), null)
      expect({ ...rest, isToken: /^[\w-]{20,}$/u.test(token) }).toEqual({
        authenticationCode: code,
        applicationId: 4,
        isToken: true
      })
      expect(secondsUntil(expires)).toBeGreaterThan(8 * 3600 - 60)
      expect(await estate.given(readUser(token), token)).toMatchObject({ username: "dana.whitlock" })
    })
    const [exchange] = asked
    expect(asked.map(({ line }) => line.replace(/=.*/u, "="))).toEqual([
      "POST /sso/accessTokens",
      "GET /security/users?accesstoken="
    ])
    expect([exchange?.headers.authorization, exchange?.headers["content-type"], exchange?.body]).toEqual([
      undefined,
      "application/json",
      `{"authenticationCode":"${code}","applicationId":4,"expires":null,"token":null}`
    ])
    expect(await estate.outcome(exchangeCode(code), null)).toEqual(Result.fail(unauthorized))
  })

  it("renews a token: the new one is another, both are taken, an unknown or ended one gives null", async () => {
    const old = await estate.tokenOf("marta.oyelaran")
    const renewed = await estate.given(renewToken(old))
    const username = { username: "marta.oyelaran" }
    expect(renewed?.token).not.toBe(old)
    expect(await estate.given(readUser(old), old)).toMatchObject(username)
    expect(await estate.given(readUser(renewed?.token ?? ""), renewed?.token ?? "")).toMatchObject(username)
    await estate.sandbox.tokens.end(old)
    const [line] = await estate.askedBy(async () => expect(await estate.given(renewToken(old))).toBeNull())
    expect([line?.line, line?.headers.authorization]).toEqual([`GET /sso/accessTokens/${old}`, undefined])
    expect(await estate.given(renewToken("nobody-s"))).toBeNull()
    expect(await estate.outcome(readUser(old), old)).toEqual(Result.fail(unauthorized))
  })
})

describe("the calls of signing in", () => {
  it("are these, in this order, each answered by the real service", async () => {
    const code = await codeFor("theo.lindqvist")
    const asked = await estate.askedBy(async () => {
      await estate.given(loadRuntimeConfig(), null)
      const { token } = await estate.given(exchangeCode(code), null)
      const renewed = (await estate.given(renewToken(token)))?.token ?? ""
      const { id } = await estate.given(readUser(renewed), renewed)
      await estate.given(listPermissions(), renewed)
      await estate.given(listMasks(id), renewed)
    })
    const { id } = personNamed("theo.lindqvist")
    expect(asked.map(({ line }) => line.replace(/(accessTokens\/|accesstoken=).+/u, "$1…"))).toEqual([
      "GET /config.json",
      "POST /sso/accessTokens",
      "GET /sso/accessTokens/…",
      "GET /security/users?accesstoken=…",
      "GET /security/permissions",
      `GET /security/users/${id}/permissionMasks`
    ])
  })

  it("tell who is signed in, with and without a picture", async () => {
    const ravi = await estate.tokenOf("ravi.natarajan")
    const dana = personNamed("dana.whitlock")
    expect(await estate.given(readUser(estate.token))).toEqual({
      id: dana.id,
      username: "dana.whitlock",
      businessEntityId: 1,
      imageSelected: true,
      image: null
    })
    expect(await estate.given(readUser(ravi), ravi)).toMatchObject({ username: "ravi.natarajan", imageSelected: false })
    expect(await estate.given(readManifest(estate.token, knownAccounts.chain.id))).toEqual({
      username: "dana.whitlock",
      image: `/sso/users/${dana.id}/image`
    })
    expect(await estate.given(readManifest(ravi, 1), ravi)).toEqual({ username: "ravi.natarajan", image: null })
  })

  it("send the headers of the contract to the security service, and none but the host's to static files", async () => {
    const [file, call] = await estate.askedBy(async () => {
      await estate.given(loadRuntimeConfig(), null)
      await estate.given(listPermissions())
    })
    const own = ["authorization", "clientid", "request-envelope-version", "response-envelope-version", "content-type"]
    const ownOf = (headers: typeof file) => own.map((name) => headers?.headers[name])
    expect(ownOf(call)).toEqual([estate.token, "4", "1", "1", "application/json"])
    expect(ownOf(file)).toEqual(own.map(() => undefined))
  })
})

describe("permissions and accounts", () => {
  const rightsOf = async (username: string, businessEntityId: number) => {
    const token = await estate.tokenOf(username)
    const user = await estate.given(readUser(token), token)
    const { rows: permissions } = await estate.given(listPermissions(), token)
    const { rows: masks } = await estate.given(listMasks(user.id), token)
    const ancestry = makeAncestry((await estate.given(listAccounts(1))).rows)
    return { masks, rights: rightsAt({ permissions, masks, ancestry, businessEntityId }) }
  }

  it("are the seven keys of document 1", async () => {
    expect((await estate.given(listPermissions())).rows.map(({ key }) => key)).toEqual([
      "UtgServices",
      "Machines",
      "Devices",
      "DeviceForms",
      "UtgConfigurations",
      "UtgInstallations",
      "Users"
    ])
  })

  it("come in both readings and mean the same", async () => {
    const flags = await rightsOf("dana.whitlock", knownAccounts.kiosk.id)
    const levels = await rightsOf("marta.oyelaran", knownAccounts.kiosk.id)
    const all = { canView: true, canEdit: true, canDelete: true, isEnabled: true, canGrant: true }
    const { root, reseller } = knownAccounts
    const { rows: permissions } = await estate.given(listPermissions())
    const masksAt = (account: number) =>
      permissions.map(({ id }) => ({ permissionId: id, roleBusinessEntityIds: [account], ...all }))
    expect(flags.masks).toEqual(masksAt(root.id))
    expect(levels.masks).toEqual(masksAt(reseller.id))
    expect(levels.rights).toEqual(flags.rights)
  })

  it("give rights at the mask's account and below it, not above, and none when switched off", async () => {
    const { chain, region, district, neighbour } = knownAccounts
    const edits = async (username: string, account: number) => (await rightsOf(username, account)).rights.canEditUtgs
    expect(await edits("elena.sorokina", region.id)).toBe(true)
    expect(await edits("elena.sorokina", district.id)).toBe(true)
    expect(await edits("elena.sorokina", chain.id)).toBe(false)
    expect(await edits("elena.sorokina", neighbour.id)).toBe(false)
    const otto = (await rightsOf("otto.brandt", chain.id)).rights
    expect([otto.canViewUtgs, otto.canEditUtgs, otto.canViewTasks, otto.canViewDevices]).toEqual([
      false,
      false,
      false,
      true
    ])
  })

  it("list an account with everything below it, and nothing else", async () => {
    const [asked] = await estate.askedBy(async () => {
      const { rows: accounts } = await estate.given(listAccounts(knownAccounts.district.id))
      expect(accounts.map(({ id }) => id)).toEqual([14, 15, 16, 17])
      expect(accounts.find(({ id }) => id === 15)).toEqual({
        id: 15,
        name: "Saltmarsh Coffee Pike Street",
        parentId: 14,
        businessEntityTypeId: 1,
        businessEntitySubTypeId: 1,
        isMerchant: true,
        isOrganization: false,
        isResellerOrganization: false
      })
    })
    expect(asked?.line).toBe(
      "GET /security/businessentitysummaries?includeChildren=true&includeParent=true&parentBusinessEntityId=14"
    )
    const { rows: all } = await estate.given(listAccounts(1))
    const ids = new Set(all.map(({ id }) => id))
    expect(all.filter(({ parentId }) => parentId === null || !ids.has(parentId)).map(({ id }) => id)).toEqual([1])
  })

  it("are one's own: another's masks and accounts outside are refused with the reason", async () => {
    const theo = await estate.tokenOf("theo.lindqvist")
    expect(await estate.outcome(listMasks(personNamed("dana.whitlock").id), theo)).toMatchObject(
      Result.fail({ _tag: "Refused", status: 403 })
    )
    expect(await estate.outcome(listAccounts(1), theo)).toEqual(
      Result.fail({
        _tag: "Refused",
        status: 403,
        statusText: "Forbidden",
        message: "The account 1 is outside of your accounts.",
        action: null
      })
    )
    expect(await estate.outcome(readManifest(theo, 1), theo)).toMatchObject(
      Result.fail({ _tag: "Refused", status: 403 })
    )
  })
})
