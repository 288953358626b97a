import { brokenSettings } from "@command-center/domain/storage/broken-settings"
import { browserStore } from "@command-center/domain/storage/browser-store"
import fc from "fast-check"
import { expect, it } from "vitest"
import { checkSettings } from "../../apps/console/src/app/check-settings.ts"
import { makeStored } from "../../apps/console/src/browser/stored.ts"
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
    cases(2000, 100)
  )
})
