import { Schema } from "effect"
import { offlineDurations } from "../task/command.ts"
import { simpleKinds } from "../task/task-type.ts"
import { PlanId } from "./plan-id.ts"
import { PlanAddress, PlanText } from "./plan-text.ts"

const Logs = Schema.Struct({
  label: PlanText,
  startDate: PlanText,
  endDate: PlanText,
  includeS4dFiles: Schema.Boolean,
  includeUtgTraceFiles: Schema.Boolean,
  includeAgentLogs: Schema.Boolean
})

/** Every command of Schedule Task, as `task/command` has it (document 2 §4); what goes to devices is an action of its own. */
const ScheduleCommand = Schema.Union([
  Schema.Struct({
    kind: Schema.Literals(simpleKinds)
  }),
  Schema.Struct({
    kind: Schema.Literals(["deployUtgVersion", "deployAgentVersion"]),
    version: PlanText,
    downloadLocation: PlanAddress
  }),
  Schema.Struct({ kind: Schema.Literal("setOffline"), hours: Schema.Literals(offlineDurations) }),
  Schema.Struct({ kind: Schema.Literal("uploadLogs"), target: Schema.Literals(["agent", "utg"]), logs: Logs })
])

/** What is done to each target of a rollout. */
export const RolloutAction = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("schedule"), command: ScheduleCommand }),
  Schema.Struct({ kind: Schema.Literal("pushForms"), formId: PlanId, formBusinessEntityId: PlanId }),
  Schema.Struct({
    kind: Schema.Literal("updateFirmware"),
    formId: PlanId,
    formBusinessEntityId: PlanId,
    /** Sent in place of what a device reports, where it reports PCI version 0 (document 2 §5). */
    pciVersion: Schema.NullOr(Schema.Finite),
    /** The firmware version that a device reports afterwards; null where only its task is looked at. */
    reports: Schema.NullOr(PlanText)
  }),
  Schema.Struct({
    kind: Schema.Literal("applyProfile"),
    /** Null takes the profile away. */
    profileId: Schema.NullOr(PlanId),
    profileBusinessEntityId: Schema.NullOr(PlanId)
  })
])
export type RolloutAction = typeof RolloutAction.Type

/** Whether an action goes to devices, each with what it was when it was chosen, and not to UTGs. */
export const isForDevices = ({ kind }: Pick<RolloutAction, "kind">): boolean =>
  kind === "pushForms" || kind === "updateFirmware"

/** Whose rights an action needs: those of the list from which it is done otherwise (documents 1 §6 and 2 §6). */
export const areaOfAction = (action: Pick<RolloutAction, "kind">): "devices" | "utgs" =>
  isForDevices(action) ? "devices" : "utgs"

/** The version that a target reports afterwards, by which it has succeeded; null where its task alone tells. */
export const reportedAfter = (action: RolloutAction): string | null => {
  if (action.kind === "updateFirmware") return action.reports
  if (action.kind !== "schedule") return null
  const { command } = action
  return command.kind === "deployUtgVersion" || command.kind === "deployAgentVersion" ? command.version : null
}
