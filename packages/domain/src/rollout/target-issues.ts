import { type DeviceSchemaName, deviceTypeKeys } from "../device/device-type.ts"
import { zoneKey } from "../site-time/zone-groups.ts"
import { isForDevices, type RolloutAction } from "./rollout-action.ts"
import { planMessages } from "./rollout-messages.ts"
import { most, type RolloutPlan, type RolloutTarget } from "./rollout-plan.ts"
import type { PlanReason } from "./rollout-record.ts"

/** Targets of one kind of mistake that are named; how many more there are is said. */
const named = 20

const few = (reasons: ReadonlyArray<PlanReason>): ReadonlyArray<PlanReason> =>
  reasons.length <= named
    ? reasons
    : [...reasons.slice(0, named), { path: "targets", sentence: planMessages.moreAlike(reasons.length - named) }]

const repeated = (targets: ReadonlyArray<RolloutTarget>): ReadonlyArray<PlanReason> => {
  const counts = new Map<number, { again: number; count: number }>()
  targets.forEach(({ id }, at) => {
    const known = counts.get(id)
    if (known === undefined) counts.set(id, { again: at, count: 1 })
    else {
      if (known.count === 1) known.again = at
      known.count += 1
    }
  })
  return [...counts].flatMap(([id, { again, count }]) =>
    count === 1
      ? []
      : [{ path: `targets[${again}]`, sentence: planMessages.twice(targets[again]?.name ?? "", id, count) }]
  )
}

const unfit = ({ name, device, machinePermanentId }: RolloutTarget, action: RolloutAction): string | null => {
  if (isForDevices(action) && device === null) return planMessages.notDevice(name)
  if (!isForDevices(action) && device !== null) return planMessages.notUtg(name)
  return action.kind !== "applyProfile" && !machinePermanentId?.trim() ? planMessages.withoutMachine(name) : null
}

/** What goes to devices is made for one type of them (document 2 §4). */
const mixedTypes = (
  { targets, action }: RolloutPlan,
  deviceTypes: ReadonlyArray<DeviceSchemaName> | null
): ReadonlyArray<PlanReason> => {
  if (!isForDevices(action) || deviceTypes === null) return []
  const keyOf = deviceTypeKeys(deviceTypes)
  const types = new Map(
    targets.flatMap(({ device }) => (device === null ? [] : [[keyOf(device.deviceType), device.deviceType]]))
  )
  return types.size > 1 ? [{ path: "targets", sentence: planMessages.mixedTypes([...types.values()]) }] : []
}

/** Whoever joins later must fit those that are there. */
const nobodyYet = (action: RolloutAction): ReadonlyArray<PlanReason> =>
  isForDevices(action) ? [{ path: "targets", sentence: planMessages.noDeviceYet }] : []

/** A target as the management service has it now. */
export interface KnownTarget {
  readonly businessEntityId: number | null
  readonly machinePermanentId: string | null
}

/** The targets as the management service has them. */
export interface KnownTargets {
  readonly byId: ReadonlyMap<number, KnownTarget>
  /** Every row could be read: who is not among them is not there. */
  readonly isWhole: boolean
}

/** Why a target is not the one any more that was chosen; null where it is. */
const stale = (target: RolloutTarget, { byId, isWhole }: KnownTargets): string | null => {
  const { id, name, device, businessEntityId, machinePermanentId } = target
  const now = byId.get(id)
  if (now === undefined && !isWhole) return planMessages.unreadTarget(name, id)
  if (now === undefined) return planMessages[device === null ? "unknownTarget" : "unknownDevice"](name, id)
  if (now.businessEntityId !== null && now.businessEntityId !== businessEntityId)
    return planMessages.movedTarget(name, id)
  return machinePermanentId !== null && machinePermanentId !== now.machinePermanentId
    ? planMessages.otherMachine(name, id)
    : null
}

/**
 * What is wrong with the targets of a plan: none, too many, twice, of the other kind, not there, or not what they were
 * when they were chosen (`known`: as the management service has them; null where it was not asked). Whether devices are
 * of one type, its list of types tells (`deviceTypes`; null where it was not asked, empty where it could not be read).
 */
export const targetIssues = (
  plan: RolloutPlan,
  known: KnownTargets | null,
  deviceTypes: ReadonlyArray<DeviceSchemaName> | null
): ReadonlyArray<PlanReason> => {
  const { targets, action, growing } = plan
  if (targets.length === 0)
    return growing === null ? [{ path: "targets", sentence: planMessages.nothingToDo }] : nobodyYet(action)
  const zones = new Set(targets.map(({ timeZone }) => zoneKey(timeZone))).size
  if (zones > most.timeZones) {
    return [{ path: "targets", sentence: planMessages.tooMany("timeZones", zones, most.timeZones) }]
  }
  // Nobody has such an id: of the target its form is told.
  const isNobody = ({ id }: RolloutTarget) => id < 0
  // Those of the other kind were not looked for: nobody knows whether they are there.
  const isSought = ({ device }: RolloutTarget) => isForDevices(action) === (device !== null)
  const unknown = targets.flatMap((target, at) => {
    const sentence = known === null || isNobody(target) || !isSought(target) ? null : stale(target, known)
    return sentence === null ? [] : [{ path: `targets[${at}]`, sentence }]
  })
  const others = targets.flatMap((target, at) => {
    const sentence = isNobody(target) ? null : unfit(target, action)
    return sentence === null ? [] : [{ path: `targets[${at}]`, sentence }]
  })
  return [...few(repeated(targets)), ...few(unknown), ...few(others), ...mixedTypes(plan, deviceTypes)]
}
