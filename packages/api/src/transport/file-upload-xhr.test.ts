import type { Transfer } from "@command-center/domain/message/transfer-messages"
// @vitest-environment happy-dom
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { itUploads, uploaded, uploadTo } from "../../test-support/file-upload-suite.ts"
import { startLocalService } from "../../test-support/local-service.ts"
import { FileUpload } from "./file-upload.ts"
import { fileUploadByXhr } from "./file-upload-xhr.ts"

const visit = (origin: string): void => {
  window.location.href = `${origin}/`
}

describe("an upload by XMLHttpRequest", () => {
  itUploads(fileUploadByXhr(), visit)
})

describe("the progress of an upload by XMLHttpRequest", () => {
  it("is what the browser tells", async () => {
    const service = await startLocalService()
    visit(service.origin)
    const told: Array<Transfer> = []
    const request = new XMLHttpRequest()
    const upload = uploadTo(service, { onProgress: (progress) => told.push(progress) })
    const running = Effect.runPromise(
      Effect.flatMap(FileUpload, ({ send }) => send(upload)).pipe(Effect.provide(fileUploadByXhr(() => request)))
    )
    for (const loaded of [100_000, uploaded.length])
      request.upload.dispatchEvent(new ProgressEvent("progress", { loaded }))
    await running
    expect(told).toEqual([
      { done: 100_000, total: uploaded.length },
      { done: uploaded.length, total: uploaded.length }
    ])
    await service.close()
  })

  it("keeps it from its end, however long it takes", async () => {
    const service = await startLocalService()
    visit(service.origin)
    service.answer(() => ({ after: new Promise((resolve) => setTimeout(resolve, 1_200)) }))
    const request = new XMLHttpRequest()
    let loaded = 0
    const flowing = setInterval(() => {
      loaded += 1000
      request.upload.dispatchEvent(new ProgressEvent("progress", { loaded }))
    }, 150)
    const sent = Effect.result(Effect.flatMap(FileUpload, ({ send }) => send(uploadTo(service, { timeout: 400 }))))
    const outcome = await Effect.runPromise(sent.pipe(Effect.provide(fileUploadByXhr(() => request))))
    clearInterval(flowing)
    expect(outcome).toEqual(Result.succeed(undefined))
    await service.close()
  })
})
