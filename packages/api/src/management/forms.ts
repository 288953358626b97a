import type { NewFormBody } from "@command-center/domain/form/form-draft"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { isLocalHost } from "@command-center/domain/session/sign-on"
import { Effect, Result } from "effect"
import { type ApiError, type Unreadable, unreadable } from "../transport/api-error.ts"
import { readNothing, readObject } from "../transport/decode.ts"
import { FileUpload } from "../transport/file-upload.ts"
import { Http, sendCall } from "../transport/http.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"

/** A form that was created and waits for its file at a presigned address. */
export interface CreatedForm {
  readonly formId: number
  readonly address: URL
}

const createdFields = { presignedURL: "json" } as const
const presignedFields = { url: "text", id: "id" } as const
const presigned = "presignedURL"

/** Only https, or http on this machine, and no user name: as every other address (contract "Runtime config"). */
const isTakenAddress = ({ protocol, hostname, username }: URL): boolean =>
  username === "" && (protocol === "https:" || (protocol === "http:" && isLocalHost(hostname)))

const readCreated = (json: unknown): Result.Result<CreatedForm, Unreadable> =>
  Result.flatMap(readObject(answerFields.componentDeviceForm, createdFields)(json), (created) =>
    Result.flatMap(
      Result.mapError(readObject(presigned, presignedFields)(created), ({ path, expected }) =>
        unreadable(`${answerFields.componentDeviceForm}.${path}`, expected)
      ),
      ({ url, id }) => {
        const address = url !== null && URL.canParse(url) ? new URL(url) : null
        return address !== null && isTakenAddress(address)
          ? Result.succeed({ formId: id, address })
          : Result.fail(unreadable(`${answerFields.componentDeviceForm}.${presigned}.url`, "an https address"))
      }
    )
  )

/** Creates a form's record; answers its id and where its file goes (document 2 §7 "Forms"). */
export const createForm = (form: NewFormBody): Effect.Effect<CreatedForm, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "POST",
    place: paths.formCreation(form.businessEntityId),
    body: form,
    read: readCreated
  })

/** Puts a form's file to its presigned address, telling the bytes sent as it goes (document 2 §7 "Forms"). */
export const uploadFormFile = (
  address: URL,
  file: Blob,
  onProgress: (transfer: Transfer) => void = () => undefined
): Effect.Effect<void, ApiError, FileUpload> =>
  Effect.flatMap(FileUpload, (upload) => upload.send({ address, file, onProgress }))

/** Tells the service that a form's file is there (document 2 §7 "Forms"). */
export const markFormUploaded = (businessEntityId: number, formId: number): Effect.Effect<void, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "PUT",
    place: paths.formUploaded(businessEntityId, formId),
    read: readNothing
  })

/** A form's file, gzip bytes (document 2 §7 "Forms"); `onProgress` is told the bytes that have come. */
export const downloadForm = (
  businessEntityId: number,
  formId: number,
  onProgress?: (transfer: Transfer) => void
): Effect.Effect<Blob, ApiError, Http> =>
  Effect.flatMap(Http, (http) =>
    http.bytes({
      service: "management",
      method: "GET",
      place: paths.formFile(businessEntityId, formId),
      timeout: 120_000,
      expected: "a gzip file",
      onProgress
    })
  )

/** Deletes a form by account and id (document 2 §7 "Forms"). */
export const deleteForm = (businessEntityId: number, formId: number): Effect.Effect<void, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "DELETE",
    place: paths.form(businessEntityId, formId),
    read: readNothing
  })
