import { incompatibilitiesOf } from "@command-center/domain/device/compatibility"
import { compatibleBatches } from "@command-center/domain/device/compatible-batches"
import { deviceList } from "@command-center/domain/device/device-list"
import { modelPatternsOf } from "@command-center/domain/device/pci-version"
import { buildDeviceTasks } from "@command-center/domain/push/device-task"
import type { PushDraft } from "@command-center/domain/push/push-draft"
import { type PushError, pushErrorText } from "@command-center/domain/push/push-error"
import { pushMessages } from "@command-center/domain/push/push-messages"
import { type PushTarget, pushTargets, type TargetRefusal } from "@command-center/domain/push/push-targets"
import { outcomeOf } from "@command-center/domain/task/schedule-outcome"
import type { NewTask } from "@command-center/domain/task/task-builder"
import { Result } from "effect"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { ChoicesOutcome, PushChoices, PushContext, PushOutcome } from "./push.types.ts"

export const noChoices: PushChoices = { forms: [], schemas: [] }

export const isIncompatible = ({ devices }: Pick<PushContext, "devices">): boolean =>
  incompatibilitiesOf(devices).length > 0

export const batchAt = ({ devices }: Pick<PushContext, "devices">, batch: number) =>
  compatibleBatches(devices).batches[batch]?.devices ?? []

export const choicesOf = (outcome: ChoicesOutcome): PushChoices => Result.getOrElse(outcome, () => noChoices)

/** The devices as targets; a device type counts as known where the service or the built-in table knows it. */
export const targetsWith = (
  { devices }: Pick<PushContext, "devices">,
  { schemas }: PushChoices
): Result.Result<ReadonlyArray<PushTarget>, TargetRefusal> => pushTargets(devices, schemas)

/** Whether a device lacks what a task needs. Its type is judged only when the types of the service are there. */
export const isLacking = ({ devices }: Pick<PushContext, "devices">): boolean => {
  const targets = pushTargets(devices)
  return Result.isFailure(targets) && targets.failure._tag !== "InvalidDeviceKey"
}

/** Why no dialog opens, with the devices it is about; an empty text where it does. */
export const refusalText = (context: Pick<PushContext, "devices">, choices: PushChoices): string => {
  const targets = targetsWith(context, choices)
  if (Result.isSuccess(targets)) return ""
  const refusal = targets.failure
  const ids: ReadonlyArray<number> = refusal._tag === "NoDevices" ? [] : refusal.devices
  const names = context.devices.filter(({ deviceConfigId }) => ids.includes(deviceConfigId)).map(deviceList.nameOf)
  return names.length === 0 ? pushErrorText(refusal) : pushMessages.about(pushErrorText(refusal), names)
}

const built = (context: PushContext, now: Date): Result.Result<ReadonlyArray<NewTask>, PushError> => {
  const { businessEntityId, draft, devices, choices } = context
  return buildDeviceTasks({ businessEntityId, draft, devices, ...choices, now })
}

export const isSubmittable = (context: PushContext, now: Date): boolean =>
  context.canEdit && Result.isSuccess(built(context, now))

export const tasksOf = (context: PushContext, now: Date): ReadonlyArray<NewTask> =>
  Result.getOrElse(built(context, now), () => [])

/** Why a submit sends nothing. */
export const submitRefusal = (context: PushContext, now: Date): string | null =>
  Result.match(built(context, now), { onSuccess: () => null, onFailure: pushErrorText })

/** Whether the answer confirms every task that was sent. */
export const isConfirmed = ({ sent }: PushContext, outcome: PushOutcome): boolean =>
  Result.isSuccess(outcome) && outcomeOf(sent, outcome.success).notConfirmed === 0

/** The account whose path the call takes; a push is not built without one. */
export const accountOf = ({ businessEntityId }: PushContext): number => businessEntityId ?? 0

/** A draft with a change; a pattern that the newly chosen device does not have is no longer chosen. */
export const changed = (draft: PushDraft, change: Partial<PushDraft>): PushDraft => {
  const next = { ...draft, ...change }
  const offered = modelPatternsOf(next.deviceChoice ?? "").some(({ pattern }) => pattern === next.modelPattern)
  return offered ? next : { ...next, modelPattern: null }
}

export const isChanged = ({ draft, initial }: PushContext): boolean => JSON.stringify(draft) !== JSON.stringify(initial)

/** The devices whose tasks were not found, in their order: tasks are built in the order of the devices. */
export const notFound = ({ devices, sent, found }: PushContext) => {
  const labels = new Set(found.map(({ label }) => label))
  return devices.filter((_, at) => !labels.has(sent[at]?.label ?? ""))
}

export const failureText = <A>(outcome: Outcome<A, Failure>): string =>
  Result.isFailure(outcome) ? outcome.failure.sentence : ""

export const pushFailed = (outcome: PushOutcome): string => pushMessages.failed(failureText(outcome))
