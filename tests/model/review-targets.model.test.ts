import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { reviewTargetsMachine } from "@command-center/machines/review-targets/review-targets.machine"
import {
  selectChangesOf,
  selectFailure,
  selectTargets
} from "@command-center/machines/review-targets/review-targets.selectors"
import type { ReviewTargetsInput } from "@command-center/machines/review-targets/review-targets.types"
import { Result } from "effect"
import { expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const targets = [1, 2, 3].map((componentId) => sampleUtg({ componentId }))
const input: ReviewTargetsInput = { businessEntityId: 42, of: { kind: "template", id: 9 }, targets }
const values = { logs: { level: 2, password: "new" } }
const read = (config: unknown) => Result.succeed(config)
const level = (from: number) => ({ path: "logs / level", words: ["Logs", "Level"], kind: "changed", from, to: 2 })
const masked = { path: "logs / password", words: ["Logs", "Password"], kind: "added", from: null, to: "••••••••" }

const broke = { _tag: "Unreadable", sentence: "an unexpected error" }

const waiting = async () => {
  const driver = actorDriver(reviewTargetsMachine, input)
  await driver.settle("loadValues", read(values))
  await driver.settle("loadConfig", read({ logs: { level: 1 } }))
  return driver
}

it("reads the first UTG at once and another when it is opened, one after the other", async () => {
  const driver = await waiting()
  expect(selectTargets(driver.snapshot())).toEqual(targets)
  expect(selectChangesOf(1)(driver.snapshot())).toEqual(Result.succeed([level(1), masked]))
  expect([selectChangesOf(2)(driver.snapshot()), driver.state()]).toEqual([null, "waiting"])
  await driver.perform({ type: "target.opened", id: 3 })
  await driver.perform({ type: "target.opened", id: 2 })
  expect(driver.inputOf("loadConfig")).toEqual({ businessEntityId: 42, target: targets[2] })
  await driver.settle("loadConfig", read({ logs: { level: 0, password: "new" } }))
  expect(driver.inputOf("loadConfig")).toEqual({ businessEntityId: 42, target: targets[1] })
  await driver.settle("loadConfig", read(values))
  expect([3, 2].map((id) => selectChangesOf(id)(driver.snapshot()))).toEqual([
    Result.succeed([level(0)]),
    Result.succeed([])
  ])
})

it("a UTG that was read is not read again; one that could not be is, when it is opened again", async () => {
  const driver = await waiting()
  await driver.perform({ type: "target.opened", id: 1 })
  expect(driver.state()).toBe("waiting")
  await driver.perform({ type: "target.opened", id: 2 })
  await driver.settle("loadConfig", Result.fail(failures.refused))
  expect(selectChangesOf(2)(driver.snapshot())).toEqual(Result.fail(failures.refused))
  await driver.perform({ type: "target.opened", id: 2 })
  expect([selectChangesOf(2)(driver.snapshot()), driver.state()]).toEqual([null, "reading"])
  await driver.crash("loadConfig")
  expect([selectChangesOf(2)(driver.snapshot()), driver.state()]).toMatchObject([{ failure: broke }, "waiting"])
})

it("a UTG that is opened twice while others are read is read once, and one that is not a target never", async () => {
  const driver = await waiting()
  await driver.perform({ type: "target.opened", id: 2 })
  await driver.perform({ type: "target.opened", id: 2 })
  await driver.perform({ type: "target.opened", id: 4 })
  await driver.settle("loadConfig", read(values))
  expect([selectChangesOf(2)(driver.snapshot()), driver.state()]).toEqual([Result.succeed([]), "waiting"])
})

it("nothing is said of any UTG while it is not known what would change", async () => {
  const driver = actorDriver(reviewTargetsMachine, input)
  await driver.settle("loadValues", Result.fail(failures.refused))
  expect([driver.state(), selectFailure(driver.snapshot())]).toEqual(["failed", failures.refused.sentence])
  await driver.perform({ type: "retry" })
  expect([driver.state(), selectFailure(driver.snapshot())]).toEqual(["loading", null])
  await driver.crash("loadValues")
  expect([driver.state(), selectFailure(driver.snapshot())]).toEqual(["failed", broke.sentence])
})
