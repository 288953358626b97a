import { Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { asked } from "../../test-support/asked.ts"
import { jsonAnswer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { unreadable } from "../transport/api-error.ts"
import { createProfile, deleteProfile, loadProfile, updateProfile } from "./profiles.ts"
import { loadTemplate } from "./templates.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const bodies = () => service.seen.map(({ body }) => (body === "" ? null : JSON.parse(body)))
const profiles = "/management/businessentities/7/componentProfiles"

describe("a profile", () => {
  it("is read with its configuration parsed, and all of it as it came [B7-42]", async () => {
    const wire = { id: 11, name: "Bar", version: 3, config: '{"a":1}', tags: ["bar"] }
    service.answer(jsonAnswer({ componentProfile: wire }))
    const read = await outcomeAt(service, loadProfile(7, 11))
    expect(Result.map(read, ({ id, name, version, config, json }) => ({ id, name, version, config, json }))).toEqual(
      Result.succeed({ id: 11, name: "Bar", version: 3, config: { a: 1 }, json: wire })
    )
    expect(asked(service)).toEqual([`GET ${profiles}/11`])
  })

  it("whose configuration is not JSON cannot be read", async () => {
    service.answer(jsonAnswer({ componentProfile: { id: 11, config: "{" } }))
    expect(await outcomeAt(service, loadProfile(7, 11))).toEqual(
      Result.fail(unreadable("componentProfile.config", "JSON text"))
    )
  })

  it("is created, and answered with its id in either letter case [B7-41]", async () => {
    const body = { name: "Bar", businessEntityId: 7, type: 1, config: "{}" } as const
    service.answer(jsonAnswer({ ComponentProfile: [{ Id: "12" }] }))
    expect(await outcomeAt(service, createProfile(7, body))).toEqual(Result.succeed(12))
    expect([asked(service), bodies()]).toEqual([[`POST ${profiles}`], [body]])
  })

  it("is updated with what is given, to the letter [B7-43]", async () => {
    const body = { id: 11, name: "Bar", businessEntityId: 7, config: "{}", tags: ["bar"] }
    expect(await outcomeAt(service, updateProfile(7, 11, body))).toEqual(Result.succeed(undefined))
    expect([asked(service), bodies()]).toEqual([[`PUT ${profiles}/11`], [body]])
  })

  it("is deleted by id and name [B7-44]", async () => {
    expect(await outcomeAt(service, deleteProfile(7, 11, "Bar & Grill"))).toEqual(Result.succeed(undefined))
    expect(asked(service)).toEqual([
      "DELETE as POST /management/businessentities/7/componentprofiles/11?profilename=Bar%20%26%20Grill"
    ])
  })
})

describe("a config template", () => {
  it.each([
    [{ config: '{"a":1}', data: '{"b":2}' }, { a: 1 }],
    [{ data: '{"b":2}' }, { b: 2 }],
    [{ config: " ", data: '{"b":2}' }, { b: 2 }],
    [{}, null]
  ])("whose fields are %j has the body %j: config, else data [A3-12]", async (fields, body) => {
    const object = { id: 9, name: "Night", businessEntityId: 7, tags: ["bar"], ...fields }
    service.answer(jsonAnswer({ configTemplate: object }))
    expect(await outcomeAt(service, loadTemplate(7, 9))).toEqual(
      Result.succeed({ template: { id: 9, name: "Night", businessEntityId: 7, parentName: null }, body, object })
    )
    expect(asked(service)).toEqual(["GET /management/businessentities/7/configtemplates/9"])
  })
})
