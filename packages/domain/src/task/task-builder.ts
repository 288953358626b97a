import { Result } from "effect"
import type { UtgRow } from "../utg/utg.ts"
import { siteOfUtg } from "../utg/utg-site.ts"
import type { VersionChoices } from "../version/version-product.ts"
import { type Command, commandLabel } from "./command.ts"
import { instructionsOf } from "./instructions.ts"
import type { NewTask } from "./new-task.ts"
import { runAftersOf } from "./run-time.ts"
import { commandOf, type ScheduleDraft } from "./schedule-draft.ts"
import { type ScheduleIssue, scheduleIssues } from "./schedule-issues.ts"
import { creationMessages, scheduleMessages } from "./task-messages.ts"
import { commandCodes } from "./task-type.ts"

export type ScheduleError =
  | { readonly _tag: "DraftIncomplete"; readonly issues: ReadonlyArray<ScheduleIssue> }
  | { readonly _tag: "BusinessEntityUndefined" }
  | { readonly _tag: "KeysMissing"; readonly componentId: number; readonly keys: ReadonlyArray<string> }
  | { readonly _tag: "DescriptionShared"; readonly label: string }

/** The sentence for a schedule error (documents 1 §5, 2 §5 and §8). */
export const scheduleErrorText = (error: ScheduleError): string => {
  switch (error._tag) {
    case "DraftIncomplete":
      return error.issues.map((issue) => issue.message).join(" ")
    case "BusinessEntityUndefined":
      return creationMessages.undefinedBusinessEntity
    case "KeysMissing":
      return creationMessages.missingKeys(error.keys)
    case "DescriptionShared":
      return creationMessages.sharedDescription
  }
}

export interface TaskRequest {
  /** The account on screen, in which the call is made; also that of a target that does not name its own. */
  readonly businessEntityId: number | undefined
  readonly draft: ScheduleDraft
  readonly products: VersionChoices
  readonly targets: ReadonlyArray<UtgRow>
  readonly now: Date
  /** For a task that may have been sent in its time: it is built again to be found, whenever it was to run. */
  readonly takesPassedTime?: boolean
}

interface Batch {
  readonly command: Command
  readonly businessEntityId: number
  readonly lastUpdatedAt: string
}

/** What differs from task to task; the rest is the same at every creation. */
interface TaskParts
  extends Pick<NewTask, "businessEntityId" | "componentId" | "machinePermanentId" | "runAfter" | "lastUpdatedAt"> {
  readonly command: Command
  /** What the task is about; its description is the command and this, and no two tasks of a submit share one. */
  readonly subject: string
}

/** A task as it is created (document 2 §3): status 0, updated by 1, nothing signed, grouped or answered yet. */
export const newTask = (parts: TaskParts): NewTask => {
  const bulkLabel = commandLabel(parts.command)
  return {
    businessEntityId: parts.businessEntityId,
    componentId: parts.componentId,
    machinePermanentId: parts.machinePermanentId,
    type: commandCodes[parts.command.kind],
    instructions: instructionsOf(parts.command),
    runAfter: parts.runAfter,
    lastUpdatedAt: parts.lastUpdatedAt,
    lastUpdatedBy: 1,
    status: 0,
    bulkLabel,
    label: `${bulkLabel}: ${parts.subject}`,
    hash: null,
    signature: null,
    taskGroupId: null,
    version: 0,
    resultDetails: null,
    resultMessage: null
  }
}

const buildTask = (target: UtgRow, batch: Batch & Pick<NewTask, "runAfter">): Result.Result<NewTask, ScheduleError> => {
  const { componentId, machinePermanentId } = target
  if (!machinePermanentId) return Result.fail({ _tag: "KeysMissing", componentId, keys: ["machinePermanentId"] })
  return Result.succeed(
    newTask({
      ...batch,
      businessEntityId: target.businessEntityId ?? batch.businessEntityId,
      componentId,
      machinePermanentId,
      subject: `${target.componentNickname || "UTG"} (${componentId})`
    })
  )
}

/** The first description that two of the tasks share, or null: tasks may not share one (document 1 §5). */
export const sharedLabel = (tasks: ReadonlyArray<NewTask>): string | null => {
  const seen = new Set<string>()
  for (const { label } of tasks) {
    if (seen.has(label)) return label
    seen.add(label)
  }
  return null
}

const readyBatch = (request: TaskRequest): Result.Result<Batch, ScheduleError> => {
  const { draft, businessEntityId, now } = request
  if (businessEntityId === undefined) return Result.fail({ _tag: "BusinessEntityUndefined" })
  const issues = scheduleIssues(draft, request.targets, request.takesPassedTime === true ? null : now)
  if (issues.length > 0) return Result.fail({ _tag: "DraftIncomplete", issues })
  const command = commandOf(draft, request.products)
  if (Result.isFailure(command)) {
    const message = scheduleMessages[command.failure.target === "utg" ? "chooseUtgVersion" : "chooseAgentVersion"]
    const field = command.failure.target === "utg" ? "utgVersion" : "agentVersion"
    return Result.fail({ _tag: "DraftIncomplete", issues: [{ field, message }] })
  }
  return Result.succeed({
    command: command.success,
    businessEntityId,
    lastUpdatedAt: now.toISOString()
  })
}

/**
 * One task per target that is not left out, in the order of the targets (document 2 §4). Each belongs to its target's
 * own account.
 * Fails as a whole: when the draft has issues, the account or a machine is not known, or two tasks would share a description.
 */
export const buildTasks = (request: TaskRequest): Result.Result<ReadonlyArray<NewTask>, ScheduleError> => {
  const batch = readyBatch(request)
  if (Result.isFailure(batch)) return Result.fail(batch.failure)
  const tasks: Array<NewTask> = []
  const runAfters = runAftersOf(request.draft, request.targets.map(siteOfUtg), request.now)
  for (const target of request.targets) {
    const runAfter = runAfters.get(target.componentId)
    if (runAfter === undefined) continue
    const task = buildTask(target, { ...batch.success, runAfter })
    if (Result.isFailure(task)) return Result.fail(task.failure)
    tasks.push(task.success)
  }
  const label = sharedLabel(tasks)
  return label === null ? Result.succeed(tasks) : Result.fail({ _tag: "DescriptionShared", label })
}
