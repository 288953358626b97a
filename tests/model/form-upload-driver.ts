import { sampleForm } from "@command-center/domain/push/sample-push"
import { formUploadMachine } from "@command-center/machines/form-upload/form-upload.machine"
import { Result } from "effect"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

export const input = { businessEntityId: 42, canEdit: true }
export const file = { name: "welcome.tgz", size: 2_000, type: "application/gzip" }
export const draft = { name: " Welcome ", deviceType: 27, file }
export const address = "https://storage.example/forms/77"
export const place = Result.succeed({ formId: 77, address })
export const sent = Result.succeed(undefined)
export const refused = Result.fail(failures.refused)
export const unauthorized = Result.fail(failures.unauthorized)
export const none = Result.succeed([])
export const sameName = sampleForm({ name: "welcome ", businessEntityId: 42, deviceType: 3 })
export const content = "the file"

export const filled = async (given = input) => {
  const driver = actorDriver(formUploadMachine, given)
  await driver.perform({ type: "draft.changed", draft: { ...draft, file: null } })
  await driver.perform({ type: "file.chosen", file, content })
  return driver
}

export const creating = async () => {
  const driver = await filled()
  await driver.perform({ type: "submit" })
  await driver.settle("loadForms", none)
  return driver
}

export const uploading = async () => {
  const driver = await creating()
  await driver.settle("createForm", place)
  return driver
}
