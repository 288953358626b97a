import type { DeviceRow } from "../device/device.ts"
import { reportedPciVersion } from "../device/reported.ts"
import type { UtgRow } from "../utg/utg.ts"
import type { RolloutTarget } from "./rollout-plan.ts"

type TargetUtg = Pick<
  UtgRow,
  | "componentId"
  | "componentNickname"
  | "businessEntityId"
  | "machinePermanentId"
  | "componentMerchant"
  | "machineStatusEntityStandardTimeZone"
>

type TargetDevice = Pick<
  DeviceRow,
  | "deviceConfigId"
  | "componentId"
  | "businessEntityId"
  | "machinePermanentId"
  | "componentMerchant"
  | "deviceConfigApiTerminalId"
  | "deviceConfigDeviceName"
  | "deviceStatusDeviceType"
  | "deviceStatusDevicePciVersion"
  | "machineStatusEntityStandardTimeZone"
>

/** A UTG as a target, frozen as it is now. */
export const targetOf = (utg: TargetUtg, businessEntityId: number): RolloutTarget => ({
  id: utg.componentId,
  name: utg.componentNickname || String(utg.componentId),
  businessEntityId: utg.businessEntityId ?? businessEntityId,
  machinePermanentId: utg.machinePermanentId,
  merchant: utg.componentMerchant,
  timeZone: utg.machineStatusEntityStandardTimeZone,
  device: null
})

/** A device as a target, frozen as it is now; null where it lacks what a task for it needs (document 2 §5). */
export const deviceTargetOf = (device: TargetDevice, businessEntityId: number): RolloutTarget | null => {
  const { componentId, deviceConfigApiTerminalId: apiTerminalId, deviceStatusDeviceType: deviceType } = device
  if (componentId === null || !apiTerminalId || !deviceType) return null
  return {
    id: device.deviceConfigId,
    name: device.deviceConfigDeviceName || apiTerminalId,
    businessEntityId: device.businessEntityId ?? businessEntityId,
    machinePermanentId: device.machinePermanentId,
    merchant: device.componentMerchant,
    timeZone: device.machineStatusEntityStandardTimeZone,
    device: {
      componentId,
      apiTerminalId,
      deviceType,
      pciVersion: reportedPciVersion(device),
      terminalName: device.deviceConfigDeviceName
    }
  }
}
