import { withOutput } from "../actor-logic/outcome.ts"
import { deleting, merging, renaming, undoing } from "./tags.changes.ts"
import { tagsSetup } from "./tags.setup.ts"

/** The dialog with all tags: what each is called, and on how many UTGs; files. */
export const managingState = tagsSetup.createStateConfig({
  initial: "listing",
  exit: "forgetDeleted",
  states: {
    listing: {
      id: "listing",
      on: {
        "renaming.opened": {
          guard: { type: "isKnown", params: ({ event }) => event.tag },
          target: "renaming",
          actions: { type: "aim", params: ({ event }) => event.tag }
        },
        "deleting.opened": {
          guard: { type: "isKnown", params: ({ event }) => event.tag },
          target: "deleting",
          actions: { type: "aim", params: ({ event }) => event.tag }
        },
        undo: { guard: "hasDeleted", target: "undoing" },
        export: { guard: "hasTags", actions: { type: "download", params: ({ event }) => event.as } },
        "aside.downloaded": { guard: "hasAside", actions: "downloadAside" },
        "discarding.opened": { guard: "hasAside", target: "discarding", actions: ["forgetDeleted", "forgetRefusal"] },
        "file.chosen": { target: "reading", actions: { type: "setFile", params: ({ event }) => event } },
        close: { target: "#resting", actions: "forgetRefusal" }
      }
    },
    renaming: {
      initial: "typing",
      states: {
        typing: {
          id: "typingName",
          initial: "looking",
          states: {
            looking: { always: [{ guard: "isNotRenamed", target: "untouched" }, { target: "changed" }] },
            untouched: { on: { cancel: "#listing" } },
            changed: { tags: "unsaved", on: { cancel: "#leavingName" } }
          },
          on: {
            "name.changed": { target: ".looking", actions: { type: "setNewName", params: ({ event }) => event.name } },
            submit: { guard: "canRename", target: "saving" }
          }
        },
        saving: {
          tags: ["busy", "unsaved"],
          invoke: {
            id: "keepChange",
            src: "keepChange",
            input: ({ context }) => renaming(context),
            onDone: [
              { guard: withOutput("wasKept"), target: "#listing", actions: withOutput("setKept") },
              { target: "typing", actions: withOutput("setKept") }
            ],
            onError: "#crashed"
          }
        },
        leaving: { id: "leavingName", tags: "unsaved", on: { edit: "typing", discard: "#listing" } }
      }
    },
    discarding: { on: { confirm: "discarded", cancel: "listing" } },
    discarded: {
      tags: "busy",
      invoke: {
        id: "discardAside",
        src: "discardAside",
        input: null,
        onDone: { target: "listing", actions: withOutput("setDiscarded") },
        onError: "#crashed"
      }
    },
    deleting: { on: { confirm: { target: "removing", actions: "setDeleted" }, cancel: "listing" } },
    removing: {
      tags: "busy",
      invoke: {
        id: "keepChange",
        src: "keepChange",
        input: ({ context }) => deleting(context),
        onDone: [
          { guard: withOutput("wasKept"), target: "listing", actions: withOutput("setKept") },
          { target: "listing", actions: [withOutput("setKept"), "forgetDeleted"] }
        ],
        onError: "#crashed"
      }
    },
    undoing: {
      tags: "busy",
      invoke: {
        id: "keepChange",
        src: "keepChange",
        input: ({ context }) => undoing(context),
        onDone: [
          { guard: withOutput("wasKept"), target: "listing", actions: [withOutput("setKept"), "forgetDeleted"] },
          { target: "listing", actions: withOutput("setKept") }
        ],
        onError: "#crashed"
      }
    },
    reading: {
      tags: "busy",
      invoke: {
        id: "readFile",
        src: "readFile",
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          { guard: withOutput("isTagsFile"), target: "importing", actions: withOutput("takeFile") },
          { target: "reported", actions: withOutput("takeFile") }
        ],
        onError: "#crashed"
      },
      on: { cancel: "listing" }
    },
    importing: {
      tags: "busy",
      invoke: {
        id: "keepChange",
        src: "keepChange",
        input: ({ context }) => merging(context),
        onDone: { target: "reported", actions: [withOutput("setImported"), withOutput("setKept")] },
        onError: "#crashed"
      }
    },
    reported: {
      on: {
        "file.chosen": { target: "reading", actions: { type: "setFile", params: ({ event }) => event } },
        close: { target: "listing", actions: "forgetRefusal" }
      }
    }
  }
})
