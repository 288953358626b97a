import { Effect, Fiber, Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import {
  type Answer,
  credentialsAt,
  jsonAnswer,
  type LocalService,
  outcomeAt,
  startLocalService
} from "../../test-support/local-service.ts"
import { apiLayer } from "../transport/http-live.ts"
import { rowSourceOf } from "./row-sources.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const names = new Map([[7, "Harbour Bakery"]])
const makeSource = () => rowSourceOf("utgs", { of: (id) => names.get(id) })
const request = {
  search: "",
  sort: { key: "componentNickname", direction: "ascending" },
  page: 1,
  pageSize: 10
} as const

const utg = (componentId: number, componentNickname: string, businessEntityId = 7) => ({
  componentId,
  componentNickname,
  businessEntityId
})
const input = { businessEntityId: 7, predicates: [] }

it("holds what a load brought, fills the account's name, and answers views of it", async () => {
  const source = makeSource()
  service.answer(
    jsonAnswer({ serviceView: [utg(2, "front"), utg(1, "Back"), utg(3, "side", 8), { componentId: "x" }] })
  )
  expect(await outcomeAt(service, source.load(input))).toEqual(
    Result.succeed({ total: 3, unreadable: { count: 1, reasons: ["componentId must be a whole number"] } })
  )
  const view = source.view(request)
  expect({ ...view, rows: view.rows.length }).toEqual({
    rows: 3,
    shown: 3,
    page: 1,
    pageCount: 1,
    filtered: 3,
    total: 3
  })
  expect(view.rows).toMatchObject([
    { componentNickname: "Back", parentName: "Harbour Bakery" },
    { componentNickname: "front", parentName: "Harbour Bakery" },
    { componentNickname: "side", parentName: "8" }
  ])
  expect([...source.ids({ search: "bakery" })].toSorted((a, b) => a - b)).toEqual([1, 2])
  expect(source.rowsOf([3, 99])).toMatchObject([{ componentNickname: "side" }])
})

describe("an installation that came without its profile's name", () => {
  const installation = (id: number, profileId: number | null, profileName?: string) => ({ id, profileId, profileName })
  const installations = [installation(1, 11), installation(2, 12, "Hotel"), installation(3, null), installation(4, 13)]
  const namesOf = async (rows: ReadonlyArray<object>, profiles: Answer) => {
    const source = rowSourceOf("installations", { of: () => undefined })
    const body = JSON.stringify({ installation: rows })
    service.answer((count) => (service.seen[count]?.url.endsWith("/componentProfiles") === true ? profiles : { body }))
    expect(await outcomeAt(service, source.load(input))).toMatchObject({ success: { total: rows.length } })
    return source.rowsOf([1, 2, 3, 4]).map((row) => Object.entries(row).find(([key]) => key === "profileName")?.[1])
  }
  const profiles = { body: JSON.stringify({ componentProfile: [{ id: 11, name: "Bar" }] }) }

  it("has the name that the account's profile has, or none but its id", async () => {
    expect(await namesOf(installations, profiles)).toEqual(["Bar", "Hotel", null, "Profile 13"])
  })

  it("has the id where the profiles may not be seen", async () => {
    expect(await namesOf(installations, { status: 403 })).toEqual(["Profile 11", "Hotel", null, "Profile 13"])
  })

  it("is asked about only where there is one", async () => {
    await namesOf([installation(1, 11, "Bar")], profiles)
    expect(service.seen).toHaveLength(1)
  })
})

it("counts rows that repeat the id of another, and holds the first of them", async () => {
  const source = makeSource()
  service.answer(jsonAnswer({ serviceView: [utg(1, "one"), utg(2, "two"), utg(1, "again"), utg(1, "and again")] }))
  expect(await outcomeAt(service, source.load(input))).toEqual(
    Result.succeed({ total: 2, unreadable: { count: 2, reasons: ["a row's id must be its own"] } })
  )
  expect(source.rowsOf([1, 2])).toMatchObject([{ componentNickname: "one" }, { componentNickname: "two" }])
})

it("keeps its rows when a later load fails", async () => {
  const source = makeSource()
  service.answer(jsonAnswer({ serviceView: [utg(1, "Back")] }))
  await outcomeAt(service, source.load(input))
  service.answer(() => ({ status: 500, body: '{"message":"busy"}' }))
  expect(Result.isFailure(await outcomeAt(service, source.load(input)))).toBe(true)
  expect([...source.ids({ search: "" })]).toEqual([1])
})

it.each<[string, Answer, object]>([
  [
    "is cut off in the middle by the connection",
    { body: '{"serviceView":[{"componentId":1},', then: "drop" },
    { _tag: "Unreachable" }
  ],
  [
    "ends in the middle",
    { body: '{"serviceView":[{"componentId":1},{"compo' },
    { _tag: "Unreadable", path: "the body", expected: "JSON" }
  ],
  [
    "is empty",
    { body: "" },
    { _tag: "Unreadable", path: "the answer", expected: 'an object with the list "serviceView"' }
  ],
  [
    "is a web page",
    { headers: { "Content-Type": "text/html" }, body: "<!doctype html>[{}]" },
    { _tag: "Unreadable", path: "the body", expected: "JSON" }
  ],
  [
    "is a list",
    { body: "[]" },
    { _tag: "Unreadable", path: "the answer", expected: 'an object with the list "serviceView"' }
  ],
  [
    "is another object",
    { body: '{"serviceView":{"0":{}}}' },
    { _tag: "Unreadable", path: "serviceView", expected: "a list" }
  ]
])("keeps its rows when the answer of a later load %s, and says what was expected", async (_, broken, failure) => {
  const source = makeSource()
  service.answer(jsonAnswer({ serviceView: [utg(7, "kept"), utg(8, "kept too")] }))
  await outcomeAt(service, source.load(input))
  service.answer(() => broken)
  const first = source.firstView({ ...request, pageSize: 50 })
  expect(await outcomeAt(service, source.load(input))).toEqual(Result.fail(failure))
  expect([await first, source.view(request).total, [...source.ids({ search: "" })]]).toEqual([null, 2, [7, 8]])
})

it("keeps its rows when a later load is interrupted", async () => {
  const source = makeSource()
  service.answer(() => ({ then: "hang" }))
  const fiber = Effect.runFork(source.load(input).pipe(Effect.provide(apiLayer(credentialsAt(service.origin)))))
  await service.arrived
  await Effect.runPromise(Fiber.interrupt(fiber))
  await service.givenUp
  service.answer(jsonAnswer({ serviceView: [utg(1, "Back")] }))
  await outcomeAt(service, source.load(input))
  expect([...source.ids({ search: "" })]).toEqual([1])
})

it("shows what was asked for last, whichever answer comes last", async () => {
  const source = makeSource()
  let release = (): void => undefined
  const after = new Promise<void>((resolve) => {
    release = () => resolve()
  })
  service.answer((count) =>
    count === 0
      ? { after, body: JSON.stringify({ serviceView: [utg(1, "left")] }) }
      : { body: JSON.stringify({ serviceView: [utg(2, "shown")] }) }
  )
  const first = outcomeAt(service, source.load(input))
  await service.arrived
  await outcomeAt(service, source.load({ ...input, businessEntityId: 8 }))
  release()
  expect(await first).toEqual(Result.succeed({ total: 1, unreadable: { count: 0, reasons: [] } }))
  expect([...source.ids({ search: "" })]).toEqual([2])
})
