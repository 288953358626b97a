import { assignTargets } from "@command-center/api/management/profiles"
import { lookUpTargetTasks, sendTargetTasks } from "@command-center/api/management/sent-tasks"
import { deleteTask } from "@command-center/api/management/tasks"
import { mergeTemplate } from "@command-center/api/management/templates"
import { removeUtg } from "@command-center/api/management/utgs"
import { type ApiError, notSent } from "@command-center/api/transport/api-error"
import type { Http } from "@command-center/api/transport/http"
import { isMerge, isRemoval, isTaskDeletion } from "@command-center/domain/operation/contents"
import type { OperationKind } from "@command-center/domain/operation/operation"
import { operationMessages } from "@command-center/domain/operation/operation-messages"
import type {
  CallResults,
  InstructionCall,
  LookedUp,
  UnknownTargets
} from "@command-center/machines/operation/operation.types"
import { Effect } from "effect"

type Call = (call: InstructionCall) => Effect.Effect<CallResults, ApiError, Http>

/** A call for one target. What the browser kept and is no such content any more is not sent. */
const forOne =
  <Content>(
    isContent: (content: unknown) => content is Content,
    send: (content: Content, businessEntityId: number) => Effect.Effect<unknown, ApiError, Http>
  ): Call =>
  ({ record, instruction: { targets } }) => {
    const content = targets.length === 1 ? targets[0]?.content : undefined
    return isContent(content)
      ? Effect.as(send(content, record.businessEntityId), [])
      : Effect.fail(notSent(operationMessages.contentUnreadable))
  }

const createTasks: Call = ({ record, instruction }) => sendTargetTasks(record.businessEntityId, instruction.targets)

/** How the instructions of each kind are sent. */
export const operationCalls: Readonly<Record<OperationKind, Call>> = {
  schedule: createTasks,
  pushForms: createTasks,
  updateFirmware: createTasks,
  applyProfile: ({ instruction }) => Effect.as(assignTargets(instruction.targets), []),
  remove: forOne(isRemoval, ({ businessEntityId, machinePermanentId }) =>
    removeUtg(businessEntityId, machinePermanentId)
  ),
  mergeTemplate: forOne(isMerge, ({ templateId, componentId }, businessEntityId) =>
    mergeTemplate(businessEntityId, templateId, componentId)
  ),
  deleteTasks: forOne(isTaskDeletion, ({ businessEntityId, machinePermanentId, taskId }) =>
    deleteTask(businessEntityId, machinePermanentId, taskId)
  )
}

/** What the service has of tasks whose creation was never answered. */
export const lookUpTargets = ({
  record,
  instructions
}: UnknownTargets): Effect.Effect<ReadonlyArray<LookedUp>, ApiError, Http> =>
  Effect.map(
    lookUpTargetTasks(
      record.businessEntityId,
      instructions.flatMap(({ targets }) => targets)
    ),
    (found) =>
      found.map(
        ({ id, detail }): LookedUp => (detail === null ? { id, state: "missing" } : { id, state: "found", detail })
      )
  )
