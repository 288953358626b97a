import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { ComponentConfig } from "../component-config/component-config.ts"
import { changesAfter, earlierRevisions } from "./config-revisions.ts"
import { filteredTimeline, type TimelineSources, timeline } from "./timeline.ts"
import type { TimelineTask } from "./timeline-task.ts"

const task = (fields: Partial<TimelineTask>): TimelineTask => ({
  taskId: 1,
  taskTypeName: "Restart UTG",
  taskStatus: 20,
  taskStatusName: "Completed",
  taskRunAfter: "2026-11-20T10:00:00.000Z",
  taskLastUpdatedAt: "2026-11-20T10:01:00.000Z",
  taskBulkLabel: null,
  taskResultMessage: null,
  ...fields
})

const nothing: TimelineSources = { tasks: [], configs: [], reader: null, lastContact: null, nextContact: null }
const config = (revisionId: number | null, set: unknown): ComponentConfig => ({
  config: set,
  hash: null,
  isCommitted: true,
  lastUpdatedAt: "2026-11-20T09:00:00.000Z",
  lastUpdatedBy: "7",
  revisionId,
  componentId: 501,
  json: {}
})

describe("a UTG's timeline", () => {
  it.each([
    [0, "Sent", "waiting"],
    [10, "Sent", "waiting"],
    [15, "Picked up", "running"],
    [20, "Done", "done"],
    [30, "Failed", "failed"],
    [-10, "Failed", "failed"]
  ] as const)("tells of a task at status %i as %s", (taskStatus, word, stage) => {
    const [entry] = timeline({ ...nothing, tasks: [task({ taskStatus })] })
    expect([entry?.word, entry?.stage]).toEqual([word, stage])
  })

  it("says when a task that waits is due, and why one failed", () => {
    const tasks = [
      task({ taskId: 1, taskStatus: 5, taskRunAfter: "2026-11-21T02:00:00.000Z" }),
      task({ taskId: 2, taskStatus: 30, taskResultMessage: "Not enough disk space", taskBulkLabel: "Night" }),
      task({ taskId: 3, taskStatus: 30, taskResultMessage: " " })
    ]
    expect(timeline({ ...nothing, tasks }).map(({ id, word, details, dueAt }) => [id, word, details, dueAt])).toEqual([
      ["task 3", "Failed", ["The agent gave no reason."], null],
      ["task 2", "Failed", ["Not enough disk space", "Night"], null],
      ["task 1", "Sent", [], "2026-11-21T02:00:00.000Z"]
    ])
  })

  it("gives the name of a state that nobody knows, and no stage", () => {
    const [entry] = timeline({ ...nothing, tasks: [task({ taskStatus: null, taskStatusName: "Parked" })] })
    expect([entry?.word, entry?.stage]).toEqual(["Parked", "unknown"])
  })

  it("has tasks, configurations and the last contact in one column, newest first, what has no instant last", () => {
    const entries = timeline({
      tasks: [task({ taskId: 4 }), task({ taskId: 5, taskLastUpdatedAt: null })],
      configs: [config(12, {}), { ...config(11, {}), isCommitted: false, lastUpdatedBy: null }],
      reader: { id: 8, username: "sam" },
      lastContact: "2026-11-20T11:00:00.000Z",
      nextContact: "2026-11-20T11:05:00.000Z"
    })
    expect(entries.map(({ id, details, dueAt }) => [id, details, dueAt])).toEqual([
      ["contact", [], "2026-11-20T11:05:00.000Z"],
      ["task 4", [], null],
      ["configuration 12", ["Saved and taken by the UTG", "by user 7"], null],
      ["configuration 11", ["Saved"], null],
      ["task 5", [], null]
    ])
    const left = (filter: "task" | "failed" | "configuration" | "contact") =>
      filteredTimeline(entries, filter).map(({ id }) => id)
    expect([left("task"), left("failed"), left("configuration"), left("contact")]).toEqual([
      ["task 4", "task 5"],
      [],
      ["configuration 12", "configuration 11"],
      ["contact"]
    ])
  })

  it("names who looks at it as the one who saved a configuration, beside the number", () => {
    const configs = [
      config(12, {}),
      { ...config(11, {}), lastUpdatedBy: "70" },
      { ...config(10, {}), lastUpdatedBy: " " }
    ]
    const entries = timeline({ ...nothing, configs, reader: { id: 7, username: "dana.whitlock" } })
    expect(entries.map(({ details }) => details.slice(1))).toEqual([["by user dana.whitlock (7)"], ["by user 70"], []])
  })

  const instants = fc.option(fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString()))
  const tasks = fc.uniqueArray(
    fc.record({
      taskId: fc.nat(),
      taskStatus: fc.option(fc.integer({ min: -20, max: 40 })),
      taskLastUpdatedAt: instants
    }),
    { selector: ({ taskId }) => taskId }
  )

  it("loses no task and shows none twice, in the order of their instants, whatever order they come in", () => {
    fc.assert(
      fc.property(tasks, (drawn) => {
        const rows = drawn.map(task)
        const entries = timeline({ ...nothing, tasks: rows })
        expect(entries.map(({ id }) => id).toSorted()).toEqual(rows.map(({ taskId }) => `task ${taskId}`).toSorted())
        const known = entries.flatMap(({ at }) => (at === null ? [] : [at]))
        expect(known).toEqual(known.toSorted().toReversed())
        expect(entries.slice(0, known.length).every(({ at }) => at !== null)).toBe(true)
        expect(timeline({ ...nothing, tasks: rows.toReversed() })).toEqual(entries)
      })
    )
  })
})

describe("earlier configurations", () => {
  const current = config(9, { utgGlobal: { limit: 3, password: "new" } })

  it("are each shown against the next, newest first, without what is not earlier", () => {
    const kept = [config(5, { utgGlobal: { limit: 1 } }), config(8, { utgGlobal: { limit: 2, password: "old" } })]
    const earlier = earlierRevisions([...kept, current, config(10, {}), config(null, {})], current)
    expect(earlier.map(({ revision, next }) => [revision.revisionId, next.revisionId])).toEqual([
      [8, 9],
      [5, 8]
    ])
    const [newest] = earlier
    if (newest === undefined) throw new Error("There is no earlier configuration.")
    const changes = changesAfter(newest)
    expect(changes[0]).toMatchObject({ path: "utgGlobal / limit", kind: "changed", from: 2, to: 3 })
    expect(JSON.stringify(changes)).not.toContain("old")
  })
})
