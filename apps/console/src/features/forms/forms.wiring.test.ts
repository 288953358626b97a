// @vitest-environment happy-dom
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { Credentials, type CurrentCredentials } from "@command-center/api/transport/credentials"
import { apiLayer } from "@command-center/api/transport/http-live"
import { uploadableDeviceTypes } from "@command-center/domain/device/device-type"
import { sampleConfig } from "@command-center/domain/session/sample-config"
import { selectDeviceTypes } from "@command-center/machines/form-upload/form-upload.selectors"
import { formRows } from "@command-center/machines/screens/forms-screen"
import { Layer, ManagedRuntime } from "effect"
import { afterEach, beforeEach, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { sampleRowsInput } from "../../list/sample-rows-input.ts"
import { openRows } from "../../rows/rows-client.ts"
import { wireForms } from "./forms.wiring.ts"

const account = "/management/businessentities/12/componentDeviceForms"
const now = () => new Date("2026-11-20T15:15:00.000Z")

/** A service that has a device type of its own, takes the form's record and lets its file hang. */
let origin: string
let seen: ReadonlyArray<string> = []
let arrived: Promise<void>
let aborted: Promise<void>

const answered = (line: string, response: ServerResponse): void => {
  if (line === "PUT /uploads/31") return
  const created = { componentDeviceForm: { presignedURL: { url: `${origin}/uploads/31`, id: 31 } } }
  response.setHeader("Content-Type", "application/json")
  const types = { componentDevice: [{ key: "95", name: "Lane 9000" }] }
  const answers: Readonly<Record<string, object>> = {
    [`POST ${account}/create`]: created,
    "GET /management/componentDevices?version=2": types
  }
  response.end(JSON.stringify(answers[line] ?? {}))
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

/** The upload over a screen of forms, and what ends both. */
const openedUpload = () => {
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
  const close = async () => {
    screen.stop()
    client.close()
    await runtime.dispose()
  }
  return { upload, close }
}

it("A form can be uploaded for the device types that the service adds, under its names", async () => {
  const { upload, close } = openedUpload()
  const { context } = await waitFor(upload, (now) => selectDeviceTypes(now).length > uploadableDeviceTypes.length, {
    timeout: 20_000
  })
  expect(context.deviceTypes.filter(({ code }) => code > 29)).toEqual([{ code: 95, name: "Lane 9000" }])
  await close()
})

it("Cancel while a form's file is under way ends its request and marks the form, which is told as failed [B4-47]", async () => {
  const { upload, close } = openedUpload()
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
  await close()
})
