import { createServer } from "node:http"
import { Result } from "effect"
import { afterEach, beforeEach, expect, it } from "vitest"
import { type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { rowSourceOf } from "./row-sources.ts"

/** Answers with a beginning at once and with the end when it is released: whole, or broken off. */
const startSlowService = async (body: string) => {
  let end = (_isWhole: boolean): void => undefined
  let begin = (): void => undefined
  const begun = new Promise<void>((resolve) => {
    begin = () => resolve()
  })
  const server = createServer((request, response) => {
    request.resume()
    const half = Math.floor(body.length / 2)
    response.writeHead(200, { "Content-Length": Buffer.byteLength(body) })
    response.write(body.slice(0, half))
    end = (isWhole) => {
      if (isWhole) response.end(body.slice(half))
      else response.destroy()
    }
    begin()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The service has no port.")
  return {
    origin: `http://127.0.0.1:${address.port}`,
    begun,
    end: (isWhole: boolean) => end(isWhole),
    close: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}

const rows = Array.from({ length: 100 }, (_, index) => ({
  componentId: index + 1,
  componentNickname: `utg ${999 - index}`
}))
const request = {
  search: "",
  sort: { key: "componentNickname", direction: "ascending" },
  page: 1,
  pageSize: 10
} as const
const input = { businessEntityId: 7, predicates: [] }

let whole: LocalService
let slow: Awaited<ReturnType<typeof startSlowService>>
beforeEach(async () => {
  whole = await startLocalService()
  slow = await startSlowService(JSON.stringify({ serviceView: rows }))
})
afterEach(async () => {
  slow.close()
  await whole.close()
})

const loadFrom = (origin: string, source: ReturnType<typeof rowSourceOf>) =>
  outcomeAt({ ...whole, origin }, source.load(input))

it("first rows are there before the answer's last byte, sorted, and give way to the whole list", async () => {
  const source = rowSourceOf("utgs", { of: () => undefined })
  const loading = loadFrom(slow.origin, source)
  const first = await source.firstView(request)
  const nicknames = first?.rows.map((row) => ("componentNickname" in row ? row.componentNickname : null)) ?? []
  expect([nicknames.length, nicknames]).toEqual([10, nicknames.toSorted((a, b) => String(a).localeCompare(String(b)))])
  expect(first).toMatchObject({ page: 1, filtered: first?.total })
  expect(first?.total).toBeLessThan(100)
  expect(source.view(request).total).toBe(0)
  slow.end(true)
  expect(await loading).toEqual(Result.succeed({ total: 100, unreadable: { count: 0, reasons: [] } }))
  expect(source.view(request)).toMatchObject({
    total: 100,
    rows: [{ componentNickname: "utg 900" }, {}, {}, {}, {}, {}, {}, {}, {}, {}]
  })
})

it("there are none where the rows fill no page, and nobody waits for them", async () => {
  const source = rowSourceOf("utgs", { of: () => undefined })
  const loading = loadFrom(slow.origin, source)
  const first = source.firstView({ ...request, pageSize: 250 })
  await slow.begun
  slow.end(true)
  expect(await loading).toMatchObject({ _tag: "Success" })
  expect(await first).toBe(null)
})

it("rows of a load that fails are gone with it; those of the load before stay", async () => {
  const source = rowSourceOf("utgs", { of: () => undefined })
  whole.answer(() => ({ body: JSON.stringify({ serviceView: rows.slice(0, 3) }) }))
  await loadFrom(whole.origin, source)
  const loading = loadFrom(slow.origin, source)
  const cut = slow
  slow = await startSlowService("{")
  expect(await source.firstView(request)).toMatchObject({ page: 1 })
  cut.end(false)
  cut.close()
  expect(await loading).toEqual(Result.fail({ _tag: "Unreachable" }))
  expect(source.view(request).total).toBe(3)
})
