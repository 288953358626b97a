import { Result } from "effect"
import type { ModelPattern } from "../device/pci-version.ts"
import { chosenPciVersion } from "../push/push-draft.ts"
import { pushMessages } from "../push/push-messages.ts"
import {
  configurationChoices,
  type LogRequest,
  miscellaneousChoices,
  type OfflineHours,
  startStopChoices
} from "../task/command.ts"
import { defaultLogRange } from "../task/log-range.ts"
import { isSimpleKind } from "../task/task-type.ts"
import { fourPartVersion } from "../version/four-part-version.ts"
import { defaultProduct, type Product, type VersionChoices } from "../version/version-product.ts"
import { planDraftMessages as messages } from "./plan-draft-messages.ts"
import type { RolloutAction } from "./rollout-action.ts"
import type { RolloutTarget } from "./rollout-plan.ts"
import type { PlanReason } from "./rollout-record.ts"

/** What UTGs can be given, in the order and with the labels of Schedule Task and of the UTG list (document 2 §2, §4). */
export const utgChoices = [
  ...startStopChoices,
  ...configurationChoices,
  ...miscellaneousChoices,
  ["deployUtgVersion", messages.actions.deployUtg],
  ["deployAgentVersion", messages.actions.deployAgent],
  ["setOffline", messages.actions.setOffline],
  ["uploadUtgLogs", messages.actions.uploadUtgLogs],
  ["uploadAgentLogs", messages.actions.uploadAgentLogs],
  ["applyProfile", messages.actions.applyProfile]
] as const

/** What devices can be given (document 2 §2). */
export const deviceChoices = [
  ["pushForms", messages.actions.pushForms],
  ["updateFirmware", messages.actions.updateFirmware]
] as const

export type ActionChoice = (typeof utgChoices)[number][0] | (typeof deviceChoices)[number][0]

/** Whether the targets of a list can be given it. */
export const isChoiceFor = (choice: ActionChoice, list: "utgs" | "devices"): boolean =>
  (list === "devices" ? deviceChoices : utgChoices).some(([each]) => each === choice)

export const choiceLabel = (choice: ActionChoice): string =>
  [...utgChoices, ...deviceChoices].find(([each]) => each === choice)?.[1] ?? choice

/** A form or a profile, as an action names it. */
export interface ChosenRecord {
  readonly id: number
  readonly businessEntityId: number
}

/** What is to be done as it is chosen; what belongs to another choice is kept for the way back. */
export interface ActionDraft {
  readonly choice: ActionChoice
  readonly product: Pick<Product, "version" | "downloadLocation"> | null
  readonly hours: OfflineHours
  readonly logs: LogRequest
  readonly profile: ChosenRecord | "none" | null
  readonly form: ChosenRecord | null
  /** The version that devices report afterwards; empty where their tasks alone are looked at. */
  readonly firmware: string
  readonly deviceChoice: string | null
  readonly modelPattern: ModelPattern | null
  /** What goes to devices that report PCI version 0; undefined until it is known. */
  readonly pciVersion: number | null | undefined
}

/** When and where somebody plans. */
export interface OwnTime {
  readonly now: Date
  readonly timeZone: string
}

/** A restart, and for the others nothing chosen; logs are those that Schedule Task asks for first. */
export const firstAction = (list: "utgs" | "devices", { now, timeZone }: OwnTime): ActionDraft => ({
  choice: list === "devices" ? "pushForms" : "restart",
  product: null,
  hours: 1,
  logs: {
    label: "",
    ...defaultLogRange(now, timeZone),
    includeS4dFiles: false,
    includeUtgTraceFiles: true,
    includeAgentLogs: true
  },
  profile: null,
  form: null,
  firmware: "",
  deviceChoice: null,
  modelPattern: null,
  pciVersion: undefined
})

export const isDeployment = (choice: ActionChoice): choice is "deployUtgVersion" | "deployAgentVersion" =>
  choice === "deployUtgVersion" || choice === "deployAgentVersion"

