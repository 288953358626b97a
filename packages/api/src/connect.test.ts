import { Effect, Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { asked } from "../test-support/asked.ts"
import { configAt, type LocalService, startLocalService } from "../test-support/local-service.ts"
import { connect } from "./connect.ts"
import { deleteTask } from "./management/tasks.ts"
import { listPermissions } from "./security/permissions.ts"
import { notSent, unauthorized } from "./transport/api-error.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const config = () => ({ body: JSON.stringify(configAt(service.origin)) })
const connected = async (url = `${service.origin}/console/`) => Result.getOrThrow(await connect({ url, token: "t-1" }))

describe("a connection", () => {
  it("reads the configuration without a token, then runs programs with it", async () => {
    service.answer((count) => (count === 0 ? config() : { body: '{"permission":[]}' }))
    expect(await (await connected()).run(listPermissions())).toEqual(
      Result.succeed({ rows: [], unreadable: { count: 0, reasons: [] } })
    )
    expect(asked(service)).toEqual(["GET /console/config.json", "GET /security/permissions"])
    expect(service.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, "t-1"])
  })

  it("takes an address without a slash at its end, and drops what follows a path", async () => {
    service.answer(config)
    await connected(`${service.origin}/console?authcode=secret#x`)
    expect(asked(service)).toEqual(["GET /console/config.json"])
  })

  it("gives failures as values", async () => {
    service.answer((count) => (count === 0 ? config() : { status: 401 }))
    expect(await (await connected()).run(deleteTask(7, "m", 1))).toEqual(Result.fail(unauthorized))
    expect(await connect({ url: "here", token: "t-1" })).toEqual(Result.fail(notSent('"here" is not an address.')))
    service.answer(() => ({ body: "{}" }))
    expect(await connect({ url: service.origin, token: "t-1" })).toEqual(
      Result.fail(notSent('config.json: "emberUrl" is missing. Give it the service\'s address.'))
    )
  })

  it("is ended by a signal, with the request", async () => {
    service.answer((count) => (count === 0 ? config() : { then: "hang" }))
    const { run } = await connected()
    const leaving = new AbortController()
    const running = run(
      Effect.tap(Effect.void, () => deleteTask(7, "m", 1)),
      { signal: leaving.signal }
    )
    while (service.seen.length < 2) await new Promise((resolve) => setImmediate(resolve))
    leaving.abort()
    await expect(running).rejects.toThrow("interrupted")
    await service.givenUp
    expect(service.seen).toHaveLength(2)
  })
})
