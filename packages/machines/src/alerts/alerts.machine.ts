import { withOutput } from "../actor-logic/outcome.ts"
import { alertsSetup } from "./alerts.setup.ts"

/** A rule without its view has nothing to be changed for. */
const nobody = { businessEntityId: 0, area: "utgs", view: "", query: "" } as const

/** The rules that tell when a saved view passes a limit: watching, asking for notifications, and the panel that lists them. */
export const alertsMachine = alertsSetup.createMachine({
  id: "alerts",
  context: ({ input }) => ({ ...input, counts: {}, failures: {}, fired: [], opened: null, removal: null }),
  type: "parallel",
  on: {
    "rule.switched": [
      {
        guard: { type: "isOn", params: ({ event }) => event.isOn },
        actions: [{ type: "switchRule", params: ({ event }) => event }, "storeRules", "wantConsent", "wantLook"]
      },
      { actions: [{ type: "switchRule", params: ({ event }) => event }, "storeRules"] }
    ],
    "rule.snoozed": {
      actions: [
        { type: "snoozeRule", params: ({ event }) => event },
        { type: "setNow", params: ({ event }) => event.now },
        "storeRules"
      ]
    }
  },
  states: {
    watching: {
      initial: "idle",
      on: {
        "kept.changed": { actions: { type: "setKept", params: ({ event }) => event } },
        counted: { actions: { type: "addCounts", params: ({ event }) => event.counts } }
      },
      states: {
        idle: {
          always: { guard: "hasCounts", target: "judging" },
          after: { untilLook: { guard: "isWatching", target: "reading" } },
          on: {
            "kept.changed": {
              target: "idle",
              reenter: true,
              actions: { type: "setKept", params: ({ event }) => event }
            },
            "look.asked": { guard: "isWatching", target: "reading" }
          }
        },
        reading: {
          tags: "busy",
          invoke: {
            id: "readCounts",
            src: "readCounts",
            input: ({ context }) => context.rules,
            onDone: [
              { guard: withOutput("wereRead"), target: "judging", actions: withOutput("setRead") },
              { target: "idle", actions: "tellUnauthorized" }
            ],
            onError: "crashed"
          }
        },
        judging: {
          tags: "busy",
          invoke: {
            id: "judge",
            src: "judge",
            input: ({ context: { rules, counts } }) => ({ rules, counts }),
            onDone: [
              {
                guard: withOutput("hasFired"),
                target: "told",
                actions: [withOutput("setJudged"), withOutput("emitTold")]
              },
              { target: "idle", actions: withOutput("setJudged") }
            ],
            onError: "crashed"
          }
        },
        told: {
          exit: "forgetFired",
          after: { untilHeard: "idle" },
          on: { "look.asked": { guard: "isWatching", target: "reading" } }
        },
        // Nothing was told of: it is tried again.
        crashed: { tags: "crashed", after: { untilRetry: "idle" }, on: { "look.asked": "reading" } }
      }
    },
    consent: {
      initial: "resting",
      states: {
        resting: {
          on: {
            // Where they are blocked already, the dialog and the panel say so.
            "consent.wanted": { guard: "isUndecided", target: "asking" }
          }
        },
        asking: {
          invoke: {
            id: "askConsent",
            src: "askConsent",
            onDone: [
              { guard: withOutput("wasDenied"), target: "resting", actions: [withOutput("setConsent"), "tellBlocked"] },
              { target: "resting", actions: withOutput("setConsent") }
            ],
            // A browser that cannot ask shows none.
            onError: { target: "resting", actions: { type: "setConsent", params: "unsupported" } }
          }
        }
      }
    },
    panel: {
      initial: "closed",
      states: {
        closed: {
          on: {
            "panel.opened": {
              target: "open",
              actions: [
                { type: "setConsent", params: ({ event }) => event.consent },
                { type: "setNow", params: ({ event }) => event.now }
              ]
            }
          }
        },
        open: {
          on: { "panel.closed": { target: "closed", actions: "closeRemoval" } },
          initial: "listing",
          states: {
            listing: {
              on: {
                "removal.opened": {
                  guard: { type: "isKnown", params: ({ event }) => event.id },
                  target: "removing",
                  actions: { type: "openRemoval", params: ({ event }) => event.id }
                }
              }
            },
            removing: {
              on: {
                "removal.confirmed": { target: "listing", actions: ["removeRule", "closeRemoval", "storeRules"] },
                "removal.cancelled": { target: "listing", actions: "closeRemoval" }
              }
            }
          }
        }
      }
    },
    form: {
      initial: "closed",
      states: {
        closed: {
          on: {
            "rule.added": [
              {
                guard: "canAdd",
                target: "open",
                actions: [
                  { type: "openNew", params: ({ event }) => event },
                  { type: "setConsent", params: ({ event }) => event.consent }
                ]
              },
              { actions: "tellFull" }
            ],
            "rule.edited": {
              guard: { type: "isKnown", params: ({ event }) => event.id },
              target: "open",
              actions: { type: "openKnown", params: ({ event }) => event.id }
            }
          }
        },
        open: {
          invoke: {
            id: "alertRule",
            src: "alertRule",
            input: ({ context: { opened } }) => ({ view: opened?.view ?? nobody, rule: opened?.rule ?? null }),
            onDone: [
              {
                guard: { type: "wasSaved", params: ({ event }) => event.output.saved },
                target: "closed",
                actions: [
                  { type: "saveRule", params: ({ event }) => event.output.saved },
                  "closeRule",
                  "storeRules",
                  "wantConsent",
                  "wantLook"
                ]
              },
              { target: "closed", actions: "closeRule" }
            ],
            onError: { target: "crashed", actions: "closeRule" }
          }
        },
        crashed: { tags: "crashed", on: { "form.closed": "closed" } }
      }
    }
  }
})
