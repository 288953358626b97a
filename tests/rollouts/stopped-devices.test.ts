import { deviceTargetOf } from "@command-center/domain/rollout/target-of-row"
import { switchEditing } from "@command-center/sandbox/src/testing-rights.ts"
import { lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { devicesOf, firstFormAt } from "./support/some-targets.ts"

const account = 12
const stopper = "marta.oyelaran"

let estate: RolloutEstate
beforeAll(async () => {
  estate = await openRollouts()
})
afterAll(() => estate.close())

/** Has a form pushed to some devices, which wait for their agents. */
const pushed = async (): Promise<string> => {
  const { origin } = estate.sandbox
  const token = await estate.tokenOf()
  const devices = await devicesOf(origin, token, account)
  const ofOneType = devices.filter((row) => row.deviceStatusDeviceType === "lane3000")
  const targets = ofOneType.flatMap((row) => deviceTargetOf(row, account) ?? []).slice(0, 2)
  const form = await firstFormAt(origin, token, 1)
  const action = { kind: "pushForms", formId: form.id, formBusinessEntityId: form.businessEntityId ?? 1 } as const
  const plan = planOf(targets, { action })
  const id = await planned(estate, { ...plan, waves: plan.waves.map((wave) => ({ ...wave, watchMinutes: 60 })) })
  await step(estate, id, "start")
  await until(estate, id, ({ state }) => state === "watching")
  return id
}

it("the tasks of devices are deleted by whoever may change tasks: the devices' right stops it and deletes nothing", async () => {
  const before = await lastTaskId(estate.sandbox)
  const id = await pushed()
  const tasks = async () =>
    [...(await tasksAfter(estate.sandbox, before)).values()].reduce((sum, each) => sum + each, 0)
  expect(await tasks()).toBe(2)
  await switchEditing(estate.sandbox, stopper, "Machines", false)
  estate.sandbox.faults.add({ path: "/tasks/", method: "DELETE", kind: "none" })
  const token = await estate.tokenOf(stopper)
  expect((await step(estate, id, "stop", { token, body: { deleteTasks: true } })).status).toBe(200)
  const waiting = await until(estate, id, ({ waitingFor }) => waitingFor?.reason === "rights")
  expect([waiting.state, await tasks(), estate.sandbox.faults.list()[0]?.struck]).toEqual(["stopped", 2, 0])
  await switchEditing(estate.sandbox, stopper, "Machines", true)
  await expect.poll(tasks, { timeout: 30_000 }).toBe(0)
  await until(estate, id, ({ waitingFor, steps }) => waitingFor === null && steps.length === 0)
})
