import type { NewFormBody } from "@command-center/domain/form/form-draft"
import { formUploadSentence } from "@command-center/domain/form/form-messages"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { Effect, Result } from "effect"
import { type ApiError, sentenceOf } from "../transport/api-error.ts"
import type { FileUpload } from "../transport/file-upload.ts"
import type { Http } from "../transport/http.ts"
import { createForm, markFormUploaded, uploadFormFile } from "./forms.ts"

/** No form was created; after a time-out or a lost connection it may have been. */
interface FormNotCreated {
  readonly _tag: "FormNotCreated"
  readonly error: ApiError
}

/** The form is there, its file is not; it was marked all the same (contract "UTG detail, forms, push"). */
interface FormFileNotUploaded {
  readonly _tag: "FormFileNotUploaded"
  readonly formId: number
  readonly error: ApiError
}

/** The form and its file are there, but the form is not marked as uploaded: `markFormUploaded` can be tried again. */
interface FormNotMarked {
  readonly _tag: "FormNotMarked"
  readonly formId: number
  readonly error: ApiError
}

export type FormUploadError = FormNotCreated | FormFileNotUploaded | FormNotMarked

export interface FormToUpload {
  readonly form: NewFormBody
  readonly file: Blob
  readonly onProgress?: (transfer: Transfer) => void
}

/**
 * Create, put the file, mark as uploaded: in this order (document 2 §4 "Form upload"). The form is marked even when its
 * file failed, and then only the failure of the file is told. Answers the form's id.
 */
export const uploadForm = Effect.fn("uploadForm")(function* ({ form, file, onProgress }: FormToUpload) {
  const { formId, address } = yield* Effect.mapError(
    createForm(form),
    (error): FormUploadError => ({ _tag: "FormNotCreated", error })
  )
  const uploaded = yield* Effect.result(uploadFormFile(address, file, onProgress))
  const marked = yield* Effect.result(markFormUploaded(form.businessEntityId, formId))
  if (Result.isFailure(uploaded))
    return yield* Effect.fail<FormUploadError>({ _tag: "FormFileNotUploaded", formId, error: uploaded.failure })
  if (Result.isFailure(marked))
    return yield* Effect.fail<FormUploadError>({ _tag: "FormNotMarked", formId, error: marked.failure })
  return formId
}) satisfies (given: FormToUpload) => Effect.Effect<number, FormUploadError, Http | FileUpload>

/** The sentence of a failed form upload: that of its status, where there was an answer (document 2 §8). */
export const formUploadSentenceOf = (error: ApiError): string => {
  if (error._tag === "Unauthorized") return formUploadSentence(error.code, "")
  return error._tag === "Refused" ? formUploadSentence(error.status, error.statusText) : sentenceOf(error)
}
