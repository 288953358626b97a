// @vitest-environment node
import { createServer } from "node:http"
import { Credentials } from "@command-center/api/transport/credentials"
import { apiLayer } from "@command-center/api/transport/http-live"
import { profileAccounts } from "@command-center/domain/drift/profile-accounts"
import { sampleConfig } from "@command-center/domain/session/sample-config"
import { Layer, ManagedRuntime } from "effect"
import { expect, it } from "vitest"
import { knownProfiles } from "./known-profiles.ts"

/** What a service answers with this status for account 1 says of the profiles of account 12. */
const readWith = async (statusAbove: number): Promise<ReadonlyArray<string | null>> => {
  const server = createServer((request, response) => {
    const account = /businessentities\/(\d+)\//u.exec(request.url ?? "")?.[1]
    response.statusCode = account === "1" ? statusAbove : 200
    response.setHeader("Content-Type", "application/json")
    const rows = [{ id: 5, name: `of account ${account}`, businessEntityId: Number(account), version: 3 }]
    response.end(JSON.stringify(response.statusCode === 200 ? { componentProfile: rows } : {}))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The service has no port.")
  const origin = `http://127.0.0.1:${address.port}`
  const credentials = { base: `${origin}/`, current: () => ({ config: sampleConfig(origin), token: "token" }) }
  const runtime = ManagedRuntime.make(Layer.merge(apiLayer(credentials), Layer.succeed(Credentials, credentials)))
  const profiles = await runtime.runPromise(knownProfiles(profileAccounts(1, 12)))
  await runtime.dispose()
  server.closeAllConnections()
  server.close()
  return profiles.map(({ name }) => name)
}

it("profiles of the user's own account stand above, those of the account itself where they may not be seen", async () => {
  expect(await readWith(200)).toEqual(["of account 1"])
  expect(await readWith(403)).toEqual(["of account 12"])
  expect(await readWith(404)).toEqual([])
})
