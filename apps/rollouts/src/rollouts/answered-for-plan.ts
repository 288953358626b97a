import { loadList } from "@command-center/api/management/lists"
import { loadSentProfile } from "@command-center/api/management/profiles"
import { type ApiError, sentenceOf } from "@command-center/api/transport/api-error"
import type { PlanForm } from "@command-center/domain/rollout/plan-form"
import { missingRecord } from "@command-center/domain/rollout/plan-issues"
import { refusalMessages } from "@command-center/domain/rollout/refusal-messages"
import type { RolloutAction } from "@command-center/domain/rollout/rollout-action"
import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import type { PlanReason } from "@command-center/domain/rollout/rollout-record"
import { isWithin } from "@command-center/domain/rollout/typed-reasons"
import { Result } from "effect"
import type { Caller } from "../access/caller.ts"
import type { Services } from "../access/services.ts"
import { Problem } from "../http/problem.ts"
import { idsNow } from "./known-targets.ts"

/** What the management service alone can say of a plan, beside what it says of its targets. */
interface AnsweredForPlan {
  /** What matches the filter of a growing plan now; empty for one that does not grow. */
  readonly matching: ReadonlySet<number>
  readonly reasons: ReadonlyArray<PlanReason>
}

const nothing: AnsweredForPlan = { matching: new Set(), reasons: [] }

const isStatus = (error: ApiError, status: number): boolean => error._tag === "Refused" && error.status === status

/** What matches the filter of a growing plan while it is planned; what comes later joins. */
const filterAnswer = async (services: Services, token: string, plan: RolloutPlan): Promise<AnsweredForPlan> => {
  const { growing, action, businessEntityId } = plan
  if (growing === null) return nothing
  const found = await idsNow(services, token, action, { businessEntityId, filter: growing.filter })
  if (Result.isSuccess(found)) return { ...nothing, matching: found.success }
  const { failure } = found
  // Rights are looked at by what the plan changes: where its action is of no form, that is said first.
  if (isStatus(failure, 403)) return nothing
  if (!isStatus(failure, 400)) throw new Problem(503, refusalMessages.servicesAway, [], { "Retry-After": "5" })
  return { ...nothing, reasons: [{ path: "growing.filter", sentence: sentenceOf(failure) }] }
}

const isProfileAway = async (services: Services, token: string, account: number, id: number): Promise<boolean> => {
  const found = await services.run(loadSentProfile(account, id), token)
  return Result.isFailure(found)
    ? isStatus(found.failure, 404)
    : (found.success.row.businessEntityId ?? account) !== account
}

const formIds = { call: "forms", fields: { id: "id", businessEntityId: "optionalId" } } as const

const isFormAway = async (services: Services, token: string, account: number, id: number): Promise<boolean> => {
  const found = await services.run(loadList(formIds, account), token)
  if (Result.isFailure(found)) return isStatus(found.failure, 404)
  const { rows, unreadable } = found.success
  const isThere = rows.some((row) => row.id === id && (row.businessEntityId ?? account) === account)
  return !isThere && unreadable.count === 0
}

/** Whether the service says that it has not what an action gives to its targets: what cannot be read says nothing. */
const isRecordAway = async (services: Services, token: string, action: RolloutAction): Promise<boolean> => {
  if (action.kind === "schedule") return false
  if (action.kind !== "applyProfile") return isFormAway(services, token, action.formBusinessEntityId, action.formId)
  const { profileId, profileBusinessEntityId } = action
  if (profileId === null || profileBusinessEntityId === null) return false
  return isProfileAway(services, token, profileBusinessEntityId, profileId)
}

/** What the service answers of a plan's filter and of what it gives; of what has not its form it is not asked. */
export const answeredForPlan = async (
  services: Services,
  { token }: Pick<Caller, "token">,
  { plan, formal }: PlanForm
): Promise<AnsweredForPlan> => {
  const isOfForm = (place: string) => !formal.some(({ path }) => isWithin(path, place))
  const [filter, isAway] = await Promise.all([
    isOfForm("growing") && isOfForm("businessEntityId") ? filterAnswer(services, token, plan) : nothing,
    isOfForm("action") ? isRecordAway(services, token, plan.action) : false
  ])
  return { ...filter, reasons: [...(isAway ? missingRecord(plan.action) : []), ...filter.reasons] }
}