/** What can be deployed by a choice. */
export const productsFor = (choice: ActionChoice, versions: VersionChoices): ReadonlyArray<Product> =>
  choice === "deployAgentVersion" ? versions.agent : choice === "deployUtgVersion" ? versions.utg : []

/** The draft with another choice, and with the version that is first offered for it. */
export const withChoice = (draft: ActionDraft, choice: ActionChoice, versions: VersionChoices): ActionDraft => ({
  ...draft,
  choice,
  product: isDeployment(choice) ? defaultProduct(productsFor(choice, versions)) : draft.product
})

/** The draft for another device or model number pattern, which tell the PCI version (document 2 §5). */
export const withModel = (
  draft: ActionDraft,
  change: Partial<Pick<ActionDraft, "deviceChoice" | "modelPattern">>
): ActionDraft => {
  const changed = { ...draft, modelPattern: null, ...change }
  return { ...changed, pciVersion: Result.getOrElse(chosenPciVersion(changed), () => undefined) }
}

/** Whether firmware goes to devices whose PCI version has to be said (document 2 §5). */
export const needsModelFor = ({ choice }: ActionDraft, targets: ReadonlyArray<RolloutTarget>): boolean =>
  choice === "updateFirmware" && targets.some(({ device }) => device?.pciVersion === 0)

const formOf = (form: ChosenRecord) => ({ formId: form.id, formBusinessEntityId: form.businessEntityId })

const profileOf = (profile: ChosenRecord | "none") =>
  profile === "none"
    ? { profileId: null, profileBusinessEntityId: null }
    : { profileId: profile.id, profileBusinessEntityId: profile.businessEntityId }

/** What a draft comes to; null while a form or a profile is still to be chosen. */
export const actionOf = (draft: ActionDraft): RolloutAction | null => {
  const { choice, product, hours, logs, profile, form, firmware, pciVersion } = draft
  if (isSimpleKind(choice)) return { kind: "schedule", command: { kind: choice } }
  switch (choice) {
    case "deployUtgVersion":
    case "deployAgentVersion": {
      const version = product === null ? "" : (fourPartVersion(product.version) ?? product.version)
      const downloadLocation = product?.downloadLocation ?? ""
      return { kind: "schedule", command: { kind: choice, version, downloadLocation } }
    }
    case "setOffline":
      return { kind: "schedule", command: { kind: choice, hours } }
    case "uploadUtgLogs":
      return { kind: "schedule", command: { kind: "uploadLogs", target: "utg", logs } }
    case "uploadAgentLogs":
      return { kind: "schedule", command: { kind: "uploadLogs", target: "agent", logs } }
    case "applyProfile":
      return profile === null ? null : { kind: choice, ...profileOf(profile) }
    case "pushForms":
      return form === null ? null : { kind: choice, ...formOf(form) }
    case "updateFirmware": {
      const reports = firmware.trim() === "" ? null : firmware.trim()
      return form === null ? null : { kind: choice, ...formOf(form), pciVersion: pciVersion ?? null, reports }
    }
  }
}

/** What is still to be chosen. */
export const actionReasons = (draft: ActionDraft, targets: ReadonlyArray<RolloutTarget>): ReadonlyArray<PlanReason> => {
  const { choice, profile, form } = draft
  if (choice === "applyProfile") {
    return profile === null ? [{ path: "action.profileId", sentence: messages.noProfileChosen }] : []
  }
  if (choice !== "pushForms" && choice !== "updateFirmware") return []
  const isModelOpen = needsModelFor(draft, targets) && draft.pciVersion === undefined
  const model = draft.deviceChoice === null ? pushMessages.chooseDevice : pushMessages.choosePattern
  return [
    ...(form === null ? [{ path: "action.formId", sentence: messages.noFormChosen }] : []),
    ...(isModelOpen ? [{ path: "action.pciVersion", sentence: model }] : [])
  ]
}
