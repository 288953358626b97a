import { Effect, Layer, Result } from "effect"
import { refusalOf } from "./answer.ts"
import { type ApiError, unreachable } from "./api-error.ts"
import { contentTypeOf, FileUpload, type Upload, whileItGoesOn } from "./file-upload.ts"
import { headerNames } from "./wire-contract.ts"

/** Bytes: progress is told this often. */
const pieceSize = 64 * 1024

/** The file in pieces, read when they are asked for, so that what is told as sent has been taken. */
const inPieces = ({ file, onProgress }: Upload): ReadableStream<Uint8Array> => {
  let sent = 0
  return new ReadableStream({
    pull: async (controller) => {
      if (sent >= file.size) {
        controller.close()
        return
      }
      const piece = new Uint8Array(await file.slice(sent, sent + pieceSize).arrayBuffer())
      sent += piece.byteLength
      controller.enqueue(piece)
      onProgress?.({ done: sent, total: file.size })
    }
  })
}

/** Storage behind presigned addresses takes no body of unknown length, so the length is told though the body streams. */
const put = async (upload: Upload, signal: AbortSignal): Promise<Result.Result<void, ApiError>> => {
  const { address, file } = upload
  const streamed = { body: inPieces(upload), duplex: "half" } as const
  const response = await fetch(address, {
    ...streamed,
    method: "PUT",
    headers: { [headerNames.contentType]: contentTypeOf(file), "Content-Length": String(file.size) },
    redirect: "manual",
    credentials: "omit",
    signal
  })
  const refusal = await refusalOf({}, response)
  if (refusal !== null) return Result.fail(refusal)
  await response.body?.cancel()
  return Result.succeed(undefined)
}

/** Uploads over the platform's fetch with a streamed body: for Node. Browsers take `fileUploadByXhr`. */
export const fileUploadByFetch: Layer.Layer<FileUpload> = Layer.succeed(FileUpload, {
  send: (upload) =>
    whileItGoesOn(upload, (told) =>
      Effect.tryPromise({ try: (signal) => put(told, signal), catch: () => unreachable }).pipe(
        Effect.flatMap(Effect.fromResult)
      )
    )
})
