import { firstDraft } from "@command-center/domain/rollout/plan-draft"
import { otherwise } from "../actor-logic/answers.ts"
import { awaited } from "../actor-logic/loading.ts"
import { withOutput } from "../actor-logic/outcome.ts"
import { whenSessionIsBack } from "../actor-logic/session-back.ts"
import { askedTargets, ownTime, validPlan } from "./rollout-plan.changes.ts"
import { rolloutPlanSetup } from "./rollout-plan.setup.ts"

const unsavedOnceChanged = {
  looking: { always: { guard: "isChanged", target: "changed" } },
  changed: { tags: "unsaved" }
} as const

const chosenAnew = {
  "targets.reset": { guard: "mayChooseAnew", target: "nobody", actions: "resetTargets" }
} as const

/**
 * A rollout as somebody plans it: what was selected is read, what a filter finds, or a plan file opened; what is typed
 * is judged as a whole, in whichever step, and sent once.
 */
export const rolloutPlanMachine = rolloutPlanSetup.createMachine({
  id: "rolloutPlan",
  context: ({ input }) => ({
    ...input,
    step: "what",
    leftSteps: [],
    leftFields: [],
    finding: { list: input.mayEdit.utgs ? "utgs" : "devices", text: "" },
    findError: null,
    found: null,
    error: null,
    isWaitLong: false,
    file: null,
    opened: null,
    fileReasons: [],
    filter: input.chosen?.filter ?? [],
    draft: firstDraft({ list: input.chosen?.list ?? "utgs", targets: 0, seed: 0, ...ownTime(input) }),
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
      initial: "looking",
      on: {
        "file.chosen": { target: "reading", actions: { type: "setFile", params: ({ event }) => event } },
        "finding.changed": { actions: { type: "changeFinding", params: ({ event }) => event.change } },
        "find.asked": [{ guard: "canFind", target: "loading", actions: "takeFinding" }, { actions: "takeFinding" }]
      },
      states: unsavedOnceChanged
    },
    reading: {
      tags: "busy",
      initial: "looking",
      invoke: {
        id: "readFile",
        src: "readFile",
        input: ({ context }) => ({ file: context.file }),
        onDone: [
          {
            guard: withOutput("isReplacingPlan"),
            target: "replacing",
            actions: withOutput("takeFile")
          },
          {
            guard: withOutput("isPlan"),
            target: "loading",
            actions: [withOutput("takeFile"), "beginWithFile"]
          },
          { target: "nobody", actions: withOutput("takeFile") }
        ],
        onError: { target: "nobody", actions: "refuseFile" }
      },
      states: unsavedOnceChanged
    },
    // Whether the plan that was begun may go; nothing else is taken while it is asked.
    replacing: {
      tags: "unsaved",
      on: { edit: { target: "nobody", actions: "dropFile" }, discard: { target: "loading", actions: "beginWithFile" } }
    },
    loading: {
      ...awaited,
      initial: "looking",
      invoke: {
        id: "loadTargets",
        src: "loadTargets",
        input: ({ context }) => askedTargets(context),
        onDone: [
          {
            guard: withOutput("succeeded"),
            target: "editing",
            actions: withOutput("setFound")
          },
          ...otherwise("failed", withOutput("setFound"))
        ],
        onError: "crashed"
      },
      states: unsavedOnceChanged
    },
    failed: { initial: "looking", on: { retry: "loading", ...chosenAnew }, states: unsavedOnceChanged },
    crashed: { initial: "looking", on: { retry: "loading", ...chosenAnew }, states: unsavedOnceChanged },
    editing: {
      initial: "looking",
      on: {
        ...whenSessionIsBack,
        ...chosenAnew,
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
        "choices.retry": "offering",
        "step.chosen": { actions: { type: "setStep", params: ({ event }) => event.step } },
        "field.left": { actions: { type: "setLeft", params: ({ event }) => event.place } },
        save: { guard: "isValid", actions: "emitFile" },
        // A start may have passed while it was read.
        create: [{ guard: "isValidNow", target: "creating", actions: "judgeAnew" }, { actions: "judgeAnew" }]
      },
      states: unsavedOnceChanged
    },
    // What was typed stays, and is not changed while what it can choose from is read again.
    offering: {
      tags: "busy",
      initial: "looking",
      invoke: {
        id: "loadChoices",
        src: "loadChoices",
        input: ({ context }) => ({ asked: askedTargets(context), targets: context.found?.targets ?? [] }),
        onDone: [
          { guard: withOutput("succeeded"), target: "editing", actions: withOutput("setChoices") },
          { guard: withOutput("wasUnauthorized"), target: "editing", actions: "tellUnauthorized" },
          { target: "editing", actions: withOutput("setChoicesFailure") }
        ],
        onError: "editing"
      },
      states: unsavedOnceChanged
    },
    creating: {
      tags: ["unsaved", "sending"],
      invoke: {
        id: "createRollout",
        src: "createRollout",
        input: ({ context }) => {
          const plan = validPlan(context)
          return plan === null ? null : { plan, key: context.key }
        },
        onDone: [
          {
            guard: withOutput("succeeded"),
            target: "created",
            actions: [withOutput("setCreated"), "emitPlanned", "emitPlace"]
          },
          {
            guard: withOutput("wasUnauthorizedLater"),
            target: "notConfirmed",
            actions: [withOutput("setCreateError"), "tellUnauthorized"]
          },
          {
            guard: withOutput("notConfirmed"),
            target: "notConfirmed",
            actions: [withOutput("setCreateError"), "setUncertain"]
          },
          ...otherwise("editing", withOutput("setCreateError"), "renewKey")
        ],
        onError: { target: "creationCrashed", actions: ["setCreateDefect", "setUncertain"] }
      }
    },
    // What was sent is not changed, and its key is kept: sent again it is planned once.
    notConfirmed: { tags: "unsaved", on: { create: "creating" } },
    // It may have been planned before something broke.
    creationCrashed: { tags: "unsaved", on: { retry: "notConfirmed" } },
    created: { type: "final" }
  }
})
