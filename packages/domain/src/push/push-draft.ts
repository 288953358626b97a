import { Result } from "effect"
import { type ModelPattern, modelPatternsOf, pciVersionOfType } from "../device/pci-version.ts"
import type { FormRow } from "../form/form.ts"
import { defaultRunTime, type RunTime } from "../task/run-time.ts"
import { pushMessages } from "./push-messages.ts"
import type { PushTarget } from "./push-targets.ts"

export type PushKind = "forms" | "firmware"

/** What the Push Forms and the Update Firmware dialogs edit (document 2 §4). The run time is an ISO instant. */
export interface PushDraft extends RunTime {
  readonly kind: PushKind
  readonly formId: number | null
  /** Where firmware goes to devices of PCI version 0: which device it is, and what its model number holds. */
  readonly deviceChoice: string | null
  readonly modelPattern: ModelPattern | null
}

/** The draft a dialog opens with: nothing chosen, at the next local midnight (document 2 §4 and §9). */
export const defaultPushDraft = (kind: PushKind, now: Date, timeZone: string): PushDraft => ({
  kind,
  formId: null,
  ...defaultRunTime(now, timeZone),
  deviceChoice: null,
  modelPattern: null
})

/** The forms offered for the devices: those of their device type (contract "UTG detail, forms, push"). */
export const formsFor = (
  forms: ReadonlyArray<FormRow>,
  targets: ReadonlyArray<Pick<PushTarget, "deviceTypeId">>
): ReadonlyArray<FormRow> => {
  const types = new Set<number | null>(targets.map(({ deviceTypeId }) => deviceTypeId))
  return forms.filter(({ deviceType }) => types.has(deviceType))
}

/** Whether a device and a model number pattern are asked for: firmware to a device of PCI version 0 (document 2 §5). */
export const needsModel = (draft: PushDraft, targets: ReadonlyArray<PushTarget>): boolean =>
  draft.kind === "firmware" && targets.some(({ pciVersion }) => pciVersion === 0)

export interface PushIssue {
  readonly field: "targets" | "formId" | "runAt" | "spread" | "withoutZone" | "deviceChoice" | "modelPattern"
  readonly message: string
}

const noPattern: PushIssue = { field: "modelPattern", message: pushMessages.choosePattern }
const noDevice: PushIssue = { field: "deviceChoice", message: pushMessages.chooseDevice }

/**
 * The PCI version that the chosen device and model number pattern stand for, which is the pattern's, null for LE
 * (contract). Fails with the issue where either is missing, unknown or not offered: both are required (document 2 §5).
 */
export const chosenPciVersion = (
  draft: Pick<PushDraft, "deviceChoice" | "modelPattern">
): Result.Result<number | null, PushIssue> => {
  const device = draft.deviceChoice?.trim()
  if (!device) return Result.fail(noDevice)
  const ofType = pciVersionOfType(device)
  if (Result.isFailure(ofType))
    return Result.fail({ field: "deviceChoice", message: pushMessages.invalidDeviceKey(ofType.failure.key) })
  if (ofType.success !== 0) return Result.fail(noDevice)
  const chosen = modelPatternsOf(device).find(({ pattern }) => pattern === draft.modelPattern)
  return chosen === undefined ? Result.fail(noPattern) : Result.succeed(chosen.pciVersion)
}
