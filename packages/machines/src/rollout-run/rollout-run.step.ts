import { withOutput } from "../actor-logic/outcome.ts"
import { whenSessionIsBack } from "../actor-logic/session-back.ts"
import { rolloutRunSetup } from "./rollout-run.setup.ts"

/** A step is chosen, confirmed with what it comes to, and sent; an unanswered one is sent again as the same step. */
export const stepState = rolloutRunSetup.createStateConfig({
  initial: "none",
  states: {
    none: {
      id: "noStep",
      on: {
        "step.chosen": [
          {
            guard: { type: "needsNoQuestion", params: ({ event }) => event.step },
            target: "sending",
            actions: { type: "chooseStep", params: ({ event }) => event.step }
          },
          { target: "asking", actions: { type: "chooseStep", params: ({ event }) => event.step } }
        ]
      }
    },
    asking: {
      initial: "looking",
      on: {
        ...whenSessionIsBack,
        "note.changed": {
          target: ".looking",
          actions: { type: "changeStep", params: ({ event }) => ({ note: event.note }) }
        },
        "deleteTasks.chosen": {
          target: ".looking",
          actions: { type: "changeStep", params: ({ event }) => ({ deleteTasks: event.deleteTasks }) }
        },
        "step.confirmed": { guard: "isNoteTaken", target: "sending" }
      },
      states: {
        looking: { always: [{ guard: "isStepUntouched", target: "untouched" }, { target: "changed" }] },
        untouched: { on: { "step.cancelled": { target: "#noStep", actions: "endStep" } } },
        changed: { tags: "unsaved", on: { "step.cancelled": "#losing" } }
      }
    },
    // Whether the note may go; nothing else is taken while it is asked.
    losing: { id: "losing", tags: "unsaved", on: { edit: "asking", discard: { target: "none", actions: "endStep" } } },
    sending: {
      tags: ["unsaved", "sending"],
      entry: "beginSending",
      invoke: {
        id: "takeStep",
        src: "takeStep",
        input: ({ context: { id, chosen } }) => ({
          id,
          chosen: chosen ?? { step: "pause", seen: null, note: "", deleteTasks: false, key: "", isUncertain: false }
        }),
        onDone: [
          {
            guard: withOutput("succeeded"),
            target: "none",
            actions: [withOutput("setTaken"), "emitTaken", "endStep"]
          },
          {
            guard: withOutput("wasUnauthorizedLater"),
            target: "notConfirmed",
            actions: [withOutput("setStepError"), "tellUnauthorized"]
          },
          {
            guard: withOutput("notConfirmed"),
            target: "notConfirmed",
            actions: [withOutput("setStepError"), "setUncertain"]
          },
          {
            guard: withOutput("wasUnauthorized"),
            target: "asking",
            actions: [withOutput("setStepError"), "renewKey", "tellUnauthorized"]
          },
          {
            target: "asking",
            actions: [withOutput("setStepError"), "renewKey"]
          }
        ],
        onError: "crashed"
      }
    },
    // Its key is kept: sent again it is taken once, or answered as it was.
    notConfirmed: {
      tags: "unsaved",
      on: { "step.confirmed": "sending", "step.cancelled": { target: "none", actions: "endStep" } }
    },
    crashed: { tags: "unsaved", on: { "step.cancelled": { target: "none", actions: "endStep" } } }
  }
})
