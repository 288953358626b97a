import { Effect, Layer } from "effect"
import { refusalOf } from "./answer.ts"
import { type ApiError, redirected, unreachable } from "./api-error.ts"
import { contentTypeOf, FileUpload, type Upload, whileItGoesOn } from "./file-upload.ts"
import { headerNames } from "./wire-contract.ts"

/** A redirect cannot be refused here, so one that was followed is told afterwards: the file is not where it belongs. */
const outcomeOf = (request: XMLHttpRequest, upload: Upload): Effect.Effect<void, ApiError> => {
  const { status, statusText, responseText, responseURL } = request
  if (status < 200) return Effect.fail(unreachable)
  if (responseURL !== "" && new URL(responseURL).href !== upload.address.href) return Effect.fail(redirected)
  const hasNoBody = status === 204 || status === 205 || status === 304
  const response = new Response(hasNoBody ? null : responseText, { status, statusText })
  return Effect.flatMap(
    Effect.promise(() => refusalOf({}, response)),
    (refusal) => (refusal === null ? Effect.void : Effect.fail(refusal))
  )
}

const put = (upload: Upload, open: () => XMLHttpRequest): Effect.Effect<void, ApiError> =>
  Effect.callback<void, ApiError>((resume) => {
    const request = open()
    const { address, file, onProgress } = upload
    request.upload.addEventListener("progress", ({ loaded }) => onProgress?.({ done: loaded, total: file.size }))
    request.addEventListener("load", () => resume(outcomeOf(request, upload)))
    request.addEventListener("error", () => resume(Effect.fail(unreachable)))
    request.addEventListener("abort", () => resume(Effect.fail(unreachable)))
    request.open("PUT", address.href)
    request.setRequestHeader(headerNames.contentType, contentTypeOf(file))
    request.send(file)
    return Effect.sync(() => request.abort())
  })

/** Uploads over XMLHttpRequest, the one way in which every browser tells the progress of an upload. */
export const fileUploadByXhr = (open: () => XMLHttpRequest = () => new XMLHttpRequest()): Layer.Layer<FileUpload> =>
  Layer.succeed(FileUpload, {
    send: (upload) => whileItGoesOn(upload, (told) => put(told, open))
  })
