import { sampleForm } from "@command-center/domain/push/sample-push"
import { deleteFormMachine, deleteFormSelectors } from "@command-center/machines/delete-form/delete-form.machine"
import { selectIsDownloading } from "@command-center/machines/download-file/download-file.selectors"
import { downloadFormMachine } from "@command-center/machines/screens/forms-screen"
import { downloadPackageMachine } from "@command-center/machines/screens/installations-screen"
import { Result } from "effect"
import { expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const row = sampleForm({ id: 300, name: "Welcome", deviceType: 27, deviceTypeName: "lane5000", businessEntityId: 43 })
const input = { businessEntityId: 42 }
const started = (driver: ReturnType<typeof actorDriver<typeof downloadFormMachine>>) =>
  driver.perform({ type: "download.started", wanted: row })

it("downloads a form, and says so [B4-50 B7-30]", async () => {
  const driver = actorDriver(downloadFormMachine, input)
  await started(driver)
  expect([driver.inputOf("downloadFile"), selectIsDownloading(driver.snapshot())]).toEqual([
    { businessEntityId: 42, wanted: row },
    true
  ])
  await driver.settle("downloadFile", Result.succeed("bytes"))
  expect(driver.emitted()).toEqual([
    { type: "toast", kind: "info", header: "Form Manager", text: "Downloading..." },
    { type: "download", fileName: "forms.tgz", content: "bytes" }
  ])
})

it("says why a form could not be downloaded", async () => {
  const driver = actorDriver(downloadFormMachine, input)
  await started(driver)
  await driver.settle("downloadFile", Result.fail(failures.refused))
  expect(driver.emitted().at(-1)).toEqual({
    type: "toast",
    kind: "danger",
    text: "Unable to download the form Welcome. The service is down for maintenance."
  })
})

it("says in the product's words what is deleted, and what became of it", async () => {
  const opened = () => actorDriver(deleteFormMachine, { businessEntityId: 42, canEdit: true, row })
  expect(deleteFormSelectors.selectQuestion(opened().snapshot())).toBe(
    "Are you sure you want to delete this form: Welcome"
  )
  const told = async (outcome: unknown) => {
    const driver = opened()
    await driver.perform({ type: "confirm" })
    await driver.settle("deleteRow", outcome)
    return driver.emitted()
  }
  expect([await told(Result.succeed(undefined)), await told(Result.fail(failures.refused))]).toEqual([
    [{ type: "toast", kind: "success", header: "Form deleted", text: "Form Welcome was deleted successfully." }],
    [
      {
        type: "toast",
        kind: "danger",
        header: "Form deletion failed",
        text: "Deletion of form Welcome failed: The service is down for maintenance."
      }
    ]
  ])
})

it("saves a package under its Verification ID, and one at a time", async () => {
  const driver = actorDriver(downloadPackageMachine, input)
  await driver.perform({ type: "download.started", wanted: "ABCD1234" })
  await driver.perform({ type: "download.started", wanted: "0000FFFF" })
  expect([driver.inputOf("downloadFile"), selectIsDownloading(driver.snapshot())]).toEqual([
    { businessEntityId: 42, wanted: "ABCD1234" },
    true
  ])
  await driver.settle("downloadFile", Result.succeed("bytes"))
  expect([driver.emitted(), selectIsDownloading(driver.snapshot())]).toEqual([
    [{ type: "download", fileName: "install-package-ABCD1234.zip", content: "bytes" }],
    false
  ])
})

it("says why a package did not come, and takes no refusal of a call without token for the session's end [B8-48]", async () => {
  const told = async (settle: (driver: ReturnType<typeof actorDriver>) => Promise<void>) => {
    const driver = actorDriver(downloadPackageMachine, input)
    await driver.perform({ type: "download.started", wanted: "ABCD1234" })
    await settle(driver)
    return driver.emitted()
  }
  const toast = (reason: string) => [
    { type: "toast", kind: "danger", text: `Unable to download installer package. ${reason}` }
  ]
  expect([
    await told((driver) => driver.settle("downloadFile", Result.fail(failures.refused))),
    await told((driver) => driver.settle("downloadFile", Result.fail(failures.unauthorized))),
    await told((driver) => driver.crash("downloadFile"))
  ]).toEqual([toast(failures.refused.sentence), toast(failures.unauthorized.sentence), toast("an unexpected error")])
})
