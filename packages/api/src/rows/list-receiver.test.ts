import { sampleFields } from "@command-center/domain/rows/sample-list"
import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { jsonOf } from "../transport/answer.ts"
import { readRows } from "../transport/decode.ts"
import { receiveRows } from "./list-receiver.ts"

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

const chunksOf = (bytes: Uint8Array, cuts: ReadonlyArray<number>): ReadonlyArray<Uint8Array> => {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length]
  return places.slice(1).map((place, index) => bytes.slice(places[index], place))
}

/** What an answer comes to that arrives in chunks; `sooner` is how many rows had come before its last chunk. */
const received = (chunks: ReadonlyArray<Uint8Array>) => {
  let rows: Array<unknown> = []
  let sooner = 0
  const receiver = receiveRows("serviceView", sampleFields, {
    begin: () => {
      rows = []
    },
    row: (row) => rows.push(row),
    pause: () => undefined
  })
  for (const chunk of chunks) {
    sooner = rows.length
    if (!receiver.take(chunk)) break
  }
  return { sooner, outcome: Result.map(receiver.end(), ({ unreadable }) => ({ rows, unreadable })) }
}

/** The whole answer read at once. */
const whole = (bytes: Uint8Array) =>
  Result.flatMap(jsonOf(new TextDecoder().decode(bytes)), readRows("serviceView", sampleFields))

const atOnce = (text: string) => received([encode(text)]).outcome
const byteByByte = (text: string) => received([...encode(text)].map((byte) => Uint8Array.of(byte))).outcome

describe("a list that arrives in pieces", () => {
  it.each([
    ["in camelCase", '{"serviceView":[{"id":1},{"id":2}]}'],
    ["in PascalCase", '{"ServiceView":[{"Id":1}]}'],
    ["in both, of which camelCase counts", '{"serviceView":[{"id":1}],"ServiceView":[{"id":2}]}'],
    ["in both the other way round", '{"ServiceView":[{"id":2}],"serviceView":[{"id":1}]}'],
    ["in camelCase as null", '{"ServiceView":[{"id":2}],"serviceView":null}'],
    ["in camelCase as a text", '{"ServiceView":[{"id":2}],"serviceView":"none"}'],
    ["twice, of which the last counts", '{"serviceView":[{"id":1}],"serviceView":[{"id":2},{"id":3}]}'],
    ["and then as null", '{"serviceView":[{"id":1}],"serviceView":null}'],
    ["with its name escaped", '{"\\u0073erviceView":[{"id":1}]}'],
    ["with a quote in another name", '{"a\\"serviceView":[{"id":1}],"b\\\\":[2]}'],
    ["with blanks", ' { "serviceView" : [ { "id" : 1 } , { "id" : 2 } ] } '],
    ["with blanks only", '{"serviceView":[ \n ]}'],
    ["empty", '{"serviceView":[]}'],
    ["null", '{"serviceView":null}'],
    ["absent", '{"other":[{"id":1}]}'],
    ["deeper in", '{"other":{"serviceView":[{"id":1}]}}'],
    ["in a list", '[{"serviceView":[{"id":1}]}]'],
    ["as the value of another name", '{"a":"serviceView","b":[{"id":1}]}'],
    ["as an object", '{"serviceView":{"id":1}}'],
    ["as a text", '{"serviceView":"[{}]"}'],
    ["with brackets in texts", '{"a":"]}[{,","serviceView":[{"id":1,"name":"],[{\\"}\\\\"},{"id":2}],"b":"]"}'],
    ["with lists within", '{"serviceView":[{"id":1,"x":[1,[2,{"a":[]}]]},[],{"id":2}]}'],
    ["with rows that are none", '{"serviceView":[null,5,"a",[],{"id":"x"},{"id":3}]}'],
    ["of more than text of one byte", '{"serviceView":[{"id":1,"name":"Zürich 東京 😀"}]}'],
    ["behind a byte-order mark", '\uFEFF{"serviceView":[{"id":1}]}'],
    ["behind two", '\uFEFF\uFEFF{"serviceView":[{"id":1}]}'],
    ["behind three", '\uFEFF\uFEFF\uFEFF{"serviceView":[{"id":1}]}'],
    ["with one before its row", '{"serviceView":[\uFEFF{"id":1}]}'],
    ["with a comma too many", '{"serviceView":[{"id":1},]}'],
    ["with two commas", '{"serviceView":[{"id":1},,{"id":2}]}'],
    ["with a comma first", '{"serviceView":[,{"id":1}]}'],
    ["without a comma", '{"serviceView":[{"id":1}{"id":2}]}'],
    ["ended by a brace", '{"serviceView":[{"id":1}}}'],
    ["with brackets crossed", '{"serviceView":[{"id":1]},{"id":2}]}'],
    ["cut off in a row", '{"serviceView":[{"id":1},{"id":2'],
    ["cut off behind a row", '{"serviceView":[{"id":1}'],
    ["cut off behind the list", '{"serviceView":[{"id":1}]'],
    ["with more behind it", '{"serviceView":[{"id":1}]}}'],
    ["behind no colon", '{"serviceView"[{"id":1}]}'],
    ["behind no name", "{[1]}"],
    ["nothing", ""],
    ["blanks alone", " \n"],
    ["a web page", "<!doctype html><title>[x]</title>"],
    ["closed before it began", ']}{"serviceView":[{"id":1}]}']
  ])("%s comes to what the whole answer comes to", (_, text) => {
    const expected = whole(encode(text))
    expect([atOnce(text), byteByByte(text)]).toEqual([expected, expected])
  })

  it("has its rows before its end", () => {
    const rows = Array.from({ length: 10 }, (_, index) => ({ id: index }))
    const bytes = encode(JSON.stringify({ serviceView: rows }))
    expect(received([bytes.slice(0, -3), bytes.slice(-3)]).sooner).toBe(9)
  })

  it("is given up at the first piece that cannot be read", () => {
    const receiver = receiveRows("serviceView", sampleFields, {
      begin: () => undefined,
      row: () => undefined,
      pause: () => undefined
    })
    const took = ['{"serviceView":[{"id":1},', 'x,{"id":2},{"id":3}'].map((piece) => receiver.take(encode(piece)))
    expect(took).toEqual([true, false])
  })

  it.each([
    ["has blanks between its rows", ", ", {}],
    ["has lists of objects in its rows", ",", { more: [{ a: "é" }, { b: 2 }, { c: 3 }, { d: 4 }] }]
  ])("comes piece by piece where it %s", (_, between, more) => {
    const rows = Array.from({ length: 40_000 }, (__, id) => JSON.stringify({ id, name: "é", ...more }))
    const bytes = encode(`{"serviceView":[${rows.join(between)}]}`)
    const cuts = Array.from({ length: 99 }, (__, at) => Math.floor((bytes.length * (at + 1)) / 100))
    const { sooner, outcome } = received(chunksOf(bytes, cuts))
    expect(sooner).toBeGreaterThan(30_000)
    expect(outcome).toEqual(whole(bytes))
  })

  it("says the first five reasons", () => {
    const rows = ["id", "count", "isActive", "name", "seenAt"].map((field) => ({ id: 1, [field]: {} }))
    expect(atOnce(JSON.stringify({ serviceView: [...rows, 5, 5] }))).toEqual(
      Result.succeed({
        rows: [],
        unreadable: {
          count: 7,
          reasons: [
            "id must be a whole number",
            "count must be a number or nothing",
            "isActive must be true, false or nothing",
            "name must be text or nothing",
            "seenAt must be /Date(ms+offset)/ or ISO UTC text"
          ]
        }
      })
    )
  })
})

