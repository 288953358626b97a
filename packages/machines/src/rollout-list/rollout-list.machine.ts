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
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      exit: "endWait",
      after: { longWait: { actions: "setWaitLong" } },
      on: { cancel: { guard: "isWaitLong", target: "failed", actions: "setCancelled" } },
      invoke: {
        id: "loadRollouts",
        src: "loadRollouts",
        input: ({ context: { businessEntityId } }) => ({ businessEntityId }),
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "following",
            actions: { type: "setOutcome", params: ({ event }) => event.output }
          },
          {
            guard: { type: "unauthorized", params: ({ event }) => event.output },
            target: "failed",
            actions: [{ type: "setOutcome", params: ({ event }) => event.output }, "emitUnauthorized"]
          },
          { target: "failed", actions: { type: "setOutcome", params: ({ event }) => event.output } }
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
        onDone: [
          {
            guard: { type: "unauthorized", params: ({ event }) => event.output },
            target: "resting",
            actions: [{ type: "setFollowError", params: ({ event }) => event.output }, "emitUnauthorized"]
          },
          { target: "resting", actions: { type: "setFollowError", params: ({ event }) => event.output } }
        ],
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
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "following",
            actions: { type: "setOutcome", params: ({ event }) => event.output }
          },
          {
            guard: { type: "unauthorized", params: ({ event }) => event.output },
            target: "resting",
            actions: [{ type: "setFollowError", params: ({ event }) => event.output }, "emitUnauthorized"]
          },
          { target: "resting", actions: { type: "setFollowError", params: ({ event }) => event.output } }
        ],
        onError: "crashed"
      }
    },
    failed: { on: { retry: "loading", "refresh.asked": "loading" } },
    crashed: { on: { retry: "loading" } }
  }
})
