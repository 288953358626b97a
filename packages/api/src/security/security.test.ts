import { Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { jsonAnswer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { listAccounts } from "./accounts.ts"
import { listMasks, listPermissions } from "./permissions.ts"
import { readManifest, readUser } from "./users.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const whole = <Row>(rows: ReadonlyArray<Row>) => Result.succeed({ rows, unreadable: { count: 0, reasons: [] } })
const asked = () => service.seen.map(({ method, url }) => `${method} ${url}`)

describe("users", () => {
  it("reads the user of a token, which is also the one in the header [A3-01 A7-24]", async () => {
    service.answer(
      jsonAnswer({ user: [{ Id: "12", Username: "ann", BusinessEntityId: 3, ImageSelected: true, Image: "a.png" }] })
    )
    const outcome = await outcomeAt(service, readUser("t&1"), "another")
    expect(outcome).toEqual(
      Result.succeed({ id: 12, username: "ann", businessEntityId: 3, imageSelected: true, image: "a.png" })
    )
    expect(asked()).toEqual(["GET /security/users?accesstoken=t%261"])
    expect(service.seen[0]?.headers.authorization).toBe("t&1")
  })

  it("names what a user lacks", async () => {
    service.answer(jsonAnswer({ user: { id: 12, username: "ann" } }))
    expect(await outcomeAt(service, readUser("t"))).toEqual(
      Result.fail({ _tag: "Unreadable", path: "user.businessEntityId", expected: "a whole number" })
    )
  })

  it("reads the manifest at an account [A3-03 A7-25]", async () => {
    service.answer(jsonAnswer({ userManifest: { username: "ann", image: null, theme: "x" } }))
    expect(await outcomeAt(service, readManifest("t1", 42))).toEqual(Result.succeed({ username: "ann", image: null }))
    expect(asked()).toEqual(["GET /security/userManifests?accessToken=t1&businessEntityId=42"])
  })
})

describe("rights", () => {
  it("reads permissions [A3-09 A7-27]", async () => {
    const permission = { id: 1, key: "Devices", name: "Devices", description: null }
    service.answer(jsonAnswer({ permission: [permission] }))
    expect(await outcomeAt(service, listPermissions())).toEqual(whole([permission]))
    expect(asked()).toEqual(["GET /security/permissions"])
  })

  it("reads masks by named flags and by bits [A3-10 A3-11 A7-26]", async () => {
    const flags = { canView: true, canEdit: false, canDelete: false, isEnabled: true, canGrant: false }
    service.answer(
      jsonAnswer({
        permissionMask: [
          { permissionId: 1, roleBusinessEntityIds: [1, "2"], ...flags },
          { PermissionId: "2", RoleBusinessEntityIds: null, LevelMask: 26 },
          { permissionId: 3, roleBusinessEntityIds: [] }
        ]
      })
    )
    expect(await outcomeAt(service, listMasks(12))).toEqual(
      whole([
        { permissionId: 1, roleBusinessEntityIds: [1, 2], ...flags },
        {
          permissionId: 2,
          roleBusinessEntityIds: [],
          canView: true,
          canEdit: true,
          canDelete: false,
          isEnabled: true,
          canGrant: false
        },
        {
          permissionId: 3,
          roleBusinessEntityIds: [],
          canView: false,
          canEdit: false,
          canDelete: false,
          isEnabled: false,
          canGrant: false
        }
      ])
    )
    expect(asked()).toEqual(["GET /security/users/12/permissionMasks"])
  })

  it.each(["1", { 0: 1 }, [null], [true], [""], [1.5]])("role accounts of %j make no mask", async (ids) => {
    const good = { permissionId: 2, roleBusinessEntityIds: [1], levelMask: 0 }
    service.answer(jsonAnswer({ permissionMask: [{ permissionId: 1, roleBusinessEntityIds: ids }, good] }))
    expect(await outcomeAt(service, listMasks(12))).toMatchObject(
      Result.succeed({
        rows: [{ permissionId: 2, roleBusinessEntityIds: [1] }],
        unreadable: { count: 1, reasons: ["roleBusinessEntityIds must be a list of whole numbers"] }
      })
    )
  })
})

describe("a row that cannot be read holds up no other, and is counted with its reason:", () => {
  const noId = { count: 2, reasons: ["id must be a whole number", "a row must be an object"] }

  it("a permission", async () => {
    service.answer(jsonAnswer({ permission: [{ id: 1, key: "Devices" }, { id: null }, null] }))
    expect(await outcomeAt(service, listPermissions())).toEqual(
      Result.succeed({ rows: [{ id: 1, key: "Devices", name: null, description: null }], unreadable: noId })
    )
  })

  it("a mask", async () => {
    service.answer(jsonAnswer({ permissionMask: [null, { permissionId: 1, levelMask: 18 }, { permissionId: "x" }] }))
    expect(await outcomeAt(service, listMasks(12))).toMatchObject(
      Result.succeed({
        rows: [{ permissionId: 1, roleBusinessEntityIds: [], canView: true, isEnabled: true }],
        unreadable: { count: 2, reasons: ["a row must be an object", "permissionId must be a whole number"] }
      })
    )
  })

  it("an account", async () => {
    service.answer(jsonAnswer({ businessEntitySummary: [{ id: 1, name: "Provider" }, { id: "x" }, null] }))
    expect(await outcomeAt(service, listAccounts(1))).toMatchObject(
      Result.succeed({ rows: [{ id: 1, name: "Provider" }], unreadable: noId })
    )
  })
})

it("reads the accounts below one, itself included [A3-04 A3-08 A7-22 A7-23]", async () => {
  const root = {
    id: 1,
    name: "Provider",
    parentId: null,
    businessEntityTypeId: 2,
    businessEntitySubTypeId: 2,
    isMerchant: false,
    isOrganization: true,
    isResellerOrganization: false
  }
  service.answer(
    jsonAnswer({ businessEntitySummary: [root, { Id: "2", Name: "Shop", ParentId: "1", IsMerchant: true }] })
  )
  expect(await outcomeAt(service, listAccounts(1))).toEqual(
    whole([
      root,
      {
        id: 2,
        name: "Shop",
        parentId: 1,
        businessEntityTypeId: null,
        businessEntitySubTypeId: null,
        isMerchant: true,
        isOrganization: false,
        isResellerOrganization: false
      }
    ])
  )
  expect(asked()).toEqual([
    "GET /security/businessentitysummaries?includeChildren=true&includeParent=true&parentBusinessEntityId=1"
  ])
})

it.each([null, "", " "])("an account named %j goes by its id", async (name) => {
  service.answer(jsonAnswer({ businessEntitySummary: [{ id: 7, name }] }))
  expect(await outcomeAt(service, listAccounts(1))).toMatchObject(Result.succeed({ rows: [{ id: 7, name: "7" }] }))
})
