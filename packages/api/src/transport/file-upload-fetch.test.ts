import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { itUploads, uploaded, uploadTo } from "../../test-support/file-upload-suite.ts"
import { startLocalService } from "../../test-support/local-service.ts"
import { FileUpload } from "./file-upload.ts"
import { fileUploadByFetch } from "./file-upload-fetch.ts"

describe("an upload by fetch", () => {
  itUploads(fileUploadByFetch)
})

describe("a streamed upload", () => {
  it("tells its length beforehand, and its progress from chunk to chunk to the whole", async () => {
    const service = await startLocalService()
    const told: Array<Transfer> = []
    const upload = uploadTo(service, { onProgress: (progress) => told.push(progress) })
    await Effect.runPromise(
      Effect.flatMap(FileUpload, ({ send }) => send(upload)).pipe(Effect.provide(fileUploadByFetch))
    )
    const lengths = service.seen.map(({ headers }) => [headers["content-length"], headers["transfer-encoding"]])
    expect(lengths).toEqual([["300000", undefined]])
    expect(told.map(({ done, total }) => [done, total])).toEqual(
      [65_536, 131_072, 196_608, 262_144, 300_000].map((done) => [done, uploaded.length])
    )
    await service.close()
  })

  it("has no end while its file is read and sent, however long that takes", async () => {
    const service = await startLocalService()
    const file = new Blob([uploaded])
    const slowly = Object.assign(file, {
      slice: (from: number, to: number) => {
        const piece = new Blob([uploaded.slice(from, to)])
        return Object.assign(piece, {
          arrayBuffer: () =>
            new Promise((resolve) => setTimeout(resolve, 150)).then(() => new Response(piece.stream()).arrayBuffer())
        })
      }
    })
    const upload = uploadTo(service, { file: slowly, timeout: 400 })
    const sent = Effect.result(Effect.flatMap(FileUpload, ({ send }) => send(upload)))
    expect(await Effect.runPromise(sent.pipe(Effect.provide(fileUploadByFetch)))).toEqual(Result.succeed(undefined))
    await service.close()
  })
})
