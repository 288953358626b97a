import { waitingText } from "@command-center/domain/rollout/waiting"
import { displayUtc } from "@command-center/domain/time/display-date"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
beforeAll(async () => {
  estate = await openRollouts()
})
afterAll(() => estate.close())

it("what fails again and again holds the rollout with a sentence and not its inside; it can be gone on with", async () => {
  const plan = planOf(await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2))
  const waves = plan.waves.map((wave) => ({ ...wave, watchMinutes: 60 }))
  const id = await planned(estate, { ...plan, waves })
  await step(estate, id, "start")
  await until(estate, id, ({ state }) => state === "watching")
  const { text } = await estate.ask(`/rollouts/${id}/targets`)
  const [, taskId] = /"taskId":(\d+)/u.exec(text) ?? []
  // A name that no database can keep, as no service should send it.
  const body = JSON.stringify({ taskView: [{ taskId: Number(taskId), taskStatus: 30, taskStatusName: "Failed\0" }] })
  estate.sandbox.faults.add({ path: "/tasks/query", kind: "status", status: 200, body })
  const failed = await until(estate, id, ({ state }) => state === "failed")
  const { waitingFor } = failed
  expect(waitingFor === null ? "" : waitingText(waitingFor, displayUtc)).toContain(
    "Anyone with edit rights here can end the wait"
  )
  const journal = (await estate.ask(`/rollouts/${id}/journal`)).text
  const [, reference] =
    /failed 5 times in a row\. The log of the rollout service says why at ([\da-f]{8})/u.exec(journal) ?? []
  expect(journal).not.toMatch(/unicode|jsonb|update rollouts/iu)
  expect(estate.lines.find((line) => line.includes('"event":"defect"'))).toContain(String(reference))
  estate.sandbox.faults.clear()
  expect((await step(estate, id, "resume")).status).toBe(200)
  await until(estate, id, ({ state }) => state === "watching")
})
