import type { OperationPlan, OperationStart } from "@command-center/domain/operation/operation"
import type { TemplateRow } from "@command-center/domain/template/template"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { emissionsTo } from "@command-center/machines/actor-logic/emissions"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Offered } from "@command-center/machines/actor-logic/offered"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { applyTemplateMachine } from "@command-center/machines/apply-template/apply-template.machine"
import {
  selectCanSubmit,
  selectFailure,
  selectTemplates
} from "@command-center/machines/apply-template/apply-template.selectors"
import { operationMachine } from "@command-center/machines/operation/operation.machine"
import type { CallResults, InstructionCall } from "@command-center/machines/operation/operation.types"
import { Result } from "effect"
import { expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { answering, failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"
import { operationEnds } from "./support/records.ts"

const template: TemplateRow = { id: 9, name: "Night", businessEntityId: 42, parentName: null }
const targets = [
  sampleUtg({ componentId: 1, componentNickname: "Lane 1" }),
  sampleUtg({ componentId: 2, componentNickname: null })
]
const input = { businessEntityId: 42, targets, canEdit: true }
const loaded = Result.succeed({ rows: [template], notOffered: null })

it("enables Submit when a template is chosen [B4-42]", async () => {
  const driver = actorDriver(applyTemplateMachine, input)
  await driver.settle("loadTemplates", loaded)
  expect([selectTemplates(driver.snapshot()), selectCanSubmit(driver.snapshot())]).toEqual([[template], false])
  await driver.perform({ type: "template.chosen", templateId: 9 })
  expect(selectCanSubmit(driver.snapshot())).toBe(true)
  await driver.perform({ type: "template.chosen", templateId: 1234 })
  expect(selectCanSubmit(driver.snapshot())).toBe(false)
})

it("merges the template into each UTG that is shown [B4-43]", async () => {
  const driver = actorDriver(applyTemplateMachine, input)
  await driver.settle("loadTemplates", loaded)
  await driver.perform({ type: "template.chosen", templateId: 9 })
  await driver.perform({ type: "submit" })
  expect(driver.inputOf("operation")).toMatchObject({
    plan: {
      kind: "mergeTemplate",
      businessEntityId: 42,
      instructions: [
        { targets: [{ id: 1, name: "Lane 1", content: { templateId: 9, componentId: 1 } }] },
        { targets: [{ id: 2, name: "2", content: { templateId: 9, componentId: 2 } }] }
      ]
    }
  })
})

it("says why no template is offered, until the templates were read again", async () => {
  const driver = actorDriver(applyTemplateMachine, input)
  await driver.settle("loadTemplates", Result.fail(failures.refused))
  expect(selectFailure(driver.snapshot())).toEqual(failures.refused)
  await driver.perform({ type: "retry" })
  await driver.settle("loadTemplates", loaded)
  expect([selectFailure(driver.snapshot()), selectTemplates(driver.snapshot())]).toEqual([null, [template]])
})

it("hands over the record of what was sent, and none where nothing was", async () => {
  const merged = actorDriver(applyTemplateMachine, input)
  await merged.settle("loadTemplates", loaded)
  await merged.perform({ type: "template.chosen", templateId: 9 })
  await merged.perform({ type: "submit" })
  await merged.settle("operation", operationEnds.accepted)
  const left = actorDriver(applyTemplateMachine, input)
  await left.perform({ type: "cancel" })
  expect([merged.snapshot().output, left.snapshot().output]).toEqual([
    { record: operationEnds.accepted },
    { record: null }
  ])
})

const merge = async (answer: Outcome<CallResults, Failure>) => {
  const callInstruction = answering<InstructionCall, CallResults>(() => answer)
  const begin = fromPromise<OperationStart, OperationPlan>(() =>
    Promise.resolve({ id: "o-1", userId: 5, startedAt: "2026-11-20T15:15:00.000Z" })
  )
  const loadTemplates = answering<number, Offered<TemplateRow>>(() => loaded)
  const operation = operationMachine.provide({ actors: { begin, callInstruction } })
  const emitted: Array<unknown> = []
  const actor = createActor(applyTemplateMachine.provide({ actors: { loadTemplates, operation } }), {
    input,
    inspect: emissionsTo((event) => {
      if (event.type === "toast") emitted.push(event)
    })
  }).start()
  await expect.poll(() => actor.getSnapshot().value).toBe("choosing")
  actor.send({ type: "template.chosen", templateId: 9 })
  actor.send({ type: "submit" })
  await expect.poll(() => emitted.length).toBe(1)
  return emitted
}

it("says that it was merged [B8-33]", async () => {
  expect(await merge(Result.succeed([]))).toEqual([
    { type: "toast", kind: "success", text: "The config template was merged into the UTGs successfully" }
  ])
})

it("says why it was not merged into all [B8-34]", async () => {
  expect(await merge(Result.fail(failures.refused))).toEqual([
    {
      type: "toast",
      kind: "danger",
      text: "Unable to merge config template with all UTGs. Caught exception: The service is down for maintenance."
    }
  ])
})
