import { assignTargets } from "@command-center/api/management/profiles"
import { lookUpTargetAssignments } from "@command-center/api/management/sent-assignments"
import {
  deleteTargetTasks,
  lookUpTargetTasks,
  sendTargetTasksByBrowser
} from "@command-center/api/management/sent-tasks"
import { type ApiError, notSent } from "@command-center/api/transport/api-error"
import type { Http } from "@command-center/api/transport/http"
import {
  deleteTaskOnce,
  isTaskThere,
  isTemplateMerged,
  isUtgThere,
  mergeTemplateOnce,
  removeUtgOnce
} from "@command-center/api/writes/target-writes"
import type { WriteError } from "@command-center/api/writes/write-error"
import { isMerge, isRemoval, isTaskDeletion } from "@command-center/domain/operation/contents"
import type { InstructionTarget, OperationKind } from "@command-center/domain/operation/operation"
import { operationMessages } from "@command-center/domain/operation/operation-messages"
import { createdTasks } from "@command-center/domain/operation/operation-results"
import type {
  CallResults,
  InstructionCall,
  LookedUp,
  UnknownTargets
} from "@command-center/machines/operation/operation.types"
import { Effect } from "effect"

type Call = (call: InstructionCall) => Effect.Effect<CallResults, WriteError, Http>

/** A call for one target. What the browser kept and is no such content any more is not sent. */
const forOne =
  <Content>(
    isContent: (content: unknown) => content is Content,
    send: (content: Content, businessEntityId: number) => Effect.Effect<unknown, WriteError, Http>
  ): Call =>
  ({ record, instruction: { targets } }) => {
    const content = targets.length === 1 ? targets[0]?.content : undefined
    return isContent(content)
      ? Effect.as(send(content, record.businessEntityId), [])
      : Effect.fail(notSent(operationMessages.contentUnreadable))
  }

const createTasks: Call = ({ record, instruction }) =>
  sendTargetTasksByBrowser(record.businessEntityId, instruction.targets)

/** How the instructions of each kind are sent. */
export const operationCalls: Readonly<Record<OperationKind, Call>> = {
  schedule: createTasks,
  pushForms: createTasks,
  updateFirmware: createTasks,
  applyProfile: ({ instruction }) => Effect.as(assignTargets(instruction.targets), []),
  remove: forOne(isRemoval, removeUtgOnce),
  mergeTemplate: forOne(isMerge, (merge, businessEntityId) => mergeTemplateOnce(businessEntityId, merge)),
  deleteTasks: forOne(isTaskDeletion, deleteTaskOnce)
}

/** `others`: tasks that are known to be other targets'. */
type LookUp = (
  businessEntityId: number,
  targets: ReadonlyArray<InstructionTarget>,
  others: ReadonlySet<number>
) => Effect.Effect<ReadonlyArray<LookedUp>, ApiError, Http>

const lookUpTasks: LookUp = (businessEntityId, targets, others) =>
  Effect.map(lookUpTargetTasks(businessEntityId, targets, others), (found) =>
    found.map(({ id, detail, taskId, again, isUnclear }): LookedUp => {
      if (isUnclear) return { id, state: "unclear" }
      return detail === null || taskId === null
        ? { id, state: "missing" }
        : { id, state: "found", detail, taskId, again }
    })
  )

const lookUpAssignments: LookUp = (businessEntityId, targets) =>
  Effect.map(lookUpTargetAssignments(businessEntityId, targets), (found) =>
    found.map(({ id, isThere }): LookedUp => ({ id, state: isThere ? "found" : "missing" }))
  )

const atOnce = { concurrency: 4 } as const

/** Each by itself; what the browser kept and is no such content any more is not looked up. */
const lookUpEach =
  <Content>(
    isContent: (content: unknown) => content is Content,
    isDone: (content: Content, businessEntityId: number) => Effect.Effect<boolean, ApiError, Http>
  ): LookUp =>
  (businessEntityId, targets) =>
    Effect.forEach(
      targets,
      ({ id, content }) =>
        isContent(content)
          ? Effect.map(
              isDone(content, businessEntityId),
              (isThere): LookedUp => ({ id, state: isThere ? "found" : "missing" })
            )
          : Effect.fail(notSent(operationMessages.contentUnreadable)),
      atOnce
    )

const isGone =
  <Content>(isThere: (content: Content) => Effect.Effect<boolean, ApiError, Http>) =>
  (content: Content) =>
    Effect.map(isThere(content), (found) => !found)

/** How it is looked up what became of the instructions of each kind. */
const lookUps: Readonly<Record<OperationKind, LookUp>> = {
  schedule: lookUpTasks,
  pushForms: lookUpTasks,
  updateFirmware: lookUpTasks,
  applyProfile: lookUpAssignments,
  remove: lookUpEach(isRemoval, isGone(isUtgThere)),
  mergeTemplate: lookUpEach(isMerge, (merge, businessEntityId) => isTemplateMerged(businessEntityId, merge)),
  deleteTasks: lookUpEach(isTaskDeletion, isGone(isTaskThere))
}

/** What the service has of what was never answered. */
export const lookUpTargets = ({
  record,
  instructions
}: UnknownTargets): Effect.Effect<ReadonlyArray<LookedUp>, ApiError, Http> =>
  lookUps[record.kind](
    record.businessEntityId,
    instructions.flatMap(({ targets }) => targets),
    createdTasks(record)
  )

/** Tasks that the browser's repetition of a call made once more. */
export const removeTasks = deleteTargetTasks
