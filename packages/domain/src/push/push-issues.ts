import { Result } from "effect"
import { type DeviceSchemaName, deviceTypeId } from "../device/device-type.ts"
import { pciVersionOfType } from "../device/pci-version.ts"
import type { FormRow } from "../form/form.ts"
import { runTimeMessage, spreadMessage, withoutZoneMessage } from "../task/run-time.ts"
import { chosenPciVersion, formsFor, needsModel, type PushDraft, type PushIssue } from "./push-draft.ts"
import { pushMessages } from "./push-messages.ts"
import { type PushTarget, siteOfDevice } from "./push-targets.ts"

/** The form that is chosen, if it is one of those offered for the devices; else null. */
export const chosenForm = (
  draft: PushDraft,
  targets: ReadonlyArray<PushTarget>,
  forms: ReadonlyArray<FormRow>
): FormRow | null => formsFor(forms, targets).find(({ id }) => id === draft.formId) ?? null

const formMessage = (targets: ReadonlyArray<PushTarget>, forms: ReadonlyArray<FormRow>): string => {
  const [first] = targets
  return first !== undefined && formsFor(forms, targets).length === 0
    ? pushMessages.noForms(first.deviceType)
    : pushMessages.chooseForm
}

/**
 * What keeps a draft from being applied now, in the order of the dialog; empty when Apply is enabled: a form is chosen,
 * a run time is still to come unless Run Immediately is set, and firmware of PCI version 0 has its model (document 2
 * §4, §5).
 */
export const pushIssues = (
  draft: PushDraft,
  targets: ReadonlyArray<PushTarget>,
  forms: ReadonlyArray<FormRow>,
  now: Date
): ReadonlyArray<PushIssue> => {
  const issues: Array<PushIssue> = []
  const sites = targets.map(siteOfDevice)
  const runTime = runTimeMessage(draft, sites, now)
  const spread = spreadMessage(draft)
  const withoutZone = withoutZoneMessage(draft, sites)
  if (targets.length === 0) issues.push({ field: "targets", message: pushMessages.noneSelected })
  if (chosenForm(draft, targets, forms) === null) issues.push({ field: "formId", message: formMessage(targets, forms) })
  const version = chosenPciVersion(draft)
  if (needsModel(draft, targets) && Result.isFailure(version)) issues.push(version.failure)
  if (runTime !== null) issues.push({ field: "runAt", message: runTime })
  if (spread !== null) issues.push({ field: "spread", message: spread })
  if (withoutZone !== null) issues.push({ field: "withoutZone", message: withoutZone })
  return issues
}

/** That devices of the reported type have one PCI version, where another one would be sent. */
const otherVersion = (draft: PushDraft, targets: ReadonlyArray<PushTarget>): ReadonlyArray<string> => {
  const chosen = chosenPciVersion(draft)
  if (Result.isFailure(chosen)) return []
  return targets.slice(0, 1).flatMap(({ deviceType }) => {
    const ofType = Result.getOrElse(pciVersionOfType(deviceType), () => 0)
    return ofType === 0 || ofType === chosen.success ? [] : [pushMessages.otherVersion(deviceType, ofType)]
  })
}

/**
 * What the user must know before applying; it keeps nobody from it: that a wrong model can make a device inoperable
 * (document 2 §5), that the chosen device is not the one which is reported, and that all devices of the reported type
 * have another PCI version than the chosen pattern stands for.
 */
export const pushWarnings = (
  draft: PushDraft,
  targets: ReadonlyArray<PushTarget>,
  schemas: ReadonlyArray<DeviceSchemaName>
): ReadonlyArray<string> => {
  if (!needsModel(draft, targets)) return []
  const chosen = draft.deviceChoice
  const other = targets
    .slice(0, 1)
    .flatMap((first) =>
      chosen === null || deviceTypeId(chosen, schemas) === first.deviceTypeId
        ? []
        : [pushMessages.otherDevice(first.deviceType, chosen)]
    )
  return [pushMessages.modelWarning, ...other, ...otherVersion(draft, targets)]
}
