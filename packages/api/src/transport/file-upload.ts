import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { Context, type Effect } from "effect"
import type { ApiError } from "./api-error.ts"

/** A file on its way to a presigned address, by PUT, with its Content-Type and no other header (contract, Headers). */
export interface Upload {
  readonly address: URL
  readonly file: Blob
  /** Told the bytes sent so far, of all. */
  readonly onProgress?: (transfer: Transfer) => void
  /** Milliseconds for the whole upload; 10 minutes unless given. */
  readonly timeout?: number
}

/** Sends files. An upload is a write: it is never repeated; interruption ends it. */
export class FileUpload extends Context.Service<
  FileUpload,
  { readonly send: (upload: Upload) => Effect.Effect<void, ApiError> }
>()("api/FileUpload") {}

/** Milliseconds. */
export const uploadTimeout = 600_000

/** A file whose type nobody knows is bytes. */
export const contentTypeOf = (file: Blob): string => (file.type === "" ? "application/octet-stream" : file.type)
