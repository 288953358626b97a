import { incompatibilitiesOf } from "@command-center/domain/device/compatibility"
import { compatibleBatches } from "@command-center/domain/device/compatible-batches"
import { deviceList } from "@command-center/domain/device/device-list"
import { modelPatternsOf } from "@command-center/domain/device/pci-version"
import type { LeftOut, OperationKind, OperationPlan, OperationRecord } from "@command-center/domain/operation/operation"
import { oneCallForAll } from "@command-center/domain/operation/operation"
import { firstReason } from "@command-center/domain/operation/operation-results"
import { buildDeviceTasks } from "@command-center/domain/push/device-task"
import { leftOutOfBatch } from "@command-center/domain/push/left-out-devices"
import type { PushDraft, PushKind } from "@command-center/domain/push/push-draft"
import { type PushError, pushErrorText } from "@command-center/domain/push/push-error"
import { pushMessages } from "@command-center/domain/push/push-messages"
import { type PushTarget, pushTargets } from "@command-center/domain/push/push-targets"
import { pushedDeviceName } from "@command-center/domain/push/pushed-device"
import { leftOutSites, type NamedSite } from "@command-center/domain/site-time/site-plan"
import { taskTargets } from "@command-center/domain/task/kept-task"
import type { NewTask } from "@command-center/domain/task/new-task"
import { countingSiteTime, runTimeMessage, takenSites } from "@command-center/domain/task/run-time"
import { Result } from "effect"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"
import type { ChoicesOutcome, PushChoices, PushContext } from "./push.types.ts"

export const noChoices: PushChoices = { forms: [], notOffered: null, schemas: [] }

type Judged = Pick<PushContext, "devices" | "choices">

/** Why the devices can't be updated together, by the types of the service. */
export const incompatibilities = ({ devices, choices }: Judged) => incompatibilitiesOf(devices, choices.schemas)
/** The way forward: the batches to go on with, and what has to wait. */
export const splitOf = ({ devices, choices }: Judged) => compatibleBatches(devices, choices.schemas)

export const isIncompatible = (context: Judged): boolean => incompatibilities(context).length > 0

export const batchAt = (context: Judged, batch: number) => splitOf(context).batches[batch]?.devices ?? []

/** A batch in place of the selection; the others are left out. */
export const batchOf = (context: Judged & Pick<PushContext, "leftOut">, batch: number) => {
  const { devices, leftOut } = context
  const taken = batchAt(context, batch)
  return { devices: taken, leftOut: [...leftOut, ...leftOutOfBatch(devices, taken)] }
}

export const choicesOf = (outcome: ChoicesOutcome): PushChoices => Result.getOrElse(outcome, () => noChoices)

/** The devices as targets; a device type counts as known where the service or the built-in table knows it. */
const targets = ({ devices, choices }: Judged) => pushTargets(devices, choices.schemas)

export const targetsOf = (context: Judged): ReadonlyArray<PushTarget> => Result.getOrElse(targets(context), () => [])
export const isKnown = (context: Judged): boolean => Result.isSuccess(targets(context))

/**
 * Whether it is certain, before the types of the service are there, that no dialog can open: nothing is chosen, or a
 * device lacks what a task needs and nothing else keeps them apart.
 */
export const isLacking = (context: Judged): boolean => {
  const found = targets(context)
  return Result.isFailure(found) && found.failure._tag !== "InvalidDeviceKey" && !isIncompatible(context)
}

export const isNobody = ({ devices }: Judged): boolean => devices.length === 0

/** Why no dialog opens, with the devices it is about; an empty text where it does. */
export const refusalText = (context: Judged): string => {
  const found = targets(context)
  if (Result.isSuccess(found)) return ""
  const refusal = found.failure
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

/** The devices by the clocks of the machines they are attached to. */
export const namedSites = ({ devices }: Pick<PushContext, "devices">): ReadonlyArray<NamedSite> =>
  devices.map((row) => ({
    id: row.deviceConfigId,
    name: pushedDeviceName(row),
    reportedZone: row.machineStatusEntityStandardTimeZone
  }))

/** Who gets no task: what does not go with the batch, and devices whose own time is not known, where that was chosen. */
export const leftOutOf = (context: Pick<PushContext, "devices" | "draft" | "leftOut">): ReadonlyArray<LeftOut> => [
  ...context.leftOut,
  ...leftOutSites(countingSiteTime(context.draft), namedSites(context))
]

const kinds: Readonly<Record<PushKind, OperationKind>> = { forms: "pushForms", firmware: "updateFirmware" }

/** The tasks of a submit at this instant, all in one call: one for each device. */
export const pushOperation = (context: PushContext, now: Date): OperationPlan => {
  const named = takenSites(context.draft, namedSites(context))
  const tasks = Result.getOrElse(built(context, now), () => [])
  return {
    kind: kinds[context.kind],
    businessEntityId: accountOf(context),
    title: pushMessages.titles[context.kind],
    instructions: oneCallForAll(taskTargets(named, tasks)),
    leftOut: leftOutOf(context)
  }
}

/** Why a submit sends nothing; null where only its run time is wrong, which is said under the field. */
export const submitRefusal = (context: PushContext, now: Date): string | null => {
  const tasks = built(context, now)
  if (Result.isSuccess(tasks)) return null
  const text = pushErrorText(tasks.failure)
  return text === runTimeMessage(context.draft, namedSites(context), now) ? null : text
}

/** The account whose path the call takes; a push is not built without one. */
export const accountOf = ({ businessEntityId }: PushContext): number => businessEntityId ?? 0

/** A draft with a change; a pattern that the newly chosen device does not have is no longer chosen. */
export const changed = (draft: PushDraft, change: Partial<PushDraft>): PushDraft => {
  const next = { ...draft, ...change }
  const offered = modelPatternsOf(next.deviceChoice ?? "").some(({ pattern }) => pattern === next.modelPattern)
  return offered ? next : { ...next, modelPattern: null }
}

export const isChanged = ({ draft, initial }: PushContext): boolean => JSON.stringify(draft) !== JSON.stringify(initial)

export const failureText = <A>(outcome: Outcome<A, Failure>): string =>
  Result.isFailure(outcome) ? outcome.failure.sentence : ""

/** Why nothing was pushed, which the notice of the operation tells as a sentence; null where nothing was sent. */
export const pushFailure = (record: OperationRecord): string | null => firstReason(record) || null
