import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { makeRowReader } from "../rows/row-reader.ts"
import { makeRowsEngine } from "../rows/rows-engine.ts"
import { hostileRows } from "../rows/sample-hostile-rows.ts"
import { sampleUtg } from "../utg/sample-utg.ts"
import { type UtgRow, utgFields } from "../utg/utg.ts"
import { utgList } from "../utg/utg-list.ts"
import { findRequest, noRecords, recordEntries } from "./found-records.ts"
import { mostResults } from "./palette-entry.ts"
import { ranked } from "./palette-rank.ts"
import { wordsOf } from "./word-score.ts"

const finderOf = (rows: ReadonlyArray<UtgRow>) => {
  const engine = makeRowsEngine(utgList)
  engine.replace(rows)
  return (text: string) => engine.loaded().find(findRequest("utgs", wordsOf(text)))
}

const names = (rows: ReadonlyArray<UtgRow>) => rows.map((row) => row.componentNickname)

/** What ranking an entry of every row would show, equals by their names. */
const byRanking = (rows: ReadonlyArray<UtgRow>, text: string): ReadonlyArray<number> => {
  const lowered = (row: UtgRow) => utgList.nameOf(row).toLowerCase()
  const inOrder = rows.toSorted((one, other) =>
    lowered(one) === lowered(other) ? 0 : lowered(one) < lowered(other) ? -1 : 1
  )
  const entries = recordEntries(42, { ...noRecords, utgs: inOrder })
  const byId = new Map(entries.map((entry, at) => [entry.id, inOrder[at]?.componentId ?? 0]))
  return ranked(entries, wordsOf(text), [], mostResults).map(({ id }) => byId.get(id) ?? 0)
}

const estate = [
  ...Array.from({ length: 3000 }, (_, index) =>
    sampleUtg({
      componentId: index + 1,
      componentNickname: `counter-${index}`,
      componentMerchant: `Merchant ${index % 40}`,
      machineDnsName: `10.0.${Math.floor(index / 250)}.${index % 250}`,
      machineStatusEntityLastKnownCommunication: "2026-11-20T15:15:00.000Z"
    })
  ),
  sampleUtg({ componentId: 9001, componentNickname: "anc-pos-12" }),
  sampleUtg({ componentId: 9002, componentNickname: "zed-20", componentMerchant: "Quillmark" }),
  sampleUtg({ componentId: 9003, componentNickname: null, componentFileId: "F-77" })
]

it("a UTG is found among thousands by strewn letters, by words of different texts, and by a number in its name", () => {
  const find = finderOf(estate)
  expect(names(find("ancpos12"))).toEqual(["anc-pos-12"])
  expect(names(find("quillmark zed"))).toEqual(["zed-20"])
  expect(names(find("20")).slice(0, 2)).toEqual(["counter-20", "zed-20"])
  expect(find("20")).toHaveLength(mostResults)
  expect(names(find("10.0.3.7 merchant"))[0]).toBe("counter-757")
  expect(find("f-77").map(({ componentId }) => componentId)).toEqual([9003])
  expect(find("9003").map(({ componentId }) => componentId)).toEqual([9003])
  expect(names(find("utg anc"))).toEqual(["anc-pos-12"])
  expect(find("nobody")).toEqual([])
  expect(find("")).toEqual([])
})

const text = fc.oneof(
  fc.constantFrom("anc-pos-12", "Harbour 20", "pos", "20", "İstanbul", "ΣΑΣ", "a\nb", ""),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: fc.constantFrom("a", "n", "c", "-", "1", " "), maxLength: 9 })
)
const optional = fc.option(text, { freq: 6 })
const row = fc.record({
  componentNickname: optional,
  componentMerchant: optional,
  componentLocation: optional,
  componentFileId: optional,
  machineDnsName: optional,
  machineNickname: optional
})

it("what is found is what ranking every row would find, in that order", () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 90 }),
      fc.array(text, { minLength: 1, maxLength: 3 }).map((words) => words.join(" ")),
      (given, typed) => {
        const rows = given.map((changes, index) => sampleUtg({ componentId: index + 1, ...changes }))
        fc.pre(wordsOf(typed).length > 0)
        expect(finderOf(rows)(typed).map(({ componentId }) => componentId)).toEqual(byRanking(rows, typed))
      }
    ),
    { numRuns: 300 }
  )
})

it("so it is of thousands of hostile rows, whose texts are held in blocks", () => {
  const read = makeRowReader(utgFields)
  const readable = hostileRows(utgFields, 9000).rows.flatMap((wire) =>
    Result.getOrElse(
      Result.map(read(wire), (each) => [each]),
      () => []
    )
  )
  const rows = [...new Map(readable.toReversed().map((each) => [each.componentId, each])).values()]
    .toReversed()
    .map((each) => (each.componentId % 3 === 0 ? each : { ...each, componentNickname: `till ${each.componentId}` }))
  const find = finderOf(rows)
  for (const typed of ["till 12", "tl8", "7", "zero", "ŉ", "ß", "null 77", "утг", "длинное", "utg 1 2 3"])
    expect(find(typed).map(({ componentId }) => componentId)).toEqual(byRanking(rows, typed))
})
