import { madeAgain } from "@command-center/domain/operation/operation-results"
import { otherwise } from "../actor-logic/answers.ts"
import { withOutput } from "../actor-logic/outcome.ts"
import { whenSessionIsBack } from "../actor-logic/session-back.ts"
import { contextOf, toLookUp } from "./operation.changes.ts"
import { operationSetup } from "./operation.setup.ts"

/**
 * One operation on many targets, of whatever kind: four calls at a time, a result for each target, and what was not
 * accepted can be chosen again. One that was kept from before begins where it was left. Ends with the record.
 */
export const operationMachine = operationSetup.createMachine({
  id: "operation",
  context: ({ input }) => contextOf(input),
  initial: "beginning",
  output: ({ context }) => context.record,
  states: {
    beginning: { always: [{ guard: "isReopened", target: "settled" }, { target: "opening" }] },
    opening: {
      tags: ["busy", "sending"],
      invoke: {
        id: "begin",
        src: "begin",
        input: ({ context }) => context.record,
        onDone: { target: "running", actions: withOutput("setStart") },
        onError: "crashed"
      },
      on: { stop: "finished" }
    },
    running: {
      tags: ["busy", "sending"],
      entry: "startCalls",
      always: { guard: "isNothingLeft", target: "settled", actions: ["tellSettled", "tellRowsChanged"] },
      on: {
        "xstate.done.actor.call.*": [
          {
            guard: withOutput("wasUnauthorized"),
            target: "stopping.unauthorized",
            actions: [
              { type: "recordAnswer", params: ({ event }) => ({ actorId: event.actorId, outcome: event.output }) },
              "keep"
            ]
          },
          {
            actions: [
              { type: "recordAnswer", params: ({ event }) => ({ actorId: event.actorId, outcome: event.output }) },
              "startCalls"
            ]
          }
        ],
        "xstate.error.actor.call.*": {
          actions: [{ type: "recordDefect", params: ({ event }) => event.actorId }, "startCalls"]
        },
        stop: "stopping"
      }
    },
    stopping: {
      tags: ["busy", "sending"],
      entry: "sendNoMore",
      on: {
        "xstate.done.actor.call.*": [
          {
            guard: withOutput("wasUnauthorized"),
            target: ".unauthorized",
            actions: [
              { type: "recordAnswer", params: ({ event }) => ({ actorId: event.actorId, outcome: event.output }) },
              "keep"
            ]
          },
          {
            actions: [
              { type: "recordAnswer", params: ({ event }) => ({ actorId: event.actorId, outcome: event.output }) },
              "keep"
            ]
          }
        ],
        "xstate.error.actor.call.*": {
          actions: [{ type: "recordDefect", params: ({ event }) => event.actorId }, "keep"]
        }
      },
      initial: "asked",
      states: {
        asked: {
          always: { guard: "isNothingCalling", target: "#settled", actions: ["tellSettled", "tellRowsChanged"] }
        },
        // Asked to sign in, the page is gone, and with it what its calls are answered: those under way are waited for.
        unauthorized: {
          always: {
            guard: "isNothingCalling",
            target: "#settled",
            actions: ["tellSettled", "tellRowsChanged", "tellUnauthorized"]
          }
        }
      }
    },
    settled: {
      id: "settled",
      always: { guard: "isAllAccepted", target: "finished", actions: "tellForgotten" },
      on: {
        ...whenSessionIsBack,
        retry: [
          {
            guard: { type: "mustLookUp", params: ({ event }) => event.ids },
            target: "lookingUp",
            actions: { type: "choose", params: ({ event }) => event.ids }
          },
          {
            guard: { type: "isRetryable", params: ({ event }) => event.ids },
            target: "running",
            actions: { type: "sendAgain", params: ({ event }) => event.ids }
          }
        ],
        "others.removed": { guard: "isThereAgain", target: "removingOthers" },
        copy: { actions: "tellCopied" },
        download: { actions: "tellDownload" },
        close: { target: "finished", actions: "tellClosed" },
        forget: "asking"
      }
    },
    // Nothing brings back which targets were not accepted.
    asking: {
      on: {
        ...whenSessionIsBack,
        "forget.confirmed": { target: "finished", actions: "tellForgotten" },
        "forget.cancelled": "settled"
      }
    },
    lookingUp: {
      tags: "busy",
      invoke: {
        id: "lookUp",
        src: "lookUp",
        input: ({ context }) => toLookUp(context),
        onDone: [
          { guard: withOutput("succeeded"), target: "running", actions: withOutput("useLookUp") },
          ...otherwise("settled", withOutput("setLookUpFailure"))
        ],
        onError: { target: "settled", actions: "setLookUpDefect" }
      },
      on: { stop: "settled" }
    },
    // What the browser's repetition of a call brought about goes; the first of each stays.
    removingOthers: {
      tags: ["busy", "sending"],
      invoke: {
        id: "removeOthers",
        src: "removeOthers",
        input: ({ context: { record } }) => ({ record, others: madeAgain(record) }),
        onDone: [
          {
            guard: withOutput("succeeded"),
            target: "settled",
            actions: ["setOthersGone", "keep", "tellOthersGone", "tellRowsChanged"]
          },
          {
            guard: withOutput("wasUnauthorized"),
            target: "settled",
            actions: [withOutput("setOthersStay"), "tellUnauthorized"]
          },
          { target: "settled", actions: [withOutput("setOthersStay"), "tellRowsChanged"] }
        ],
        onError: { target: "settled", actions: ["setOthersDefect", "tellRowsChanged"] }
      },
      // What was sent may be done: what is there twice is told as it was, and can be removed again.
      on: { stop: { target: "settled", actions: ["setOthersStopped", "tellRowsChanged"] } }
    },
    crashed: { tags: "crashed", on: { close: "finished" } },
    finished: { type: "final" }
  }
})
