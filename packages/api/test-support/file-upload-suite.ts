import { Effect, Fiber, type Layer, Result } from "effect"
import { afterEach, beforeEach, expect, it } from "vitest"
import { type ApiError, sentenceOf } from "../src/transport/api-error.ts"
import { FileUpload, type Upload } from "../src/transport/file-upload.ts"
import { failedStatuses } from "./failed-statuses.ts"
import { type Answer, type LocalService, startLocalService } from "./local-service.ts"

export const uploaded = "x".repeat(300_000)

/** An upload to a service's storage. */
export const uploadTo = ({ origin }: LocalService, given: Partial<Upload> = {}): Upload => ({
  address: new URL(`${origin}/storage/forms/31?signature=a%2Fb`),
  file: new Blob([uploaded], { type: "application/gzip" }),
  ...given
})

const sentence = (failed: Result.Result<void, ApiError>): string =>
  Result.match(failed, { onSuccess: () => "no failure", onFailure: sentenceOf })

const ours = ["authorization", "clientid", "request-envelope-version", "response-envelope-version", "cookie"]

/** What holds of every way to upload a file. */
export const itUploads = (
  layer: Layer.Layer<FileUpload>,
  prepare: (origin: string) => void = () => undefined
): void => {
  let service: LocalService
  beforeEach(async () => {
    service = await startLocalService()
    prepare(service.origin)
  })
  afterEach(() => service.close())

  const sending = (given: Partial<Upload> = {}) =>
    Effect.flatMap(FileUpload, ({ send }) => send(uploadTo(service, given)))
  const outcome = (answer: Answer, given: Partial<Upload> = {}) => {
    service.answer(() => answer)
    return Effect.runPromise(Effect.result(sending(given)).pipe(Effect.provide(layer)))
  }

  it("puts the file with its content type and nothing of ours [B7-28]", async () => {
    expect(await outcome({ status: 200 })).toEqual(Result.succeed(undefined))
    const [{ method, url, headers, body } = { method: "", url: "", headers: {}, body: "" }] = service.seen
    expect([method, url, headers["content-type"], body.length]).toEqual([
      "PUT",
      "/storage/forms/31?signature=a%2Fb",
      "application/gzip",
      uploaded.length
    ])
    expect(ours.filter((name) => name in headers)).toEqual([])
    expect(service.seen).toHaveLength(1)
  })

  it("of a file whose type is not known is one of bytes", async () => {
    await outcome({}, { file: new Blob(["x"]) })
    expect(service.seen[0]?.headers["content-type"]).toBe("application/octet-stream")
  })

  it.each([200, 201, 204])("is done with %i", async (status) => {
    expect(await outcome({ status })).toEqual(Result.succeed(undefined))
  })

  it.each(failedStatuses)("says that it failed with %i, once", async (status, statusText) => {
    const failed = await outcome({ status, statusText, body: "<Error/>" })
    expect(failed).toEqual(Result.fail({ _tag: "Refused", status, statusText, message: null, action: null }))
    expect(service.seen).toHaveLength(1)
  })

  it("that is not authorized says so", async () => {
    expect(sentence(await outcome({ status: 401 }))).toBe("Unauthorized: Please login from the old environment.")
  })

  it("whose connection is cut is not sent again", async () => {
    expect(await outcome({ then: "cut" })).toEqual(Result.fail({ _tag: "Unreachable" }))
    expect(service.seen).toHaveLength(1)
  })

  it("that is sent elsewhere is told", async () => {
    const answer = (count: number): Answer =>
      count === 0 ? { status: 307, headers: { Location: `${service.origin}/elsewhere` } } : { status: 200 }
    service.answer(answer)
    expect(await Effect.runPromise(Effect.result(sending()).pipe(Effect.provide(layer)))).toEqual(
      Result.fail({ _tag: "Redirected" })
    )
  })

  it("that takes too long is given up", async () => {
    expect(await outcome({ then: "hang" }, { timeout: 400 })).toEqual(Result.fail({ _tag: "TimedOut" }))
    await service.givenUp
  })

  it("ends when it is interrupted", async () => {
    service.answer(() => ({ then: "hang" }))
    const fiber = Effect.runFork(sending().pipe(Effect.provide(layer)))
    await service.arrived
    await Effect.runPromise(Fiber.interrupt(fiber))
    await service.givenUp
    expect(service.seen).toHaveLength(1)
  })
}
