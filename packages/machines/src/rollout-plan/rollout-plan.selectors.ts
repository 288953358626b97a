import { printFilterExpression } from "@command-center/domain/filter/expression"
import { memoizedLast } from "@command-center/domain/memoized/memoized"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { listMessages } from "@command-center/domain/message/list-messages"
import { needsModelFor } from "@command-center/domain/rollout/action-draft"
import { askedZones } from "@command-center/domain/rollout/plan-draft"
import { planDraftMessages } from "@command-center/domain/rollout/plan-draft-messages"
import { completeSteps, type PlanStep, planSteps, reasonsToTell } from "@command-center/domain/rollout/plan-steps"
import type { RolloutTarget } from "@command-center/domain/rollout/rollout-plan"
import type { PlanReason } from "@command-center/domain/rollout/rollout-record"
import type { JudgedPlan } from "@command-center/domain/rollout/validate-plan"
import type { SnapshotFrom } from "xstate"
import { failureText } from "../actor-logic/long-wait.ts"
import { conditionsOf, filterProperties, listOf, mayChooseAnew, planOf, validPlan } from "./rollout-plan.changes.ts"
import type { rolloutPlanMachine } from "./rollout-plan.machine.ts"

type Snapshot = SnapshotFrom<typeof rolloutPlanMachine>

const noReasons: ReadonlyArray<PlanReason> = []
const noWaves: JudgedPlan["waves"] = []
const noTargets: ReadonlyArray<RolloutTarget> = []
const zonesAsked = memoizedLast(askedZones)

/** Whether an opened file may take the place of the plan that was begun is being asked. */
export const selectIsReplacing = (snapshot: Snapshot): boolean => snapshot.matches("replacing")
/** Whom to change is still to be chosen, also while it is asked whether an opened file may take a plan's place. */
export const selectIsNobody = (snapshot: Snapshot): boolean => snapshot.matches("nobody") || selectIsReplacing(snapshot)
/** A plan was begun for others, and stays for whom is chosen now. */
export const selectIsKeptForOthers = (snapshot: Snapshot): boolean =>
  snapshot.matches({ nobody: "changed" }) || selectIsReplacing(snapshot)
export const selectIsWaitLong = ({ context }: Snapshot): boolean => context.isWaitLong
export const selectFound = ({ context }: Snapshot) => context.found
export const selectBusinessEntityId = ({ context }: Snapshot): number => context.businessEntityId
export const selectList = ({ context }: Snapshot) => listOf(context)
const leftOutWords = () =>
  ({
    utgs: [planDraftMessages.gone, planDraftMessages.goneOrUnread],
    devices: [planDraftMessages.unfit, planDraftMessages.unfitOrUnread]
  }) as const
/** How many of the selection get nothing, and why that may be; null for none. */
export const selectLeftOut = ({ context }: Snapshot): string | null => {
  const { leftOut, unreadable } = context.found ?? { leftOut: 0, unreadable: { count: 0 } }
  const [said, orUnread] = leftOutWords()[listOf(context)]
  return leftOut === 0 ? null : (unreadable.count === 0 ? said : orUnread)(leftOut)
}
/** Rows of the list that nobody could read, so that they are left out whether or not they were meant; null for none. */
export const selectUnreadable = ({ context: { found } }: Snapshot): string | null =>
  found === null || found.unreadable.count === 0
    ? null
    : listMessages.unreadable(found.unreadable.count, found.unreadable.reasons)
export const selectIsOffering = (snapshot: Snapshot): boolean => snapshot.matches("offering")
export const selectIsReading = (snapshot: Snapshot): boolean => snapshot.matches("reading")
export const selectFileReasons = ({ context }: Snapshot): ReadonlyArray<string> => context.fileReasons
export const selectConditions = ({ context }: Snapshot): number => conditionsOf(context)
export const selectMayChooseAnew = ({ context }: Snapshot): boolean => mayChooseAnew(context)
export const selectNeedsModel = ({ context: { draft, found } }: Snapshot): boolean =>
  needsModelFor(draft.action, found?.targets ?? [])
