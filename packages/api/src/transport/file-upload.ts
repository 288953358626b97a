import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { Context, Effect } from "effect"
import { type ApiError, timedOut } from "./api-error.ts"
import { timeOutWithoutProgress } from "./time-out.ts"

/** A file on its way to a presigned address, by PUT, with its Content-Type and no other header (contract, Headers). */
export interface Upload {
  readonly address: URL
  readonly file: Blob
  /** Told the bytes sent so far, of all. */
  readonly onProgress?: (transfer: Transfer) => void
  /** Milliseconds in which nothing of it is sent or answered, after which it is given up; 10 minutes unless given. */
  readonly timeout?: number
}

/** Sends files. An upload is a write: it is never repeated; interruption ends it. */
export class FileUpload extends Context.Service<
  FileUpload,
  { readonly send: (upload: Upload) => Effect.Effect<void, ApiError> }
>()("api/FileUpload") {}

/** Milliseconds. */
const uploadTimeout = 600_000

/** An upload for as long as it goes on, however long that is: it is given up where nothing more is sent or answered. */
export const whileItGoesOn = (
  upload: Upload,
  put: (upload: Upload) => Effect.Effect<void, ApiError>
): Effect.Effect<void, ApiError> =>
  Effect.suspend(() => {
    const { heard, over } = timeOutWithoutProgress(upload.timeout ?? uploadTimeout)
    const onProgress = (transfer: Transfer) => {
      heard()
      upload.onProgress?.(transfer)
    }
    return Effect.raceFirst(put({ ...upload, onProgress }), Effect.andThen(over, Effect.fail(timedOut)))
  })

/** A file whose type nobody knows is bytes. */
export const contentTypeOf = (file: Blob): string => (file.type === "" ? "application/octet-stream" : file.type)
