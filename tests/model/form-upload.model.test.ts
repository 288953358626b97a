import { emptyFormDraft } from "@command-center/domain/form/form-draft"
import { sampleForm } from "@command-center/domain/push/sample-push"
import { formUploadMachine } from "@command-center/machines/form-upload/form-upload.machine"
import {
  selectCanSubmit,
  selectIsAsking,
  selectIsEditing,
  selectIssue,
  selectIsUnmarked,
  selectIsUploading,
  selectQuestion,
  selectTransfer
} from "@command-center/machines/form-upload/form-upload.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { SnapshotFrom } from "xstate"
import { failures } from "./call-answers.ts"
import {
  address,
  content,
  draft,
  file,
  filled,
  input,
  place,
  refused,
  sameName,
  sent,
  unauthorized,
  uploading
} from "./form-upload-driver.ts"
import { actorDriver } from "./support/actor-driver.ts"

type Snapshot = SnapshotFrom<typeof formUploadMachine>
const issuesOf = (snapshot: Snapshot) =>
  (["name", "deviceType", "file"] as const).map((field) => selectIssue(field)(snapshot))
const required = "This field is required."
const notTaken = "Input type mismatch. Choose a .tgz file."

it.each([
  [{ ...draft, name: " " }, [required, null, null], false],
  [{ ...draft, deviceType: 0 }, [null, "Invalid input. No form can be uploaded for this device type.", null], false],
  [{ ...draft, file: { ...file, name: "welcome.zip" } }, [null, null, notTaken], false],
  [draft, [null, null, null], true]
])("of %j says %j; to be uploaded: %j [B5-11 B5-12]", async (changed, issues, canSubmit) => {
  const driver = actorDriver(formUploadMachine, input)
  await driver.perform({ type: "draft.changed", draft: changed })
  expect([issuesOf(driver.snapshot()), selectCanSubmit(driver.snapshot())]).toEqual([issues, canSubmit])
})

it("says nothing of what was not touched, and of what was emptied again that it is required", async () => {
  const driver = actorDriver(formUploadMachine, input)
  const said = [issuesOf(driver.snapshot())]
  for (const change of [{ name: "W" }, { name: "" }]) {
    await driver.perform({ type: "draft.changed", draft: { ...emptyFormDraft, ...change } })
    said.push(issuesOf(driver.snapshot()))
  }
  await driver.perform({ type: "file.chosen", file, content })
  await driver.perform({ type: "file.chosen", file: null, content: null })
  said.push(issuesOf(driver.snapshot()))
  expect(said).toEqual([
    [null, null, null],
    [null, null, null],
    [required, null, null],
    [required, null, required]
  ])
})

it("creates, uploads, marks, and only then says so [B4-46 B4-48 B8-12]", async () => {
  const driver = await uploading()
  expect(driver.inputOf("createForm")).toEqual({
    deviceType: 27,
    name: "Welcome",
    description: "Welcome",
    businessEntityId: 42
  })
  expect(driver.inputOf("uploadFile")).toEqual({ formId: 77, address, content })
  await driver.perform({ type: "upload.progressed", progress: { done: 500, total: 2_000 } })
  expect([selectIsUploading(driver.snapshot()), selectTransfer(driver.snapshot())]).toEqual([
    true,
    { done: 500, total: 2_000 }
  ])
  await driver.perform({ type: "upload.ended", outcome: sent })
  expect([driver.inputOf("markUploaded"), driver.emitted()]).toEqual([{ businessEntityId: 42, formId: 77 }, []])
  await driver.settle("markUploaded", sent)
  expect([driver.emitted(), driver.snapshot().output]).toEqual([
    [{ type: "toast", kind: "success", text: "Device form uploaded successfully." }],
    { uploaded: true }
  ])
})

it("marks the form although its upload failed, then shows only the failure [B4-47]", async () => {
  const driver = await uploading()
  await driver.perform({ type: "upload.ended", outcome: refused })
  expect(driver.inputOf("markUploaded")).toEqual({ businessEntityId: 42, formId: 77 })
  await driver.settle("markUploaded", sent)
  expect([driver.emitted(), driver.snapshot().output]).toEqual([
    [{ type: "toast", kind: "danger", text: "Unable to upload form: The service is down for maintenance." }],
    { uploaded: false }
  ])
})

it("of several files dropped at once takes none and says so, until one is chosen", async () => {
  const driver = actorDriver(formUploadMachine, input)
  await driver.perform({ type: "files.refused" })
  expect([issuesOf(driver.snapshot()), driver.snapshot().context.draft.file]).toEqual([
    [null, null, "Invalid input. Drop one file only."],
    null
  ])
  await driver.perform({ type: "file.chosen", file, content })
  expect(selectIssue("file")(driver.snapshot())).toBeNull()
})

