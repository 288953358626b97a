import { selectFailure } from "@command-center/machines/form-upload/form-upload.selectors"
import { describe, expect, it } from "vitest"
import { creating, none, place, refused, sent, unauthorized, uploading } from "./form-upload-driver.ts"

describe("after a 401 what was typed stays, the session is told, and the next try is a new one", () => {
  const seen = (driver: Awaited<ReturnType<typeof uploading>>) => [
    driver.state(),
    driver.snapshot().hasTag("unsaved"),
    driver.snapshot().context.draft.name,
    selectFailure(driver.snapshot()),
    driver.emitted()
  ]
  const said = [
    { editing: "changed" },
    true,
    " Welcome ",
    "Unauthorized: Please login from the old environment.",
    [{ type: "unauthorized" }]
  ]
  const again = async (driver: Awaited<ReturnType<typeof uploading>>) => {
    await driver.perform({ type: "submit" })
    await driver.settle("loadForms", none)
    await driver.settle("createForm", place)
    await driver.perform({ type: "upload.ended", outcome: sent })
    await driver.settle("markUploaded", sent)
    expect([driver.snapshot().output, driver.emitted().at(-1)]).toEqual([
      { uploaded: true },
      { type: "toast", kind: "success", text: "Device form uploaded successfully." }
    ])
  }

  it("of the creation [B8-08]", async () => {
    const driver = await creating()
    await driver.settle("createForm", unauthorized)
    expect(seen(driver)).toEqual(said)
    await again(driver)
  })

  it.each([sent, refused, unauthorized])("of the upload, however the mark ends: %j [B8-08]", async (mark) => {
    const driver = await uploading()
    await driver.perform({ type: "upload.ended", outcome: unauthorized })
    await driver.settle("markUploaded", mark)
    expect(seen(driver)).toEqual(said)
    await again(driver)
  })

  it("of the mark of a form whose file failed: that failure is told", async () => {
    const driver = await uploading()
    await driver.perform({ type: "upload.ended", outcome: refused })
    await driver.settle("markUploaded", unauthorized)
    expect(seen(driver)).toEqual(said.with(3, "The service is down for maintenance."))
    await again(driver)
  })

  it("of the mark alone: the next try is the mark alone [B8-08]", async () => {
    const driver = await uploading()
    await driver.perform({ type: "upload.ended", outcome: sent })
    await driver.settle("markUploaded", unauthorized)
    expect(seen(driver)).toEqual(said.with(0, "unmarked"))
    await driver.perform({ type: "retry" })
    await driver.settle("markUploaded", sent)
    expect(driver.snapshot().output).toEqual({ uploaded: true })
  })
})
