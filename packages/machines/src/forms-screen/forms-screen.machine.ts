import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import type { FormRow } from "@command-center/domain/form/form"
import { formList } from "@command-center/domain/form/form-list"
import { formMessages } from "@command-center/domain/form/form-messages"
import { recordMessages } from "@command-center/domain/message/record-messages"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { Result } from "effect"
import { assign, emit, sendTo, setup } from "xstate"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import { deleteFormMachine } from "../delete-form/delete-form.machine.ts"
import { formUploadMachine } from "../form-upload/form-upload.machine.ts"
import { makeRowScreenMachine } from "../row-screen/row-screen.machine.ts"
import type { FlowScreenInput, RowScreenDefinition, ScreenEmitted } from "../row-screen/row-screen.types.ts"
import { rowsChanged } from "../row-screen/screen-link.ts"
import type { FileOutcome, FormsScreenContext, FormsScreenEvent, FormToDownload } from "./forms-screen.types.ts"

export const formRows: RowScreenDefinition<FormRow> = {
  list: formList,
  properties: [],
  defaultFilter: () => emptyFilter,
  copyOf: (row) => row
}

/** Stands where no form was chosen, which the chart never lets a flow see. */
const noForm: FormRow = {
  id: 0,
  name: null,
  deviceType: null,
  deviceTypeName: null,
  businessEntityId: null,
  lastUpdatedAt: null
}

/** The Form Manager: upload, download and delete (document 2 §2). A download goes on while a dialog is open. */
export const formsScreenMachine = setup({
  types: {
    input: {} as FlowScreenInput,
    context: {} as FormsScreenContext,
    events: {} as FormsScreenEvent,
    emitted: {} as ScreenEmitted,
    children: {} as {
      rows: "rows"
      formUpload: "formUpload"
      deleteForm: "deleteForm"
      downloadForm: "downloadForm"
    },
    tags: {} as "crashed"
  },
  actors: {
    rows: makeRowScreenMachine(formRows),
    formUpload: formUploadMachine,
    deleteForm: deleteFormMachine,
    downloadForm: unprovided<FormToDownload, unknown, Failure>("downloadForm")
  },
  guards: {
    canEdit: ({ context }) => context.canEdit,
    succeeded: (_, outcome: FileOutcome) => Result.isSuccess(outcome),
    wasUnauthorized: (_, outcome: FileOutcome) => Result.isFailure(outcome) && isUnauthorized(outcome.failure)
  },
  actions: {
    setForm: assign((_, form: FormRow) => ({ form })),
    setTransfer: assign((_, transfer: Transfer | null) => ({ transfer })),
    setWanted: assign((_, wanted: FormRow) => ({ wanted })),
    tellDownloading: emit({ type: "toast", kind: "info", header: formList.title, text: formMessages.downloading }),
    download: emit((_, outcome: FileOutcome) => ({
      type: "download" as const,
      fileName: formMessages.fileName,
      content: Result.getOrElse(outcome, () => null)
    })),
    tellFailed: emit(({ context }, outcome: FileOutcome) => ({
      type: "toast" as const,
      kind: "danger" as const,
      text: formMessages.downloadFailed(
        formList.nameOf(context.wanted ?? noForm),
        Result.isFailure(outcome) ? outcome.failure.sentence : ""
      )
    })),
    tellDefect: emit(({ context }) => ({
      type: "toast" as const,
      kind: "danger" as const,
      text: formMessages.downloadFailed(formList.nameOf(context.wanted ?? noForm), recordMessages.crashed)
    })),
    tellUnauthorized: emit({ type: "unauthorized" }),
    reloadRows: sendTo("rows", rowsChanged)
  }
}).createMachine({
  id: "formsScreen",
  context: ({ input }) => ({ ...input, form: null, wanted: null, transfer: null }),
  initial: "open",
  states: {
    open: {
      type: "parallel",
      invoke: { id: "rows", src: "rows", input: ({ context }) => context.rows, onError: "#crashed" },
      on: { "rows.changed": { actions: "reloadRows" } },
      states: {
        dialog: {
          initial: "browsing",
          states: {
            browsing: {
              on: {
                "upload.opened": { guard: "canEdit", target: "uploading" },
                "deletion.opened": {
                  guard: "canEdit",
                  target: "deleting",
                  actions: { type: "setForm", params: ({ event }) => event.row }
                }
              }
            },
            uploading: {
              invoke: {
                id: "formUpload",
                src: "formUpload",
                input: ({ context: { rows, canEdit } }) => ({ businessEntityId: rows.businessEntityId, canEdit }),
                onDone: "browsing",
                onError: "#crashed"
              }
            },
            deleting: {
              invoke: {
                id: "deleteForm",
                src: "deleteForm",
                input: ({ context: { rows, canEdit, form } }) => ({
                  businessEntityId: rows.businessEntityId,
                  canEdit,
                  row: form ?? noForm
                }),
                onDone: "browsing",
                onError: "#crashed"
              }
            }
          }
        },
        download: {
          initial: "idle",
          states: {
            idle: {
              on: {
                "download.started": {
                  target: "downloading",
                  actions: [{ type: "setWanted", params: ({ event }) => event.row }, "tellDownloading"]
                }
              }
            },
            downloading: {
              entry: { type: "setTransfer", params: null },
              on: {
                "download.progressed": { actions: { type: "setTransfer", params: ({ event }) => event.transfer } },
                "download.cancelled": "idle"
              },
              invoke: {
                id: "downloadForm",
                src: "downloadForm",
                input: ({ context: { rows, wanted } }) => ({
                  businessEntityId: wanted?.businessEntityId ?? rows.businessEntityId,
                  formId: wanted?.id ?? 0
                }),
                onDone: [
                  {
                    guard: { type: "succeeded", params: ({ event }) => event.output },
                    target: "idle",
                    actions: { type: "download", params: ({ event }) => event.output }
                  },
                  {
                    guard: { type: "wasUnauthorized", params: ({ event }) => event.output },
                    target: "idle",
                    actions: "tellUnauthorized"
                  },
                  { target: "idle", actions: { type: "tellFailed", params: ({ event }) => event.output } }
                ],
                onError: { target: "idle", actions: "tellDefect" }
              }
            }
          }
        }
      }
    },
    crashed: { id: "crashed", tags: "crashed", on: { retry: "open" } }
  }
})
