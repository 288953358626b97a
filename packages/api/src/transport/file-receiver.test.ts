import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { makeCsvEnd } from "@command-center/domain/rows/csv-end"
import { Effect, Result } from "effect"
import { afterEach, beforeEach, expect, it } from "vitest"
import { type Answer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import type { FileCall } from "./call.ts"
import { receiveFile } from "./file-receiver.ts"
import { Http } from "./http.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const call = (given: Partial<FileCall> = {}): FileCall => ({
  service: "management",
  method: "POST",
  place: ["things", "csv"],
  expected: "CSV",
  ...given
})

const downloaded = (answer: Answer, given: Partial<FileCall> = {}) => {
  service.answer(() => answer)
  return outcomeAt(
    service,
    Effect.flatMap(Http, (http) => http.bytes(call(given)))
  )
}

const noFile = (expected: string) => Result.fail({ _tag: "Unreadable", path: "the body", expected })

it("tells how much of how much has come, and brings the file as it was sent", async () => {
  const told: Array<Transfer> = []
  const body = new Uint8Array(300_000).map((_, index) => index % 251)
  const headers = { "Content-Type": "application/zip", "Content-Length": "300000" }
  const outcome = await downloaded({ headers, body }, { onProgress: (transfer) => told.push(transfer) })
  if (Result.isFailure(outcome)) throw new Error(outcome.failure._tag)
  expect([outcome.success.type, new Uint8Array(await outcome.success.arrayBuffer())]).toEqual(["application/zip", body])
  expect(told.at(-1)).toEqual({ done: 300_000, total: 300_000 })
  expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b))
})

it.each<readonly [Readonly<Record<string, string>>, number | null]>([
  [{}, null],
  [{ "Content-Length": "many" }, null],
  [{ "Content-Length": "4", "Content-Encoding": "gzip" }, null],
  [{ "Content-Length": "6" }, 6]
])("with %j there are %j bytes to come", (headers, total) => {
  const told: Array<Transfer> = []
  const receiver = receiveFile(call({ onProgress: (transfer) => told.push(transfer) }), new Response(null, { headers }))
  receiver.take(Uint8Array.of(1, 2, 3))
  expect(told).toEqual([{ done: 3, total }])
})

it("is told at most ten times a second, and at the end", () => {
  const told: Array<number> = []
  const receiver = receiveFile(
    call({ onProgress: ({ done }) => told.push(done) }),
    new Response(null, { headers: { "Content-Length": "3000" } })
  )
  for (let piece = 0; piece < 3000; piece += 1) receiver.take(Uint8Array.of(65))
  expect(told.length).toBeLessThan(30)
  expect([told[0], told.at(-1)]).toEqual([1, 3000])
})

it("is told of the last bytes of a burst, though nothing follows them", async () => {
  const told: Array<number> = []
  const receiver = receiveFile(call({ onProgress: ({ done }) => told.push(done) }), new Response(null))
  for (const piece of [1, 2, 3]) receiver.take(new Uint8Array(piece).fill(65))
  expect(told).toEqual([1])
  await expect.poll(() => told).toEqual([1, 6])
})

it("keeps the order of pieces that come in many parts", async () => {
  const receiver = receiveFile(call(), new Response(null))
  for (let piece = 0; piece < 5; piece += 1) receiver.take(new Uint8Array(2_100_000).fill(piece))
  const file = Result.getOrThrow(receiver.end())
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([file.size, [0, 1, 2, 3, 4].map((piece) => bytes[piece * 2_100_000 + 7])]).toEqual([
    10_500_000,
    [0, 1, 2, 3, 4]
  ])
})

it.each([
  { body: "", headers: { "Transfer-Encoding": "chunked" } },
  { body: "", headers: { "Content-Length": "0" } },
  { headers: { "Content-Type": "Text/HTML; charset=utf-8" }, body: "a,b\r\n" },
  { body: "<!DOCTYPE html><p>Gateway" },
  { body: "\uFEFF  <html lang=en>" }
])("%j is no file", async (answer) => {
  expect(await downloaded(answer)).toEqual(noFile("CSV"))
})

it("an answer that is said to be JSON is no table, but may be a file", async () => {
  const answer = { headers: { "Content-Type": "Application/json; charset=utf-8" }, body: '{"message":"no export"}' }
  expect(await downloaded(answer, { end: makeCsvEnd })).toEqual(noFile("CSV"))
  expect(Result.isSuccess(await downloaded(answer))).toBe(true)
})

it("a file that was cut off is none, by its end or by the connection", async () => {
  const answer = { headers: { "Content-Type": "text/csv" }, body: 'a,b\r\n1,"two' }
  expect(await downloaded(answer, { end: makeCsvEnd })).toEqual(noFile("CSV to its end"))
  expect(await downloaded({ ...answer, then: "drop" }, { intent: "write" })).toEqual(
    Result.fail({ _tag: "Unreachable" })
  )
})

it.each(["", "a,b\r\n1,2\r\nTotal: 1"])("%j is whole where it is as long as was told", async (body) => {
  const headers = { "Content-Type": "text/csv", "Content-Length": String(body.length) }
  const file = Result.getOrThrow(await downloaded({ headers, body }, { end: makeCsvEnd }))
  expect(await file.text()).toBe(body)
  const chunked = { "Content-Type": "text/csv", "Transfer-Encoding": "chunked" }
  expect(Result.isFailure(await downloaded({ headers: chunked, body }, { end: makeCsvEnd }))).toBe(true)
})

it("an answer of another status that brings nothing is no file", async () => {
  expect(await downloaded({ status: 202, headers: { "Content-Length": "0" } }, { end: makeCsvEnd })).toEqual(
    noFile("CSV")
  )
})

it("a file above the limit is given up, whatever its header said", async () => {
  expect(await downloaded({ body: new Uint8Array(9).fill(65) }, { sizeLimit: 8 })).toEqual(
    Result.fail({ _tag: "TooLarge", limit: 8 })
  )
})

it("an answer that never begins is given up after the call's time", async () => {
  expect(await downloaded({ then: "hang" }, { timeout: 1_000 })).toEqual(Result.fail({ _tag: "TimedOut" }))
  await service.givenUp
})
