import { rolloutRunSetup } from "./rollout-run.setup.ts"

/** A step is chosen, confirmed with what it comes to, and sent; an unanswered one is sent again as the same step. */
export const stepState = rolloutRunSetup.createStateConfig({
  initial: "none",
  states: {
    none: {
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
      tags: "unsaved",
      on: {
        "note.changed": { actions: { type: "changeStep", params: ({ event }) => ({ note: event.note }) } },
        "deleteTasks.chosen": {
          actions: { type: "changeStep", params: ({ event }) => ({ deleteTasks: event.deleteTasks }) }
        },
        "step.confirmed": "sending",
        "step.cancelled": { target: "none", actions: "endStep" }
      }
    },
    sending: {
      tags: "unsaved",
      invoke: {
        id: "takeStep",
        src: "takeStep",
        input: ({ context: { id, chosen } }) => ({
          id,
          chosen: chosen ?? { step: "pause", note: "", deleteTasks: false, key: "" }
        }),
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "none",
            actions: [{ type: "setRollout", params: ({ event }) => event.output }, "emitTaken", "endStep"]
          },
          {
            guard: { type: "unauthorized", params: ({ event }) => event.output },
            target: "asking",
            actions: [{ type: "setStepError", params: ({ event }) => event.output }, "renewKey", "emitUnauthorized"]
          },
          {
            guard: { type: "notConfirmed", params: ({ event }) => event.output },
            target: "notConfirmed",
            actions: { type: "setStepError", params: ({ event }) => event.output }
          },
          {
            target: "asking",
            actions: [{ type: "setStepError", params: ({ event }) => event.output }, "renewKey"]
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
    crashed: { on: { "step.cancelled": { target: "none", actions: "endStep" } } }
  }
})
