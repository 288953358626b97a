import { describe, expect, it } from "vitest"
import { listMessages } from "../message/list-messages.ts"
import { sampleForm } from "../push/sample-push.ts"
import { formList } from "./form-list.ts"
import { formMessages, formUploadSentence } from "./form-messages.ts"

const row = sampleForm({ businessEntityId: 42, lastUpdatedAt: "2026-11-20T15:15:00.000Z" })

describe("the Form Manager", () => {
  it("reads each column's field, compared by its kind", () => {
    expect(formList.columns.map(({ key, kind }) => `${key}: ${kind}`)).toEqual([
      "name: text",
      "deviceTypeName: text",
      "lastUpdatedAt: date"
    ])
  })

  it("belongs to the area of forms and has no checkboxes", () => {
    expect([formList.id, formList.title, formList.area, formList.selectAll]).toEqual([
      "forms",
      "Form Manager",
      "forms",
      "none"
    ])
  })

  it("reads the fields of the document", () => {
    expect(Object.keys(formList.fields).toSorted()).toEqual(Object.keys(row).toSorted())
  })

  it("names the device type of a form [B3-24]", () => {
    const nameIn = (deviceType: number | null, deviceTypeName: string | null = null) =>
      formList.derive?.({ ...row, deviceType, deviceTypeName }, () => undefined).deviceTypeName
    expect([nameIn(1), nameIn(1, "iPP320"), nameIn(31), nameIn(null)]).toEqual([
      "ipp320",
      "iPP320",
      "Unknown device type 31",
      null
    ])
  })

  it("names a form by its name, or its id", () => {
    expect([
      formList.idOf(row),
      formList.nameOf(row),
      listMessages.copied(formList.nameOf({ ...row, name: null }))
    ]).toEqual([7, "Tip screen", "The data for 7 has been copied to your clipboard."])
  })
})

describe("the sentences of forms", () => {
  it("of uploading", () => {
    expect([
      formUploadSentence(401, "Unauthorized"),
      formUploadSentence(500, "Internal Server Error"),
      formUploadSentence(413, "Payload Too Large"),
      formMessages.uploadFailed("x"),
      formMessages.uploaded
    ]).toEqual([
      "Unauthorized: Please login from the old environment.",
      "Internal server error.",
      "Failed to upload form. Status: Payload Too Large",
      "Unable to upload form: x",
      "Device form uploaded successfully."
    ])
  })

  it("of downloading and of an exception", () => {
    expect([
      formMessages.deleting,
      formMessages.downloading,
      formMessages.fileName,
      formMessages.uploadDialog.title,
      formMessages.creationException("x")
    ]).toEqual(["Deleting form...", "Downloading...", "forms.tgz", "Upload Form", "Caught exception x"])
  })
})
