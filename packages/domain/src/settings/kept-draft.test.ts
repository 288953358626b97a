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
      "stay with an entry in whose place something that only it has is left",
      [
        { user: "1", host: "h1" },
        { user: "new", host: "h2" }
      ],
      [
        { user: "1", host: "h1", pin: "1" },
        { user: "2", host: "h2", pin: "2" }
      ],
      [
        { user: "1", host: "h1", pin: "1" },
        { user: "new", host: "h2", pin: "2" }
      ]
    ],
    [
      "get to no new entry in the place of one that was deleted",
      [{ user: "1" }, { user: "new" }],
      [
        { user: "1", pin: "1" },
        { user: "2", pin: "2" }
      ],
      [{ user: "1", pin: "1" }, { user: "new" }]
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

  describe.each([
    ["ports", { taskDesc: "IP Socket", ccid: null, key: "" }],
    ["ports in capitals", { TaskDesc: "IP Socket" }]
  ])("of entries that differ in %s", (_title, common) => {
    const entry = (listenPort: number, own: object = {}) => ({ ...common, listenPort, ...own })
    const current = [entry(1000, { password: "P1" }), entry(2000, { password: "P2" })]

    it.each<[string, ReadonlyArray<unknown>, ReadonlyArray<unknown>]>([
      [
        "follow one that was edited after another was deleted",
        [entry(2000, { edited: true })],
        [entry(2000, { edited: true, password: "P2" })]
      ],
      ["are given to none whose port was changed after another was deleted", [entry(3000)], [entry(3000)]],
      ["are given to none in whose place another was", [entry(1000), entry(3000)], [current[0], entry(3000)]]
    ])("%s", (_case, draft, whole) => expect(withSecretsFrom(draft, current)).toEqual(whole))
  })

  it.each<[string, ReadonlyArray<object>, ReadonlyArray<object>, ReadonlyArray<object>]>([
    [
      "a name says one entry and a port the other",
      [{ name: "b", listenPort: 1000 }],
      [
        { name: "a", listenPort: 1000, password: "P1" },
        { name: "b", listenPort: 2000, password: "P2" }
      ],
      [{ name: "b", listenPort: 1000 }]
    ],
    [
      "a new one has the name of one that was deleted",
      [{ ccid: "new", name: "a" }],
      [{ ccid: "old", name: "a", password: "P1" }],
      [{ ccid: "new", name: "a" }]
    ],
    [
      "two were the same but for their secrets, and one of them is left",
      [{ name: "a" }],
      [
        { name: "a", password: "P1" },
        { name: "a", password: "P2" }
      ],
      [{ name: "a" }]
    ]
  ])("are given to none where %s", (_title, draft, current, whole) =>
    expect(withSecretsFrom(draft, current)).toEqual(whole)
  )

  it("follow what is given for good, whatever else was changed to that of another", () => {
    const current = [
      { ccid: "1", listenPort: 1000, password: "P1" },
      { ccid: "2", listenPort: 2000, password: "P2" }
    ]
    expect(withSecretsFrom([{ ccid: "2", listenPort: 1000 }], current)).toEqual([
      { ccid: "2", listenPort: 1000, password: "P2" }
    ])
  })

  it("never get to another entry, whatever was deleted, moved, added and changed", () => {
    const entries = fc.uniqueArray(
      fc.record({ listenPort: fc.nat(5), taskDesc: fc.constantFrom("a", "b", ""), x: fc.nat(2) }),
      { selector: ({ listenPort }) => listenPort, maxLength: 4 }
    )
    fc.assert(
      fc.property(entries, fc.array(fc.nat(3)), fc.nat(2), (all, order, x) => {
        const current = all.map((each) => ({ ...each, password: `of ${each.listenPort}` }))
        const draft = [...new Set(order)].flatMap((at) => {
          const { listenPort, taskDesc } = all[at] ?? {}
          return listenPort === undefined ? [] : [{ listenPort, taskDesc, x }]
        })
        expect(withSecretsFrom(draft, current)).toEqual(
          draft.map((each) => ({ ...each, password: `of ${each.listenPort}` }))
        )
      })
    )
  })

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
