import { loadProfile } from "@command-center/api/management/profiles"
import { createTemplate } from "@command-center/api/management/template-changes"
import { schemaVersionOf } from "@command-center/domain/component-config/schema-version"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { draftOf, newTemplate } from "@command-center/domain/template/template-draft"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Result } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import {
  wireProfile,
  wireProfileChoices
} from "../../apps/console/src/features/profile-detail/profile-detail.wiring.ts"
import { wireTemplate } from "../../apps/console/src/features/template-detail/template-detail.wiring.ts"
import { type Estate, openEstate } from "./support/estate.ts"
import { readPage } from "./support/read-page.ts"
import { signedIn } from "./support/signed-in.ts"

const account = knownAccounts.chain.id
const manifestPath = "/schemas/schemamanifest.json"

let estate: Estate
let console: Awaited<ReturnType<typeof signedIn>>
let profileId: number
beforeAll(async () => {
  estate = await openEstate()
  console = await signedIn(estate)
  const profiles = await estate.sandbox.db.select().from(schema.componentProfile)
  profileId = profiles.find(({ businessEntityId }) => businessEntityId === account)?.id ?? 0
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

describe("the page of a config template", () => {
  it("has the template as the service has it", async () => {
    const { id } = await estate.given(createTemplate(newTemplate(account, "Night")))
    const { found, isMissing } = await readPage(wireTemplate(console), account, id)
    expect([found?.template, found?.object["config"] ?? found?.object["data"], isMissing]).toMatchObject([
      { id, name: "Night" },
      "{}",
      false
    ])
  })

  it("is there where its body is not JSON, so that it can be mended", async () => {
    const { id } = await estate.given(createTemplate(newTemplate(account, "Broken")))
    const body = JSON.stringify({ configTemplate: { id, name: "Broken", businessEntityId: account, config: "{" } })
    estate.sandbox.faults.add({ path: `/configtemplates/${id}`, method: "GET", kind: "status", status: 200, body })
    const { found, failure } = await readPage(wireTemplate(console), account, id)
    expect([draftOf(found?.object ?? {}).text, failure]).toEqual(["{", null])
  })

  it("says that there is none, or why it could not be read", async () => {
    expect(await readPage(wireTemplate(console), account, 999_999)).toMatchObject({ isMissing: true, failure: null })
    estate.refused("/configtemplates/", 403)
    expect(await readPage(wireTemplate(console), account, 1)).toMatchObject({ isMissing: false, failure: "Held back." })
  })
})

describe("the page of a profile", () => {
  it("shows it as its row of the list does, which has let the configuration go; that stays beside it", async () => {
    const { found } = await readPage(wireProfile(console), account, profileId)
    const { config, name } = await estate.given(loadProfile(account, profileId))
    expect(found?.profile).toMatchObject({ id: profileId, name, parentName: knownAccounts.chain.name, config: null })
    expect(found?.profile.schemaVersion).toMatch(/^\d+(?:\.\d+){3}$/u)
    expect(found?.profile).not.toHaveProperty("json")
    expect(found?.held?.config).toEqual(config)
  })

  it("is there where its configuration is not JSON, without that", async () => {
    const body = JSON.stringify({ componentProfile: { id: profileId, name: "Broken", config: "{" } })
    estate.sandbox.faults.add({ path: `rofiles/${profileId}`, method: "GET", kind: "status", status: 200, body })
    const { found, failure } = await readPage(wireProfile(console), account, profileId)
    expect([found?.profile.name, found?.held, failure]).toEqual(["Broken", null, null])
  })

  it("says that there is none", async () =>
    expect(await readPage(wireProfile(console), account, 999_999)).toMatchObject({ found: null, isMissing: true }))
})

describe("what can be set on a profile", () => {
  const choicesOf = async (config: unknown) =>
    await readPage(wireProfileChoices(console), account, profileId, schemaVersionOf(config))
  const ownConfig = async () => (await estate.given(loadProfile(account, profileId))).config

  it("is by the schema that it names, and without a notice", async () => {
    const { found } = await choicesOf(await ownConfig())
    expect([found?.schema, found?.deviceTypes]).toMatchObject([
      { success: { type: "object" } },
      { success: expect.arrayContaining(["lane3000"]) }
    ])
    expect(found?.notice).toBeNull()
  })

  it("is by the default schema where it names none that is there, which the page says", async () => {
    const { found } = await choicesOf({})
    expect(found?.schema).toMatchObject({ success: { type: "object" } })
    expect(found?.notice).toBe(profileMessages.defaultSchemaNotice)
  })

  it("has no schema where no file serves it, which the page says, too [B8-51]", async () => {
    const bare = {
      profiles: [],
      "device-configs": [{ name: "of UTGs", file: "utg.json" }],
      "device-profiles": [{ name: "lane3000", file: "lane.json" }]
    }
    estate.sandbox.faults.add({ path: manifestPath, kind: "status", status: 200, body: JSON.stringify(bare) })
    expect((await choicesOf({})).found).toEqual({
      schema: Result.succeed(null),
      deviceTypes: Result.succeed(["lane3000"]),
      notice: `Unable to locate either a default or specific profile schema manifest entry. ${profileMessages.defaultSchemaNotice}`
    })
  })

  it("is not known where the manifest of schemas cannot be read; both say why [B8-28]", async () => {
    estate.refused(manifestPath, 500)
    const { found } = await choicesOf(await ownConfig())
    const failure = {
      _tag: "Refused",
      status: 500,
      sentence: "Unable to load schema manifest. Held back."
    }
    expect([found?.schema, found?.deviceTypes]).toMatchObject([Result.fail(failure), Result.fail(failure)])
    expect(found?.notice).toBeNull()
  })

  it("is the device types alone where the schema's own file cannot be read", async () => {
    estate.sandbox.faults.add({ path: "/schemas/", kind: "status", status: 500 })
    estate.sandbox.faults.add({ path: manifestPath, kind: "none" })
    const { found } = await choicesOf(await ownConfig())
    expect([found?.schema, found?.deviceTypes]).toMatchObject([
      { failure: { status: 500 } },
      { success: expect.arrayContaining(["lane3000"]) }
    ])
  })
})
