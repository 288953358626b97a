import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { newProfileBody, newProfileIssues, profileNameIssues } from "./new-profile.ts"
import { cloneProfileBody, editedProfileJson, profileJsonText, profileUpdateBody } from "./profile-change.ts"
import { profileMessages } from "./profile-messages.ts"

const nameRequired = { field: "name", message: "This field is required." }
const nameTaken = { field: "name", message: "Profile name must be unique" }
const versionMissing = { field: "utgVersion", message: "This field is required." }
const names = ["Bar", " Hotel "]

describe("the name of a new profile", () => {
  it.each([
    ["Pier", []],
    ["bar", []],
    ["", [nameRequired]],
    ["  ", [nameRequired]],
    ["Bar", [nameTaken]],
    [" Bar ", [nameTaken]],
    ["Hotel", [nameTaken]]
  ])("%j: %j [B5-63 B5-65]", (name, issues) => expect(profileNameIssues(name, names)).toEqual(issues))

  it("is unique as often as none of the others is the same", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 2 }), { maxLength: 5 }),
        fc.string({ maxLength: 2 }),
        (others, name) => {
          const expected =
            name.trim() === ""
              ? [nameRequired]
              : others.map((other) => other.trim()).includes(name.trim())
                ? [nameTaken]
                : []
          expect(profileNameIssues(name, others)).toEqual(expected)
        }
      ),
      { numRuns: 1000 }
    )
  })
})

describe("a new profile", () => {
  it.each([
    [{ name: "Pier", utgVersion: "5.0.0.3018" }, []],
    [{ name: "Pier", utgVersion: null }, [versionMissing]],
    [{ name: "Pier", utgVersion: " " }, [versionMissing]],
    [{ name: "Bar", utgVersion: "" }, [nameTaken, versionMissing]]
  ])("%j is kept back by %j [B5-63 B5-64]", (draft, issues) => expect(newProfileIssues(draft, names)).toEqual(issues))

  it("is created with the defaults of the schema, naming the version [B3-12]", () => {
    const schema = {
      properties: {
        utgGlobal: { properties: { ccschema: { default: "1.0.0.0" }, logLevel: { default: "Debug" } } },
        logging: { properties: { days: { default: 3 } } }
      }
    }
    expect(
      newProfileBody({ draft: { name: " Pier ", utgVersion: "UTG 5.0.0.3018" }, businessEntityId: 7, schema })
    ).toEqual({
      name: "Pier",
      businessEntityId: 7,
      type: 1,
      config: '{"utgGlobal":{"ccschema":"5.0.0.3018","logLevel":"Debug"},"logging":{"days":3}}'
    })
  })

  it.each([{}, { default: 5 }, { properties: { utgGlobal: { default: 5 } } }])(
    "is created with its version where the schema %j gives nothing",
    (schema) =>
      expect(newProfileBody({ draft: { name: "Pier", utgVersion: " odd " }, businessEntityId: 7, schema })).toEqual({
        name: "Pier",
        businessEntityId: 7,
        type: 1,
        config: '{"utgGlobal":{"ccschema":"odd"}}'
      })
  )
})

const text = '{ "utgGlobal": { "ccschema": "5.0.0.3018" } }'
const profile = { id: 11, name: "Bar", businessEntityId: 42, json: { Id: 11, Config: text, note: 1 } }
const config = { utgGlobal: { ccschema: "5.0.0.3018" } }

describe("a profile that is there", () => {
  it("is updated with its id, name, account and configuration", () => {
    expect(profileUpdateBody(profile, { a: 1 })).toEqual({
      id: 11,
      name: "Bar",
      businessEntityId: 42,
      config: '{"a":1}'
    })
    expect(profileUpdateBody({ ...profile, json: { config } }, { a: 1 })).toEqual({
      id: 11,
      name: "Bar",
      businessEntityId: 42,
      config: { a: 1 }
    })
  })

  it("is updated with its own text where nothing was changed", () => {
    expect(profileUpdateBody(profile, structuredClone(config)).config).toBe(text)
    expect(profileUpdateBody({ ...profile, json: { config: "{" } }, config).config).toBe(JSON.stringify(config))
  })

  it.each([
    [profile.json, text],
    [{ config }, JSON.stringify(config)],
    [{}, "{}"],
    [{ config: null }, "{}"]
  ])("%# is cloned under a new name, in the account on screen", (json, cloned) =>
    expect(cloneProfileBody({ ...profile, json }, " Pier ", 7)).toEqual({
      name: "Pier",
      businessEntityId: 7,
      type: 1,
      config: cloned
    })
  )

  it.each([
    [profile.json, JSON.stringify(config, null, 2)],
    [{ config }, JSON.stringify(config, null, 2)],
    [{ config: "{" }, "{"],
    [{ config: '"text"' }, "text"],
    [{}, "{}"]
  ])("%# is edited as JSON text", (json, shown) => expect(profileJsonText({ ...profile, json })).toBe(shown))

  it.each([
    ['{"a":[1]}', Result.succeed({ a: [1] })],
    ["{", Result.fail("Bad input. This is not JSON. Line 1, column 2: the text ends too soon.")],
    ["[1,\n 2 3]", Result.fail("Bad input. This is not JSON. Line 2, column 4: unexpected 3.")],
    ["[]", Result.fail("Input type mismatch. The configuration of a profile is an object: { … }.")],
    ["null", Result.fail("Input type mismatch. The configuration of a profile is an object: { … }.")]
  ])("typed as %j is %j [B5-67]", (typed, edited) => expect(editedProfileJson(typed)).toEqual(edited))

  it("comes through its text as it was", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
        (before) => {
          const json = { config: JSON.stringify(before) }
          const edited = Result.getOrThrow(editedProfileJson(profileJsonText({ ...profile, json })))
          expect(profileUpdateBody({ ...profile, json }, edited).config).toBe(json.config)
        }
      ),
      { numRuns: 1000 }
    )
  })
})

it("the sentences of profiles that the documents do not give", () =>
  expect([
    profileMessages.deletePrompt("Bar"),
    profileMessages.created,
    profileMessages.cloned,
    profileMessages.deleted,
    profileMessages.defaultSchemaNotice,
    profileMessages.newDialog.title
  ]).toEqual([
    "Type Bar to confirm",
    "The profile was created.",
    "The profile was cloned.",
    "The profile was deleted.",
    "The default schema is loading, which may not suit the profile.",
    "Add a New Profile"
  ]))
