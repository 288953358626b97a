import { firstDraft } from "@command-center/domain/rollout/plan-draft"
import { askedTargets, validPlan } from "./rollout-plan.changes.ts"
import { rolloutPlanSetup } from "./rollout-plan.setup.ts"

/**
 * A rollout as somebody plans it: what was selected is read, what a filter finds, or a plan file opened; what is typed
 * is judged as a whole, in whichever step, and sent once.
 */
export const rolloutPlanMachine = rolloutPlanSetup.createMachine({
  id: "rolloutPlan",
  context: ({ input }) => ({
    ...input,
    step: "what",
    finding: { list: input.mayEdit.utgs ? "utgs" : "devices", text: "" },
    findError: null,
    found: null,
    error: null,
    isWaitLong: false,
    file: null,
    opened: null,
    fileReasons: [],
    filter: input.chosen?.filter ?? [],
    draft: firstDraft({ list: input.chosen?.list ?? "utgs", targets: 0, seed: 0, now: input.now() }),
    isChanged: false,
    at: input.now(),
    key: input.newKey(),
    createError: null,
    isUncertain: false,
    createdId: null
  }),
  initial: "deciding",
  states: {
    deciding: {
      always: [{ guard: "isBarred", target: "barred" }, { guard: "hasChosen", target: "loading" }, { target: "nobody" }]
    },
    // Nobody types what they may not plan.
    barred: { type: "final" },
    nobody: {
      on: {
        "file.chosen": { target: "reading", actions: { type: "setFile", params: ({ event }) => event } },
        "finding.changed": { actions: { type: "changeFinding", params: ({ event }) => event.change } },
        "find.asked": [{ guard: "canFind", target: "loading", actions: "takeFinding" }, { actions: "takeFinding" }]
      }
    },
    reading: {
      tags: "busy",
      invoke: {
        id: "readFile",
        src: "readFile",
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            guard: { type: "isPlan", params: ({ event }) => event.output },
            target: "loading",
            actions: { type: "takeFile", params: ({ event }) => event.output }
          },
          { target: "nobody", actions: { type: "takeFile", params: ({ event }) => event.output } }
        ],
        onError: { target: "nobody", actions: "refuseFile" }
      }
    },
    loading: {
      tags: "busy",
      exit: "endWait",
      after: { longWait: { actions: "setWaitLong" } },
      on: { cancel: { guard: "isWaitLong", target: "failed", actions: "setCancelled" } },
      invoke: {
        id: "loadTargets",
        src: "loadTargets",
        input: ({ context }) => askedTargets(context),
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "editing",
            actions: { type: "setFound", params: ({ event }) => event.output }
          },
          {
            guard: { type: "unauthorized", params: ({ event }) => event.output },
            target: "failed",
            actions: [{ type: "setFound", params: ({ event }) => event.output }, "emitUnauthorized"]
          },
          { target: "failed", actions: { type: "setFound", params: ({ event }) => event.output } }
        ],
        onError: "crashed"
      }
    },
    failed: { on: { retry: "loading" } },
    crashed: { on: { retry: "loading" } },
    editing: {
      initial: "looking",
      on: {
        "draft.changed": { target: ".changed", actions: { type: "changeDraft", params: ({ event }) => event.change } },
        "action.chosen": {
          target: ".changed",
          actions: { type: "chooseAction", params: ({ event }) => event.choice }
        },
        "action.changed": {
          target: ".changed",
          actions: { type: "changeAction", params: ({ event }) => event.change }
        },
        "wave.changed": { target: ".changed", actions: { type: "changeWave", params: ({ event }) => event } },
        "wave.added": { target: ".changed", actions: "addWave" },
        "wave.removed": {
          guard: "hasMoreWaves",
          target: ".changed",
          actions: { type: "removeWave", params: ({ event }) => event.wave }
        },
        "hours.changed": { target: ".changed", actions: { type: "changeHours", params: ({ event }) => event } },
        "hours.added": { target: ".changed", actions: "addHours" },
        "hours.removed": {
          target: ".changed",
          actions: { type: "removeHours", params: ({ event }) => event.at }
        },
        "step.chosen": { actions: { type: "setStep", params: ({ event }) => event.step } },
        save: { guard: "isValid", actions: "emitFile" },
        create: [{ guard: "isValid", target: "creating", actions: "judgeAnew" }]
      },
      states: {
        looking: { always: { guard: "isChanged", target: "changed" } },
        changed: { tags: "unsaved" }
      }
    },
    creating: {
      tags: "unsaved",
      invoke: {
        id: "createRollout",
        src: "createRollout",
        input: ({ context }) => {
          const plan = validPlan(context)
          return plan === null ? null : { plan, key: context.key }
        },
        onDone: [
          {
            guard: { type: "succeeded", params: ({ event }) => event.output },
            target: "created",
            actions: [{ type: "setCreated", params: ({ event }) => event.output }, "emitPlanned", "emitPlace"]
          },
          {
            guard: { type: "unauthorizedLater", params: ({ event }) => event.output },
            target: "notConfirmed",
            actions: [{ type: "setCreateError", params: ({ event }) => event.output }, "emitUnauthorized"]
          },
          {
            guard: { type: "notConfirmed", params: ({ event }) => event.output },
            target: "notConfirmed",
            actions: [{ type: "setCreateError", params: ({ event }) => event.output }, "setUncertain"]
          },
          {
            guard: { type: "unauthorized", params: ({ event }) => event.output },
            target: "editing",
            actions: [{ type: "setCreateError", params: ({ event }) => event.output }, "renewKey", "emitUnauthorized"]
          },
          {
            target: "editing",
            actions: [{ type: "setCreateError", params: ({ event }) => event.output }, "renewKey"]
          }
        ],
        onError: "creationCrashed"
      }
    },
    // What was sent is not changed, and its key is kept: sent again it is planned once.
    notConfirmed: { tags: "unsaved", on: { create: "creating" } },
    creationCrashed: { tags: "unsaved", on: { retry: "editing" } },
    created: { type: "final" }
  }
})
