import { withOutput } from "../actor-logic/outcome.ts"
import { listViewsSetup } from "./list-views.setup.ts"

/** The named views of a list: choosing one, and everything that can be done to them. */
export const listViewsMachine = listViewsSetup.createMachine({
  id: "listViews",
  context: ({ input }) => ({ ...input, name: "", newName: "", target: "", file: null, applied: null, imported: null }),
  initial: "choosing",
  on: { "views.told": { actions: { type: "takeOver", params: ({ event }) => event.views } } },
  output: ({ context: { applied, saved, inForce } }) => ({ applied, saved, inForce }),
  states: {
    choosing: {
      on: {
        "view.applied": {
          guard: { type: "isKnown", params: ({ event }) => event.name },
          target: "applied",
          actions: { type: "apply", params: ({ event }) => event.name }
        },
        "saving.opened": "naming",
        "renaming.opened": {
          guard: { type: "isKnown", params: ({ event }) => event.name },
          target: "renaming",
          actions: [{ type: "aim", params: ({ event }) => event.name }, "suggestName"]
        },
        "overwriting.opened": {
          guard: { type: "canReplace", params: ({ event }) => event.name },
          target: "overwriting",
          actions: { type: "aim", params: ({ event }) => event.name }
        },
        "deleting.opened": {
          guard: { type: "isKnown", params: ({ event }) => event.name },
          target: "deleting",
          actions: { type: "aim", params: ({ event }) => event.name }
        },
        "default.chosen": { actions: [{ type: "setDefault", params: ({ event }) => event.name }, "storeViews"] },
        export: { guard: "hasViews", actions: "download" },
        "file.chosen": { target: "reading", actions: { type: "setFile", params: ({ event }) => event } },
        close: "closed"
      }
    },
    naming: {
      initial: "typing",
      states: {
        typing: {
          initial: "looking",
          states: {
            looking: { always: [{ guard: "isUnnamed", target: "untouched" }, { target: "changed" }] },
            untouched: { on: { cancel: "#listViews.choosing" } },
            changed: { tags: "unsaved", on: { cancel: "#leavingName" } }
          },
          on: {
            "name.changed": { target: ".looking", actions: { type: "setName", params: ({ event }) => event.name } },
            submit: [
              { guard: "canOverwrite", target: "asking" },
              { guard: "canSave", target: "#listViews.choosing", actions: ["save", "storeViews"] }
            ]
          }
        },
        leaving: {
          id: "leavingName",
          tags: "unsaved",
          on: { edit: "typing", discard: { target: "#listViews.choosing", actions: "forgetName" } }
        },
        asking: {
          tags: "unsaved",
          on: {
            confirm: { target: "#listViews.choosing", actions: ["save", "storeViews"] },
            cancel: "typing"
          }
        }
      }
    },
    renaming: {
      initial: "typing",
      states: {
        typing: {
          initial: "looking",
          states: {
            looking: { always: [{ guard: "isNotRenamed", target: "untouched" }, { target: "changed" }] },
            untouched: { on: { cancel: "#listViews.choosing" } },
            changed: { tags: "unsaved", on: { cancel: "#leavingNewName" } }
          },
          on: {
            "name.changed": { target: ".looking", actions: { type: "setNewName", params: ({ event }) => event.name } },
            submit: { guard: "canRename", target: "#listViews.choosing", actions: ["rename", "storeViews"] }
          }
        },
        leaving: { id: "leavingNewName", tags: "unsaved", on: { edit: "typing", discard: "#listViews.choosing" } }
      }
    },
    overwriting: {
      on: {
        confirm: { target: "choosing", actions: ["overwrite", "storeViews"] },
        cancel: "choosing"
      }
    },
    deleting: {
      on: {
        confirm: { target: "choosing", actions: ["remove", "storeViews"] },
        cancel: "choosing"
      }
    },
    reading: {
      tags: "busy",
      invoke: {
        id: "readFile",
        src: "readFile",
        input: ({ context }) => ({ file: context.file }),
        onDone: { target: "reported", actions: [withOutput("takeFile"), "storeViews"] },
        onError: { target: "reported", actions: "refuseFile" }
      },
      on: { cancel: "choosing" }
    },
    reported: {
      on: {
        "file.chosen": { target: "reading", actions: { type: "setFile", params: ({ event }) => event } },
        close: "choosing"
      }
    },
    applied: { type: "final" },
    closed: { type: "final" }
  }
})
