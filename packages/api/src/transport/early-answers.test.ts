import { Effect, Result } from "effect"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { credentialsAt, type LocalService, startLocalService } from "../../test-support/local-service.ts"
import { makeEarlyAnswers } from "./early-answers.ts"
import { Http } from "./http.ts"
import { apiLayer } from "./http-live.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(async () => {
  vi.useRealTimers()
  await service.close()
})

const call = { service: "security", method: "GET", place: ["permissions"] } as const

const atService = () => {
  const credentials = credentialsAt(service.origin)
  const answers = makeEarlyAnswers(credentials.base, fetch)
  const send = (place: ReadonlyArray<string> = call.place) =>
    Effect.runPromise(
      Effect.flatMap(Http, (http) => http.send({ ...call, place, read: (json) => Result.succeed(json) })).pipe(
        Effect.result,
        Effect.provide(apiLayer(credentials, answers))
      )
    )
  return { answers, send, ask: () => answers.ask(call, credentials.current()) }
}

it("is taken once, by the same request; each one after it is sent", async () => {
  service.answer((count) => ({ body: String(count) }))
  const { ask, send } = atService()
  await ask()
  expect(await send(["users"])).toEqual(Result.succeed(1))
  expect(await send()).toEqual(Result.succeed(0))
  expect(await send()).toEqual(Result.succeed(2))
  const [early, , sent] = service.seen
  expect(early).toEqual(sent)
})

it("counts as the first attempt where it failed", async () => {
  service.answer((count) => (count === 0 ? { status: 503 } : { body: "1" }))
  const { ask, send } = atService()
  expect((await ask())?.status).toBe(503)
  expect(await send()).toEqual(Result.succeed(1))
  expect(service.seen).toHaveLength(2)
})

it("is given up when it is dropped, and asked again", async () => {
  service.answer((count) => (count === 0 ? { then: "hang" } : { body: "1" }))
  const { answers, ask, send } = atService()
  const asked = ask()
  await service.arrived
  answers.drop()
  await expect(asked).rejects.toThrow("aborted")
  await service.givenUp
  expect(await send()).toEqual(Result.succeed(1))
})

it("is given up after the time of one attempt", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] })
  service.answer(() => ({ then: "hang" }))
  const asked = atService().ask()
  await service.arrived
  vi.advanceTimersByTime(30_000)
  await expect(asked).rejects.toThrow("aborted")
})

it("is not asked without an address or a token", async () => {
  const { base, current } = credentialsAt(service.origin)
  const answers = makeEarlyAnswers(base, fetch)
  expect(await answers.ask(call, { ...current(), token: null })).toBeNull()
  expect(await answers.ask(call, { ...current(), config: null })).toBeNull()
  expect(service.seen).toEqual([])
})

it("is not asked early any more once somebody has sent it, or none is taken any more", async () => {
  service.answer((count) => ({ body: String(count) }))
  const { answers, ask, send } = atService()
  expect(await send()).toEqual(Result.succeed(0))
  expect(await ask()).toBeNull()
  expect(service.seen).toHaveLength(1)
  const later = atService()
  later.answers.drop()
  expect(await later.ask()).toBeNull()
  answers.drop()
  expect(service.seen).toHaveLength(1)
})
