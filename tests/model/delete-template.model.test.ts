import {
  deleteTemplateMachine,
  deleteTemplateSelectors
} from "@command-center/machines/delete-template/delete-template.machine"
import { Result } from "effect"
import { expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const { selectCanConfirm, selectQuestion, selectFailure } = deleteTemplateSelectors
const template = { id: 31, name: "Night", businessEntityId: 43, parentName: null }
const input = { businessEntityId: 42, row: template, canEdit: true }
const refused = Result.fail(failures.refused)
const unknown = Result.fail({ ...failures.timedOut, lookUp: "failed" as const })

const confirmed = async () => {
  const driver = actorDriver(deleteTemplateMachine, input)
  await driver.perform({ type: "confirm" })
  return driver
}

it("asks first, by the name of the template [A4-32]", async () => {
  const driver = actorDriver(deleteTemplateMachine, input)
  expect([selectQuestion(driver.snapshot()), driver.isRunning("deleteRow")]).toEqual([
    'The config template "Night" will be deleted. Continue?',
    false
  ])
  await driver.perform({ type: "cancel" })
  expect([driver.snapshot().output, driver.emitted()]).toEqual([{ deleted: false }, []])
})

it("deletes by account and id, and says so [A4-32 A8-20]", async () => {
  const driver = await confirmed()
  expect(driver.inputOf("deleteRow")).toEqual({ businessEntityId: 42, row: template, mayBeDone: false })
  await driver.settle("deleteRow", Result.succeed(undefined))
  expect(driver.emitted()).toEqual([{ type: "toast", kind: "success", text: "Config template successfully deleted" }])
  expect(driver.snapshot().output).toEqual({ deleted: true })
})

it("that fails says why, in the product's words [A8-22]", async () => {
  const driver = await confirmed()
  await driver.settle("deleteRow", refused)
  expect(driver.emitted()).toEqual([
    { type: "toast", kind: "danger", text: "Unable to delete profile. The service is down for maintenance." }
  ])
})

it("deletes nothing without the edit right", () => {
  expect(selectCanConfirm(actorDriver(deleteTemplateMachine, { ...input, canEdit: false }).snapshot())).toBe(false)
})

it("whose answer is lost and that could not be looked up stays open, and looks before it deletes again", async () => {
  const driver = await confirmed()
  await driver.settle("deleteRow", unknown)
  expect([driver.state(), driver.emitted(), selectFailure(driver.snapshot())]).toEqual([
    "confirming",
    [{ type: "toast", kind: "danger", header: "Not confirmed", text: failures.timedOut.sentence }],
    `${failures.timedOut.sentence}. It may have been done anyway. The console checks before it sends anything again.`
  ])
  await driver.perform({ type: "confirm" })
  expect(driver.inputOf("deleteRow")).toMatchObject({ mayBeDone: true })
  await driver.settle("deleteRow", Result.fail(failures.unauthorized))
  await driver.perform({ type: "confirm" })
  expect(driver.inputOf("deleteRow")).toMatchObject({ mayBeDone: true })
})

it("that broke down is not called failed: it may be done, stays open, and looks before it deletes again", async () => {
  const driver = await confirmed()
  await driver.crash("deleteRow")
  expect([driver.state(), driver.emitted(), selectFailure(driver.snapshot())]).toEqual([
    "confirming",
    [{ type: "toast", kind: "danger", header: "Not confirmed", text: "An unexpected error" }],
    "An unexpected error. It may have been done anyway. The console checks before it sends anything again."
  ])
  await driver.perform({ type: "confirm" })
  expect(driver.inputOf("deleteRow")).toMatchObject({ mayBeDone: true })
})
