import type { UtgRow } from "@command-center/domain/utg/utg"
import type { UtgToRemove } from "./remove-utgs.types.ts"

const nameOf = (row: UtgRow): string => row.componentNickname ?? String(row.componentId)

/** One target per machine: the service removes by machine, and the same removal is never sent twice. */
export const removalTargets = (rows: ReadonlyArray<UtgRow>, businessEntityId: number): ReadonlyArray<UtgToRemove> => {
  const targets = new Map<string, UtgToRemove>()
  for (const row of rows) {
    const key = row.machinePermanentId ?? `component ${row.componentId}`
    const same = targets.get(key)
    targets.set(key, {
      id: same?.id ?? row.componentId,
      name: same === undefined ? nameOf(row) : `${same.name}, ${nameOf(row)}`,
      businessEntityId: row.businessEntityId ?? businessEntityId,
      machinePermanentId: row.machinePermanentId
    })
  }
  return [...targets.values()]
}