it("asks before it closes on what was chosen", async () => {
  const driver = await filled()
  await driver.perform({ type: "cancel" })
  expect([driver.state(), selectIsAsking(driver.snapshot())]).toEqual(["asking", true])
  await driver.perform({ type: "edit" })
  expect([driver.state(), driver.snapshot().context.content]).toEqual([{ editing: "changed" }, content])
  await driver.perform({ type: "cancel" })
  await driver.perform({ type: "discard" })
  expect([driver.snapshot().output, driver.emitted()]).toEqual([{ uploaded: false }, []])
})

it("may be changed until it is sent, and is not done with before it is marked", async () => {
  const driver = await filled()
  const steps = [
    () => driver.perform({ type: "submit" }),
    () => driver.settle("loadForms", Result.succeed([sameName])),
    () => driver.perform({ type: "confirm" }),
    () => driver.settle("createForm", place),
    () => driver.perform({ type: "upload.ended", outcome: sent }),
    () => driver.settle("markUploaded", sent)
  ]
  const seen = () => [driver.state(), selectIsEditing(driver.snapshot()), driver.snapshot().hasTag("unsaved")]
  const found = [seen()]
  for (const step of steps) {
    await step()
    found.push(seen())
  }
  expect(found).toEqual([
    [{ editing: "changed" }, true, true],
    ["comparing", false, true],
    ["confirming", false, true],
    ["creating", false, true],
    ["uploading", false, true],
    ["marking", false, true],
    ["uploaded", false, false]
  ])
})

it("whose token dies before the mark may be left; the list is read again for it", async () => {
  const driver = await uploading()
  await driver.perform({ type: "upload.ended", outcome: sent })
  await driver.settle("markUploaded", Result.fail(failures.unauthorized))
  expect([driver.state(), selectIsUnmarked(driver.snapshot()), selectIsEditing(driver.snapshot())]).toEqual([
    "unmarked",
    true,
    false
  ])
  await driver.perform({ type: "cancel" })
  expect([driver.state(), driver.snapshot().output]).toEqual(["left", { uploaded: false }])
})

it("can be called off while the file is on its way", async () => {
  const driver = await uploading()
  await driver.perform({ type: "cancel" })
  expect(driver.isRunning("uploadFile")).toBe(false)
  await driver.settle("markUploaded", sent)
  expect(driver.emitted()).toEqual([
    { type: "toast", kind: "danger", text: "Unable to upload form: The upload was cancelled." }
  ])
})

it("uploads once, and not without the edit right [B6-09]", async () => {
  const driver = await filled()
  await driver.perform({ type: "submit" })
  expect(driver.snapshot().can({ type: "submit" })).toBe(false)
  expect(selectCanSubmit((await filled({ ...input, canEdit: false })).snapshot())).toBe(false)
})

describe("a form whose name is there", () => {
  const asked = async (answer: unknown) => {
    const driver = await filled()
    await driver.perform({ type: "submit" })
    expect(driver.inputOf("loadForms")).toBe(42)
    await driver.settle("loadForms", answer)
    return driver
  }

  it("is created only when that was confirmed", async () => {
    const driver = await asked(Result.succeed([sameName, sampleForm({ name: "Welcome", businessEntityId: 43 })]))
    expect([selectQuestion(driver.snapshot()), driver.isRunning("createForm")]).toEqual([
      "A form named Welcome already exists. Upload another with the same name?",
      false
    ])
    await driver.perform({ type: "edit" })
    expect([driver.state(), selectQuestion(driver.snapshot())]).toEqual([{ editing: "changed" }, null])
    await driver.perform({ type: "submit" })
    await driver.settle("loadForms", Result.succeed([sameName, sameName]))
    expect(selectQuestion(driver.snapshot())).toBe(
      "2 forms named Welcome already exist. Upload another with the same name?"
    )
    await driver.perform({ type: "confirm" })
    expect(driver.isRunning("createForm")).toBe(true)
  })

  it("is asked about too where the forms could not be read", async () => {
    const driver = await asked(refused)
    expect(selectQuestion(driver.snapshot())).toBe(
      "Upload it anyway? It could not be checked whether a form named Welcome already exists: The service is down for maintenance."
    )
  })

  it("need not be waited for", async () => {
    const driver = await filled()
    await driver.perform({ type: "submit" })
    await driver.perform({ type: "cancel" })
    expect([driver.state(), driver.isRunning("loadForms")]).toEqual([{ editing: "changed" }, false])
  })

  it("is not looked up without a token: the session is told", async () => {
    const driver = await asked(unauthorized)
    expect([driver.state(), driver.emitted()]).toEqual([{ editing: "changed" }, [{ type: "unauthorized" }]])
  })
})
