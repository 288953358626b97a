import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rowsOf } from "../../database/query.ts"
import type { Sandbox } from "../../server.ts"
import { call, listIn, startTestSandbox, tokenOf } from "../../testing.ts"

let sandbox: Sandbox
let token: string
let utgs: ReadonlyArray<Target>
const now = new Date("2026-11-20T15:00:00.000Z")

interface Target {
  readonly componentId: number
  readonly businessEntityId: number
  readonly machinePermanentId: string
}

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => now })
  token = await tokenOf(sandbox)
})
afterAll(() => sandbox.close())

beforeEach(async () => {
  const rows = await rowsOf(
    sandbox.db,
    sql`select "componentId", "businessEntityId", "machinePermanentId" from service_view order by 1 limit 3`
  )
  utgs = rows.map((row) => ({
    componentId: Number(row["componentId"]),
    businessEntityId: Number(row["businessEntityId"]),
    machinePermanentId: String(row["machinePermanentId"])
  }))
})

const taskFor = (target: Target) => ({
  ...target,
  type: 3,
  instructions: '{"componentRunningMode":1}',
  runAfter: "2026-11-21T05:00:00.000Z",
  lastUpdatedAt: now.toISOString(),
  lastUpdatedBy: 1,
  status: 0,
  bulkLabel: "Restart",
  label: `Restart: ${target.componentId}`,
  hash: null,
  signature: null,
  taskGroupId: null,
  version: 0,
  resultDetails: null,
  resultMessage: null
})

const create = (body: unknown, as = token, account = 1) =>
  call(sandbox, { token: as, method: "POST", path: `management/businessentities/${account}/tasksbulk`, body })

const remove = (machine: string, id: number, as = token, account = 1) =>
  call(sandbox, {
    token: as,
    method: "DELETE",
    path: `management/businessentities/${account}/machines/${machine}/tasks/${id}`
  })

const countTasks = async () => (await rowsOf(sandbox.db, sql`select count(*)::int as n from task`))[0]?.["n"]

describe("tasksbulk", () => {
  it("makes a row per task and answers each with its id, in the order sent", async () => {
    const sent = utgs.map(taskFor).toReversed()
    const before = Number(await countTasks())
    const answer = await create(sent)
    expect(answer.status).toBe(200)
    const created = await listIn(answer, "task")
    const ids = created.map((task) => Number(task["id"]))
    expect(created).toEqual(sent.map((one, position) => ({ id: ids[position], ...one })))
    expect(new Set(ids).size).toBe(3)
    expect(await countTasks()).toBe(before + 3)
    const [row] = await rowsOf(
      sandbox.db,
      sql`select component_id, type, instructions, iso_utc(run_after) as run_after, status, label from task where id = ${ids[0]}`
    )
    expect(row).toEqual({
      component_id: sent[0]?.componentId,
      type: 3,
      instructions: '{"componentRunningMode":1}',
      run_after: "2026-11-21T05:00:00.000Z",
      status: 0,
      label: sent[0]?.label
    })
  })

  it("creates none when one of them is not right, and names what is wrong", async () => {
    const [first, second, third] = utgs.map(taskFor)
    const before = await countTasks()
    const wrong = [
      [{ ...second, type: 12 }, "The field 1.type is missing or has a wrong value."],
      [
        { ...second, runAfter: "tomorrow" },
        "The field 1.runAfter must be a time of the years 1 to 9999, such as 2026-12-01T03:30:00Z."
      ],
      [
        { ...second, runAfter: "2027-02-30T00:00:00Z" },
        "The field 1.runAfter must be a time of the years 1 to 9999, such as 2026-12-01T03:30:00Z."
      ],
      [{ ...second, instructions: "{" }, "The field 1.instructions is missing or has a wrong value."],
      [{ ...second, status: 20 }, "The field 1.status is missing or has a wrong value."]
    ] as const
    for (const [task, message] of wrong) {
      const answer = await create([first, task, third])
      expect([answer.status, await answer.json()]).toEqual([400, { message }])
    }
    for (const field of ["label", "bulkLabel"]) {
      const answer = await create([first, { ...second, [field]: "x".repeat(4001) }])
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { message: `The field 1.${field} may have 4000 characters at most.` }
      ])
    }
    const unknown = await create([first, { ...second, businessEntityId: 999 }])
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { message: `There is no UTG ${second?.componentId} with this machine in the account 999.` }
    ])
    expect(await countTasks()).toBe(before)
  })

  it("takes from 1 to 10,000 tasks, and names the limit", async () => {
    const before = await countTasks()
    const [first] = utgs.map(taskFor)
    const told = async (body: unknown) => {
      const answer = await create(body)
      return [answer.status, await answer.json()]
    }
    expect(await told([])).toEqual([400, { message: "The body must hold a task." }])
    expect(await told(Array.from({ length: 10_001 }, () => first))).toEqual([
      400,
      { message: "The body must hold 10000 tasks at most; send the others in another call." }
    ])
    expect(await countTasks()).toBe(before)
  })

  it("needs the right to edit UTGs, or devices for tasks on devices", async () => {
    const before = await countTasks()
    expect((await create(utgs.map(taskFor), await tokenOf(sandbox, "ravi.natarajan"))).status).toBe(403)
    const device = await tokenOf(sandbox, "gareth.pryce")
    expect((await create(utgs.map(taskFor), device, 11)).status).toBe(403)
    const outside = await create(utgs.map(taskFor), await tokenOf(sandbox, "hannah.zielinski"))
    expect([outside.status, await outside.json()]).toEqual([
      403,
      { message: "The account 1 is outside of your accounts." }
    ])
    expect(await countTasks()).toBe(before)
  })
})

describe("deleting a task", () => {
  const taskWith = async (status: number) => {
    const [task] = await listIn(create(utgs.slice(0, 1).map(taskFor)), "task")
    const id = Number(task?.["id"])
    await sandbox.db.execute(sql`update task set status = ${status} where id = ${id}`)
    return { id, machine: String(task?.["machinePermanentId"]) }
  }
  const exists = async (id: number) => (await rowsOf(sandbox.db, sql`select 1 from task where id = ${id}`)).length === 1

  it("deletes below 15 and answers 409 from 15 on", async () => {
    for (const status of [-10, 0, 5, 10]) {
      const { id, machine } = await taskWith(status)
      expect((await remove(machine, id)).status).toBe(200)
      expect(await exists(id)).toBe(false)
    }
    for (const status of [15, 20, 30]) {
      const { id, machine } = await taskWith(status)
      const answer = await remove(machine, id)
      expect([answer.status, await answer.json()]).toEqual([409, { message: "The task is in process or complete." }])
      expect(await exists(id)).toBe(true)
    }
  })

  it("is not found on another machine, and refused without the right to edit tasks", async () => {
    const { id, machine } = await taskWith(0)
    const other = "00000000-0000-4000-8000-000000000000"
    expect((await remove(other, id)).status).toBe(404)
    expect((await remove("not-a-guid", id)).status).toBe(404)
    expect((await remove(machine, id, await tokenOf(sandbox, "ravi.natarajan"))).status).toBe(403)
    expect(await exists(id)).toBe(true)
  })
})
