import { Clock, Effect, Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import {
  impatientClock,
  jsonAnswer,
  type LocalService,
  outcomeAt,
  startLocalService
} from "../test-support/local-service.ts"
import { loadVersionManifest, loadVersions } from "./versions.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const asked = () => service.seen.map(({ method, url }) => `${method} ${url}`)

describe("versions", () => {
  it.each([
    ["agent", "/versions/agent.json?t=1234567"],
    ["utg", "/versions/utg.json?channel=all&t=1234567"]
  ] as const)(
    "of %s come from their manifest past every cache, without headers [A7-40 B7-37]",
    async (component, url) => {
      const product = { version: "5.0.0.3018", downloadLocation: "https://x/y", generalAvailability: true }
      service.answer(jsonAnswer({ product: [product, { Version: "track ga", DownloadLocation: "https://x/ga" }] }))
      const clock = { ...impatientClock([], 1_234_567), sleep: () => Effect.never }
      const outcome = await outcomeAt(service, Effect.provideService(loadVersions(component), Clock.Clock, clock))
      expect(outcome).toEqual(
        Result.succeed([{ version: "track ga", downloadLocation: "https://x/ga", generalAvailability: false }, product])
      )
      expect(asked()).toEqual([`GET ${url}`])
      expect(service.seen[0]?.headers).not.toHaveProperty("authorization")
    }
  )

  it("that cannot be deployed hold up no other, and are told with the manifest", async () => {
    const product = { version: "5.0.0.3018", downloadLocation: "https://x/y", generalAvailability: true }
    const manifest = { product: [{ version: "track ga" }, { downloadLocation: "https://x/z" }, product, 7] }
    service.answer(jsonAnswer(manifest))
    expect(await outcomeAt(service, loadVersions("utg"))).toEqual(Result.succeed([product]))
    service.answer(jsonAnswer(manifest))
    const read = await outcomeAt(service, loadVersionManifest("utg"))
    const { rows, unreadable } = Result.getOrThrow(read)
    expect([rows, unreadable.count]).toEqual([[product], 3])
    expect(unreadable.reasons).toEqual([
      "downloadLocation must be text",
      "version must be text",
      "a row must be an object"
    ])
  })
})
