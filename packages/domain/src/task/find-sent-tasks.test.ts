import { describe, expect, it } from "vitest"
import {
  findSentTasks,
  runTimePredicates,
  sentTaskPredicates,
  tasksMadeAgain,
  unclearTasks
} from "./find-sent-tasks.ts"
import type { NewTask } from "./new-task.ts"
import { sampleNewTask } from "./sample-new-task.ts"
import { outcomeOf } from "./schedule-outcome.ts"

const at = "2026-11-20T15:15:00.250Z"
const sent = (changes: Partial<NewTask> = {}): NewTask => sampleNewTask({ runAfter: at, lastUpdatedAt: at, ...changes })

const listed = {
  taskId: 900,
  componentId: 501,
  taskTypeName: "Restart UTG",
  taskBulkLabel: "Restart UTG",
  taskRunAfter: "2026-11-20T15:15:00.250Z",
  taskLastUpdatedAt: "2026-11-20T15:15:01.000Z"
}

const duplicate = (id: number) => ({ id, at: listed.taskLastUpdatedAt })

const found = {
  id: 900,
  taskId: 900,
  componentId: 501,
  machinePermanentId: "9d2f1c3e-1111-4222-8333-444455556666",
  type: 3,
  label: "Restart UTG: Lane 1 (501)",
  again: []
}

describe("finding what became of tasks that were sent", () => {
  it("takes a task of the same UTG, type, label and run time", () => {
    expect(findSentTasks([sent()], [listed])).toEqual([found])
  })

  it("tells which are there again, where the browser repeated the call", () => {
    const rows = [
      listed,
      { ...listed, taskId: 901 },
      { ...listed, taskId: 902 },
      { ...listed, taskId: 903, componentId: 7 }
    ]
    expect(findSentTasks([sent()], rows)).toEqual([{ ...found, again: [duplicate(901), duplicate(902)] }])
    expect(findSentTasks([sent(), sent()], rows).map(({ taskId, again }) => [taskId, again])).toEqual([
      [900, [duplicate(902)]],
      [901, []]
    ])
  })

  it("does not tell one that is there again where it may be somebody else's: it is older than the send, or of no age", () => {
    const others = [
      { ...listed, taskId: 700, taskLastUpdatedAt: "2026-11-20T15:13:59.000Z" },
      { ...listed, taskId: 701, taskLastUpdatedAt: null }
    ]
    expect(findSentTasks([sent()], [...others, listed])).toEqual([found])
    expect(findSentTasks([sent()], others)).toEqual([{ ...found, id: 700, taskId: 700 }])
  })

  it.each([
    [10, "Push Forms"],
    [11, "Update Firmware"],
    [15, "Upload Logs case_12"]
  ])("does not take an earlier task of type %i, which may be for another device, form or day", (type, bulkLabel) => {
    const there = { ...listed, taskTypeName: null, taskBulkLabel: bulkLabel }
    const before = { ...there, taskId: 700, taskLastUpdatedAt: "2026-11-20T15:13:59.000Z" }
    const task = sent({ type, bulkLabel })
    expect(findSentTasks([task], [before])).toEqual([])
    expect(findSentTasks([task], [before, there]).map(({ taskId }) => taskId)).toEqual([900])
  })

  it("takes the clock of the service for a minute behind at most", () => {
    const behind = { ...listed, taskLastUpdatedAt: "2026-11-20T15:14:00.250Z" }
    expect(findSentTasks([sent()], [behind, { ...behind, taskId: 901 }])).toEqual([
      { ...found, again: [{ id: 901, at: behind.taskLastUpdatedAt }] }
    ])
  })

  it.each([
    ["another UTG", { componentId: 502 }],
    ["no UTG", { componentId: null }],
    ["another type", { taskTypeName: "Stop UTG" }],
    ["another label", { taskBulkLabel: "Restart UTG again" }],
    ["a later second", { taskRunAfter: "2026-11-20T15:15:01.000Z" }],
    ["no run time", { taskRunAfter: null }]
  ])("does not take one of %s", (_, changes) => {
    expect(findSentTasks([sent()], [{ ...listed, ...changes }])).toEqual([])
  })

  it.each([
    ["a run time in whole seconds", { taskRunAfter: "2026-11-20T15:15:00.000Z" }],
    ["no label", { taskBulkLabel: null }],
    ["a type by another name", { taskTypeName: "Neustart" }],
    ["no type", { taskTypeName: null }]
  ])("takes one with %s", (_, changes) => {
    expect(findSentTasks([sent()], [{ ...listed, ...changes }])).toEqual([found])
  })

  it("tells two commands of one code apart by their label", () => {
    const rollback = sent({ type: 5, bulkLabel: "Rollback UTG" })
    const pull = { ...listed, taskTypeName: "Revert UTG", taskBulkLabel: "Update Command Center" }
    expect(findSentTasks([rollback], [pull])).toEqual([])
  })

  it("looks among the tasks of the UTG alone, whatever else is listed", () => {
    const others = [
      { ...listed, taskId: 1, componentId: null },
      { ...listed, taskId: 2, componentId: 502 },
      { ...listed, taskId: 3, taskRunAfter: null },
      { ...listed, taskId: 4, taskTypeName: "Stop UTG" }
    ]
    expect([findSentTasks([sent()], [...others, listed]), findSentTasks([sent()], others)]).toEqual([[found], []])
  })

  it("does not take a task without a run time for one of the epoch", () => {
    const epoch = sent({ runAfter: "1970-01-01T00:00:00.000Z" })
    expect(findSentTasks([epoch], [{ ...listed, taskRunAfter: null }])).toEqual([])
  })

  it("takes each task once", () => {
    const twice = [sent(), sent()]
    const ids = (rows: ReadonlyArray<typeof listed>) => findSentTasks(twice, rows).map(({ taskId }) => taskId)
    expect([ids([listed]), ids([listed, { ...listed, taskId: 901 }])]).toEqual([[900], [900, 901]])
  })

  it("gives the outcome of each target, found or not confirmed", () => {
    const tasks = [sent(), sent({ componentId: 502 })]
    expect(outcomeOf(tasks, findSentTasks(tasks, [listed]))).toEqual({
      targets: [
        { task: tasks[0], taskId: 900 },
        { task: tasks[1], taskId: null }
      ],
      created: 1,
      notConfirmed: 1
    })
  })
})

