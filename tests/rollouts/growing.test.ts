import { findDeviceSchemas } from "@command-center/api/device-schemas"
import { incompatibilitiesOf } from "@command-center/domain/device/compatibility"
import type { DeviceRow } from "@command-center/domain/device/device"
import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import { deviceTargetOf } from "@command-center/domain/rollout/target-of-row"
import { moveUtg } from "@command-center/sandbox/src/testing-estate.ts"
import { lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { journalOf, openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { asOperator, devicesOf, firstFormAt, someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
const account = 13
const everywhere = 1

beforeAll(async () => {
  estate = await openRollouts()
})
afterAll(() => estate.close())

const targetsAt = async (id: number) => someTargets(estate.sandbox.origin, await estate.tokenOf(), 1000, id)
const devicesAt = async (id: number) => devicesOf(estate.sandbox.origin, await estate.tokenOf(), id)
const plan = (targets: RolloutPlan["targets"], change: Partial<RolloutPlan> = {}) =>
  planOf(targets, { businessEntityId: account, growing: { filter: [] }, ...change })

it("a growing rollout takes in what matches its filter later, each once, and not what was there and not chosen", async () => {
  const before = await lastTaskId(estate.sandbox)
  const all = await targetsAt(account)
  expect(all.length).toBeGreaterThan(3)
  const id = await planned(estate, plan(all.slice(0, 2)))
  await step(estate, id, "start")
  const isWaiting = ({ waitingFor }: { waitingFor: { reason: string } | null }) => waitingFor?.reason === "newTargets"
  const started = await until(estate, id, isWaiting)
  expect(started.waves.map(({ sent }) => sent)).toEqual([2])
  const elsewhere = (await targetsAt(everywhere)).filter(({ id: each }) => all.every(({ id: own }) => own !== each))
  const [newcomer, another] = elsewhere
  if (newcomer === undefined || another === undefined) throw new Error("the estate has UTGs elsewhere")
  await moveUtg(estate.sandbox, newcomer.id, account)
  await until(estate, id, ({ waves: [, open] }) => open?.["sent"] === 1)
  const grown = await until(estate, id, isWaiting)
  expect(grown.waves.map(({ sent }) => sent)).toEqual([2, 1])
  expect(await journalOf(estate, id)).toContain("joined")
  // Who comes later yet joins the same open wave, which is begun again for them alone.
  await moveUtg(estate.sandbox, another.id, account)
  await until(estate, id, ({ waves: [, open] }) => open?.["sent"] === 2)
  const twice = await until(estate, id, isWaiting)
  expect(twice.waves.map(({ sent }) => sent)).toEqual([2, 2])
  const chosen = all.slice(0, 2).map((each) => each.id)
  const created = await tasksAfter(estate.sandbox, before)
  expect(created).toEqual(new Map([...chosen, newcomer.id, another.id].map((each) => [each, 1])))
  // Each has a place of its own, behind those who were there.
  const at = async (place: number) => (await estate.ask(`/rollouts/${id}/targets?after=${place}&limit=1`)).json()
  expect([await at(1), await at(2), await at(3)]).toMatchObject([
    { targets: [{ id: chosen[1], wave: 1 }], next: 2 },
    { targets: [{ id: newcomer.id, wave: 2 }], next: 3 },
    { targets: [{ id: another.id, wave: 2 }], next: 4 }
  ])
  expect((await estate.ask(`/rollouts/${id}`)).json()).toMatchObject({ targetCount: 4 })
  expect((await step(estate, id, "advance")).status).toBe(200)
  await until(estate, id, ({ state }) => state === "done")
})

const isOf = (one: DeviceRow, types: Parameters<typeof incompatibilitiesOf>[1]) => (other: DeviceRow) =>
  deviceTargetOf(other, account) !== null && incompatibilitiesOf([one, other], types).length === 0

it("of devices that come later those join that could be updated with the chosen ones, and no others", async () => {
  const { schemas } = await asOperator(estate.sandbox.origin, await estate.tokenOf(), findDeviceSchemas())
  const own = await devicesAt(account)
  const others = (await devicesAt(everywhere)).filter(
    (row) => own.every(({ deviceConfigId }) => deviceConfigId !== row.deviceConfigId) && row.componentId !== null
  )
  const chosen = own.find((row) => isOf(row, schemas.rows)(row) && others.some(isOf(row, schemas.rows)))
  const target = chosen === undefined ? null : deviceTargetOf(chosen, account)
  if (chosen === undefined || target === null) throw new Error("no device of the account has one like it elsewhere")
  const mayJoin = isOf(chosen, schemas.rows)
  const fit = others.find(mayJoin)
  const unfit = [
    others.find((row) => row.deviceStatusDeviceType !== chosen.deviceStatusDeviceType),
    others.find((row) => row.deviceStatusDevicePciVersion !== chosen.deviceStatusDevicePciVersion),
    others.find(({ utgVersion }) => (utgVersion ?? "") < "5.0.0.3018")
  ]
  const moved = new Set([fit, ...unfit].map((row) => row?.componentId ?? 0))
  const coming = others.filter(({ componentId }) => moved.has(componentId ?? 0))
  expect(moved.size).toBeGreaterThan(1)
  expect(coming.filter((row) => !mayJoin(row)).length).toBeGreaterThan(0)
  const form = await firstFormAt(estate.sandbox.origin, await estate.tokenOf(), everywhere)
  const given = { formId: form.id, formBusinessEntityId: form.businessEntityId }
  const action = { kind: "updateFirmware", ...given, pciVersion: null, reports: null }
  const id = await planned(estate, { ...plan([target]), action })
  await step(estate, id, "start")
  await until(estate, id, ({ waitingFor }) => waitingFor?.reason === "newTargets")
  // Those that do not fit come first.
  for (const componentId of [...moved].toReversed()) await moveUtg(estate.sandbox, componentId, account)
  const wanted = coming.filter(mayJoin).map(({ deviceConfigId }) => deviceConfigId)
  await until(estate, id, ({ waves: [, open] }) => (open?.["sent"] ?? 0) >= wanted.length)
  const read: unknown = (await estate.ask(`/rollouts/${id}/targets?limit=1000`)).json()
  expect(read).toMatchObject({ next: null, targets: expect.any(Array) })
  const joined = new Set(
    JSON.stringify(read)
      .match(/"id":\d+/gu)
      ?.map((text) => Number(text.slice(5)))
  )
  expect(joined).toEqual(new Set([target.id, ...wanted]))
})

it("devices join those that are there: a growing rollout of none is refused", async () => {
  const action = { kind: "pushForms", formId: 1, formBusinessEntityId: account }
  const refused = await estate.ask("/rollouts", { method: "POST", body: { ...plan([]), action } })
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("There is no device yet")])
})
