import { isForDevices, type RolloutAction } from "@command-center/domain/rollout/rollout-action"
import { targetMessages } from "@command-center/domain/rollout/rollout-messages"
import type { RolloutTarget } from "@command-center/domain/rollout/rollout-plan"
import { componentOf } from "@command-center/domain/rollout/target-content"
import { Effect } from "effect"
import type { Program } from "../access/services.ts"
import { type RowsFound, rowsOfComponents } from "./rows-of-components.ts"

const place = { componentId: "optionalId", businessEntityId: "optionalId", machinePermanentId: "text" } as const
const utgs = { call: "utgs", fields: { ...place, componentId: "id" } } as const
const devices = { call: "devices", fields: { ...place, deviceConfigId: "id" } } as const

interface Place {
  readonly businessEntityId: number | null
  readonly machinePermanentId: string | null
}

const isSame = (left: string | null, right: string | null): boolean =>
  left === null || right === null || left.toLowerCase() === right.toLowerCase()

/** A task goes to a machine in an account, a profile to a UTG in an account: elsewhere there is nothing to send to. */
const isWhereItWas = (kind: RolloutAction["kind"], record: RolloutTarget, found: Place): boolean =>
  (found.businessEntityId ?? record.businessEntityId) === record.businessEntityId &&
  (kind === "applyProfile" || isSame(found.machinePermanentId, record.machinePermanentId))

/**
 * Why targets can't be changed as they were planned, by their ids: gone, or moved since, or nobody can tell. Those that
 * can are not in it.
 */
export const targetsAway = (
  { kind }: Pick<RolloutAction, "kind">,
  businessEntityId: number,
  records: ReadonlyArray<RolloutTarget>
): Program<ReadonlyMap<number, string>> => {
  const ids = records.map(componentOf)
  const found: Program<RowsFound<Place>> = isForDevices({ kind })
    ? rowsOfComponents(devices, businessEntityId, ids, (row) => ({
        component: row.componentId,
        key: row.deviceConfigId
      }))
    : rowsOfComponents(utgs, businessEntityId, ids, (row) => ({ component: row.componentId, key: row.componentId }))
  return Effect.map(found, ({ rows, isWhole }) => {
    const away = new Map<number, string>()
    for (const record of records) {
      const row = rows.get(record.id)
      if (row === undefined) away.set(record.id, isWhole ? targetMessages.gone : targetMessages.unread)
      else if (!isWhereItWas(kind, record, row)) away.set(record.id, targetMessages.moved)
    }
    return away
  })
}
