import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeTextColumn } from "./text-column.ts"

const small = { trial: 4, block: 3 }

const columnOf = (texts: ReadonlyArray<string | null>, sizes = small) => {
  const column = makeTextColumn(sizes)
  texts.forEach(column.add)
  column.close()
  return column
}

const marksOf = (column: ReturnType<typeof columnOf>, term: string, rows: number, wider: Uint8Array | null = null) => {
  const marks = new Uint8Array(rows)
  const found = column.mark(term, wider, marks)
  return { found, rows: [...marks.keys()].filter((row) => marks[row] === 1) }
}

describe("a column of texts", () => {
  it("is a dictionary while its texts repeat, and joined blocks from when they hardly do", () => {
    const repeating = Array.from({ length: 40 }, (_, row) => `Text ${row % 2}`)
    const scattered = Array.from({ length: 40 }, (_, row) => `Text ${row}`)
    const later = [...repeating.slice(0, 8), ...scattered]
    expect([repeating, scattered, later].map((texts) => columnOf(texts).isRepeated())).toEqual([true, false, false])
    expect(
      [repeating, scattered, later].map((texts) => columnOf(texts, { trial: 100, block: 3 }).isRepeated())
    ).toEqual([true, true, true])
    expect(columnOf(["a", "a", "b", "b", "a"]).isRepeated()).toBe(true)
    expect(columnOf(["a", "a", "b", "c", "a"]).isRepeated()).toBe(false)
  })

  it("takes texts after it was closed, and finds them after the next time", () => {
    const column = columnOf(["a", "b", "c", "d", "e", "f", "g"])
    column.add("h")
    column.add(null)
    expect([column.at(6), column.at(7), column.at(8)]).toEqual(["g", "h", null])
    column.close()
    expect([column.at(6), column.at(7), column.at(8), column.at(9)]).toEqual(["g", "h", null, null])
    expect(marksOf(column, "h", 9)).toEqual({ found: 1, rows: [7] })
  })

  it("finds no line break between two texts, but one within a text", () => {
    const texts = ["a", "b", "c\nd", "e", "f", "g"]
    expect([marksOf(columnOf(texts), "a\nb", 6), marksOf(columnOf(texts), "a\n", 6)]).toEqual([
      { found: 0, rows: [] },
      { found: 0, rows: [] }
    ])
    expect(marksOf(columnOf(texts), "c\nd", 6)).toEqual({ found: 1, rows: [2] })
  })

  it("knows its texts in lower case and which rows have which", () => {
    expect(columnOf(["B", null, "B", "a", null, "a"]).sortTexts()).toEqual({
      texts: ["", "b", "a"],
      codes: [1, 0, 1, 2, 0, 2]
    })
    expect(columnOf(["B", "C", "İ", "a", null, ""]).sortTexts()).toEqual({ texts: ["b", "c", "i̇", "a", "", ""] })
  })

  const text = fc.option(
    fc.string({ unit: fc.constantFrom("a", "B", "b", "İ", "Σ", "ß", "\n", " ", "\u{1F600}"), maxLength: 4 })
  )
  const steps = fc.array(
    fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: fc.constant("close" as const) }),
    {
      maxLength: 30
    }
  )
  const terms = fc.array(
    fc.string({ unit: fc.constantFrom("a", "B", "i", "σ", "ß", "\n"), minLength: 1, maxLength: 3 })
  )

  it("gives every text back and marks what holds the term, of what the wider result has and is not marked", () => {
    fc.assert(
      fc.property(steps, terms, fc.infiniteStream(fc.boolean()), (given, searched, bits) => {
        const column = makeTextColumn(small)
        for (const each of given) {
          if (each === "close") column.close()
          else column.add(each)
        }
        column.close()
        const texts = given.filter((each) => each !== "close")
        expect(texts.map((_, row) => column.at(row))).toEqual(texts)
        for (const search of searched) {
          const term = search.toLowerCase()
          const wider = Uint8Array.from(texts, () => (bits.next().value ? 1 : 0))
          const before = Uint8Array.from(texts, () => (bits.next().value ? 1 : 0))
          const marks = before.slice()
          const found = column.mark(term, wider, marks)
          const expected = texts.map((each, row) => {
            const isNew = before[row] === 0 && wider[row] === 1 && each?.toLowerCase().includes(term) === true
            return isNew ? 1 : (before[row] ?? 0)
          })
          expect([...marks]).toEqual(expected)
          expect(found).toBe(expected.filter((mark, row) => mark !== before[row]).length)
          const alone = before.slice()
          const positions = Uint32Array.from([...wider.keys()].filter((row) => wider[row] === 1))
          expect([column.markAt(term, positions, alone), alone]).toEqual([found, marks])
        }
      }),
      { numRuns: 1000 }
    )
  })

  it("relies on it that no character is shorter in lower case", () => {
    const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code))
    expect(all.filter((each) => each.toLowerCase().length < each.length)).toEqual([])
  })

  it("lower-cases each text as it would alone", () => {
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const { texts: keys, codes } = columnOf(texts).sortTexts()
        expect(texts.map((_, row) => keys[codes?.[row] ?? row])).toEqual(texts.map((each) => each?.toLowerCase() ?? ""))
      }),
      { numRuns: 1000 }
    )
  })
})
