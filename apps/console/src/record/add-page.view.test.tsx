import { Credentials } from "@command-center/api/transport/credentials"
import { apiLayer } from "@command-center/api/transport/http-live"
import { sampleConfig } from "@command-center/domain/session/sample-config"
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { Effect, Layer, ManagedRuntime } from "effect"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { sampleConsole } from "../app/sample-console.ts"
import { SamplePage } from "../app/sample-page.tsx"
import { AddDevice } from "./add-page.view.tsx"

const properties = { deviceType: { type: "integer", enum: [26, 40] }, taskDesc: { type: "string", default: "Lane 1" } }
const types = [
  { key: "26", name: "Desk" },
  { key: "40", name: "lane3000", Schema: { type: "object", properties } }
]

beforeEach(() => vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ componentDevice: types }))))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const origin = "http://127.0.0.1"
const credentials: Credentials["Service"] = {
  base: `${origin}/`,
  current: () => ({ config: sampleConfig(origin, {}), token: "token" })
}
const runtime = ManagedRuntime.make(Layer.merge(apiLayer(credentials), Layer.succeed(Credentials, credentials)))

it("a new device is saved with the code that the service has for its type, not with the built-in one [B9-36]", async () => {
  const saved: Array<unknown> = []
  const held = { config: {} }
  const adding = {
    businessEntityId: 12,
    held,
    canEdit: true,
    owner: "profile" as const,
    save: ({ config }: { readonly config: unknown }) => {
      saved.push(config)
      return Effect.succeed({ kind: "saved" } as const)
    },
    reload: () => Effect.succeed(held),
    updateFailed: (error: string) => error,
    onSaved: () => undefined
  }
  render(
    <SamplePage console={{ ...sampleConsole(), runtime }}>
      <AddDevice adding={adding} list="/be/12/profiles/402/devices" type="lane3000" />
    </SamplePage>
  )
  fireEvent.click(await screen.findByRole("button", { name: "Add" }))
  const review = await screen.findByRole("dialog", { name: "Review Changes" }, { timeout: 10_000 })
  fireEvent.click(within(review).getByRole("button", { name: "Save" }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved).toMatchObject([{ deviceConfig: { device: [{ deviceType: 40, taskDesc: "Lane 1" }] } }])
})
