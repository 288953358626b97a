import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { isSameTag, tagLimits } from "./tag.ts"
import { changedTags, type TagChange, undoOfDelete } from "./tag-changes.ts"
import { tagIssue } from "./tag-issue.ts"
import { hasTag, knownTags, noTags, type TaggedUtg, type Tags, utgsWith } from "./tags.ts"
import { readTagsFile, writeTagsCsv, writeTagsFile } from "./tags-file.ts"
import { readStoredTags, tagsToStore } from "./tags-storage.ts"

const tag = fc
  .oneof(
    fc.constantFrom("a", "A", "b", "Night shift", "é", "e\u0301", "=1+1", "'=x", '"', "is", "(x)"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 })
  )
  .filter((text) => tagIssue(text) === null)

const nickname = fc.oneof(fc.constantFrom("", "anc-pos-12", "+49", 'a"b'), fc.string({ maxLength: 10 }))

const utg: fc.Arbitrary<TaggedUtg> = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  nickname: nickname.map((text) => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim()),
  tags: fc.array(tag, { minLength: 1, maxLength: 25 })
})

const merged = (tags: Tags, tagged: ReadonlyArray<TaggedUtg>): Tags => changedTags(tags, { kind: "merge", tagged }).tags
const tagsArbitrary = fc.array(utg, { maxLength: 30 }).map((tagged) => merged(noTags, tagged))
const ids = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 })

const change: fc.Arbitrary<TagChange> = fc.oneof(
  fc.record({
    kind: fc.constant("assign" as const),
    utgs: ids.map((each) => each.map((id) => ({ id, nickname: "n" }))),
    add: fc.array(tag, { maxLength: 4 }),
    remove: fc.array(tag, { maxLength: 4 })
  }),
  fc.record({ kind: fc.constant("rename" as const), tag, name: tag }),
  fc.record({ kind: fc.constant("delete" as const), tag }),
  fc.record({ kind: fc.constant("merge" as const), tagged: fc.array(utg, { maxLength: 4 }) })
)

const plain = (tags: Tags) => Array.from(tags.values()).toSorted((one, other) => one.id - other.id)

it("whatever is done: no UTG without tags, none with too many or one twice, one writing for each", () => {
  fc.assert(
    fc.property(tagsArbitrary, fc.array(change, { maxLength: 6 }), (tags, changes) => {
      const after = changes.reduce((grown, each) => changedTags(grown, each).tags, tags)
      const writings = new Set(plain(after).flatMap((each) => each.tags))
      expect(
        knownTags(after)
          .map((known) => known.tag)
          .toSorted()
      ).toEqual([...writings].toSorted())
      for (const { tags: of } of after.values()) {
        expect(of.length).toBeGreaterThan(0)
        expect(of.length).toBeLessThanOrEqual(tagLimits.perUtg)
        expect(of.every((each, at) => tagIssue(each) === null && !hasTag(of.slice(0, at), each))).toBe(true)
      }
    }),
    { numRuns: 500 }
  )
})

it("merging the same once more changes nothing, and takes nothing away", () => {
  fc.assert(
    fc.property(tagsArbitrary, fc.array(utg, { maxLength: 10 }), (tags, tagged) => {
      const once = merged(tags, tagged)
      expect(plain(merged(once, tagged)).map((each) => each.tags)).toEqual(plain(once).map((each) => each.tags))
      for (const { id, tags: of } of tags.values())
        expect(of.every((each) => hasTag(once.get(id)?.tags ?? [], each))).toBe(true)
    }),
    { numRuns: 500 }
  )
})

it("renaming loses no UTG and no other tag", () => {
  fc.assert(
    fc.property(tagsArbitrary, tag, tag, (tags, from, name) => {
      const { tags: after } = changedTags(tags, { kind: "rename", tag: from, name })
      expect([...after.keys()]).toEqual([...tags.keys()])
      for (const { id, tags: of } of tags.values()) {
        const now = after.get(id)?.tags ?? []
        expect(of.every((each) => hasTag(now, isSameTag(each, from) ? name : each))).toBe(true)
        expect(now.length).toBeLessThanOrEqual(of.length)
      }
    }),
    { numRuns: 500 }
  )
})

it("a deletion that is undone leaves every UTG with what it had", () => {
  fc.assert(
    fc.property(tagsArbitrary, tag, (tags, gone) => {
      const had = utgsWith(tags, gone)
      const { tags: without } = changedTags(tags, { kind: "delete", tag: gone })
      expect(utgsWith(without, gone)).toEqual([])
      const { tags: back } = changedTags(without, undoOfDelete(had, gone))
      expect(plain(back).map((each) => each.tags.length)).toEqual(plain(tags).map((each) => each.tags.length))
    }),
    { numRuns: 500 }
  )
})

it("files and the browser's storage give back what was written", () => {
  fc.assert(
    fc.property(tagsArbitrary, (tags) => {
      expect(readStoredTags(tagsToStore(tags))).toEqual({ tags, ignored: [] })
      for (const text of [writeTagsFile(tags), writeTagsCsv(tags)]) {
        const read = readTagsFile(text)
        const given = Result.map(read, ({ tagged, problems }) => [plain(merged(noTags, tagged)), problems])
        expect(given).toEqual(
          tags.size === 0 ? Result.fail("The file has no tags.") : Result.succeed([plain(tags), []])
        )
      }
    }),
    { numRuns: 300 }
  )
})

it("whatever the browser or a file holds is read without a throw, and to tags that can be kept", () => {
  const values = fc.oneof(
    fc.jsonValue(),
    fc.record({
      version: fc.constantFrom(1, 2, "1"),
      utgs: fc.oneof(fc.jsonValue(), fc.array(fc.oneof(utg, fc.jsonValue())))
    })
  )
  fc.assert(
    fc.property(
      values,
      fc.oneof(
        fc.string(),
        values.map((value) => JSON.stringify(value))
      ),
      (stored, text) => {
        const { tags } = readStoredTags(stored)
        expect(readStoredTags(tagsToStore(tags))).toEqual({ tags, ignored: [] })
        for (const begun of ["", "UTG ID,Nickname,Tags\n"]) {
          const read = readTagsFile(`${begun}${text}`)
          expect(Result.isFailure(read) ? read.failure : "tags").not.toBe("")
        }
      }
    ),
    { numRuns: 1000 }
  )
})
