import { Result } from "effect"
import type { ProfileAssignment } from "../profile/profile-assignment.ts"
import type { Command } from "../task/command.ts"
import type { NewTask } from "../task/new-task.ts"
import { newTask } from "../task/task-builder.ts"
import type { RolloutAction } from "./rollout-action.ts"
import { planMessages } from "./rollout-messages.ts"
import type { RolloutTarget } from "./rollout-plan.ts"

/** What is sent for a target. */
export type TargetContent =
  | { readonly kind: "task"; readonly task: NewTask }
  | { readonly kind: "assignment"; readonly assignment: ProfileAssignment }

/** The UTG of a target: itself, or the one that the device is attached to. */
export const componentOf = ({ id, device }: Pick<RolloutTarget, "id" | "device">): number => device?.componentId ?? id

const deviceCommand = (
  action: Extract<RolloutAction, { kind: "pushForms" | "updateFirmware" }>,
  device: NonNullable<RolloutTarget["device"]>
): Command => ({
  kind: action.kind === "pushForms" ? "UpdateDeviceForms" : "UpdateDeviceFirmware",
  device: {
    deviceType: device.deviceType,
    apiTid: device.apiTerminalId,
    formBusinessEntityId: action.formBusinessEntityId,
    formId: action.formId,
    pciVersion: device.pciVersion === 0 && action.kind === "updateFirmware" ? action.pciVersion : device.pciVersion,
    terminalName: device.terminalName
  }
})

/** What a device is called in its task's description (document 2 §3), else what the target is called. */
const subjectOf = ({ id, name, device }: RolloutTarget): string =>
  `${device === null ? name : device.terminalName || device.apiTerminalId} (${id})`

/**
 * Exactly what is sent for a target, in its own account: the task that the dialogs would send, or the assignment of a
 * profile. Fails with why there is none.
 */
export const targetContent = (
  action: RolloutAction,
  target: RolloutTarget,
  { runAt, now }: { readonly runAt: string; readonly now: Date }
): Result.Result<TargetContent, string> => {
  const { businessEntityId, machinePermanentId, device } = target
  if (action.kind === "applyProfile") {
    const { profileId, profileBusinessEntityId } = action
    const assignment = { componentId: componentOf(target), componentBusinessEntityId: businessEntityId }
    return Result.succeed({ kind: "assignment", assignment: { ...assignment, profileId, profileBusinessEntityId } })
  }
  if (!machinePermanentId) return Result.fail(planMessages.withoutMachine(target.name))
  const taskOf = (command: Command): TargetContent => ({
    kind: "task",
    task: newTask({
      command,
      businessEntityId,
      componentId: componentOf(target),
      machinePermanentId,
      runAfter: runAt,
      lastUpdatedAt: now.toISOString(),
      subject: subjectOf(target)
    })
  })
  if (action.kind === "schedule") return Result.succeed(taskOf(action.command))
  return device === null
    ? Result.fail(planMessages.notDevice(target.name))
    : Result.succeed(taskOf(deviceCommand(action, device)))
}
