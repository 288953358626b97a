// @vitest-environment node
import { createServer } from "node:http"
import { Credentials } from "@command-center/api/transport/credentials"
import { apiLayer } from "@command-center/api/transport/http-live"
import type { ProfileRow } from "@command-center/domain/profile/profile"
import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import { rowIds } from "@command-center/domain/rows/row-ids"
import { sampleConfig } from "@command-center/domain/session/sample-config"
import { newProfileSelectors } from "@command-center/machines/new-profile/new-profile.machine"
import { profileRows } from "@command-center/machines/screens/profiles-screen"
import { Layer, ManagedRuntime, Result } from "effect"
import { expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { sampleRowsClient } from "../../list/sample-rows-client.ts"
import { sampleRowsInput } from "../../list/sample-rows-input.ts"
import { wireProfiles } from "./profiles.wiring.ts"

const now = () => new Date("2026-11-20T15:15:00.000Z")
const client = sampleRowsClient<ProfileRow>({
  load: () => Promise.resolve(Result.succeed({ total: 0, unreadable: { count: 0, reasons: [] } })),
  firstView: () => Promise.resolve(null),
  ids: () => Promise.resolve(rowIds([])),
  rowsOf: () => Promise.resolve([])
})

/** The list of profiles over manifests of versions, each as it is when it is read; how often one was. */
const listed = async (manifests: ReadonlyArray<ReadonlyArray<string>>) => {
  let reads = 0
  const server = createServer((_request, response) => {
    const versions = manifests[reads] ?? []
    reads += 1
    response.setHeader("Content-Type", "application/json")
    response.end(JSON.stringify({ product: versions.map((version) => ({ version, downloadLocation: "utg.zip" })) }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The manifest has no port.")
  const origin = `http://127.0.0.1:${address.port}`
  const credentials = { base: `${origin}/`, current: () => ({ config: sampleConfig(origin), token: "token" }) }
  const runtime = ManagedRuntime.make(Layer.merge(apiLayer(credentials), Layer.succeed(Credentials, credentials)))
  const screen = createActor(wireProfiles({ runtime, now }, client), {
    input: { canEdit: true, intent: null, rows: sampleRowsInput(12, profileRows.list.defaultSort, now()) }
  }).start()
  const close = async () => {
    screen.stop()
    await runtime.dispose()
    server.closeAllConnections()
    server.close()
  }
  return { screen, reads: () => reads, close }
}

/** What New offers when it is opened. */
const offered = async ({ screen }: Awaited<ReturnType<typeof listed>>) => {
  screen.send({ type: "newProfile.opened" })
  const { children } = await waitFor(screen, (each) => each.children.newProfile !== undefined)
  if (children.newProfile === undefined) throw new Error("New was not opened.")
  const subject = newProfileSelectors.selectSubject(children.newProfile.getSnapshot())
  children.newProfile.send({ type: "cancel" })
  await waitFor(screen, (each) => each.children.newProfile === undefined)
  return subject
}

it("a new profile is offered each version once, and what the manifest has by then", async () => {
  const profiles = await listed([["2.1.0.4", "2.2.0.1", "2.1.0.4"], ["2.3.0.0"]])
  expect([await offered(profiles), await offered(profiles)]).toEqual([
    { versions: ["2.2.0.1", "2.1.0.4"], versionsFailure: null, notOffered: null },
    { versions: ["2.3.0.0"], versionsFailure: null, notOffered: null }
  ])
  await profiles.close()
})

it("a clone has the version of its profile: none is read for it", async () => {
  const profiles = await listed([["2.1.0.4"]])
  profiles.screen.send({ type: "cloneProfile.opened", row: sampleProfile() })
  await waitFor(profiles.screen, ({ children }) => children.cloneProfile !== undefined)
  expect(profiles.reads()).toBe(0)
  await profiles.close()
})
