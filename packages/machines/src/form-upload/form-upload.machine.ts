import { uploadableDeviceTypes } from "@command-center/domain/device/device-type"
import { emptyFormDraft } from "@command-center/domain/form/form-draft"
import { withOutput } from "../actor-logic/outcome.ts"
import { whenSessionIsBack } from "../actor-logic/session-back.ts"
import { askingToClose, closedForm, typedForm } from "../actor-logic/typed-form.ts"
import { bodyOf, formUploadSetup } from "./form-upload.setup.ts"

interface Thrown {
  readonly event: { readonly error: unknown }
}

/**
 * Creates a form's record, uploads its file and marks it as uploaded, even when the upload failed (document 2 §4). After
 * a 401 of any of the calls what was typed stays (contract).
 */
export const formUploadMachine = formUploadSetup.createMachine({
  id: "formUpload",
  context: ({ input }) => ({
    ...input,
    deviceTypes: uploadableDeviceTypes,
    draft: emptyFormDraft,
    touched: [],
    content: null,
    place: null,
    progress: null,
    question: null,
    failure: null,
    wasUnauthorized: false,
    refusal: null
  }),
  // Without the service's names a form is uploaded all the same.
  invoke: {
    id: "loadDeviceTypes",
    src: "loadDeviceTypes",
    onDone: [
      { guard: withOutput("wasUnauthorized"), actions: "tellUnauthorized" },
      { actions: withOutput("setDeviceTypes") }
    ],
    onError: {}
  },
  initial: "editing",
  output: ({ event }) => ({ uploaded: event.type === "xstate.done.state.formUpload.uploaded" }),
  states: {
    editing: {
      ...typedForm,
      on: {
        ...whenSessionIsBack,
        "draft.changed": { target: ".looking", actions: { type: "setDraft", params: ({ event }) => event.draft } },
        "file.chosen": {
          target: ".looking",
          actions: { type: "setFile", params: ({ event: { file, content } }) => ({ file, content }) }
        },
        "files.refused": { target: ".looking", actions: "setSeveral" },
        submit: { guard: "canSubmit", target: "comparing", actions: "begin" }
      }
    },
    asking: askingToClose,
    // An upload whose answer was lost may have left its form: another of its name is not made unasked (contract).
    comparing: {
      tags: ["busy", "unsaved"],
      invoke: {
        id: "loadForms",
        src: "loadForms",
        input: ({ context }) => context.businessEntityId,
        onDone: [
          { guard: withOutput("isNameFree"), target: "creating" },
          {
            guard: withOutput("wasUnauthorized"),
            target: "editing",
            actions: [withOutput("setFailure"), "tellUnauthorized"]
          },
          { target: "confirming", actions: withOutput("setQuestion") }
        ],
        onError: { target: "editing", actions: "setDefect" }
      },
      on: { cancel: "editing" }
    },
    confirming: { tags: "unsaved", on: { confirm: "creating", edit: "editing" } },
    creating: {
      tags: ["busy", "unsaved", "sending"],
      invoke: {
        id: "createForm",
        src: "createForm",
        input: ({ context }) => bodyOf(context),
        onDone: [
          { guard: withOutput("created"), target: "uploading", actions: withOutput("setPlace") },
          {
            guard: withOutput("wasUnauthorized"),
            target: "editing",
            actions: [withOutput("setFailure"), "tellUnauthorized"]
          },
          {
            guard: withOutput("hadNoAnswer"),
            target: "failed",
            actions: [withOutput("setFailure"), withOutput("tellNoAnswer")]
          },
          { target: "failed", actions: withOutput("setFailure") }
        ],
        onError: {
          target: "failed",
          actions: ["setDefect", { type: "tellException", params: ({ event }: Thrown) => event.error }]
        }
      }
    },
    uploading: {
      tags: ["busy", "unsaved", "sending"],
      invoke: {
        id: "uploadFile",
        src: "uploadFile",
        input: ({ context: { place, content } }) => ({
          formId: place?.formId ?? 0,
          address: place?.address ?? "",
          content
        }),
        onError: { target: "marking", actions: "setDefect" }
      },
      on: {
        "upload.progressed": { actions: { type: "setProgress", params: ({ event }) => event.progress } },
        "upload.ended": {
          target: "marking",
          actions: { type: "setFailure", params: ({ event }) => event.outcome }
        },
        cancel: { target: "marking", actions: "setCancelled" }
      }
    },
    marking: {
      tags: ["busy", "unsaved", "sending"],
      invoke: {
        id: "markUploaded",
        src: "markUploaded",
        input: ({ context: { businessEntityId, place } }) => ({ businessEntityId, formId: place?.formId ?? 0 }),
        onDone: [
          { guard: withOutput("isUploaded"), target: "uploaded", actions: ["tellUploaded", "tellRowsChanged"] },
          {
            guard: withOutput("isOnlyTheMarkMissing"),
            target: "unmarked",
            actions: [withOutput("setFailure"), "tellUnauthorized"]
          },
          { guard: withOutput("mustSignIn"), target: "editing", actions: "tellUnauthorized" },
          { target: "failed", actions: withOutput("setFailure") }
        ],
        onError: { target: "failed", actions: "setDefect" }
      }
    },
    // Everything is sent but the mark, which the next sign-in may send: the document makes it even after a failure.
    unmarked: {
      tags: "unsaved",
      on: { ...whenSessionIsBack, retry: { target: "marking", actions: "forgetFailure" }, cancel: "left" }
    },
    uploaded: { type: "final" },
    failed: { type: "final", entry: ["tellFailed", "tellRowsChanged"] },
    left: { type: "final", entry: "tellRowsChanged" },
    closed: { ...closedForm, entry: "tellRowsChangedIfCreated" }
  }
})
