import type { Removal } from "@command-center/domain/operation/contents"
import {
  type InstructionTarget,
  type LeftOut,
  type OperationPlan,
  oneCallEach
} from "@command-center/domain/operation/operation"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgLabels } from "@command-center/domain/utg/utg-label-messages"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import type { RemoveUtgsInput } from "./remove-utgs.types.ts"

const nameOf = (row: UtgRow): string => row.componentNickname || String(row.componentId)

/** One call per machine: the service removes by machine, and the same removal is never sent twice. */
export const removeUtgsOperation = ({ targets: rows, businessEntityId }: RemoveUtgsInput): OperationPlan => {
  const targets = new Map<string, InstructionTarget>()
  const leftOut: Array<LeftOut> = []
  for (const row of rows) {
    const { machinePermanentId } = row
    if (machinePermanentId === null || machinePermanentId === "") {
      leftOut.push({ name: nameOf(row), reason: utgMessages.machineIdUndefined })
      continue
    }
    const same = targets.get(machinePermanentId)
    targets.set(machinePermanentId, {
      id: same?.id ?? row.componentId,
      name: same === undefined ? nameOf(row) : `${same.name}, ${nameOf(row)}`,
      content: { businessEntityId: row.businessEntityId ?? businessEntityId, machinePermanentId } satisfies Removal
    })
  }
  return {
    kind: "remove",
    businessEntityId,
    title: utgLabels.remove,
    instructions: oneCallEach([...targets.values()]),
    leftOut
  }
}
