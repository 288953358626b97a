import { otherwise } from "../actor-logic/answers.ts"
import { awaited } from "../actor-logic/loading.ts"
import { withOutput } from "../actor-logic/outcome.ts"
import { targetCounts } from "./rollout-run.changes.ts"
import { rolloutRunSetup } from "./rollout-run.setup.ts"
import { stepState } from "./rollout-run.step.ts"

/** Lines of the journal that were written after it was read and before the stream began are told by neither. */
const whenFollowed = { "live.begun": { target: "loading", reenter: true } } as const

/**
 * One rollout as somebody looks at it: what it is, its changes as they happen (or read every few seconds where they
 * cannot be followed), the targets and the journal, and the step that is being taken.
 */
export const rolloutRunMachine = rolloutRunSetup.createMachine({
  id: "rolloutRun",
  context: ({ input }) => ({
    ...input,
    rollout: null,
    error: null,
    isWaitLong: false,
    isLive: false,
    followError: null,
    lastChange: null,
    shown: { state: null, most: targetCounts.atFirst },
    targets: null,
    askedWith: null,
    targetsError: null,
    isStale: false,
    journal: [],
    journalError: null,
    chosen: null,
    isToldSince: false,
    stepError: null
  }),
  type: "parallel",
  states: {
    record: {
      initial: "loading",
      states: {
        loading: {
          ...awaited,
          invoke: {
            id: "loadRollout",
            src: "loadRollout",
            input: ({ context: { id } }) => ({ id }),
            onDone: [
              {
                guard: withOutput("succeeded"),
                target: "following",
                actions: withOutput("setRollout")
              },
              ...otherwise("failed", withOutput("setRollout"))
            ],
            onError: "crashed"
          }
        },
        following: {
          exit: "endLive",
          invoke: {
            id: "followRollout",
            src: "followRollout",
            input: ({ context: { id, lastChange } }) => ({ id, after: lastChange }),
            // The service ends each stream after some minutes; one that broke is begun anew a little later.
            onDone: otherwise("resting", withOutput("setFollowError")),
            onError: "crashed"
          },
          always: { guard: "hasNewWave", target: "reading" },
          on: {
            "live.begun": { actions: "setLive" },
            changed: { actions: { type: "takeChange", params: ({ event }) => event } }
          }
        },
        resting: { after: { refollow: "reading" }, on: { "refresh.asked": "reading" } },
        reading: {
          invoke: {
            id: "loadRollout",
            src: "loadRollout",
            input: ({ context: { id } }) => ({ id }),
            onDone: [
              {
                guard: withOutput("succeeded"),
                target: "following",
                actions: withOutput("setRollout")
              },
              ...otherwise("resting", withOutput("setFollowError"))
            ],
            onError: "crashed"
          }
        },
        failed: { on: { retry: "loading", "refresh.asked": "loading" } },
        crashed: { on: { retry: "loading" } }
      }
    },
    targets: {
      initial: "loading",
      on: {
        "targets.chosen": {
          target: ".loading",
          actions: { type: "setShown", params: ({ event }) => event.state }
        }
      },
      states: {
        loading: {
          entry: "beginReading",
          invoke: {
            id: "loadTargets",
            src: "loadTargets",
            input: ({ context: { id, shown } }) => ({ id, shown }),
            onDone: [
              {
                guard: withOutput("succeeded"),
                target: "shown",
                actions: withOutput("setTargets")
              },
              ...otherwise("failed", withOutput("setTargets"))
            ],
            onError: "crashed"
          }
        },
        shown: {
          after: {
            reread: [
              { guard: "isBehind", target: "loading" },
              { target: "shown", reenter: true }
            ]
          },
          on: { "more.asked": { target: "loading", actions: "showMore" } }
        },
        failed: { on: { retry: "loading", "refresh.asked": "loading" } },
        crashed: { on: { retry: "loading" } }
      }
    },
    journal: {
      initial: "loading",
      states: {
        loading: {
          on: whenFollowed,
          invoke: {
            id: "loadJournal",
            src: "loadJournal",
            input: ({ context: { id } }) => ({ id }),
            onDone: [
              {
                guard: withOutput("succeeded"),
                target: "shown",
                actions: withOutput("setJournal")
              },
              ...otherwise("failed", withOutput("setJournal"))
            ],
            onError: "crashed"
          }
        },
        shown: {
          on: whenFollowed,
          after: {
            reread: [
              { guard: "isUntold", target: "loading" },
              { target: "shown", reenter: true }
            ]
          }
        },
        failed: { on: { ...whenFollowed, retry: "loading", "refresh.asked": "loading" } },
        crashed: { on: { retry: "loading" } }
      }
    },
    step: stepState
  }
})
