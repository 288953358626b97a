// @vitest-environment node
import { createServer } from "node:http"
import type { CurrentCredentials } from "@command-center/api/transport/credentials"
import { recordAreas, searchedWords } from "@command-center/domain/palette/found-records"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { sampleConfig } from "@command-center/domain/session/sample-config"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import { Result } from "effect"
import { afterEach, beforeEach, expect, it } from "vitest"
import { keptLists } from "../rows/kept-lists.ts"
import { openRows } from "../rows/rows-client.ts"
import { searchRecords } from "./search-records.ts"

const utgs = ["anc-pos-12", "anc-pos-3", "harbor"].map((componentNickname, at) => ({
  componentId: at + 1,
  componentNickname,
  businessEntityId: 12
}))

/** What the service was asked, and what it answers whatever is not about UTGs. */
let asked: Array<string> = []
const noRows = { status: 200, body: '{"componentProfile":[],"configTemplate":[]}' }
let others = noRows

const server = createServer((request, response) => {
  request.resume()
  const path = new URL(request.url ?? "/", "http://service").pathname
  asked.push(path)
  const isOfUtgs = path.includes("/components/")
  response.writeHead(isOfUtgs ? 200 : others.status, { "content-type": "application/json" })
  response.end(isOfUtgs ? JSON.stringify({ serviceView: utgs }) : others.body)
})

const originOf = (): string => {
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The service has no port.")
  return `http://127.0.0.1:${address.port}`
}

const credentials = (): CurrentCredentials => {
  return { config: sampleConfig(originOf()), token: "token-1" }
}

const search = () =>
  searchRecords(
    {
      openRows: <Row>({ id, idOf }: ListDescription<Row>) =>
        openRows<Row>({ list: id, base: `${originOf()}/`, accountNames: [] }, idOf, credentials)
    },
    12
  )

const namesIn = (answer: Awaited<ReturnType<ReturnType<typeof search>["find"]>>) =>
  Result.isSuccess(answer)
    ? [...answer.success.found.utgs, ...answer.success.found.actedOn].map((row) => row.componentNickname)
    : answer.failure

beforeEach(async () => {
  keptLists.keepOnly(null)
  keptLists.keepOnly(12)
  asked = []
  others = noRows
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

it("asks for the rows of each list once, whatever is looked for in them, and for none that may not be seen", async () => {
  const records = search()
  expect(namesIn(await records.find({ areas: ["utgs"], ...searchedWords("restart anc-pos") }))).toEqual([
    "anc-pos-12",
    "anc-pos-3"
  ])
  expect(namesIn(await records.find({ areas: ["utgs"], ...searchedWords("harbor") }))).toEqual(["harbor"])
  expect(asked).toHaveLength(1)
  records.close()
})

const openUtgs = () =>
  openRows<UtgRow>({ list: "utgs", base: `${originOf()}/`, accountNames: [] }, utgList.idOf, credentials)

it("nothing is asked for again at the next opening, nor where the list that is shown has all rows", async () => {
  const shown = openUtgs()
  await shown.load({ businessEntityId: 12, predicates: [] }, new AbortController().signal)
  for (const text of ["ancpos", "pos anc"]) {
    const records = search()
    expect(namesIn(await records.find({ areas: ["utgs"], ...searchedWords(text) }))).toEqual([
      "anc-pos-12",
      "anc-pos-3"
    ])
    records.close()
  }
  expect(asked).toHaveLength(1)
  keptLists.keepOnly(13)
  keptLists.keepOnly(12)
  const records = search()
  await records.find({ areas: ["utgs"], ...searchedWords("anc") })
  expect(asked).toHaveLength(2)
  records.close()
  shown.close()
})

it("rows that another client waits for are waited for, and asked for where that one gives up", async () => {
  const shown = openUtgs()
  const left = new AbortController()
  const loading = shown.load({ businessEntityId: 12, predicates: [] }, left.signal)
  const records = search()
  const found = records.find({ areas: ["utgs"], ...searchedWords("harbor") })
  left.abort(new Error("left"))
  await expect(loading).rejects.toThrow("left")
  expect(namesIn(await found)).toEqual(["harbor"])
  records.close()
  shown.close()
})

it("a list that is shown narrowed by the service does not stand in for all rows", async () => {
  const shown = openUtgs()
  const offline = { PropertyName: "UtgStatus", Operator: "LIKE", Value: "Offline" } as const
  await shown.load({ businessEntityId: 12, predicates: [offline] }, new AbortController().signal)
  const records = search()
  await records.find({ areas: ["utgs"], ...searchedWords("anc") })
  expect(asked).toHaveLength(2)
  records.close()
  shown.close()
})

it("a list that cannot be read is told of, beside what the others have, and is asked for again", async () => {
  others = { status: 403, body: "" }
  const records = search()
  const first = await records.find({ areas: recordAreas, ...searchedWords("harbor") })
  expect(namesIn(first)).toEqual(["harbor"])
  expect(Result.isSuccess(first) && first.success.unread?._tag).toBe("Refused")
  others = noRows
  const next = await records.find({ areas: recordAreas, ...searchedWords("harbor") })
  expect(Result.isSuccess(next) && next.success.unread).toBeNull()
  expect(asked.filter((path) => path.includes("/components/"))).toHaveLength(1)
  records.close()
})

it("a call without a valid token is the session's, whatever else was found", async () => {
  others = { status: 401, body: "" }
  const records = search()
  const answer = await records.find({ areas: recordAreas, ...searchedWords("harbor") })
  expect(Result.isFailure(answer) && answer.failure._tag).toBe("Unauthorized")
  records.close()
})
