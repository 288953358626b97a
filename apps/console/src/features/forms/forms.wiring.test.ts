// @vitest-environment happy-dom
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { Credentials, type CurrentCredentials } from "@command-center/api/transport/credentials"
import { apiLayer } from "@command-center/api/transport/http-live"
import { sampleConfig } from "@command-center/domain/session/sample-config"
import { formRows } from "@command-center/machines/screens/forms-screen"
import { Layer, ManagedRuntime } from "effect"
import { afterEach, beforeEach, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { sampleRowsInput } from "../../list/sample-rows-input.ts"
import { openRows } from "../../rows/rows-client.ts"
import { wireForms } from "./forms.wiring.ts"

const account = "/management/businessentities/12/componentDeviceForms"
const now = () => new Date("2026-11-20T15:15:00.000Z")

/** A service that takes the form's record and lets its file hang. */
let origin: string
let seen: ReadonlyArray<string> = []
let arrived: Promise<void>
let aborted: Promise<void>

const answered = (line: string, response: ServerResponse): void => {
  if (line === "PUT /uploads/31") return
  const created = { componentDeviceForm: { presignedURL: { url: `${origin}/uploads/31`, id: 31 } } }
  response.setHeader("Content-Type", "application/json")
  response.end(JSON.stringify(line === `POST ${account}/create` ? created : {}))
}
const server = createServer((request: IncomingMessage, response) => {
  const line = `${request.method} ${request.url}`
  seen = [...seen, line]
  request.resume().on("end", () => answered(line, response))
  if (line === "PUT /uploads/31") response.once("close", () => server.emit("given up"))
  server.emit(line)
})
const once = (event: string) => new Promise<void>((resolve) => server.once(event, () => resolve()))

beforeEach(async () => {
  seen = []
  ;[arrived, aborted] = [once("PUT /uploads/31"), once("given up")]
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The service has no port.")
  origin = `http://127.0.0.1:${address.port}`
  window.location.href = `${origin}/`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const current = (): CurrentCredentials => ({
  config: sampleConfig(origin, { managementServiceBaseUrl: `${origin}/management` }),
  token: "token"
})

it("Cancel while a form's file is under way ends its request and marks the form, which is told as failed [B4-47]", async () => {
  const credentials = { base: `${origin}/`, current }
  const runtime = ManagedRuntime.make(Layer.merge(apiLayer(credentials), Layer.succeed(Credentials, credentials)))
  const client = openRows<never>({ list: "forms", base: `${origin}/`, accountNames: [] }, () => 0, current)
  const screen = createActor(wireForms({ runtime, now }, client), {
    input: {
      canEdit: true,
      intent: null,
      rows: sampleRowsInput(12, formRows.list.defaultSort, now())
    }
  }).start()
  screen.send({ type: "formUpload.opened" })
  const upload = screen.getSnapshot().children.formUpload
  if (upload === undefined) throw new Error("No upload was opened.")
  const content = new Blob(["not a real archive, but bytes"])
  const file = { name: "welcome.tgz", size: content.size, type: "application/gzip" }
  upload.send({ type: "draft.changed", draft: { name: "Welcome", deviceType: 27, file: null } })
  upload.send({ type: "file.chosen", file, content })
  upload.send({ type: "submit" })
  await arrived
  upload.send({ type: "cancel" })
  await aborted
  const { output } = await waitFor(upload, ({ status }) => status === "done")
  expect(output).toEqual({ uploaded: false })
  expect(seen.filter((line) => !line.startsWith("GET"))).toEqual([
    `POST ${account}/create`,
    "PUT /uploads/31",
    `PUT ${account}/31/uploaded`
  ])
  client.close()
  await runtime.dispose()
})
