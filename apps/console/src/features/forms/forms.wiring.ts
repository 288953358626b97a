import { findDeviceSchemas } from "@command-center/api/device-schemas"
import { formUploadSentenceOf } from "@command-center/api/management/form-upload"
import { createForm, downloadForm, markFormUploaded, uploadFormFile } from "@command-center/api/management/forms"
import { loadList } from "@command-center/api/management/lists"
import { type ApiError, notSent } from "@command-center/api/transport/api-error"
import { fileUploadByXhr } from "@command-center/api/transport/file-upload-xhr"
import { deleteFormOnce } from "@command-center/api/writes/record-writes"
import { uploadTypesOf } from "@command-center/domain/device/device-type"
import { type FormRow, formFields } from "@command-center/domain/form/form"
import { formMessages } from "@command-center/domain/form/form-messages"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { deleteFormMachine } from "@command-center/machines/delete-form/delete-form.machine"
import type { Deletion } from "@command-center/machines/delete-record/delete-record.types"
import type { FileWanted } from "@command-center/machines/download-file/download-file.types"
import { formUploadMachine } from "@command-center/machines/form-upload/form-upload.machine"
import type {
  CreateForm,
  FileToUpload,
  FormToMark,
  FormUploadEvent
} from "@command-center/machines/form-upload/form-upload.types"
import { downloadFormMachine, formRows, formsScreenMachine } from "@command-center/machines/screens/forms-screen"
import { Effect, Fiber, Result } from "effect"
import { fromCallback } from "xstate"
import type { Console } from "../../app/console.ts"
import { failureOf, fromDownload, fromEffect, fromEffectWith } from "../../app/from-effect.ts"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import type { RowsClient } from "../../rows/rows-client.ts"

/** An upload has sentences of its own, whichever of its calls failed (document 2 §8). */
const uploadFailureOf = (error: ApiError): Failure => ({ ...failureOf(error), sentence: formUploadSentenceOf(error) })

const forms = { call: "forms", fields: formFields } as const

/** The file goes straight to its presigned address; leaving the state ends it. */
const uploadFile = fromCallback<FormUploadEvent, FileToUpload>(({ input: { address, content }, sendBack }) => {
  const upload =
    content instanceof Blob && URL.canParse(address)
      ? uploadFormFile(new URL(address), content, (progress) => sendBack({ type: "upload.progressed", progress }))
      : Effect.fail(notSent(formMessages.fileNotAccepted))
  const fiber = Effect.runFork(
    Effect.map(Effect.result(Effect.provide(upload, fileUploadByXhr())), (outcome) =>
      sendBack({ type: "upload.ended", outcome: Result.mapError(outcome, uploadFailureOf) })
    )
  )
  return () => {
    Effect.runFork(Fiber.interrupt(fiber))
  }
})

/** The Form Manager over the rows of a client. */
export const wireForms = (console: Pick<Console, "runtime" | "now">, client: RowsClient<FormRow>) => {
  const task = fromEffect(console.runtime)
  const step = fromEffectWith(console.runtime, uploadFailureOf)
  return formsScreenMachine.provide({
    actors: {
      rows: wireRowScreen(console, formRows, client),
      formUpload: formUploadMachine.provide({
        actors: {
          loadDeviceTypes: task(() => Effect.map(findDeviceSchemas(), ({ schemas }) => uploadTypesOf(schemas.rows))),
          loadForms: task((businessEntityId: number) =>
            Effect.map(loadList(forms, businessEntityId), ({ rows }) => rows)
          ),
          createForm: step((form: CreateForm) =>
            Effect.map(createForm(form), ({ formId, address }) => ({ formId, address: address.href }))
          ),
          uploadFile,
          markUploaded: step<FormToMark, unknown>(({ businessEntityId, formId }) =>
            markFormUploaded(businessEntityId, formId)
          )
        }
      }),
      deleteForm: deleteFormMachine.provide({
        actors: {
          deleteRow: task<Deletion<FormRow>, unknown>(deleteFormOnce)
        }
      }),
      downloadForm: downloadFormMachine.provide({
        actors: {
          downloadFile: fromDownload(console.runtime)<FileWanted<FormRow>, unknown>(
            ({ businessEntityId, wanted }, onProgress) =>
              downloadForm(wanted?.businessEntityId ?? businessEntityId, wanted?.id ?? 0, onProgress)
          )
        }
      })
    }
  })
}
