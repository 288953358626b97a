import type { JournalKind } from "@command-center/domain/rollout/rollout-record"
import { contextOf } from "./rollout.changes.ts"
import { rolloutSetup } from "./rollout.setup.ts"
import { waiting } from "./rollout.waiting.ts"

const tell = (params: JournalKind) => ({ type: "tell", params }) as const
const tellOwn = (params: JournalKind) => ({ type: "tellOwn", params }) as const
const tellGate = (params: JournalKind) => ({ type: "tellGate", params }) as const

/**
 * A rollout from its plan to its end, by what people do and the service finds out. It calls nothing and has no clock:
 * whoever keeps it sends what is to be sent while `selectMaySend` says so, wakes it when `selectWakeAt` says so, and
 * writes the journal that it emits. Nothing is stuck: every state in which it waits says for what and who can end it.
 */
export const rolloutMachine = rolloutSetup.createMachine({
  id: "rollout",
  context: ({ input }) => contextOf(input),
  initial: "planned",
  on: {
    JOINED: {
      actions: [{ type: "addJoined", params: ({ event }) => event.targets }, tell("joined")]
    },
    FIGURES: { actions: { type: "setFigures", params: ({ event }) => event.figures } },
    WAVE_SENT: {
      guard: { type: "isCurrent", params: ({ event }) => event.figures },
      actions: [
        { type: "setFigures", params: ({ event }) => event.figures },
        { type: "setSent", params: ({ event }) => event },
        tellOwn("waveSent")
      ]
    },
    RIGHTS: { actions: { type: "setRights", params: ({ event }) => event.held } },
    SIGN_ON: { actions: { type: "setSignOn", params: ({ event }) => event.held } },
    SERVICE: { actions: { type: "setService", params: ({ event }) => event.held } },
    DEFECT: ".failed"
  },
  states: {
    planned: {
      on: {
        START: [
          { guard: "hasNext", target: "underWay", actions: [tell("started"), "takeNext"] },
          { guard: "isGrowing", target: "underWay.waiting.newTargets", actions: tell("started") }
        ],
        STOP: { target: "stopped", actions: tell("stopped") },
        DEFECT: {}
      }
    },
    underWay: {
      initial: "next",
      on: {
        PAUSE: { target: "paused.held", actions: tell("paused") },
        STOP: {
          target: "stopping",
          actions: [{ type: "setDeleting", params: ({ event }) => event.deleteTasks }, tell("stopping")]
        }
      },
      states: {
        // Where a wave is begun, or gone on with after a pause: whatever it waits for comes first.
        next: {
          id: "next",
          always: [
            { guard: "lacksRights", target: "waiting.rights" },
            { guard: "lacksSignOn", target: "waiting.signOn" },
            { guard: "lacksService", target: "waiting.service" },
            { guard: "isBeforeWaves", target: "goneOn" },
            { guard: "isSent", target: "watching" },
            { guard: "needsApproval", target: "waiting.approval" },
            { guard: "startsLater", target: "waiting.time" },
            { guard: "isBegun", target: "running" },
            { target: "running", actions: ["setBegun", tellOwn("waveStarted")] }
          ]
        },
        running: {
          tags: "sends",
          entry: "setSince",
          on: {
            WAVE_SENT: {
              guard: { type: "isCurrent", params: ({ event }) => event.figures },
              target: "watching",
              actions: [
                { type: "setFigures", params: ({ event }) => event.figures },
                { type: "setSent", params: ({ event }) => event },
                tellOwn("waveSent")
              ]
            },
            FIGURES: [
              {
                guard: { type: "isLost", params: ({ event }) => event.figures },
                target: "#paused.gate",
                actions: [{ type: "setFigures", params: ({ event }) => event.figures }, tellGate("gateNotPassed")]
              },
              { actions: { type: "setFigures", params: ({ event }) => event.figures } }
            ],
            RIGHTS: { target: "next", actions: { type: "setRights", params: ({ event }) => event.held } },
            SIGN_ON: { target: "next", actions: { type: "setSignOn", params: ({ event }) => event.held } },
            SERVICE: { target: "next", actions: { type: "setService", params: ({ event }) => event.held } }
          }
        },
        watching: {
          entry: "setSince",
          on: {
            FIGURES: [
              {
                guard: { type: "isWatchOver", params: ({ event }) => event },
                target: "deciding",
                actions: { type: "setFigures", params: ({ event }) => event.figures }
              },
              {
                guard: { type: "isLost", params: ({ event }) => event.figures },
                target: "#paused.gate",
                actions: [{ type: "setFigures", params: ({ event }) => event.figures }, tellGate("gateNotPassed")]
              },
              { actions: { type: "setFigures", params: ({ event }) => event.figures } }
            ],
            RIGHTS: { target: "next", actions: { type: "setRights", params: ({ event }) => event.held } },
            SIGN_ON: { target: "next", actions: { type: "setSignOn", params: ({ event }) => event.held } },
            SERVICE: { target: "next", actions: { type: "setService", params: ({ event }) => event.held } }
          }
        },
        deciding: {
          always: [
            { guard: "isOverridden", target: "passed" },
            { guard: "isPassed", target: "passed", actions: tellGate("gatePassed") },
            { target: "#paused.gate", actions: tellGate("gateNotPassed") }
          ]
        },
        passed: {
          always: [
            { guard: "ends", target: "#done" },
            { guard: "waitsForPerson", target: "waiting.person" },
            { target: "goneOn" }
          ]
        },
        // Also where a person goes on from a wave that was watched: nobody is asked again.
        goneOn: {
          id: "goneOn",
          always: [
            { guard: "ends", target: "#done" },
            { guard: "hasNext", target: "next", actions: "takeNext" },
            { guard: "isGrowing", target: "waiting.newTargets" },
            { target: "#done" }
          ]
        },
        waiting
      }
    },
    paused: {
      id: "paused",
      initial: "held",
      on: {
        STOP: {
          target: "stopping",
          actions: [{ type: "setDeleting", params: ({ event }) => event.deleteTasks }, tell("stopping")]
        }
      },
      states: {
        held: {
          entry: "setSince",
          on: { RESUME: { target: "#next", actions: tell("resumed") } }
        },
        // It is watched anew to the end and judged then, gone on with all the same, or what failed is sent again.
        gate: {
          entry: "setSince",
          on: {
            RESUME: [
              { guard: "isSent", target: "#next", actions: ["watchAnew", "setSeen", tell("resumed")] },
              { target: "#next", actions: ["setSeen", tell("resumed")] }
            ],
            ADVANCE: [
              { guard: "isSent", target: "#goneOn", actions: ["override", tell("advanced")] },
              { target: "#next", actions: ["override", tell("advanced")] }
            ],
            RETRY: {
              guard: { type: "mayRetry", params: ({ event }) => event.targets },
              target: "#next",
              actions: [{ type: "addRetry", params: ({ event }) => event.targets }, "takeNext", tell("retried")]
            }
          }
        }
      }
    },
    failed: {
      entry: ["setSince", tell("failed")],
      on: {
        RESUME: { target: "underWay", actions: tell("resumed") },
        STOP: {
          target: "stopping",
          actions: [{ type: "setDeleting", params: ({ event }) => event.deleteTasks }, tell("stopping")]
        },
        DEFECT: {}
      }
    },
    // Nothing more is sent; what has left is waited for. Whoever may stops it again where the first one's sign-in or
    // rights do not reach so far, with or without deleting.
    stopping: {
      entry: "setSince",
      on: {
        STOP: {
          guard: "isHeldUp",
          target: "stopping",
          reenter: true,
          actions: [{ type: "setDeleting", params: ({ event }) => event.deleteTasks }, tell("stopping")]
        },
        STOPPED: { target: "stopped", actions: tellOwn("stopped") },
        JOINED: {},
        DEFECT: {}
      }
    },
    stopped: { id: "stopped", type: "final" },
    done: {
      id: "done",
      entry: ["setSince", tellOwn("done")],
      on: {
        RETRY: {
          guard: { type: "mayRetry", params: ({ event }) => event.targets },
          target: "underWay",
          actions: [{ type: "addRetry", params: ({ event }) => event.targets }, "takeNext", tell("retried")]
        },
        JOINED: {},
        DEFECT: {}
      }
    }
  }
})
