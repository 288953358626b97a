import type { TagTarget } from "@command-center/domain/tags/tags"
import { withOutput } from "../actor-logic/outcome.ts"
import { emptyContext, firstChange } from "./tags.changes.ts"
import { managingState } from "./tags.managing.ts"
import { tagsSetup } from "./tags.setup.ts"
import { taggingState } from "./tags.tagging.ts"
import type { WantedDialog } from "./tags.types.ts"

const manager: WantedDialog = { dialog: "manager" }

const manyOf = (targets: ReadonlyArray<TagTarget>): WantedDialog => ({ dialog: "many", targets })

/** The user's tags on UTGs as this browser keeps them, for every page of the console, and the dialogs that change them. */
export const tagsMachine = tagsSetup.createMachine({
  id: "tags",
  context: emptyContext,
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      on: {
        "manager.opened": { actions: { type: "setWanted", params: manager } },
        "many.opened": { actions: { type: "setWanted", params: ({ event }) => manyOf(event.targets) } }
      },
      invoke: {
        id: "readTags",
        src: "readTags",
        input: null,
        onDone: [
          {
            guard: withOutput("wereRead"),
            target: "known",
            actions: [withOutput("setRead"), withOutput("tellSetAside")]
          },
          { target: "unreadable", actions: ["tellUnreadable", "forgetWanted"] }
        ],
        onError: "crashed"
      }
    },
    unreadable: {
      on: {
        retry: "reading",
        "tags.told": { target: "known", actions: { type: "setTags", params: ({ event }) => event.tags } },
        "manager.opened": { target: "reading", actions: { type: "setWanted", params: manager } },
        "many.opened": {
          target: "reading",
          actions: { type: "setWanted", params: ({ event }) => manyOf(event.targets) }
        }
      }
    },
    known: {
      initial: "arriving",
      on: { "tags.told": { actions: { type: "setTags", params: ({ event }) => event.tags } } },
      states: {
        arriving: {
          always: [
            { guard: "wantsManager", target: "managing", actions: "openWanted" },
            { guard: "wantsMany", target: "tagging", actions: "openWanted" },
            { target: "resting" }
          ]
        },
        resting: {
          id: "resting",
          on: {
            "typed.changed": { actions: { type: "setTyped", params: ({ event: { id, text } }) => ({ id, text }) } },
            "tag.added": {
              guard: { type: "canAdd", params: ({ event }) => event },
              target: "keeping",
              actions: { type: "add", params: ({ event }) => event }
            },
            "tag.removed": {
              guard: { type: "hasTag", params: ({ event }) => event },
              target: "keeping",
              actions: { type: "remove", params: ({ event }) => event }
            },
            "manager.opened": { target: "arriving", actions: { type: "setWanted", params: manager } },
            "many.opened": {
              target: "arriving",
              actions: { type: "setWanted", params: ({ event }) => manyOf(event.targets) }
            }
          }
        },
        keeping: {
          tags: "busy",
          invoke: {
            id: "keepChange",
            src: "keepChange",
            input: ({ context }) => firstChange(context),
            onDone: [
              {
                guard: withOutput("wasKeptAndMore"),
                target: "keeping",
                reenter: true,
                actions: withOutput("setFirstKept")
              },
              { guard: withOutput("wasKept"), target: "arriving", actions: withOutput("setFirstKept") },
              { target: "arriving", actions: "refuseChanges" }
            ],
            onError: "#crashed"
          },
          on: {
            "typed.changed": { actions: { type: "setTyped", params: ({ event: { id, text } }) => ({ id, text }) } },
            "tag.added": {
              guard: { type: "canAdd", params: ({ event }) => event },
              actions: { type: "add", params: ({ event }) => event }
            },
            "tag.removed": {
              guard: { type: "hasTag", params: ({ event }) => event },
              actions: { type: "remove", params: ({ event }) => event }
            },
            "manager.opened": { actions: { type: "setWanted", params: manager } },
            "many.opened": { actions: { type: "setWanted", params: ({ event }) => manyOf(event.targets) } }
          }
        },
        managing: managingState,
        tagging: taggingState
      }
    },
    crashed: { id: "crashed", on: { retry: "reading" } }
  }
})
