import { rolloutPath } from "@command-center/domain/navigation/routes"
import { firstDraft, type PlanDraft, withCommand } from "@command-center/domain/rollout/plan-draft"
import { planDraftMessages } from "@command-center/domain/rollout/plan-draft-messages"
import type { Rollout } from "@command-center/domain/rollout/rollout-record"
import { noVersions } from "@command-center/domain/version/version-product"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { type Failure, isUnauthorized, isUnknown } from "../actor-logic/failure.ts"
import { calledOff, longWait } from "../actor-logic/long-wait.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { planOf, withAddedWave, withoutWave, withWave } from "./rollout-plan.changes.ts"
import type {
  ChosenTargets,
  FoundChosen,
  PlanToCreate,
  RolloutPlanContext,
  RolloutPlanEmitted,
  RolloutPlanEvent,
  RolloutPlanInput
} from "./rollout-plan.types.ts"

type AnyOutcome = Outcome<unknown, Failure>

const changed = (context: RolloutPlanContext, draft: PlanDraft): Partial<RolloutPlanContext> => ({
  draft,
  isChanged: true,
  at: context.now(),
  createError: null
})

/** A rollout as somebody plans it: the selected UTGs are read, what is typed is judged as a whole, and sent once. */
export const rolloutPlanMachine = setup({
  types: {
    input: {} as RolloutPlanInput,
    context: {} as RolloutPlanContext,
    events: {} as RolloutPlanEvent,
    emitted: {} as RolloutPlanEmitted,
    tags: {} as "busy" | "unsaved"
  },
  actors: {
    loadTargets: unprovided<ChosenTargets, FoundChosen, Failure>("loadTargets"),
    createRollout: unprovided<PlanToCreate | null, Rollout, Failure>("createRollout")
  },
  delays: { longWait },
  guards: {
    hasChosen: ({ context }) => context.ids.length > 0,
    isWaitLong: ({ context }) => context.isWaitLong,
    isChanged: ({ context }) => context.isChanged,
    isValid: ({ context }) => {
      const plan = planOf(context)
      return plan !== null && Result.isSuccess(plan)
    },
    hasMoreWaves: ({ context }) => context.draft.waves.length > 1,
    succeeded: (_, outcome: AnyOutcome) => Result.isSuccess(outcome),
    unauthorized: (_, outcome: AnyOutcome) => Result.isFailure(outcome) && isUnauthorized(outcome.failure),
    unauthorizedLater: ({ context }, outcome: AnyOutcome) =>
      context.isUncertain && Result.isFailure(outcome) && isUnauthorized(outcome.failure),
    notConfirmed: ({ context }, outcome: AnyOutcome) =>
      context.isUncertain || (Result.isFailure(outcome) && isUnknown(outcome.failure))
  },
  actions: {
    setFound: assign(({ context }, outcome: Outcome<FoundChosen, Failure>) =>
      Result.match(outcome, {
        onSuccess: (found): Partial<RolloutPlanContext> => ({
          found,
          error: null,
          at: context.now(),
          draft: firstDraft(found.targets.length)
        }),
        onFailure: (error) => ({ error })
      })
    ),
    changeDraft: assign(({ context }, change: Partial<PlanDraft>) => changed(context, { ...context.draft, ...change })),
    chooseCommand: assign(({ context }, command: PlanDraft["command"]) =>
      changed(context, withCommand(context.draft, command, context.found?.versions ?? noVersions))
    ),
    changeWave: assign(
      ({ context }, { wave, change }: Pick<Extract<RolloutPlanEvent, { type: "wave.changed" }>, "wave" | "change">) =>
        changed(context, withWave(context.draft, wave, change))
    ),
    addWave: assign(({ context }) => changed(context, withAddedWave(context.draft))),
    removeWave: assign(({ context }, wave: number) => changed(context, withoutWave(context.draft, wave))),
    judgeAnew: assign(({ context }) => ({ at: context.now() })),
    /** What was refused is another plan when it is sent again; what was not confirmed is the same. */
    renewKey: assign(({ context }) => ({ key: context.newKey() })),
    setCreateError: assign((_, outcome: AnyOutcome) => ({
      createError: Result.isFailure(outcome) ? outcome.failure : null
    })),
    setUncertain: assign({ isUncertain: true }),
    setCreated: assign((_, outcome: Outcome<Rollout, Failure>) => ({
      createdId: Result.isSuccess(outcome) ? outcome.success.id : null,
      createError: null
    })),
    setCancelled: assign({ error: calledOff }),
    setWaitLong: assign({ isWaitLong: true }),
    endWait: assign({ isWaitLong: false }),
    emitUnauthorized: emit({ type: "unauthorized" }),
    emitPlanned: emit({ type: "toast", kind: "success", text: planDraftMessages.planned }),
    emitPlace: emit(({ context: { businessEntityId, createdId } }) => ({
      type: "navigate",
      to: rolloutPath(businessEntityId, createdId ?? "")
    })),
    emitFile: emit(({ context }) => {
      const plan = planOf(context)
      const content = plan !== null && Result.isSuccess(plan) ? plan.success.plan : null
      return {
        type: "download",
        fileName: planDraftMessages.fileName,
        content: `${JSON.stringify(content, null, 2)}\n`
      }
    })
  }
}).createMachine({
  id: "rolloutPlan",
  context: ({ input }) => ({
    ...input,
    found: null,
    error: null,
    isWaitLong: false,
    draft: firstDraft(input.ids.length),
    isChanged: false,
    at: input.now(),
    key: input.newKey(),
    createError: null,
    isUncertain: false,
    createdId: null
  }),
  initial: "deciding",
  states: {
    deciding: { always: [{ guard: "hasChosen", target: "loading" }, { target: "nobody" }] },
    nobody: { type: "final" },
    loading: {
      tags: "busy",
      exit: "endWait",
      after: { longWait: { actions: "setWaitLong" } },
      on: { cancel: { guard: "isWaitLong", target: "failed", actions: "setCancelled" } },
      invoke: {
        id: "loadTargets",
        src: "loadTargets",
        input: ({ context: { businessEntityId, ids } }) => ({ businessEntityId, ids }),
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
        "command.chosen": {
          target: ".changed",
          actions: { type: "chooseCommand", params: ({ event }) => event.command }
        },
        "wave.changed": { target: ".changed", actions: { type: "changeWave", params: ({ event }) => event } },
        "wave.added": { target: ".changed", actions: "addWave" },
        "wave.removed": {
          guard: "hasMoreWaves",
          target: ".changed",
          actions: { type: "removeWave", params: ({ event }) => event.wave }
        },
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
          const plan = planOf(context)
          return plan !== null && Result.isSuccess(plan) ? { plan: plan.success.plan, key: context.key } : null
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
