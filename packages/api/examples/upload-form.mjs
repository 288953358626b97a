// Uploads a device form: creates it, puts its file, marks it as uploaded. Ctrl+C ends the upload.
// COMMAND_CENTER_URL=… COMMAND_CENTER_TOKEN=… node upload-form.mjs 12 isc250 tip-screen.tgz
import { readFile } from "node:fs/promises"
import { basename } from "node:path"
import { connect, scriptSentenceOf } from "@command-center/api/connect"
import { formUploadSentenceOf, uploadForm } from "@command-center/api/management/form-upload"
import { loadDeviceSchemas } from "@command-center/api/management/schemas"
import { deviceTypeId, uploadTypesOf } from "@command-center/domain/device/device-type"
import { formErrorText, newFormBody } from "@command-center/domain/form/form-draft"

const [account, deviceType = "", path = ""] = process.argv.slice(2)
const { COMMAND_CENTER_URL: url = "", COMMAND_CENTER_TOKEN: token = "" } = process.env

const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}
const given = (outcome, sentence) => (outcome._tag === "Success" ? outcome.success : stop(sentence(outcome.failure)))

const file = new Blob([await readFile(path)], { type: "application/gzip" })
const name = basename(path)
const leaving = new AbortController()
process.once("SIGINT", () => leaving.abort())

const { run } = given(await connect({ url, token }), scriptSentenceOf)
const { rows: types } = given(await run(loadDeviceSchemas(), { signal: leaving.signal }), scriptSentenceOf)
const draft = {
  name: basename(path, ".tgz"),
  deviceType: deviceTypeId(deviceType, types),
  file: { name, size: file.size, type: file.type }
}
const form = given(newFormBody(draft, uploadTypesOf(types), Number(account)), formErrorText)
const onProgress = ({ done, total }) => console.error(`${Math.round((100 * done) / total)} %`)
const formId = given(
  await run(uploadForm({ form, file, onProgress }), { signal: leaving.signal }),
  ({ error }) => `Unable to upload form: ${formUploadSentenceOf(error)}`
)
console.log(`The form ${formId} was uploaded.`)
