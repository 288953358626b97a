import { Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { jsonAnswer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { sentenceOf } from "../transport/api-error.ts"
import { assignRole, createUser } from "./user-changes.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const ada = { username: "ada", firstName: "Ada", lastName: "Byron", email: "ada@example.com", roleId: 10003 }
const asked = () => service.seen.map(({ method, url, body }) => `${method} ${url} ${body}`.trim())

describe("a new user", () => {
  it("is created by one call without the role; the answer gives the id [A6-22 B3-26 B7-33]", async () => {
    service.answer(jsonAnswer({ user: { id: 2101, username: "ada" } }))
    expect(await outcomeAt(service, createUser(7, ada))).toEqual(Result.succeed(2101))
    expect(asked()).toEqual([
      'POST /security/businessentities/7/users {"Username":"ada","FirstName":"Ada","LastName":"Byron","Email":"ada@example.com","BusinessEntityId":7,"UserType":0,"IsActive":true}'
    ])
  })

  it.each([{ id: 9 }, { Id: 9 }, { User: { Id: 9 } }, { user: [{ id: "9" }] }])(
    "has the id of the answer %j [B7-33]",
    async (answer) => {
      service.answer(jsonAnswer(answer))
      expect(await outcomeAt(service, createUser(7, ada))).toEqual(Result.succeed(9))
    }
  )

  it.each([{}, { user: {} }, { user: { id: null } }, []])(
    "is not known by an answer without an id: %j",
    async (answer) => {
      service.answer(jsonAnswer(answer))
      const outcome = await outcomeAt(service, createUser(7, ada))
      expect(Result.isFailure(outcome) && outcome.failure._tag).toBe("Unreadable")
      expect(service.seen).toHaveLength(1)
    }
  )

  it("that cannot be created says so", async () => {
    service.answer(() => ({ status: 409, statusText: "Conflict", body: '{"message":"taken"}' }))
    const outcome = await outcomeAt(service, createUser(7, ada))
    expect(Result.isFailure(outcome) && sentenceOf(outcome.failure)).toBe("Failed to insert user. Status: Conflict")
  })

  it.each([{ status: 503 }, { then: "drop" as const }])("is not created twice after %j", async (answer) => {
    service.answer(() => answer)
    await outcomeAt(service, createUser(7, ada))
    expect(service.seen).toHaveLength(1)
  })
})

describe("a role", () => {
  it("is assigned for the account by a call of its own [A6-23 B7-34]", async () => {
    service.answer(() => ({ status: 204 }))
    expect(await outcomeAt(service, assignRole(7, 2101, 10003))).toEqual(Result.succeed(undefined))
    expect(asked()).toEqual([
      'POST /security/users/2101/roles/10003/businessentities {"businessEntityIds":[7],"userType":0}'
    ])
  })

  it("that is refused gives the service's message", async () => {
    service.answer(() => ({ status: 403, body: '{"message":"not yours to give"}' }))
    const outcome = await outcomeAt(service, assignRole(7, 2101, 10003))
    expect(Result.isFailure(outcome) && sentenceOf(outcome.failure)).toBe("not yours to give")
  })
})
