// @vitest-environment node
import { createServer, type ServerResponse } from "node:http"
import { sampleConfig } from "@command-center/domain/session/sample-config"
import { Result } from "effect"
import { afterEach, beforeEach, expect, it } from "vitest"
import { keptLists } from "./kept-lists.ts"
import { openRows, type RowsClient } from "./rows-client.ts"
import type { RowsMessage } from "./rows-protocol.ts"
import { serveRows } from "./serve-rows.ts"

/** The service's answers, held open until a test ends them. */
let answers: ReadonlyArray<ServerResponse> = []
let gaveUp: Promise<void>
let client: RowsClient<object>

const server = createServer((request, response) => {
  request.resume()
  answers = [...answers, response]
})

const addressOf = (): string => {
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The service has no port.")
  return `http://127.0.0.1:${address.port}`
}

beforeEach(async () => {
  keptLists.keepOnly(null)
  keptLists.keepOnly(7)
  answers = []
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  gaveUp = new Promise((resolve) => server.once("request", (_, response) => response.once("close", resolve)))
  client = openRows({ list: "utgs", base: addressOf(), accountNames: [[7, "Harbour Bakery"]] }, idOf, credentials)
})

const idOf = (row: object): number => ("componentId" in row ? Number(row.componentId) : 0)

const credentials = () => {
  return { config: sampleConfig(addressOf()), token: "token-1" }
}
afterEach(() => {
  client.close()
  server.closeAllConnections()
  server.close()
})

const request = {
  search: "",
  sort: { key: "componentNickname", direction: "ascending" },
  page: 1,
  pageSize: 2
} as const
const rows = ["front", "Back", "side"].map((componentNickname, index) => ({
  componentId: index + 1,
  componentNickname,
  businessEntityId: 7
}))
const load = (signal = new AbortController().signal) => client.load({ businessEntityId: 7, predicates: [] }, signal)
const arrived = async () => {
  await expect.poll(() => answers.length).toBe(1)
  const [answer] = answers
  if (answer === undefined) throw new Error("Nothing was asked.")
  return answer
}

it("a client without a worker shows first rows, then all of them, finds and names them", async () => {
  const loading = load()
  const first = client.firstView(request)
  const answer = await arrived()
  const [one, two, three] = rows.map((row) => JSON.stringify(row))
  answer.write(`{"serviceView":[${one},${two},`)
  expect(await first).toMatchObject({ total: 2, rows: [{ componentNickname: "Back" }, { componentNickname: "front" }] })
  answer.end(`{"componentId":"bad"},${three}]}`)
  expect(await loading).toEqual(
    Result.succeed({ total: 3, unreadable: { count: 1, reasons: ["componentId must be a whole number"] } })
  )
  expect(await client.view(request)).toMatchObject({ total: 3, pageCount: 2, filtered: 3 })
  expect([...(await client.ids({ search: "bakery" }))]).toEqual([2, 1, 3])
  expect(await client.rowsOf([3, 9])).toMatchObject([{ componentNickname: "side", parentName: "Harbour Bakery" }])
})

it("rows are loaded once the answer is there or cannot be had, and where none is on its way", async () => {
  expect(await client.loaded()).toBeNull()
  const told: Array<string> = []
  const loading = load().then(() => told.push("answered"))
  const loaded = client.loaded().then((outcome) => {
    told.push("loaded")
    return outcome
  })
  const answer = await arrived()
  expect(told).toEqual([])
  answer.end('{"serviceView":[]}')
  await loading
  expect(await loaded).toEqual(Result.succeed({ total: 0, unreadable: { count: 0, reasons: [] } }))
  expect([...told].sort()).toEqual(["answered", "loaded"])
  const controller = new AbortController()
  load(controller.signal).catch(() => told.push("called off"))
  const over = client.loaded()
  controller.abort(new Error("left"))
  expect(await over).toBeNull()
})

it("rows are answered with their records as they were sent where these are kept, and without them elsewhere", async () => {
  const loadWith = async (keepsRecords: boolean) => {
    const before = answers.length
    const loading = client.load({ businessEntityId: 7, predicates: [], keepsRecords }, new AbortController().signal)
    await expect.poll(() => answers.length).toBe(before + 1)
    answers[before]?.end('{"serviceView":[{"ComponentId":"2","ComponentNickname":"Till","Unknown":{"a":1}}]}')
    await loading
    return (await client.view(request)).records
  }
  expect(await loadWith(true)).toEqual([{ ComponentId: "2", ComponentNickname: "Till", Unknown: { a: 1 } }])
  expect(await loadWith(false)).toBeUndefined()
})

