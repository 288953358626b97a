import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
beforeAll(async () => {
  estate = await openRollouts()
})
afterAll(() => estate.close())

const long = 3_000_000_000

it("a target with an id that is not kept is refused in the plan, by its place", async () => {
  const [target] = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 1)
  const targets = target === undefined ? [] : [{ ...target, id: long }]
  for (const dryRun of [true, false]) {
    const answer = await estate.ask(`/rollouts?dryRun=${dryRun}`, { method: "POST", body: planOf(targets) })
    expect([answer.status, answer.json()]).toMatchObject([
      422,
      { reasons: [{ path: "targets[0].id", sentence: expect.stringContaining("2147483647") }, {}] }
    ])
  }
})

it("a task whose id is longer than those of today is kept, shown and looked for as any other", async () => {
  const [target] = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 1)
  if (target === undefined) throw new Error("the estate has UTGs")
  const row = { taskId: long, componentId: target.id, type: 3, machinePermanentId: target.machinePermanentId }
  estate.sandbox.faults.add({ path: "/tasksbulk", kind: "status", status: 200, body: JSON.stringify({ task: [row] }) })
  const listed = [{ ...row, taskStatus: 20, taskStatusName: "Completed" }]
  const [wave] = planOf([]).waves
  const id = await planned(
    estate,
    planOf([target], { waves: wave === undefined ? [] : [{ ...wave, watchMinutes: 60 }] })
  )
  await step(estate, id, "start")
  await until(estate, id, ({ state }) => state === "watching")
  estate.sandbox.faults.add({
    path: "/tasks/query",
    kind: "status",
    status: 200,
    body: JSON.stringify({ taskView: listed })
  })
  await until(estate, id, ({ waves: [own] }) => own?.["succeeded"] === 1, 30_000)
  expect((await estate.ask(`/rollouts/${id}/targets`)).json()).toMatchObject({
    targets: [{ id: target.id, state: "succeeded", taskId: long }]
  })
  await step(estate, id, "stop", { body: { deleteTasks: false } })
})
