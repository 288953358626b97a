import { Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { jsonAnswer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { createTemplate, deleteTemplate, updateTemplate } from "./template-changes.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const asked = () =>
  service.seen.map(({ method, url, headers, body }) => [
    method,
    url,
    headers["x-http-method-override"] ?? null,
    body === "" ? null : JSON.parse(body)
  ])
const templates = "/management/businessentities/7/configtemplates"
const inCapitals = { ConfigTemplate: [{ Id: "31", Name: "Night", BusinessEntityId: 7 }] }

describe("a config template", () => {
  it("is created with its name, its account and an empty object, and answered with its id [A7-19]", async () => {
    service.answer(jsonAnswer(inCapitals))
    const template = { name: "Night", businessEntityId: 7, data: "{}" }
    expect(await outcomeAt(service, createTemplate(template))).toEqual(
      Result.succeed({ id: 31, name: "Night", businessEntityId: 7, parentName: null })
    )
    expect(asked()).toEqual([["POST", templates, null, template]])
  })

  it("whose answer has no id may have been created, once", async () => {
    service.answer(jsonAnswer({ configTemplate: { name: "Night" } }))
    const outcome = await outcomeAt(service, createTemplate({ name: "Night", businessEntityId: 7, data: "{}" }))
    expect(Result.mapError(outcome, ({ _tag }) => _tag)).toEqual(Result.fail("Unreadable"))
    expect(service.seen).toHaveLength(1)
  })

  it("is put back whole, with what nobody here knows [A7-20]", async () => {
    const object = { id: 31, name: "Night", businessEntityId: 7, config: '{"a":1}', tags: ["bar"] }
    expect(await outcomeAt(service, updateTemplate(7, 31, object))).toEqual(Result.succeed(undefined))
    expect(asked()).toEqual([["PUT", `${templates}/31`, null, object]])
  })

  it("is deleted by account and id, as a POST with the method in a header [A7-21]", async () => {
    expect(await outcomeAt(service, deleteTemplate(7, 31))).toEqual(Result.succeed(undefined))
    expect(asked()).toEqual([["POST", `${templates}/31`, "DELETE", null]])
  })

  it("that cannot be deleted says why", async () => {
    service.answer(() => ({ status: 409, body: '{"message":"It is in use."}' }))
    const outcome = await outcomeAt(service, deleteTemplate(7, 31))
    expect(Result.mapError(outcome, ({ _tag }) => _tag)).toEqual(Result.fail("Refused"))
  })
})
