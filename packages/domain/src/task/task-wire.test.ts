import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { makeRowReader } from "../rows/row-reader.ts"
import { type TaskRow, taskFields } from "./task.ts"
import { taskList } from "./task-list.ts"

const read = makeRowReader(taskFields)

const nothing = Object.fromEntries(Object.keys(taskFields).map((name) => [name, null]))

describe("a task row from the service", () => {
  it("is read from PascalCase names as well [A3-19]", () => {
    const wire = {
      TaskId: 900,
      TaskTypeName: "Restart UTG",
      TaskStatus: 20,
      TaskStatusName: "Completed",
      TaskLastUpdatedAt: "/Date(1795187760000+0000)/",
      TaskRunAfter: "2026-11-20T15:15:00Z",
      TaskBulkLabel: "Restart UTG",
      BusinessEntityId: "42",
      MachinePermanentId: "9d2f1c3e-1111-4222-8333-444455556666"
    }
    expect(read(wire)).toEqual(
      Result.succeed({
        ...nothing,
        taskId: 900,
        taskTypeName: "Restart UTG",
        taskStatus: 20,
        taskStatusName: "Completed",
        taskLastUpdatedAt: "2026-11-20T15:16:00.000Z",
        taskRunAfter: "2026-11-20T15:15:00.000Z",
        taskBulkLabel: "Restart UTG",
        businessEntityId: 42,
        machinePermanentId: "9d2f1c3e-1111-4222-8333-444455556666"
      })
    )
  })

  it("with a status name alone gets the state of its code", () => {
    const state = (row: TaskRow) => taskList.derive?.(row, () => undefined).taskState
    expect(Result.map(read({ taskId: 1, taskStatusName: "Accepted" }), state)).toEqual(Result.succeed("Scheduled"))
  })
})
