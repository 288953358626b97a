import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { asked } from "../../test-support/asked.ts"
import { type Answer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { unreadable } from "../transport/api-error.ts"
import { formUploadSentenceOf, uploadForm } from "./form-upload.ts"
import { createForm, downloadForm } from "./forms.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const form = { deviceType: 3, name: "Tip", description: "Tip", businessEntityId: 7 }
const forms = "/management/businessentities/7/componentDeviceForms"
const storage = "/storage/forms/31?signature=abc"

describe("a new form", () => {
  it.each([
    { componentDeviceForm: { id: 5, presignedURL: { url: "https://storage.example/31?a=b", id: 31 } } },
    { ComponentDeviceForm: [{ PresignedURL: { Url: "https://storage.example/31?a=b", Id: "31" } }] }
  ])("is answered with where its file goes and the form's id: %j [B7-27]", async (answer) => {
    service.answer(() => ({ body: JSON.stringify(answer) }))
    expect(await outcomeAt(service, createForm(form))).toEqual(
      Result.succeed({ formId: 31, address: new URL("https://storage.example/31?a=b") })
    )
  })

  it.each(["http://storage.example/31", "https://user@storage.example/31", "javascript:alert(1)", "/31", "", null])(
    "whose file would go to %j is refused, and the address not repeated",
    async (url) => {
      service.answer(() => ({ body: JSON.stringify({ componentDeviceForm: { presignedURL: { url, id: 31 } } }) }))
      expect(await outcomeAt(service, createForm(form))).toEqual(
        Result.fail(unreadable("componentDeviceForm.presignedURL.url", "an https address"))
      )
    }
  )

  it("without an id cannot be read", async () => {
    service.answer(() => ({ body: '{"componentDeviceForm":{"presignedURL":{"url":"https://a.example"}}}' }))
    expect(await outcomeAt(service, createForm(form))).toEqual(
      Result.fail(unreadable("componentDeviceForm.presignedURL.id", "a whole number"))
    )
  })
})

describe("the file of a form", () => {
  it("is downloaded as the service's bytes [B7-30]", async () => {
    const bytes = new Uint8Array([0x1f, 0x8b, 8, 0, 255])
    service.answer(() => ({ headers: { "Content-Type": "application/gzip" }, body: bytes }))
    const file = Result.getOrThrow(await outcomeAt(service, downloadForm(7, 31)))
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([...bytes])
    expect(asked(service)).toEqual([`GET ${forms}/31/forms.tgz`])
  })
})

describe("uploading a form", () => {
  const file = new Blob(["content"], { type: "application/gzip" })
  const created = (): Answer => ({
    body: JSON.stringify({ componentDeviceForm: { presignedURL: { url: `${service.origin}${storage}`, id: 31 } } })
  })
  const failing = [
    [401, "Unauthorized: Please login from the old environment."],
    [500, "Internal server error."],
    [413, "Failed to upload form. Status: Payload Too Large"],
    [422, "Failed to upload form. Status: Unprocessable Entity"],
    [502, "Failed to upload form. Status: Bad Gateway"],
    [503, "Failed to upload form. Status: Service Unavailable"],
    [504, "Failed to upload form. Status: Gateway Timeout"]
  ] as const
  const steps = [`POST ${forms}/create`, `PUT ${storage}`, `PUT ${forms}/31/uploaded`]

  const uploading = (...answers: ReadonlyArray<Answer>) => {
    service.answer((count) => answers[count] ?? { status: 418 })
    return outcomeAt(service, uploadForm({ form, file }))
  }
  const sentence = (outcome: Awaited<ReturnType<typeof uploading>>) =>
    Result.match(outcome, { onSuccess: () => "no failure", onFailure: ({ error }) => formUploadSentenceOf(error) })

  it("creates it, puts its file, marks it: in this order [B4-46 B7-27 B7-28 B7-29]", async () => {
    const told: Array<Transfer> = []
    service.answer((count) => (count === 0 ? created() : {}))
    const program = uploadForm({ form, file, onProgress: (progress) => told.push(progress) })
    expect(await outcomeAt(service, program)).toEqual(Result.succeed(31))
    expect(asked(service)).toEqual(steps)
    expect(service.seen.map(({ body }) => body)).toEqual([JSON.stringify(form), "content", ""])
    expect(told.at(-1)).toEqual({ done: 7, total: 7 })
  })

  it.each(failing)(
    "that could not be created does nothing more: %i says %s [B8-08 B8-09 B8-10]",
    async (status, text) => {
      expect(sentence(await uploading({ status, body: '{"message":"A form has a name."}' }))).toBe(text)
      expect(asked(service)).toEqual(steps.slice(0, 1))
    }
  )

  it("whose connection was cut says what it says of every call", async () => {
    expect(sentence(await uploading({ then: "drop" }))).toBe(
      "API request failed: the service could not be reached. Check the connection and try again."
    )
  })

  it.each(failing)(
    "whose file failed with %i marks it all the same, and says only: %s [B4-47 B8-08 B8-09 B8-10]",
    async (status, text) => {
      for (const mark of [{}, { status: 409, body: '{"message":"The file is not there yet."}' }]) {
        const before = service.seen.length
        service.answer((count) => [created(), { status }, mark][count - before] ?? {})
        const outcome = await outcomeAt(service, uploadForm({ form, file }))
        expect(Result.mapError(outcome, ({ _tag }) => _tag)).toEqual(Result.fail("FormFileNotUploaded"))
        expect(sentence(outcome)).toBe(text)
      }
      expect(asked(service)).toEqual([...steps, ...steps])
    }
  )

  it.each(failing)(
    "that could not be marked has failed, with the form to mark again: %i says %s [B4-48 B8-08 B8-09 B8-10]",
    async (status, text) => {
      const outcome = await uploading(created(), {}, { status })
      expect(outcome).toMatchObject(Result.fail({ _tag: "FormNotMarked", formId: 31 }))
      expect(sentence(outcome)).toBe(text)
      expect(asked(service)).toEqual(steps)
    }
  )
})
