import { loadList } from "@command-center/api/management/lists"
import { createTasks, deleteTask } from "@command-center/api/management/tasks"
import { loadVersions } from "@command-center/api/versions"
import type { NewTask } from "@command-center/domain/task/new-task"
import { defaultScheduleDraft, type ScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { outcomeOf } from "@command-center/domain/task/schedule-outcome"
import { taskFields } from "@command-center/domain/task/task"
import { buildTasks } from "@command-center/domain/task/task-builder"
import { type UtgRow, utgFields } from "@command-center/domain/utg/utg"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.chain.id
const now = new Date("2026-11-20T15:15:00.000Z")

let estate: Estate
let utgs: ReadonlyArray<UtgRow>
beforeAll(async () => {
  estate = await openEstate({ now: () => now })
  utgs = (await estate.given(loadList({ call: "utgs", fields: utgFields }, account))).rows
})
afterAll(() => estate.close())

const build = async (
  change: Partial<ScheduleDraft>,
  targets: ReadonlyArray<UtgRow>
): Promise<ReadonlyArray<NewTask>> => {
  const products = { utg: await estate.given(loadVersions("utg")), agent: await estate.given(loadVersions("agent")) }
  const draft = { ...defaultScheduleDraft(now, "America/New_York", products), ...change }
  return Result.getOrThrow(buildTasks({ businessEntityId: account, draft, products, targets, now }))
}

const tasksOf = async (componentId: number) =>
  (
    await estate.given(
      loadList({ call: "tasks", fields: taskFields }, account, [
        { PropertyName: "ComponentId", Operator: "EQ", Value: componentId, TypeHint: "Integer" }
      ])
    )
  ).rows

const logs = { label: "case 5", startDate: "2026-11-19T05:00:00.000Z", endDate: "2026-11-20T05:00:00.000Z" }
const files = { includeS4dFiles: true, includeUtgTraceFiles: true, includeAgentLogs: true }

const drafts: ReadonlyArray<readonly [name: string, change: Partial<ScheduleDraft>, type: number]> = [
  ["Update UTG", { utgGroup: "configuration", configuration: "push" }, 4],
  ["Rollback UTG", { utgGroup: "configuration", configuration: "rollback" }, 5],
  ["Update Command Center", { utgGroup: "configuration", configuration: "pull" }, 5],
  ["Deploy UTG Version", { utgGroup: "deployUtgVersion" }, 8],
  ["Reset UTG Slot", { utgGroup: "miscellaneous" }, 7],
  ["Set Offline", { utgGroup: "setOffline", offlineHours: 4 }, 13],
  ["Restart", { utgGroup: "startstop", startstop: "restart" }, 3],
  ["Start", { utgGroup: "startstop", startstop: "start" }, 1],
  ["Stop", { utgGroup: "startstop", startstop: "stop" }, 2],
  ["Upload Logs of UTGs", { utgGroup: "uploadLogs", logs: { ...logs, ...files } }, 15],
  ["Deploy Agent Version", { target: "agent", agentGroup: "deployAgentVersion" }, 9],
  ["Upload Logs of agents", { target: "agent", agentGroup: "uploadLogs", logs: { ...logs, ...files } }, 15]
]

describe("creating tasks", () => {
  it.each(drafts)("%s: all in one call, each confirmed with its id, and listed", async (_, change, type) => {
    const targets = utgs.slice(0, 3)
    const sent = await build(change, targets)
    const before = (await tasksOf(targets[0]?.componentId ?? 0)).length
    const asked = await estate.askedBy(async () => {
      const created = await estate.given(createTasks(account, sent))
      const outcome = outcomeOf(sent, created)
      expect([outcome.created, outcome.notConfirmed]).toEqual([3, 0])
      for (const { task, taskId } of outcome.targets) {
        const rows = await tasksOf(task.componentId)
        expect(rows.find((row) => row.taskId === taskId)).toMatchObject({
          taskStatus: 0,
          taskRunAfter: task.runAfter,
          taskBulkLabel: task.bulkLabel,
          businessEntityId: task.businessEntityId,
          componentId: task.componentId,
          machinePermanentId: task.machinePermanentId
        })
      }
    })
    expect([asked[0]?.line, asked[0]?.body]).toEqual([
      `POST /management/businessentities/${account}/tasksbulk`,
      JSON.stringify(sent)
    ])
    expect(sent.map((task) => task.type)).toEqual([type, type, type])
    expect((await tasksOf(targets[0]?.componentId ?? 0)).length).toBe(before + 1)
  })

  it("keeps what was sent: instructions, label and who asked", async () => {
    const sent = await build({ utgGroup: "setOffline", offlineHours: 8, timing: "immediate" }, utgs.slice(3, 4))
    const [created] = await estate.given(createTasks(account, sent))
    const stored = await estate.sandbox.db.select().from(schema.task)
    expect(stored.find(({ id }) => id === created?.id)).toMatchObject({
      instructions: '{"duration":"8 HOURS"}',
      label: sent[0]?.label,
      lastUpdatedBy: 1,
      status: 0,
      runAfter: now
    })
  })

  it("creates all or none", async () => {
    const [known, other] = await build({}, utgs.slice(4, 6))
    if (known === undefined || other === undefined) throw new Error("There are too few UTGs.")
    const before = (await tasksOf(known.componentId)).length
    expect(await estate.outcome(createTasks(account, [known, { ...other, componentId: 999_999 }]))).toMatchObject(
      Result.fail({ _tag: "Refused", status: 404, action: null })
    )
    expect((await tasksOf(known.componentId)).length).toBe(before)
  })

  it("is refused to who may only see, and for another's accounts; nothing is created", async () => {
    const sent = await build({}, utgs.slice(6, 7))
    const before = (await tasksOf(sent[0]?.componentId ?? 0)).length
    const refused = Result.fail({ _tag: "Refused", status: 403 })
    for (const username of ["ravi.natarajan", "hannah.zielinski", "mei.tanaka"]) {
      const token = await estate.tokenOf(username)
      expect(await estate.outcome(createTasks(account, sent), token)).toMatchObject(refused)
    }
    expect((await tasksOf(sent[0]?.componentId ?? 0)).length).toBe(before)
  })
})

describe("deleting a task", () => {
  const withStatus = async (isWanted: (status: number) => boolean) => {
    const { rows } = await estate.given(loadList({ call: "tasks", fields: taskFields }, account))
    const found = rows.find(({ taskStatus }) => isWanted(taskStatus ?? 0))
    if (found === undefined) throw new Error("There is no such task.")
    return { id: found.taskId, machine: found.machinePermanentId ?? "", componentId: found.componentId ?? 0 }
  }

  it("that has not begun takes it from the list, and a second time there is none", async () => {
    const { id, machine, componentId } = await withStatus((status) => status >= 0 && status < 15)
    const [asked] = await estate.askedBy(() => estate.given(deleteTask(account, machine, id)))
    expect([asked?.line, asked?.body]).toEqual([
      `DELETE as POST /management/businessentities/${account}/machines/${machine}/tasks/${id}`,
      ""
    ])
    expect((await tasksOf(componentId)).map(({ taskId }) => taskId)).not.toContain(id)
    expect(await estate.outcome(deleteTask(account, machine, id))).toMatchObject(
      Result.fail({ _tag: "Refused", status: 404 })
    )
  })

  it.each([
    ["running", 15],
    ["completed", 20],
    ["failed", 30]
  ])("that is %s (%i) is a conflict, and it stays", async (_, wanted) => {
    const { id, machine, componentId } = await withStatus((status) => status === wanted)
    expect(await estate.outcome(deleteTask(account, machine, id))).toEqual(
      Result.fail({
        _tag: "Refused",
        status: 409,
        statusText: "Conflict",
        message: "The task is in process or complete.",
        action: null
      })
    )
    expect((await tasksOf(componentId)).map(({ taskId }) => taskId)).toContain(id)
  })

  it("needs the edit right on tasks", async () => {
    const { id, machine, componentId } = await withStatus((status) => status >= 0 && status < 15)
    const ravi = await estate.tokenOf("ravi.natarajan")
    expect(await estate.outcome(deleteTask(account, machine, id), ravi)).toMatchObject(
      Result.fail({ _tag: "Refused", status: 403 })
    )
    expect((await tasksOf(componentId)).map(({ taskId }) => taskId)).toContain(id)
  })
})