it("a load that is called off ends the request", async () => {
  const controller = new AbortController()
  const loading = load(controller.signal)
  await arrived()
  controller.abort(new Error("left"))
  await expect(loading).rejects.toThrow("left")
  await gaveUp
  expect([...(await client.ids({ search: "" }))]).toEqual([])
})

it("a client that is closed ends its load, and its rows are held no longer", async () => {
  const { port1: asking, port2: served } = new MessageChannel()
  const letGo = new Promise<void>((resolve) => asking.addEventListener("close", () => resolve()))
  serveRows(served, { list: "utgs", base: addressOf(), accountNames: [] })
  asking.start()
  asking.postMessage({
    ask: "load",
    id: 1,
    input: { businessEntityId: 7, predicates: [] },
    credentials: credentials()
  } satisfies RowsMessage)
  await arrived()
  asking.postMessage({ ask: "close", id: 2 } satisfies RowsMessage)
  await expect(Promise.all([letGo, gaveUp])).resolves.toEqual([undefined, undefined])
})

it("a screen that goes closes its client before its load is called off, which ends the request too", async () => {
  const controller = new AbortController()
  const loading = load(controller.signal)
  await arrived()
  client.close()
  controller.abort(new Error("left"))
  await expect(loading).rejects.toThrow("left")
  await gaveUp
})

it("a load that fails says why, and there are no first rows", async () => {
  const loading = load()
  const first = client.firstView(request)
  const answer = await arrived()
  answer.end("<title>no</title>")
  expect([await loading, await first]).toEqual([
    Result.fail({ _tag: "Unreadable", path: "the body", expected: "JSON" }),
    null
  ])
})

it("the file of a view comes whole and tells how far it is; called off, it comes no more", async () => {
  const loading = load()
  const answer = await arrived()
  const many = Array.from({ length: 6000 }, (_, index) => ({ componentId: index, componentNickname: `Bar ${index}` }))
  answer.end(JSON.stringify({ serviceView: many }))
  await loading
  const wanted = { search: "bar 5", sort: request.sort, only: null, columns: ["componentNickname", "utgVersion"] }
  const told: Array<unknown> = []
  const file = await client.csv(wanted, (rows) => told.push(rows), new AbortController().signal)
  const [mark] = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer())
  const lines = (await file.text()).split("\r\n")
  expect([file.type, mark, lines.length, lines[0], lines[1], told]).toEqual([
    "text/csv;charset=utf-8",
    "\uFEFF",
    1113,
    "UTG Nickname,UTG Version",
    "Bar 5,",
    [500, 1000, 1111].map((done) => ({ done, total: 1111 }))
  ])
  const controller = new AbortController()
  const all = { ...wanted, search: "" }
  const left = client.csv(all, () => controller.abort(new Error("left")), controller.signal)
  await expect(left).rejects.toThrow("left")
  const whole = await client.csv(all, () => undefined, new AbortController().signal)
  expect((await whole.text()).split("\r\n")).toHaveLength(6002)
})

it("values are those of all rows of the account, which are asked for once where the list shows some of them", async () => {
  const offline = { PropertyName: "UtgStatus", Operator: "LIKE", Value: "Offline" } as const
  const loading = client.load({ businessEntityId: 7, predicates: [offline] }, new AbortController().signal)
  const shown = await arrived()
  shown.end('{"serviceView":[{"componentId":1,"utgStatus":"Offline"}]}')
  await loading
  const values = { search: "", columns: ["utgStatus"] }
  const counted = client.valuesOf([], values)
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.end('{"serviceView":[{"componentId":1,"utgStatus":"Offline"},{"componentId":2,"utgStatus":"Online"}]}')
  const textsOf = (answer: Awaited<typeof counted>) =>
    Result.map(answer, ([facet]) => facet?.values.map(({ text }) => text))
  expect(textsOf(await counted)).toEqual(Result.succeed(["Offline", "Online"]))
  expect(textsOf(await client.valuesOf([], values))).toEqual(Result.succeed(["Offline", "Online"]))
  expect(textsOf(await client.valuesOf([offline], values))).toEqual(Result.succeed(["Offline"]))
  expect(answers).toHaveLength(2)
  expect(await client.view(request)).toMatchObject({ total: 1 })
})
