// @vitest-environment node
import { createServer } from "node:http"
import { Credentials } from "@command-center/api/transport/credentials"
import { apiLayer } from "@command-center/api/transport/http-live"
import { everyRollout } from "@command-center/domain/rollout/rollout-search"
import { sampleSummary } from "@command-center/domain/rollout/sample-rollout"
import { sampleConfig } from "@command-center/domain/session/sample-config"
import { Layer, ManagedRuntime } from "effect"
import { expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { wireRolloutList } from "./rollout-list.wiring.ts"

/** What is listed of account 12 where the service says this beside its rollouts. */
const listedWith = async (said: object) => {
  const lines: Array<string> = []
  const server = createServer((request, response) => {
    lines.push(request.url ?? "")
    response.setHeader("Content-Type", "application/json")
    response.end(JSON.stringify({ rollouts: [sampleSummary()], ...said }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The service has no port.")
  const origin = `http://127.0.0.1:${address.port}`
  const config = sampleConfig(origin, { rolloutServiceUrl: origin })
  const credentials = { base: `${origin}/`, current: () => ({ config, token: "token" }) }
  const runtime = ManagedRuntime.make(Layer.merge(apiLayer(credentials), Layer.succeed(Credentials, credentials)))
  const list = createActor(wireRolloutList({ runtime }), {
    input: { businessEntityId: 12, sought: everyRollout }
  }).start()
  const { context } = await waitFor(list, (now) => !now.hasTag("busy"), { timeout: 30_000 })
  list.stop()
  await runtime.dispose()
  server.closeAllConnections()
  server.close()
  return { asked: lines[0], found: context.found }
}

it.each([
  [
    { hasMore: true, lastEvent: "7" },
    { hasMore: true, lastChange: "7" }
  ],
  [
    { hasMore: false, lastEvent: "7" },
    { hasMore: false, lastChange: "7" }
  ],
  [{}, { hasMore: false, lastChange: null }]
])("a list has older ones that are not listed where the service says so: %j", async (said, known) => {
  expect(await listedWith(said)).toEqual({
    asked: "/rollouts?businessEntityId=12",
    found: { rollouts: [sampleSummary()], ...known }
  })
})
