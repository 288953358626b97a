import { planJsonSchema } from "@command-center/domain/rollout/plan-json-schema"
import { JournalPage, Rollout, RolloutList, TargetPage } from "@command-center/domain/rollout/rollout-record"
import openApi from "@command-center/rollouts/openapi.json"
import { Ajv2020 } from "ajv/dist/2020.js"
import { Schema } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
let id = ""
let targets: Awaited<ReturnType<typeof someTargets>> = []

beforeAll(async () => {
  estate = await openRollouts()
  targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 3)
  id = await planned(estate, planOf(targets))
})
afterAll(() => estate.close())

it("is served as it is kept", async () => {
  expect((await estate.ask("/openapi.json", { token: null })).json()).toEqual(openApi)
})

it("names every address that is there, and each that it names is there", async () => {
  const named = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path])
  )
  for (const [method = "", path = ""] of named) {
    const answer = await estate.ask(path.replace("{id}/events", "{id}/targets").replace("{id}", id), {
      method: method === "POST" ? "POST" : "GET",
      body: method === "POST" ? "{" : undefined
    })
    expect([path, answer.status === 404]).toEqual([path, false])
  }
})

it("describes a plan as its own schema does, also where it is told without its targets", () => {
  const { RolloutPlan, Rollout: told } = openApi.components.schemas
  expect(planJsonSchema()).toMatchObject({ properties: RolloutPlan.properties, required: RolloutPlan.required })
  const outline = RolloutPlan.required.filter((key) => key !== "targets")
  expect([told.properties.plan.required, Object.keys(told.properties.plan.properties)]).toEqual([outline, outline])
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(openApi, "document")
  const isPlan = ajv.compile({ $ref: "document#/components/schemas/RolloutPlan", $id: "a-plan" })
  const plan = planOf(targets)
  expect([isPlan(plan), isPlan({ ...plan, waves: [{}] })]).toEqual([true, false])
})

it("describes the answers as they are, and as the console reads them", async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(openApi, "document")
  const answers = [
    ["Rollout", `/rollouts/${id}`, Schema.is(Rollout)],
    ["RolloutList", "/rollouts?businessEntityId=12", Schema.is(RolloutList)],
    ["TargetPage", `/rollouts/${id}/targets`, Schema.is(TargetPage)],
    ["JournalPage", `/rollouts/${id}/journal`, Schema.is(JournalPage)]
  ] as const
  for (const [name, path, isRead] of answers) {
    const json = (await estate.ask(path)).json()
    const validate = ajv.compile({ $ref: `document#/components/schemas/${name}`, $id: `answer-${name}` })
    expect([name, validate(json), validate.errors]).toEqual([name, true, null])
    expect(isRead(json)).toBe(true)
  }
  const refused = await estate.ask("/rollouts?dryRun=true", { method: "POST", body: {} })
  const problem = ajv.compile({ $ref: "document#/components/schemas/Problem", $id: "a-problem" })
  expect([problem(refused.json()), problem.errors]).toEqual([true, null])
})
