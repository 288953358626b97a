import { expect, it } from "vitest"
import { sampleNow } from "../../app/sample-console.ts"
import { sampleRowsClient } from "../../list/sample-rows-client.ts"
import type { RowsClient } from "../../rows/rows-client.ts"
import { makeUtgReadings, type UtgReading } from "./utg-reading.ts"

/** Readings that are never answered, with what became of each. */
const opened = () => {
  const signals: Array<AbortSignal> = []
  let closed = 0
  const openRows = <Row>(): RowsClient<Row> =>
    sampleRowsClient<Row>({
      load: (_, signal) => {
        signals.push(signal)
        return new Promise(() => undefined)
      },
      close: () => {
        closed += 1
      }
    })
  const read = makeUtgReadings({ openRows, now: () => sampleNow })
  const ended = () => [signals.map(({ aborted }) => aborted), closed]
  return { read, ended }
}
const never = ({ loaded }: UtgReading) => loaded

it("is asked for once by all cards of an account, and called off when the last of them has left", () => {
  const { read, ended } = opened()
  const [one, other] = [new AbortController(), new AbortController()]
  void read(12, one.signal, never)
  void read(12, other.signal, never)
  const seen = [ended()]
  one.abort()
  seen.push(ended())
  other.abort()
  seen.push(ended())
  expect(seen).toEqual([
    [[false], 0],
    [[false], 0],
    [[true], 1]
  ])
})

it("is of one account: another one's UTGs are asked for anew", () => {
  const { read, ended } = opened()
  const [one, other] = [new AbortController(), new AbortController()]
  void read(12, one.signal, never)
  void read(13, other.signal, never)
  one.abort()
  expect(ended()).toEqual([[true, false], 1])
})
