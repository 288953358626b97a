import { Clock, Effect, Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import {
  impatientClock,
  jsonAnswer,
  type LocalService,
  outcomeAt,
  startLocalService
} from "../test-support/local-service.ts"
import { loadVersions } from "./versions.ts"

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

  it("that cannot be downloaded are named", async () => {
    service.answer(jsonAnswer({ product: [{ version: "1.0.0.0" }] }))
    expect(await outcomeAt(service, loadVersions("agent"))).toEqual(
      Result.fail({ _tag: "Unreadable", path: "product[0].downloadLocation", expected: "text" })
    )
  })
})
