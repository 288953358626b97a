import { compareMachine } from "@command-center/machines/compare/compare.machine"
import {
  selectDifferences,
  selectIsBusy,
  selectIsCompared,
  selectOnlyDifferences,
  selectRows,
  selectSide
} from "@command-center/machines/compare/compare.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const utg = { kind: "utg", id: 7 } as const
const profile = { kind: "profile", id: 5 } as const
const lane = { name: "Lane 1", config: { utgGlobal: { retries: 3, name: "A" } } }
const bar = { name: "Bar", config: { utgGlobal: { retries: 4, name: "A" } } }
const found = (config: typeof lane) => Result.succeed(config)
const input = { businessEntityId: 42, left: utg, right: profile }
const both = { left: found(lane), right: found(bar) }

const compared = async () => {
  const driver = actorDriver(compareMachine, input)
  await driver.settle("loadSides", both)
  return driver
}

it("are read at once, and show what differs, or all", async () => {
  const driver = actorDriver(compareMachine, input)
  expect([driver.inputOf("loadSides"), selectIsBusy(driver.snapshot()), selectIsCompared(driver.snapshot())]).toEqual([
    { businessEntityId: 42, left: utg, right: profile },
    true,
    false
  ])
  expect([selectRows(driver.snapshot()), selectDifferences(driver.snapshot())]).toMatchObject([[], 0])
  await driver.settle("loadSides", both)
  const differing = { path: "utgGlobal / retries", kind: "changed", from: 3, to: 4 }
  expect([selectRows(driver.snapshot()), selectDifferences(driver.snapshot())]).toMatchObject([[differing], 1])
  await driver.perform({ type: "onlyDifferences.toggled" })
  expect([selectRows(driver.snapshot()), selectOnlyDifferences(driver.snapshot())]).toMatchObject([
    [differing, { path: "utgGlobal / name", kind: "same", from: "A", to: "A" }],
    false
  ])
})

it("change places without being read again", async () => {
  const driver = await compared()
  await driver.perform({ type: "swap" })
  expect([driver.running(), selectRows(driver.snapshot())]).toMatchObject([
    [],
    [{ path: "utgGlobal / retries", kind: "changed", from: 4, to: 3 }]
  ])
})

it("are chosen one by one: only the other one is read", async () => {
  const driver = await compared()
  await driver.perform({ type: "side.chosen", side: "right", ref: { kind: "utg", id: 8 } })
  expect(driver.inputOf("loadSides")).toEqual({ businessEntityId: 42, left: null, right: { kind: "utg", id: 8 } })
  await driver.perform({ type: "side.chosen", side: "right", ref: null })
  expect([driver.running(), selectSide("right")(driver.snapshot()).ref]).toEqual([[], null])
})

it("fail by themselves, and what failed is read again", async () => {
  const driver = actorDriver(compareMachine, input)
  await driver.settle("loadSides", { left: found(lane), right: Result.fail(failures.refused) })
  const right = () => selectSide("right")(driver.snapshot())
  expect([
    selectSide("left")(driver.snapshot()).found,
    right().failure,
    driver.snapshot().can({ type: "retry" })
  ]).toEqual([lane, failures.refused, true])
  await driver.perform({ type: "retry" })
  expect(driver.inputOf("loadSides")).toEqual({ businessEntityId: 42, left: null, right: profile })
  await driver.settle("loadSides", { left: null, right: Result.succeed(null) })
  expect([right().isMissing, right().failure, selectIsCompared(driver.snapshot())]).toEqual([true, null, false])
})

it("that nobody may read any more tell the session", async () => {
  const driver = actorDriver(compareMachine, input)
  await driver.settle("loadSides", { left: Result.fail(failures.unauthorized), right: found(bar) })
  expect(driver.emitted()).toEqual([{ type: "unauthorized" }])
})

it("that break say so", async () => {
  const driver = actorDriver(compareMachine, input)
  await driver.crash("loadSides")
  expect([driver.state(), selectSide("left")(driver.snapshot()).failure?.sentence]).toEqual([
    "ready",
    "an unexpected error"
  ])
})
