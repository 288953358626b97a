import { controlMessages } from "@command-center/domain/message/control-messages"
import { rolloutPath } from "@command-center/domain/navigation/routes"
import type { ActionDraft } from "@command-center/domain/rollout/action-draft"
import type { PlanDraft } from "@command-center/domain/rollout/plan-draft"
import { planDraftMessages } from "@command-center/domain/rollout/plan-draft-messages"
import { type PlanStep, planSteps } from "@command-center/domain/rollout/plan-steps"
import type { Rollout } from "@command-center/domain/rollout/rollout-record"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards } from "../actor-logic/answers.ts"
import { type Failure, isUnauthorized, isUnknown } from "../actor-logic/failure.ts"
import { calledOff, longWait } from "../actor-logic/long-wait.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { isRefusal } from "../actor-logic/session-back.ts"
import {
  beginningWithFile,
  choosingAnew,
  draftFor,
  mayChooseAnew,
  mayPlan,
  stillMissing,
  validPlan,
  withAction,
  withActionChange,
  withAddedHours,
  withAddedWave,
  withFile,
  withFinding,
  withHours,
  withoutHours,
  withoutWave,
  withWave
} from "./rollout-plan.changes.ts"
import type {
  AskedChoices,
  AskedTargets,
  ChosenFile,
  FileText,
  Finding,
  FoundChoices,
  FoundTargets,
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

export const rolloutPlanSetup = setup({
  types: {
    input: {} as RolloutPlanInput,
    context: {} as RolloutPlanContext,
    events: {} as RolloutPlanEvent,
    emitted: {} as RolloutPlanEmitted,
    tags: {} as "busy" | "unsaved" | "sending"
  },
  actors: {
    readFile: unprovided<ChosenFile, string, "unreadable">("readFile"),
    loadTargets: unprovided<AskedTargets, FoundTargets, Failure>("loadTargets"),
    loadChoices: unprovided<AskedChoices, FoundChoices, Failure>("loadChoices"),
    createRollout: unprovided<PlanToCreate | null, Rollout, Failure>("createRollout")
  },
  delays: { longWait },
  guards: {
    isBarred: ({ context }) => !mayPlan(context),
    hasChosen: ({ context }) => context.chosen !== null,
    mayChooseAnew: ({ context }) => mayChooseAnew(context),
    canFind: ({ context }) => withFinding(context).chosen !== undefined,
    isPlan: ({ context }, text: FileText) => withFile(context, text).opened !== undefined,
    isReplacingPlan: ({ context }, text: FileText) => context.isChanged && withFile(context, text).opened !== undefined,
    isWaitLong: ({ context }) => context.isWaitLong,
    isChanged: ({ context }) => context.isChanged,
    isValid: ({ context }) => validPlan(context) !== null && mayPlan(context),
    isValidNow: ({ context }) => validPlan({ ...context, at: context.now() }) !== null && mayPlan(context),
    hasMoreWaves: ({ context }) => context.draft.waves.length > 1,
    ...answerGuards,
    isRefused: ({ context }) => isRefusal(context.createError),
    wasUnauthorizedLater: ({ context }, outcome: AnyOutcome) =>
      context.isUncertain && Result.isFailure(outcome) && isUnauthorized(outcome.failure),
    notConfirmed: ({ context }, outcome: AnyOutcome) =>
      context.isUncertain || (Result.isFailure(outcome) && isUnknown(outcome.failure))
  },
  actions: {
    setStep: assign(({ context: { leftSteps, step: before } }, step: PlanStep) => ({
      step,
      leftSteps: step === "review" ? planSteps : step === before ? leftSteps : [...new Set([...leftSteps, before])]
    })),
    setLeft: assign(({ context }, place: string) => ({ leftFields: [...new Set([...context.leftFields, place])] })),
    changeFinding: assign(({ context }, change: Partial<Finding>) => ({
      finding: { ...context.finding, ...change },
      findError: null
    })),
    takeFinding: assign(({ context }) => withFinding(context)),
    resetTargets: assign(({ context }) => choosingAnew(context)),
    setFile: assign((_, { file }: ChosenFile) => ({ file, fileReasons: [] })),
    takeFile: assign(({ context }, text: FileText) => withFile(context, text)),
    beginWithFile: assign(({ context }) => beginningWithFile(context)),
    dropFile: assign({ opened: null, filter: [] }),
    refuseFile: assign(({ context }) => withFile(context, Result.fail("unreadable"))),
    setFound: assign(({ context }, outcome: Outcome<FoundTargets, Failure>) =>
      Result.match(outcome, {
        onSuccess: (found): Partial<RolloutPlanContext> => ({
          found,
          error: null,
          at: context.now(),
          draft: draftFor(context, found)
        }),
        onFailure: (error) => ({ error })
      })
    ),
    setChoices: assign(({ context }, outcome: Outcome<FoundChoices, Failure>) =>
      context.found === null || Result.isFailure(outcome) ? {} : { found: { ...context.found, ...outcome.success } }
    ),
    setChoicesFailure: assign(({ context }, outcome: Outcome<FoundChoices, Failure>) =>
      context.found === null || Result.isSuccess(outcome)
        ? {}
        : { found: stillMissing(context.found, outcome.failure.sentence) }
    ),
    changeDraft: assign(({ context }, change: Partial<PlanDraft>) => changed(context, { ...context.draft, ...change })),
    // What another change needs is not asked for before its fields were left.
    chooseAction: assign(({ context }, choice: ActionDraft["choice"]) => ({
      ...changed(context, withAction(context, choice)),
      leftFields: context.leftFields.filter((place) => place !== "action")
    })),
    changeAction: assign(({ context }, change: Partial<ActionDraft>) =>
      changed(context, withActionChange(context, change))
    ),
    changeWave: assign(
      ({ context }, { wave, change }: Pick<Extract<RolloutPlanEvent, { type: "wave.changed" }>, "wave" | "change">) =>
        changed(context, withWave(context.draft, wave, change))
    ),
    addWave: assign(({ context }) => changed(context, withAddedWave(context.draft))),
    removeWave: assign(({ context }, wave: number) => changed(context, withoutWave(context.draft, wave))),
    changeHours: assign(
      ({ context }, { at, change }: Pick<Extract<RolloutPlanEvent, { type: "hours.changed" }>, "at" | "change">) =>
        changed(context, withHours(context.draft, at, change))
    ),
    addHours: assign(({ context }) => changed(context, withAddedHours(context.draft))),
    removeHours: assign(({ context }, at: number) => changed(context, withoutHours(context.draft, at))),
    judgeAnew: assign(({ context }) => ({ at: context.now() })),
    /** What was refused is another plan when it is sent again; what was not confirmed is the same. */
    renewKey: assign(({ context }) => ({ key: context.newKey() })),
    setCreateError: assign((_, outcome: AnyOutcome) => ({
      createError: Result.isFailure(outcome) ? outcome.failure : null
    })),
    setCreateDefect: assign(() => ({
      createError: { _tag: "Unreadable" as const, sentence: controlMessages.unexpected }
    })),
    forgetFailure: assign({ createError: null }),
    setUncertain: assign({ isUncertain: true }),
    setCreated: assign((_, outcome: Outcome<Rollout, Failure>) => ({
      createdId: Result.isSuccess(outcome) ? outcome.success.id : null,
      createError: null
    })),
    setCancelled: assign({ error: calledOff }),
    setWaitLong: assign({ isWaitLong: true }),
    endWait: assign({ isWaitLong: false }),
    tellUnauthorized: emit({ type: "unauthorized" }),
    emitPlanned: emit({ type: "toast", kind: "success", text: planDraftMessages.planned }),
    emitPlace: emit(({ context: { businessEntityId, createdId } }) => ({
      type: "navigate",
      to: rolloutPath(businessEntityId, createdId ?? "")
    })),
    emitFile: emit(({ context }) => {
      const content = `${JSON.stringify(validPlan(context), null, 2)}\n`
      return { type: "download", fileName: planDraftMessages.fileName, content }
    })
  }
})
