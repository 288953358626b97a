import { parseFilterExpression, printFilterExpression } from "@command-center/domain/filter/expression"
import { deviceAddressProperties, utgAddressProperties } from "@command-center/domain/filter/property"
import { memoizedLast } from "@command-center/domain/memoized/memoized"
import { type ActionDraft, actionReasons, withChoice, withModel } from "@command-center/domain/rollout/action-draft"
import { draftForOthers } from "@command-center/domain/rollout/draft-for-others"
import { draftOfPlan } from "@command-center/domain/rollout/draft-of-plan"
import {
  firstDraft,
  newHours,
  newWave,
  type PlanDraft,
  planOfDraft,
  type WaveDraft,
  zoneReasons
} from "@command-center/domain/rollout/plan-draft"
import { planDraftMessages, planFileMessages } from "@command-center/domain/rollout/plan-draft-messages"
import { readPlanFile } from "@command-center/domain/rollout/plan-file"
import { isForDevices } from "@command-center/domain/rollout/rollout-action"
import type { AllowedHours, RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import type { PlanReason } from "@command-center/domain/rollout/rollout-record"
import { isWithin, typedReasons } from "@command-center/domain/rollout/typed-reasons"
import { type JudgedPlan, judgePlan } from "@command-center/domain/rollout/validate-plan"
import type { Narrowing } from "@command-center/domain/rows/narrowing"
import { noVersions } from "@command-center/domain/version/version-product"
import { Result } from "effect"
import type { AskedTargets, ChangedList, FileText, FoundTargets, RolloutPlanContext } from "./rollout-plan.types.ts"

type Context = RolloutPlanContext

/** Of the list that the targets are from. */
export const listOf = ({ opened, chosen }: Pick<Context, "opened" | "chosen">): ChangedList => {
  if (opened !== null) return isForDevices(opened.action) ? "devices" : "utgs"
  return chosen?.list ?? "utgs"
}

const sourceOf = ({ opened, chosen }: Pick<Context, "opened" | "chosen">): AskedTargets["source"] => {
  if (opened !== null) return opened
  if (chosen === null) return { ids: [] }
  return "ids" in chosen.who ? chosen.who : { predicates: chosen.filter, narrowing: chosen.who }
}

export const askedTargets = (context: Context): AskedTargets => ({
  businessEntityId: context.businessEntityId,
  list: listOf(context),
  source: sourceOf(context)
})

/** Whether the rights let what was chosen be changed, or anything where nothing was chosen yet. */
export const mayPlan = ({ mayEdit, opened, chosen }: Context): boolean =>
  opened === null && chosen === null ? mayEdit.utgs || mayEdit.devices : mayEdit[listOf({ opened, chosen })]

export const filterProperties = { utgs: utgAddressProperties, devices: deviceAddressProperties } as const

/** The filter that was typed as what the plan is for, or what is wrong with it. */
export const withFinding = ({ finding: { list, text }, mayEdit }: Context): Partial<Context> => {
  if (!mayEdit[list]) return { findError: planDraftMessages.mayNotPlan(list) }
  return Result.match(parseFilterExpression(text, filterProperties[list]), {
    onFailure: ({ message }): Partial<Context> => ({ findError: message }),
    onSuccess: (filter) => ({ findError: null, filter, chosen: { list, who: { search: "", facets: {} }, filter } })
  })
}

const isNarrowed = ({ search, facets }: Required<Narrowing>): boolean =>
  search.trim() !== "" || Object.keys(facets).length > 0

/** Of how many conditions the filter is that what comes later can match; a search or chosen values are none. */
export const conditionsOf = ({ filter, chosen }: Pick<Context, "filter" | "chosen">): number =>
  chosen !== null && "search" in chosen.who && isNarrowed(chosen.who) ? 0 : filter.length

/** A file can be opened again, and a filter be mended; who was selected, or searched for, is known to the list alone. */
export const mayChooseAnew = ({ opened, chosen }: Context): boolean =>
  opened !== null || (chosen !== null && "search" in chosen.who && !isNarrowed(chosen.who))

/** Back to where targets are chosen: the filter is there to be mended, and the plan stays for whom it finds then. */
export const choosingAnew = (context: Context): Partial<Context> => {
  const { opened, filter, isChanged } = context
  const list = listOf(context)
  const text = printFilterExpression(opened === null ? filter : [], filterProperties[list])
  const nobody = { chosen: null, opened: null, found: null, filter: [] } as const
  // A plan file's plan for others is nowhere but here.
  const kept = { finding: { list, text }, isChanged: isChanged || opened !== null }
  return { ...nobody, ...kept, error: null, createError: null, step: "what" }
}

/** What still has to be chosen, and why the targets cannot be changed together, before all that a plan can say. */
const reasonsBefore = (draft: PlanDraft, { targets, refusals }: FoundTargets): ReadonlyArray<PlanReason> => [
  ...refusals.map((sentence) => ({ path: "targets", sentence })),
  ...actionReasons(draft.action, targets),
  ...zoneReasons(draft, targets)
]

const judged = memoizedLast(
  (
    draft: PlanDraft,
    found: FoundTargets,
    given: Pick<Context, "businessEntityId" | "filter">,
    at: Date
  ): JudgedPlan => {
    const typed = typedReasons(draft)
    const before = reasonsBefore(draft, found)
    const plan = planOfDraft(draft, { ...given, targets: found.targets })
    const read = judgePlan(plan, { now: at, known: null, deviceTypes: found.deviceTypes })
    // What is still to be chosen says it better than what comes of its being open.
    const said = new Set(before.map(({ path }) => path.split(".")[0]))
    const isNew = ({ path }: PlanReason) => !said.has(path) && !typed.some((each) => isWithin(path, each.path))
    return { ...read, reasons: [...before, ...typed, ...read.reasons.filter(isNew)] }
  }
)

const given = memoizedLast((businessEntityId: number, filter: Context["filter"]) => ({ businessEntityId, filter }))

/** What a draft comes to: everything that is wrong with it, and its waves as they will be. */
export const planOf = ({ draft, found, businessEntityId, filter, at }: Context) =>
  found === null ? null : judged(draft, found, given(businessEntityId, filter), at)

/** The plan, where nothing is wrong with it. */
export const validPlan = (context: Context): RolloutPlan | null => {
  const judgement = planOf(context)
  return judgement === null || judgement.reasons.length > 0 ? null : judgement.plan
}

/** The file as it was read: the plan in it, or why it is not opened. */
export const withFile = ({ businessEntityId, mayEdit }: Context, outcome: FileText): Partial<Context> => {
  const text = Result.mapError(outcome, (): ReadonlyArray<string> => [planFileMessages.unreadable])
  return Result.match(
    Result.filterOrFail(
      Result.flatMap(text, (read) => readPlanFile(read, businessEntityId)),
      ({ action }) => mayEdit[isForDevices(action) ? "devices" : "utgs"],
      ({ action }) => [planDraftMessages.mayNotPlan(isForDevices(action) ? "devices" : "utgs")]
    ),
    {
      onFailure: (fileReasons) => ({ fileReasons, file: null }),
      onSuccess: (opened) => ({ opened, file: null, fileReasons: [], filter: opened.growing?.filter ?? [] })
    }
  )
}

/** When and where somebody plans. */
export const ownTime = ({ now, timeZone }: Pick<Context, "now" | "timeZone">) => ({ now: now(), timeZone })

/** The file's plan in the place of what was typed, so that it is there even where its targets cannot be read. */
export const beginningWithFile = (context: Context): Partial<Context> => {
  const { opened, newSeed } = context
  if (opened === null) return {}
  return { draft: draftOfPlan(opened, { seed: newSeed(), ...ownTime(context) }), isChanged: false }
}

/** The draft that is first shown for what was found: a plan file's, what was typed for others, or the first one. */
export const draftFor = (context: Context, { targets }: FoundTargets): PlanDraft => {
  const { opened, isChanged, draft } = context
  if (opened !== null) return draft
  const given = { seed: context.newSeed(), ...ownTime(context), list: listOf(context), targets: targets.length }
  return isChanged ? draftForOthers(draft, given) : firstDraft(given)
}

export const withAction = ({ draft, found }: Context, choice: ActionDraft["choice"]): PlanDraft => ({
  ...draft,
  action: withChoice(draft.action, choice, found?.versions ?? noVersions)
})

/** The device or its model number pattern tell the PCI version. */
export const withActionChange = ({ draft }: Context, change: Partial<ActionDraft>): PlanDraft => {
  const isModel = "deviceChoice" in change || "modelPattern" in change
  return { ...draft, action: isModel ? withModel(draft.action, change) : { ...draft.action, ...change } }
}

/** Waves are counted from 1. */
export const withWave = (draft: PlanDraft, wave: number, change: Partial<WaveDraft>): PlanDraft => ({
  ...draft,
  waves: draft.waves.map((each, at) => (at === wave - 1 ? { ...each, ...change } : each))
})

/** One more before the last, which takes the rest. */
export const withAddedWave = (draft: PlanDraft): PlanDraft => ({
  ...draft,
  waves: [...draft.waves.slice(0, -1), newWave({ size: "10" }), ...draft.waves.slice(-1)]
})

export const withoutWave = (draft: PlanDraft, wave: number): PlanDraft => ({
  ...draft,
  waves: draft.waves.filter((_, at) => at !== wave - 1)
})

/** Allowed hours are counted from 1. */
export const withHours = (draft: PlanDraft, number: number, change: Partial<AllowedHours>): PlanDraft => ({
  ...draft,
  hours: draft.hours.map((each, at) => (at === number - 1 ? { ...each, ...change } : each))
})

export const withAddedHours = (draft: PlanDraft): PlanDraft => ({ ...draft, hours: [...draft.hours, newHours] })

export const withoutHours = (draft: PlanDraft, number: number): PlanDraft => ({
  ...draft,
  hours: draft.hours.filter((_, at) => at !== number - 1)
})

/** What could not be read is still missing, for the latest reason. */
export const stillMissing = (found: FoundTargets, sentence: string): FoundTargets => {
  const why = (failure: string | null) => (failure === null ? null : sentence)
  return {
    ...found,
    versionsFailure: why(found.versionsFailure),
    profilesFailure: why(found.profilesFailure),
    formsFailure: why(found.formsFailure)
  }
}
