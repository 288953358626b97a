import type { JournalKind, WaitReason } from "@command-center/domain/rollout/rollout-record"
import { rolloutSetup } from "./rollout.setup.ts"

const tell = (params: JournalKind) => ({ type: "tell", params }) as const
const waits = (params: WaitReason) => ["setSince", { type: "tellWaiting", params }] as const

/** What keeps its creator's rollout from acting: it ends by itself, or somebody has it tried again. */
const tried = { target: "#next", actions: ["tryAgain", tell("resumed")] } as const

/** All that a rollout under way waits for, each with what ends it. */
export const waiting = rolloutSetup.createStateConfig({
  initial: "person",
  states: {
    approval: {
      entry: [...waits("approval")],
      on: {
        ADVANCE: {
          guard: { type: "mayApprove", params: ({ event }) => event.by },
          target: "#next",
          actions: ["setApproved", tell("approved")]
        }
      }
    },
    time: {
      entry: [...waits("time")],
      on: {
        WAKE: { guard: { type: "isDue", params: ({ event }) => event.at }, target: "#next" },
        ADVANCE: { target: "#next", actions: ["setEarly", tell("advanced")] }
      }
    },
    person: {
      entry: [...waits("person")],
      on: {
        ADVANCE: { target: "#next", actions: [tell("advanced"), "takeNext"] },
        RETRY: {
          guard: { type: "mayRetry", params: ({ event }) => event.targets },
          target: "#next",
          actions: [{ type: "addRetry", params: ({ event }) => event.targets }, "takeNext", tell("retried")]
        }
      }
    },
    rights: {
      entry: [...waits("rights")],
      on: {
        RIGHTS: {
          guard: { type: "isHeld", params: ({ event }) => event.held },
          target: "#next",
          actions: { type: "setRights", params: true }
        },
        RESUME: tried,
        ADVANCE: tried
      }
    },
    signOn: {
      entry: [...waits("signOn")],
      on: {
        SIGN_ON: {
          guard: { type: "isHeld", params: ({ event }) => event.held },
          target: "#next",
          actions: { type: "setSignOn", params: true }
        },
        RESUME: tried,
        ADVANCE: tried
      }
    },
    service: {
      entry: [...waits("service")],
      on: {
        SERVICE: {
          guard: { type: "isHeld", params: ({ event }) => event.held },
          target: "#next",
          actions: { type: "setService", params: true }
        },
        RESUME: tried,
        ADVANCE: tried
      }
    },
    joining: {
      always: [
        { guard: "isAttended", target: "person" },
        { target: "#next", actions: "takeNext" }
      ]
    },
    newTargets: {
      entry: [...waits("newTargets")],
      on: {
        JOINED: {
          target: "joining",
          actions: [{ type: "addJoined", params: ({ event }) => event.targets }, tell("joined")]
        },
        ADVANCE: { target: "#done", actions: tell("advanced") },
        RETRY: {
          guard: { type: "mayRetry", params: ({ event }) => event.targets },
          target: "#next",
          actions: [{ type: "addRetry", params: ({ event }) => event.targets }, "takeNext", tell("retried")]
        }
      }
    }
  }
})
