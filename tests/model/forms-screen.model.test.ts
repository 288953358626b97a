import { deleteFormMachine } from "@command-center/machines/delete-form/delete-form.machine"
import { formsScreenMachine } from "@command-center/machines/forms-screen/forms-screen.machine"
import { selectIsDownloading } from "@command-center/machines/forms-screen/forms-screen.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { rowsInput } from "./screen-input.ts"
import { actorDriver } from "./support/actor-driver.ts"

const row = {
  id: 300,
  name: "Welcome",
  deviceType: 27,
  deviceTypeName: "lane5000",
  businessEntityId: 43,
  lastUpdatedAt: null
}
const input = { rows: rowsInput(), canEdit: true }

it("uploads and deletes with the edit right only [B6-09]", () => {
  const allowed = (canEdit: boolean) => {
    const snapshot = actorDriver(formsScreenMachine, { ...input, canEdit }).snapshot()
    return [
      snapshot.can({ type: "upload.opened" }),
      snapshot.can({ type: "deletion.opened", row }),
      snapshot.can({ type: "download.started", row })
    ]
  }
  expect([allowed(true), allowed(false)]).toEqual([
    [true, true, true],
    [false, false, true]
  ])
})

it("downloads a form of its own account, and says so [B4-50 B7-30]", async () => {
  const driver = actorDriver(formsScreenMachine, input)
  await driver.perform({ type: "download.started", row })
  expect([driver.inputOf("downloadForm"), selectIsDownloading(driver.snapshot())]).toEqual([
    { businessEntityId: 43, formId: 300 },
    true
  ])
  await driver.settle("downloadForm", Result.succeed("bytes"))
  expect(driver.emitted()).toEqual([
    { type: "toast", kind: "info", header: "Form Manager", text: "Downloading..." },
    { type: "download", fileName: "forms.tgz", content: "bytes" }
  ])
})

it("says why a form could not be downloaded", async () => {
  const driver = actorDriver(formsScreenMachine, input)
  await driver.perform({ type: "download.started", row })
  await driver.settle("downloadForm", Result.fail(failures.refused))
  expect(driver.emitted().at(-1)).toEqual({
    type: "toast",
    kind: "danger",
    text: "Unable to download the form Welcome. The service is down for maintenance."
  })
})

it("says in the product's words what became of a deletion", async () => {
  const told = async (outcome: unknown) => {
    const driver = actorDriver(deleteFormMachine, { businessEntityId: 42, canEdit: true, row })
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
