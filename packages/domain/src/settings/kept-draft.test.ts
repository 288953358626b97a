import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { typedJson } from "../json/unfinished-json.ts"
import { readKeptDraft, withoutSecrets, withSecretsFrom, writeKeptDraft } from "./kept-draft.ts"
import { secretNamesOf } from "./secret-settings.ts"
import { settingsSchema } from "./settings-schema.ts"

const now = new Date("2026-11-21T12:00:00.000Z")
const kept = {
  draft: { name: "x", login: { user: "u", password: "hush" } },
  was: { login: { user: "v", password: "hush" } },
  savedAt: "2026-11-21T11:00:00.000Z"
}

describe("a draft that is kept", () => {
  it("is read as it was written, without its secrets", () => {
    const text = writeKeptDraft(kept)
    expect(text).not.toContain("hush")
    expect(readKeptDraft(text, now)).toEqual({
      draft: { name: "x", login: { user: "u" } },
      was: { login: { user: "v" } },
      savedAt: kept.savedAt
    })
  })

  it("has what was before a text that is not finished, in which nobody could tell secrets", () => {
    const draft = { name: typedJson('{"password": "hush', { a: 1 }), unset: typedJson('["hush', undefined) }
    const text = writeKeptDraft({ ...kept, draft })
    expect(text).not.toContain("hush")
    expect(readKeptDraft(text, now)?.draft).toEqual({ name: { a: 1 } })
  })

  it.each<[string, string | null]>([
    ["there is none", null],
    ["it is no JSON", "{"],
    ["it is no object", "[]"],
    ["it is of another version", writeKeptDraft(kept).replace('"version":1', '"version":2')],
    ["it has no draft", '{"version":1,"savedAt":"2026-11-21T11:00:00.000Z"}'],
    ["it has no date", '{"version":1,"savedAt":"then","draft":{}}'],
    ["it is older than a week", writeKeptDraft({ ...kept, savedAt: "2026-11-14T11:59:59.000Z" })]
  ])("is none where %s", (_title, text) => expect(readKeptDraft(text, now)).toBeNull())

  it("is never a reason to fail, whatever the browser holds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readKeptDraft(text, now)).toBeNull()
      })
    )
  })
})

describe("a secret that only the schema tells", () => {
  const schema = Result.getOrThrow(
    settingsSchema({
      definitions: { hidden: { type: "string", format: "password" } },
      properties: {
        phrase: { $ref: "#/definitions/hidden" },
        lists: { items: { properties: { word: { allOf: [{ writeOnly: true }] }, plain: {} } } }
      }
    })
  )
  const names = secretNamesOf(schema)

  it("is found wherever it stands, and remembered", () => {
    expect(names).toEqual(new Set(["phrase", "word"]))
    expect(secretNamesOf(schema)).toBe(names)
  })

  it("is not kept, and comes back from what is there now", () => {
    const draft = { phrase: "hush", lists: [{ word: "hush", plain: "b" }] }
    const text = writeKeptDraft({ draft, was: draft, savedAt: kept.savedAt }, names)
    expect(text).not.toContain("hush")
    expect(withSecretsFrom(readKeptDraft(text, now)?.draft, draft, names)).toEqual(draft)
  })
})

describe("secrets of what is there now", () => {
  it.each<[string, unknown, unknown, unknown]>([
    [
      "go where they were",
      { a: { b: 2 } },
      { a: { b: 1, password: "p" }, token: "t" },
      {
        a: { b: 2, password: "p" },
        token: "t"
      }
    ],
    ["are not put into what is new", { a: { b: 2 }, c: {} }, { a: { b: 1 } }, { a: { b: 2 }, c: {} }],
    ["do not come back with what was deleted", {}, { a: { password: "p" } }, {}],
    [
      "follow entries that were moved",
      [{ user: "2" }, { user: "1" }],
      [
        { user: "1", pin: "1" },
        { user: "2", pin: "2" }
      ],
      [
        { user: "2", pin: "2" },
        { user: "1", pin: "1" }
      ]
    ],
    [
      "follow entries by name that were moved and changed",
      [{ name: "2", x: 1 }, { name: "1" }],
      [
        { name: "1", pin: "1" },
        { name: "2", pin: "2" }
      ],
      [
        { name: "2", x: 1, pin: "2" },
        { name: "1", pin: "1" }
      ]
    ],
    [
      "stay in a place where nothing was moved",
      [{ user: "1" }, { user: "new" }],
      [
        { user: "1", pin: "1" },
        { user: "2", pin: "2" }
      ],
      [
        { user: "1", pin: "1" },
        { user: "new", pin: "2" }
      ]
    ],
    [
      "get to no entry that may be another one",
      [{ user: "2" }, { user: "new" }],
      [
        { user: "1", pin: "1" },
        { user: "2", pin: "2" }
      ],
      [{ user: "2", pin: "2" }, { user: "new" }]
    ]
  ])("%s", (_title, draft, current, whole) => expect(withSecretsFrom(draft, current)).toEqual(whole))

  it("make what was read of what was read", () => {
    const names = fc.constantFrom("a", "b", "name", "password", "token")
    const values = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom<unknown>(1, "x", null),
        fc.dictionary(names, tie("value"), { maxKeys: 3, noNullPrototype: true })
      )
    })).value
    fc.assert(
      fc.property(values, (value) => {
        expect(withSecretsFrom(withoutSecrets(value), value)).toEqual(value)
      })
    )
  })
})