describe("against the whole answer", () => {
  const text = fc.string({ unit: fc.constantFrom("a", '"', "\\", "[", "]", "{", "}", ",", ":", " ", "é", "\u{1F600}") })
  const row = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ id: fc.nat(), name: fc.option(text), count: fc.option(fc.double({ noNaN: true })) })
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    { weight: 1, arbitrary: fc.record({ Id: fc.nat(), x: fc.array(text) }) }
  )
  const list = fc.array(row, { maxLength: 6 })
  const names = fc.constantFrom("serviceView", "ServiceView", "a", 'b"', "\\")
  const member = fc.tuple(
    names,
    fc.oneof({ weight: 4, arbitrary: list }, fc.constant(null), fc.jsonValue({ maxDepth: 2 }))
  )
  const blank = fc.constantFrom("", "", " ", "\n ")
  const answers = fc
    .tuple(fc.array(member, { maxLength: 4 }), blank, fc.constantFrom("", "", "", "\uFEFF"))
    .map(([members, space, mark]) => {
      const written = members.map(([name, value]) => {
        const json = JSON.stringify(value, null, space)
        return `${space}${JSON.stringify(name)}${space}:${space}${json}`
      })
      return `${mark}{${written.join(`${space},`)}${space}}`
    })
  const cuts = fc.array(fc.nat(), { maxLength: 8 })

  it("gives the same rows, counts, reasons and errors, wherever the bytes are cut", () => {
    fc.assert(
      fc.property(answers, cuts, (answer, at) => {
        const bytes = encode(answer)
        expect(received(chunksOf(bytes, at)).outcome).toEqual(whole(bytes))
      }),
      { numRuns: 2000 }
    )
  })

  it("gives the same where the bytes are damaged or end too early", () => {
    const damage = fc.tuple(fc.nat(), fc.constantFrom(0, 1), fc.uint8Array({ maxLength: 2 }), fc.option(fc.nat()))
    const put = fc.constantFrom(...'[]{},:"\\0 '.split("").map((each) => each.charCodeAt(0)))
    fc.assert(
      fc.property(answers, damage, fc.option(put), cuts, (answer, [place, skip, bytesPut, end], sign, at) => {
        const bytes = encode(answer)
        const from = place % (bytes.length + 1)
        const inserted = sign === null ? bytesPut : Uint8Array.of(sign)
        const damaged = Uint8Array.from([...bytes.slice(0, from), ...inserted, ...bytes.slice(from + skip)])
        const given = end === null ? damaged : damaged.slice(0, end % (damaged.length + 1))
        expect(received(chunksOf(given, at)).outcome).toEqual(whole(given))
      }),
      { numRuns: 4000 }
    )
  })
})
