import { Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type Answer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { createProfileOnce, createTemplateOnce } from "./record-writes.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const json = (body: unknown): Answer => ({
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body)
})
/** One after the other. */
const answers = (...all: ReadonlyArray<Answer>) => service.answer((count) => all[count] ?? { status: 500 })
const calls = () => service.seen.map(({ method, url }) => `${method} ${url.replace(/^.*businessentities\/7/u, "")}`)

describe("a profile that a service takes twice", () => {
  const content = { name: "Bar", businessEntityId: 7, type: 1 as const, config: '{"utgGlobal":{}}' }
  const create = () => outcomeAt(service, createProfileOnce({ businessEntityId: 7, content, unsettledName: null }))
  const created = json({ componentProfile: { id: 5 } })
  const list = (...rows: ReadonlyArray<object>) => json({ componentProfile: rows })
  const profile = (id: number, config: string) =>
    json({ componentProfile: { id, name: "Bar", businessEntityId: 7, type: 1, config } })
  const named = (id: number, name = "Bar") => ({ id, name, businessEntityId: 7 })

  it("is told with the other that is there as it was sent, and with none that is not", async () => {
    answers(created, list(named(4), named(5), named(6, "Barn")), profile(4, '{"utgGlobal":{}}'))
    expect(await create()).toEqual(Result.succeed({ made: 5, again: [4], knownBy: "answer" }))
    expect(calls()).toEqual(["POST /componentProfiles", "GET /componentProfiles", "GET /componentProfiles/4"])
  })

  it("is no other where that one is set otherwise, and costs one look where it is the only one", async () => {
    answers(created, list(named(4), named(5)), profile(4, '{"utgGlobal":{"a":1}}'), created, list(named(5)))
    const once = Result.succeed({ made: 5, again: [], knownBy: "answer" })
    expect([await create(), await create()]).toEqual([once, once])
    expect(calls()).toHaveLength(5)
  })

  it("is created where nobody can look", async () => {
    answers(created, { status: 403 })
    expect(await create()).toEqual(Result.succeed({ made: 5, again: [], knownBy: "answer" }))
  })
})

it("a config template that a service takes twice is told with the other that is empty, too", async () => {
  const row = (id: number, data = "{}") => ({ id, name: "Bar", businessEntityId: 7, data })
  answers(
    json({ configTemplate: row(5) }),
    json({ configTemplate: [row(3), row(4), row(5)] }),
    json({ configTemplate: row(3) }),
    json({ configTemplate: row(4, '{"utgGlobal":{}}') })
  )
  const program = createTemplateOnce({ businessEntityId: 7, content: "Bar", unsettledName: null })
  expect(Result.getOrThrow(await outcomeAt(service, program))).toMatchObject({
    made: { id: 5 },
    again: [{ id: 3 }],
    knownBy: "answer"
  })
})