export const selectDraft = ({ context }: Snapshot) => context.draft
export const selectFailure = (snapshot: Snapshot): string | null => {
  const { error } = snapshot.context
  if (snapshot.matches("crashed")) return planDraftMessages.loadFailed(controlMessages.unexpected)
  return snapshot.matches("failed") && error !== null ? failureText(error, planDraftMessages.loadFailed) : null
}
const withServed = memoizedLast(
  (own: ReadonlyArray<PlanReason>, served: ReadonlyArray<PlanReason>): ReadonlyArray<PlanReason> =>
    served.length === 0 ? own : [...own, ...served]
)
/** Everything that is wrong with the plan, each by its place: also what the service said of it as it was sent. */
export const selectReasons = ({ context }: Snapshot): ReadonlyArray<PlanReason> =>
  withServed(planOf(context)?.reasons ?? noReasons, context.createError?.reasons ?? noReasons)
const toldReasons = memoizedLast(reasonsToTell)
/** What is said to be wrong: nobody is told of what they have not come to yet. */
export const selectToldReasons = (snapshot: Snapshot): ReadonlyArray<PlanReason> => {
  const { opened, leftSteps, leftFields } = snapshot.context
  return toldReasons(selectReasons(snapshot), opened === null ? leftSteps : planSteps, leftFields)
}
const completed = memoizedLast(completeSteps)
/** The steps that somebody went on from with nothing wrong in them. */
export const selectCompleteSteps = (snapshot: Snapshot): ReadonlyArray<PlanStep> =>
  completed(selectReasons(snapshot), snapshot.context.leftSteps)
/** The waves as they will be, as far as that can be told. */
export const selectWaves = ({ context }: Snapshot): JudgedPlan["waves"] => planOf(context)?.waves ?? noWaves
/** The plan as far as it has the form of one. */
export const selectPlan = ({ context }: Snapshot): JudgedPlan["plan"] => planOf(context)?.plan ?? null
/** Nothing is wrong, so that it can be planned as it is. */
export const selectIsValid = ({ context }: Snapshot): boolean => validPlan(context) !== null
export const selectStep = ({ context }: Snapshot): PlanStep => context.step
export const selectIsBarred = (snapshot: Snapshot): boolean => snapshot.matches("barred")
export const selectMayEdit = ({ context }: Snapshot) => context.mayEdit
export const selectFinding = ({ context }: Snapshot) => context.finding
export const selectFindError = ({ context }: Snapshot): string | null => context.findError
/** Whom it changes, as they were chosen: how many were selected, or found and by what. */
export const selectWho = ({ context }: Snapshot): string => {
  const { chosen, opened, filter, found } = context
  const [list, count] = [listOf(context), found?.targets.length ?? 0]
  if (opened !== null || chosen === null || "ids" in chosen.who) return planDraftMessages.chosen[list](count)
  const { search, facets } = chosen.who
  const by = [
    printFilterExpression(filter, filterProperties[list]),
    search.trim() === "" ? "" : planDraftMessages.searched(search.trim()),
    Object.keys(facets).length === 0 ? "" : planDraftMessages.narrowed
  ]
  return planDraftMessages.found[list](count, by.filter((part) => part !== "").join(", "))
}
/** Those whose own time zone is not known, where their clocks have a say. */
export const selectAskedZones = ({ context: { draft, found } }: Snapshot): ReadonlyArray<RolloutTarget> =>
  found === null ? noTargets : zonesAsked(draft, found.targets)
export const selectIsCreating = (snapshot: Snapshot): boolean => snapshot.matches("creating")
export const selectIsNotConfirmed = (snapshot: Snapshot): boolean => snapshot.matches("notConfirmed")
/** Nothing can be changed: it is on its way, or nobody knows whether it arrived. */
export const selectIsFixed = (snapshot: Snapshot): boolean => !snapshot.matches("editing")
export const selectCreateError = (snapshot: Snapshot): string | null => {
  if (snapshot.matches("creationCrashed")) return planDraftMessages.crashed
  const { createError } = snapshot.context
  if (createError === null) return null
  return selectIsNotConfirmed(snapshot) ? planDraftMessages.notConfirmed(createError.sentence) : createError.sentence
}