describe("tasks of which nobody knows whether they are there", () => {
  const push = sent({ type: 10, bulkLabel: "Push Forms" })
  const other = { ...push, componentId: push.componentId + 1 }

  it.each<[string, ReadonlyArray<boolean>, ReadonlyArray<number>]>([
    ["one of two devices of one UTG was found", [true, false, false], [0, 1]],
    ["both were found", [true, true, false], []],
    ["none was", [false, false, true], []]
  ])("%s", (_, isFound, unclear) => {
    expect([...unclearTasks([push, { ...push }, other], isFound)]).toEqual(unclear)
  })
})

describe("what is there again of tasks that were answered", () => {
  const confirmed = [{ task: sent(), taskId: 900 }]
  const at = (taskId: number, taskLastUpdatedAt: string | null) => ({ ...listed, taskId, taskLastUpdatedAt })

  it("is what the service created while the call was under way, by its own clock", () => {
    const answeredAt = "2031-05-05T05:05:05.000Z"
    const rows = [
      at(897, "2031-05-05T05:05:00.999Z"),
      at(898, "2031-05-05T05:05:01.000Z"),
      at(899, null),
      at(900, answeredAt),
      { ...at(901, answeredAt), componentId: 502 }
    ]
    expect([...tasksMadeAgain(confirmed, [], rows, 3000)]).toEqual([
      [900, [{ id: 898, at: rows[1]?.taskLastUpdatedAt }]]
    ])
    expect(tasksMadeAgain(confirmed, [], rows, 0).size).toBe(0)
  })

  it("is nothing that was there before the call, by a service that tells more than whole seconds", () => {
    const rows = [
      at(898, "2031-05-05T05:05:01.900Z"),
      at(899, "2031-05-05T05:05:02.007Z"),
      at(900, "2031-05-05T05:05:05.007Z")
    ]
    expect([...tasksMadeAgain(confirmed, [], rows, 3000)]).toEqual([
      [900, [{ id: 899, at: rows[1]?.taskLastUpdatedAt }]]
    ])
  })

  it("is no older than the send where the list does not have what was answered", () => {
    const rows = [at(897, "2026-11-20T15:13:59.000Z"), at(898, "2026-11-20T15:15:00.000Z")]
    expect([...tasksMadeAgain(confirmed, [], rows, 3000)]).toEqual([
      [900, [{ id: 898, at: rows[1]?.taskLastUpdatedAt }]]
    ])
  })

  it("is nothing where it may be a task that the answer left out", () => {
    const rows = [898, 900].map((id) => at(id, listed.taskLastUpdatedAt))
    const made = (unconfirmed: ReadonlyArray<NewTask>) => tasksMadeAgain(confirmed, unconfirmed, rows, 0).size
    expect([made([sent()]), made([sent({ componentId: 502 })]), made([sent({ bulkLabel: "Other" })])]).toEqual([
      0, 1, 1
    ])
  })

  it("is told once, of the first of two that are alike", () => {
    const both = [...confirmed, { task: sent(), taskId: 901 }]
    const rows = [898, 899, 900, 901].map((id) => at(id, listed.taskLastUpdatedAt))
    expect([...tasksMadeAgain(both, [], rows, 0)]).toEqual([[900, [duplicate(898), duplicate(899)]]])
  })
})

describe("the query that looks them up", () => {
  it("asks for their type and the days around their run times", () => {
    expect(sentTaskPredicates([sent(), sent({ runAfter: "2026-11-23T00:00:00.000Z" })])).toEqual([
      { PropertyName: "TaskType", Operator: "EQ", Value: "3", TypeHint: "Integer" },
      { PropertyName: "TaskRunAfter", Operator: "GTE", Value: "11/18/2026", TypeHint: "DateTime" },
      { PropertyName: "TaskRunAfter", Operator: "LT", Value: "11/26/2026", TypeHint: "DateTime" }
    ])
  })

  it("leaves the type out where there are several", () => {
    expect(
      sentTaskPredicates([sent(), sent({ type: 1 })]).map((each) => "PropertyName" in each && each.PropertyName)
    ).toEqual(["TaskRunAfter", "TaskRunAfter"])
  })

  it("holds as many as a plan may have", () => {
    const many = Array.from({ length: 200_000 }, () => "2026-11-20T15:15:00.250Z")
    expect(runTimePredicates([...many, "2026-11-23T00:00:00.000Z"])).toMatchObject([
      { Value: "11/18/2026" },
      { Value: "11/26/2026" }
    ])
  })

  it("asks for nothing in particular where nothing was sent", () => {
    expect(sentTaskPredicates([])).toEqual([])
  })
})
