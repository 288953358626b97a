import { withOutput } from "../actor-logic/outcome.ts"
import { manyChange } from "./tags.changes.ts"
import { tagsSetup } from "./tags.setup.ts"

/** The dialog that puts tags on many UTGs and takes others off. */
export const taggingState = tagsSetup.createStateConfig({
  initial: "choosing",
  exit: "forgetChosen",
  states: {
    choosing: {
      initial: "looking",
      states: {
        looking: { always: [{ guard: "isUntouched", target: "untouched" }, { target: "changed" }] },
        untouched: { on: { cancel: "#resting" } },
        changed: { tags: "unsaved", on: { cancel: "#leavingChoices" } }
      },
      on: {
        "newTag.changed": { target: ".looking", actions: { type: "setNewTag", params: ({ event }) => event.text } },
        "newTag.added": { guard: "canCreate", target: ".looking", actions: "create" },
        "tag.toggled": { target: ".looking", actions: { type: "toggle", params: ({ event }) => event.tag } },
        submit: { guard: "hasChosen", target: "saving" }
      }
    },
    saving: {
      tags: ["busy", "unsaved"],
      invoke: {
        id: "keepChange",
        src: "keepChange",
        input: ({ context }) => manyChange(context),
        onDone: [
          { guard: withOutput("wasKept"), target: "told", actions: [withOutput("setKept"), withOutput("setResults")] },
          { target: "choosing", actions: withOutput("setKept") }
        ],
        onError: "#crashed"
      }
    },
    leaving: { id: "leavingChoices", tags: "unsaved", on: { edit: "choosing", discard: "#resting" } },
    told: { on: { close: "#resting" } }
  }
})
