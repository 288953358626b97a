import type { RowsView, ViewRequest } from "@command-center/domain/rows/rows-engine"
import { makeRowsEngine } from "@command-center/domain/rows/rows-engine"
import { type SampleRow, sampleFields, sampleList } from "@command-center/domain/rows/sample-list"
import { plainly, sampleVersions } from "@command-center/domain/rows/sample-views"
import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { readRows } from "../transport/decode.ts"
import { receiveRows } from "./list-receiver.ts"

const text = fc.option(
  fc.string({ unit: fc.constantFrom("a", "B", "é", "\u{1F600}", '"', "\\", "]", ","), maxLength: 4 })
)
const row = fc.record({
  id: fc.oneof({ weight: 9, arbitrary: fc.nat() }, fc.constant("no id")),
  name: text,
  Place: text,
  version: fc.option(fc.constantFrom(...sampleVersions)),
  count: fc.option(fc.constantFrom(3, "-2", 1.5, 0)),
  seenAt: fc.option(fc.constantFrom("/Date(1795187700000+0000)/", "2026-11-20T15:15:00Z", "0999-01-01T00:00:00Z"))
})
const requests = fc.array(
  fc.record({
    search: fc.string({ unit: fc.constantFrom("a", "b", "É", "0"), maxLength: 2 }),
    sort: fc.record({
      key: fc.constantFrom("name", "place", "version", "count", "seenAt"),
      direction: fc.constantFrom("ascending" as const, "descending" as const)
    }),
    page: fc.integer({ min: 0, max: 3 }),
    pageSize: fc.integer({ min: 1, max: 8 })
  }),
  { minLength: 1, maxLength: 4 }
)

/** The views of rows that came in pieces: those of the first rows, and those of all. */
const streamed = (pieces: ReadonlyArray<Uint8Array>, asked: ReadonlyArray<ViewRequest>) => {
  const engine = makeRowsEngine<SampleRow>(sampleList)
  let arriving = engine.arrive()
  const receiver = receiveRows("serviceView", sampleFields, {
    begin: () => {
      arriving = engine.arrive()
    },
    row: (each) => arriving.add(each),
    pause: () => undefined
  })
  const first: Array<{ readonly count: number; readonly view: RowsView<SampleRow> }> = []
  const [request] = asked
  for (const piece of pieces) {
    receiver.take(piece)
    if (request !== undefined) first.push({ count: arriving.count(), view: arriving.view(request) })
  }
  const { unreadable } = Result.getOrThrow(receiver.end())
  arriving.finish()
  return { first, views: asked.map(engine.view), unreadable }
}

it("rows cut anywhere give the views that the whole answer gives, of the first rows as of all", () => {
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 25 }),
      fc.array(fc.nat(), { maxLength: 5 }),
      requests,
      (wire, cuts, asked) => {
        const answer = { other: ["]"], serviceView: wire }
        const bytes = new TextEncoder().encode(JSON.stringify(answer))
        const places = [0, ...cuts.map((cut) => cut % bytes.length).toSorted((a, b) => a - b), bytes.length]
        const pieces = places.slice(1).map((place, index) => bytes.slice(places[index], place))
        const { rows: read, unreadable } = Result.getOrThrow(readRows("serviceView", sampleFields)(answer))
        const rows = read.filter(({ id }, index) => read.findIndex((each) => each.id === id) === index)
        const { first, ...all } = streamed(pieces, asked)
        expect(all).toEqual({ views: asked.map((each) => plainly(rows, each)), unreadable })
        const [request] = asked
        const expected = first.map(({ count }) => ({
          count,
          view: request === undefined ? null : plainly(rows.slice(0, count), request)
        }))
        expect(first).toEqual(expected)
      }
    ),
    { numRuns: 1000 }
  )
})
