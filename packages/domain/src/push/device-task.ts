import { Result } from "effect"
import { incompatibilitiesOf } from "../device/compatibility.ts"
import type { DeviceSchemaName } from "../device/device-type.ts"
import type { FormRow } from "../form/form.ts"
import type { Command } from "../task/command.ts"
import type { NewTask } from "../task/new-task.ts"
import { runAftersOf } from "../task/run-time.ts"
import { newTask, sharedLabel } from "../task/task-builder.ts"
import { chosenPciVersion, needsModel, type PushDraft } from "./push-draft.ts"
import type { PushError } from "./push-error.ts"
import { chosenForm, pushIssues } from "./push-issues.ts"
import { type PushableRow, type PushTarget, pushTargets, siteOfDevice } from "./push-targets.ts"

export interface PushRequest {
  /** The account on screen, in which the call is made; also that of a form which does not name its own. */
  readonly businessEntityId: number | undefined
  readonly draft: PushDraft
  readonly devices: ReadonlyArray<PushableRow>
  /** The forms of the account; those of another device type are not offered. */
  readonly forms: ReadonlyArray<FormRow>
  /** The device types of the service; none where they are not known. */
  readonly schemas: ReadonlyArray<DeviceSchemaName>
  readonly now: Date
}

interface Content {
  readonly formId: number
  readonly formBusinessEntityId: number
  /** Sent in place of what the device reports, where it reports PCI version 0. */
  readonly pciVersion: number | null
}

const commandOf = (draft: PushDraft, target: PushTarget, content: Content): Command => ({
  kind: draft.kind === "forms" ? "UpdateDeviceForms" : "UpdateDeviceFirmware",
  device: {
    deviceType: target.deviceType,
    apiTid: target.apiTerminalId,
    formBusinessEntityId: content.formBusinessEntityId,
    formId: content.formId,
    pciVersion: target.pciVersion === 0 ? content.pciVersion : target.pciVersion,
    terminalName: target.terminalName
  }
})

/** The targets and what goes to them, or why not: first what is wrong with the devices, then with the draft. */
const readyPush = (
  request: PushRequest
): Result.Result<{ readonly targets: ReadonlyArray<PushTarget>; readonly content: Content }, PushError> => {
  const { businessEntityId, draft, devices, forms, schemas, now } = request
  if (businessEntityId === undefined) return Result.fail({ _tag: "BusinessEntityUndefined" })
  const targets = pushTargets(devices, schemas)
  if (Result.isFailure(targets)) return Result.fail(targets.failure)
  const reasons = incompatibilitiesOf(devices, schemas)
  if (reasons.length > 0) return Result.fail({ _tag: "Incompatible", reasons })
  const issues = pushIssues(draft, targets.success, forms, now)
  const form = chosenForm(draft, targets.success, forms)
  if (issues.length > 0 || form === null) return Result.fail({ _tag: "DraftIncomplete", issues })
  const chosen = needsModel(draft, targets.success) ? chosenPciVersion(draft) : Result.succeed(null)
  const formBusinessEntityId = form.businessEntityId ?? businessEntityId
  return Result.succeed({
    targets: targets.success,
    content: { formId: form.id, formBusinessEntityId, pciVersion: Result.getOrElse(chosen, () => null) }
  })
}

const subjectOf = (target: PushTarget): string =>
  `${target.terminalName || target.apiTerminalId} (${target.deviceConfigId})`

const deviceTask = ({ draft, now }: PushRequest, content: Content, target: PushTarget, runAfter: string): NewTask =>
  newTask({
    runAfter,
    lastUpdatedAt: now.toISOString(),
    command: commandOf(draft, target, content),
    businessEntityId: target.businessEntityId,
    componentId: target.componentId,
    machinePermanentId: target.machinePermanentId,
    subject: subjectOf(target)
  })

/**
 * One task per device that is not left out, in their order, of type 10 or 11 (document 2 §3, §4), each in its device's own account.
 * Fails as a whole, and says why, when the account is not known, a device can't be pushed to, the devices can't be
 * updated together, the draft has issues, or two tasks would share a description.
 */
export const buildDeviceTasks = (request: PushRequest): Result.Result<ReadonlyArray<NewTask>, PushError> => {
  const ready = readyPush(request)
  if (Result.isFailure(ready)) return Result.fail(ready.failure)
  const { targets, content } = ready.success
  const runAfters = runAftersOf(request.draft, targets.map(siteOfDevice), request.now)
  const tasks = targets.flatMap((target) => {
    const runAfter = runAfters.get(target.deviceConfigId)
    return runAfter === undefined ? [] : [deviceTask(request, content, target, runAfter)]
  })
  const label = sharedLabel(tasks)
  return label === null ? Result.succeed(tasks) : Result.fail({ _tag: "DescriptionShared", label })
}
