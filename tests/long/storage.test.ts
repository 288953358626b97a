import { brokenSettings } from "@command-center/domain/storage/broken-settings"
import { browserStore } from "@command-center/domain/storage/browser-store"
import { sampleTags } from "@command-center/domain/tags/sample-tags"
import { tagsToStore } from "@command-center/domain/tags/tags-storage"
import fc from "fast-check"
import { expect, it } from "vitest"
import { checkSettings } from "../../apps/console/src/app/check-settings.ts"
import { makeStored } from "../../apps/console/src/browser/stored.ts"
import { makeTagStore } from "../../apps/console/src/tags/tag-store.ts"
import { cases } from "./support/budget.ts"
import { randomCases } from "./support/random-cases.ts"

const row = "Storage corrupt, wrong type, huge, full, denied, cleared"
const keys = Object.values(browserStore)
const sound: Readonly<Record<string, string>> = {
  accessToken: "token-1",
  previouslySelectedUtgFilters: "{}",
  previouslySelectedTaskFilters: "{}",
  previouslySelectedDeviceFilters: "{}",
  pagesize: "50",
  showtree: "false",
  sidebarwidth: "320",
  debug: "true",
  selectedBusinessEntityId: "12",
  listrefresh: '{"tasks":10000}'
}

const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.json(),
  fc.jsonValue().map((value) => JSON.stringify({ 12: value, 13: { ComponentLane: value } })),
  fc.constantFrom("", "null", "undefined", "NaN", "[]", "{", '{"__proto__":{"a":1}}', "-1", "1e309", "0x10", "\u0000"),
  fc.constantFrom("9", "[", '{"a":', "x").map((piece) => piece.repeat(200_000))
)

type Trouble = "none" | "full" | "denied"

/** A browser's storage with one text in it that nobody wrote. */
const storageOf = (texts: ReadonlyMap<string, string>, trouble: Trouble): Storage => {
  const held = new Map(texts)
  const refuse = (is: Trouble) => {
    if (trouble === is || trouble === "denied") throw new DOMException("The storage refuses.", "QuotaExceededError")
  }
  return {
    get length() {
      return held.size
    },
    clear: () => held.clear(),
    key: (at) => [...held.keys()][at] ?? null,
    getItem: (key) => {
      refuse("denied")
      return held.get(key) ?? null
    },
    setItem: (key, text) => {
      refuse("full")
      held.set(key, text)
    },
    removeItem: (key) => {
      refuse("denied")
      held.delete(key)
    }
  }
}

it.each(keys)("$key, whatever it holds, harms no other key, and is told at most once", async (broken) => {
  await randomCases(
    row,
    fc.property(texts, fc.constantFrom<Trouble>("none", "full", "denied"), (text, trouble) => {
      const held = new Map([...Object.entries(sound), [broken.key, text]])
      const storage = storageOf(held, trouble)
      let failures = 0
      const stored = makeStored(
        () => storage,
        () => {
          failures += 1
        }
      )
      const notices: Array<unknown> = []
      checkSettings(stored, { send: (notice) => notices.push(notice) })
      expect(notices.length, "one notice").toBeLessThanOrEqual(1)
      for (const { key, read } of keys) {
        const value = read(stored.read(key))
        const expected = trouble === "denied" && key !== broken.key ? read(null) : read(sound[key] ?? null)
        expect(key === broken.key ? expected : value, key).toEqual(expected)
      }
      expect(brokenSettings(stored.read).ignored, "what was told is mended").toEqual([])
      stored.write("pagesize", "25")
      expect(browserStore.pagesize.read(stored.read("pagesize")), "what cannot be kept counts on this page").toBe(25)
      storage.clear()
      for (const { key, read } of keys) expect(() => read(stored.read(key)), key).not.toThrow()
      expect(failures, "the storage is told of once").toBe(
        trouble === "denied" || (trouble === "full" && failures > 0) ? 1 : 0
      )
    }),
    cases(2000, 30)
  )
})

const soundTags = sampleTags({ 7: ["Night shift"] })
const tagged = fc.record({
  id: fc.oneof(fc.integer(), fc.string()),
  nickname: fc.string(),
  tags: fc.array(fc.jsonValue())
})
const storedTags = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(undefined, Number.NaN, new Date(0), new Map(), "x".repeat(200_000)),
  fc.record({
    version: fc.constantFrom(1, 1, 2),
    utgs: fc.oneof(fc.jsonValue(), fc.array(fc.oneof(tagged, fc.jsonValue())))
  }),
  fc.constant({
    version: 1,
    utgs: Array.from({ length: 2_000 }, (_, at) => ({ id: at + 1, nickname: "", tags: [at % 7] }))
  })
)

it("the user's tags, whatever is kept of them: what can be read is, what cannot stays beside it, and a change is whole or none", async () => {
  await randomCases(
    row,
    fc.asyncProperty(storedTags, fc.constantFrom<Trouble>("none", "full", "denied"), async (value, trouble) => {
      const held = new Map<string, unknown>([
        ["user.5", value],
        ["user.6", tagsToStore(soundTags)]
      ])
      const refuse = (is: Trouble) => {
        if (trouble === is || trouble === "denied") throw new DOMException("The storage refuses.", "QuotaExceededError")
      }
      const database = {
        get: async (id: string) => {
          refuse("denied")
          return held.get(id)
        },
        change: async (
          id: string,
          next: (found: unknown) => ReadonlyArray<{ readonly id: string; readonly value: unknown }>
        ) => {
          const entries = next(held.get(id))
          if (entries.length > 0) refuse("full")
          for (const entry of entries) held.set(entry.id, entry.value)
        }
      }
      const storeOf = (userId: number) =>
        makeTagStore(database, { tell: () => undefined, onTold: () => () => undefined }, userId)
      const before = held.get("user.5")
      const read = await storeOf(5)
        .read()
        .then(
          (kept) => kept,
          () => null
        )
      const wanted = { kind: "assign", utgs: [{ id: 9, nickname: "" }], add: ["New"], remove: [] } as const
      const changed = await storeOf(5)
        .change(wanted)
        .then(
          ({ tags }) => tags,
          () => null
        )
      const again = await storeOf(5)
        .read()
        .then(
          (kept) => kept,
          () => null
        )
      const isChanged = changed !== null
      const wasDamaged = (read?.ignored.length ?? 0) > 0
      expect({
        keepsAll: trouble !== "none" || (read !== null && isChanged),
        isWholeOrNone: isChanged || Object.is(held.get("user.5"), before) || trouble === "none",
        isReadAgain: !isChanged || (again?.tags.get(9)?.tags.includes("New") === true && again.ignored.length === 0),
        losesNothing: !isChanged || !wasDamaged || again?.aside !== null
      }).toEqual({ keepsAll: true, isWholeOrNone: true, isReadAgain: true, losesNothing: true })
      expect(held.get("user.6"), "another user's are theirs").toEqual(tagsToStore(soundTags))
    }),
    cases(2000, 30)
  )
})
