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
              {
                guard: { type: "wasKept", params: ({ event }) => event.output },
                target: "#listing",
                actions: { type: "setKept", params: ({ event }) => event.output }
              },
              { target: "typing", actions: { type: "setKept", params: ({ event }) => event.output } }
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
        onDone: { target: "listing", actions: { type: "setDiscarded", params: ({ event }) => event.output } },
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
          {
            guard: { type: "wasKept", params: ({ event }) => event.output },
            target: "listing",
            actions: { type: "setKept", params: ({ event }) => event.output }
          },
          {
            target: "listing",
            actions: [{ type: "setKept", params: ({ event }) => event.output }, "forgetDeleted"]
          }
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
          {
            guard: { type: "wasKept", params: ({ event }) => event.output },
            target: "listing",
            actions: [{ type: "setKept", params: ({ event }) => event.output }, "forgetDeleted"]
          },
          { target: "listing", actions: { type: "setKept", params: ({ event }) => event.output } }
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
          {
            guard: { type: "isTagsFile", params: ({ event }) => event.output },
            target: "importing",
            actions: { type: "takeFile", params: ({ event }) => event.output }
          },
          { target: "reported", actions: { type: "takeFile", params: ({ event }) => event.output } }
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
        onDone: {
          target: "reported",
          actions: [
            { type: "setImported", params: ({ event }) => event.output },
            { type: "setKept", params: ({ event }) => event.output }
          ]
        },
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
