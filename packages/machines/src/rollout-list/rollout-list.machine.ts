import { otherwise } from "../actor-logic/answers.ts"
import { awaited } from "../actor-logic/loading.ts"
import { withOutput } from "../actor-logic/outcome.ts"
import { rolloutListSetup } from "./rollout-list.setup.ts"

/**
 * The rollouts of an account and those below it, with their changes as they happen, or read every few seconds where they
 * cannot be followed; what is there stays meanwhile.
 */
export const rolloutListMachine = rolloutListSetup.createMachine({
  id: "rolloutList",
  context: ({ input }) => ({
    ...input,
    found: null,
    error: null,
    isWaitLong: false,
    isLive: false,
    followError: null,
    lastChange: null
  }),
  on: {
    "search.changed": { actions: { type: "seek", params: ({ event: { sought } }) => sought } }
  },
  initial: "loading",
  states: {
    loading: {
      ...awaited,
      invoke: {
        id: "loadRollouts",
        src: "loadRollouts",
        input: ({ context: { businessEntityId } }) => ({ businessEntityId }),
        onDone: [
          {
            guard: withOutput("succeeded"),
            target: "following",
            actions: withOutput("setOutcome")
          },
          ...otherwise("failed", withOutput("setOutcome"))
        ],
        onError: "crashed"
      }
    },
    following: {
      exit: "endLive",
      invoke: {
        id: "followRollouts",
        src: "followRollouts",
        input: ({ context: { businessEntityId, lastChange } }) => ({ businessEntityId, after: lastChange }),
        // The service ends each stream after some minutes; one that broke is begun anew a little later.
        onDone: otherwise("resting", withOutput("setFollowError")),
        onError: "crashed"
      },
      on: {
        "live.begun": { actions: "setLive" },
        changed: { actions: { type: "takeChange", params: ({ event }) => event } },
        "refresh.asked": "reading"
      }
    },
    resting: { after: { refollow: "reading" }, on: { "refresh.asked": "reading" } },
    reading: {
      invoke: {
        id: "loadRollouts",
        src: "loadRollouts",
        input: ({ context: { businessEntityId } }) => ({ businessEntityId }),
        onDone: [
          {
            guard: withOutput("succeeded"),
            target: "following",
            actions: withOutput("setOutcome")
          },
          ...otherwise("resting", withOutput("setFollowError"))
        ],
        onError: "crashed"
      }
    },
    failed: { on: { retry: "loading", "refresh.asked": "loading" } },
    crashed: { on: { retry: "loading" } }
  }
})
