import { loadList } from "@command-center/api/management/lists"
import { type DeviceRow, deviceFields } from "@command-center/domain/device/device"
import { deviceTypeId } from "@command-center/domain/device/device-type"
import { formFields } from "@command-center/domain/form/form"
import type { Chosen } from "@command-center/domain/navigation/chosen"
import { deviceTargetOf } from "@command-center/domain/rollout/target-of-row"
import { utgFields } from "@command-center/domain/utg/utg"
import { selectIsNobody } from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { wireRolloutPlan } from "../../apps/console/src/features/rollouts/rollout-plan.wiring.ts"
import { rolloutConsole } from "./support/rollout-console.ts"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, type RolloutEstate } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

const account = 12

let estate: RolloutEstate
let given: Awaited<ReturnType<typeof rolloutConsole>>
beforeAll(async () => {
  estate = await openRollouts()
  given = await rolloutConsole(estate)
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

const refused = (path: string, status = 500) =>
  estate.sandbox.faults.add({ path, kind: "status", status, body: '{"message":"Held back."}' })

const opened = (chosen: Chosen | null) => {
  const page = createActor(wireRolloutPlan(given), {
    input: {
      businessEntityId: account,
      chosen,
      mayEdit: { utgs: true, devices: true },
      now: () => new Date(),
      newKey: () => crypto.randomUUID(),
      newSeed: () => 1,
      timeZone: "America/New_York"
    }
  })
  return page.start()
}
/** What is known of those that were chosen, once it was read. */
const planned = async (chosen: Chosen) => {
  const page = opened(chosen)
  await waitFor(page, (now) => !now.hasTag("busy"), { timeout: 60_000 })
  const { found, error } = page.getSnapshot().context
  page.stop()
  return { found, error }
}
const listOf = async () => {
  const [utgs, devices] = await Promise.all([
    given.runtime.runPromise(loadList({ call: "utgs", fields: utgFields }, account)),
    given.runtime.runPromise(loadList({ call: "devices", fields: deviceFields }, account))
  ])
  return { utgs: utgs.rows, devices: devices.rows }
}

it("a plan for selected UTGs has them, and says how many of the selection are not there any more", async () => {
  const ids = (await listOf()).utgs.slice(0, 3).map(({ componentId }) => componentId)
  const { found, error } = await planned({ list: "utgs", who: { ids: [...ids, 999_999] }, filter: [] })
  expect([new Set(found?.targets.map(({ id }) => id)), found?.leftOut, found?.refusals, error]).toEqual([
    new Set(ids),
    1,
    [],
    null
  ])
})

it("a plan for UTGs offers the versions and profiles that they can be given, and no forms", async () => {
  const { found } = await planned({ list: "utgs", who: { ids: [1] }, filter: [] })
  expect(found?.versions.utg.map(({ version }) => version)).toContain("5.0.0.3124")
  expect([found?.versions.agent.length, found?.profiles.length]).not.toContain(0)
  expect([found?.forms, found?.isAttended]).toEqual([[], false])
})

it("a plan for all that a list found has those of its filter that hold the search", async () => {
  const { utgs } = await listOf()
  const version = "5.0.0.3124"
  const wanted = utgs.filter((row) => row.utgVersion === version)
  const filter = [{ PropertyName: "UtgVersion", Operator: "EQ", Value: version, TypeHint: "Version" }] as const
  const all = await planned({ list: "utgs", who: { search: "", facets: {} }, filter })
  expect([all.found?.targets.length, all.found?.leftOut]).toEqual([wanted.length, 0])
  const search = wanted[0]?.componentPermanentId ?? ""
  const { found } = await planned({ list: "utgs", who: { search, facets: {} }, filter })
  expect(found?.targets.map(({ id }) => id)).toEqual([wanted[0]?.componentId])
})

it("a plan for devices has the forms made for them, and neither versions nor profiles", async () => {
  const { devices } = await listOf()
  const { rows: forms } = await given.runtime.runPromise(loadList({ call: "forms", fields: formFields }, account))
  const typeOf = ({ deviceStatusDeviceType }: DeviceRow) => deviceTypeId(deviceStatusDeviceType ?? "", [])
  const device = devices.find(
    (row) => row.utgVersion === "5.0.0.3124" && forms.some(({ deviceType }) => deviceType === typeOf(row))
  )
  if (device === undefined) throw new Error("No form is made for a device of the account.")
  const { found } = await planned({ list: "devices", who: { ids: [device.deviceConfigId] }, filter: [] })
  expect([found?.targets.map(({ id }) => id), found?.leftOut, found?.refusals]).toEqual([
    [device.deviceConfigId],
    0,
    []
  ])
  expect(new Set(found?.forms.map(({ id }) => id))).toEqual(
    new Set(forms.flatMap(({ id, deviceType }) => (deviceType === typeOf(device) ? [id] : [])))
  )
  expect([found?.versions.utg, found?.profiles]).toEqual([[], []])
})

it("a plan for selected devices says how many of them are not there any more, or lack what a task needs", async () => {
  const { devices } = await listOf()
  const lacking = devices.find((row) => deviceTargetOf(row, account) === null)
  const whole = devices.find((row) => deviceTargetOf(row, account) !== null)
  const there = [whole, lacking].flatMap((row) => row?.deviceConfigId ?? [])
  const { found } = await planned({ list: "devices", who: { ids: [...there, 999_999] }, filter: [] })
  expect([there.length, found?.targets.map(({ id }) => id), found?.leftOut]).toEqual([2, [whole?.deviceConfigId], 2])
})

it("devices can be planned for without the forms, which are then not offered", async () => {
  refused("orms")
  const [device] = (await listOf()).devices
  const { found, error } = await planned({ list: "devices", who: { ids: [device?.deviceConfigId ?? 0] }, filter: [] })
  expect([found?.targets.length, found?.forms, error]).toEqual([1, [], null])
  expect(found?.formsFailure).toContain("Failed to fetch Device Forms.")
})

it.each([
  ["utgs", "rofiles"],
  ["devices", "orms"]
] as const)("a session that ended while what %s can be given is read is told as that", async (list, path) => {
  refused(path, 401)
  const { found, error } = await planned({ list, who: { ids: [1] }, filter: [] })
  expect([found, error]).toMatchObject([null, { _tag: "Unauthorized" }])
})

it("what is chosen from is read again for the targets that were found", async () => {
  refused("rofiles")
  const page = opened({ list: "utgs", who: { ids: [1] }, filter: [] })
  await waitFor(page, (now) => !now.hasTag("busy"), { timeout: 60_000 })
  estate.sandbox.faults.clear()
  page.send({ type: "choices.retry" })
  await waitFor(page, (now) => !now.hasTag("busy"), { timeout: 60_000 })
  const { found } = page.getSnapshot().context
  page.stop()
  expect([found?.profiles.length === 0, found?.profilesFailure]).toEqual([false, null])
})

it("rows that cannot be read are counted, since they are left out of what a filter finds", async () => {
  estate.sandbox.faults.add({
    path: "/components",
    kind: "status",
    status: 200,
    body: '{"serviceView":[{"componentId":"x"}]}'
  })
  const { found, error } = await planned({ list: "utgs", who: { search: "", facets: {} }, filter: [] })
  expect([found?.targets, found?.unreadable.count, error]).toEqual([[], 1, null])
})

it("devices that cannot be changed together are refused, with the reason", async () => {
  const ids = (await listOf()).devices.map(({ deviceConfigId }) => deviceConfigId)
  const { found } = await planned({ list: "devices", who: { ids }, filter: [] })
  expect(found?.refusals).toEqual([expect.any(String)])
})

it("whether devices can be changed together, the service's list of types tells [B9-36]", async () => {
  const utg = { componentId: 1, utgVersion: "5.0.0.3124" }
  const reported = { deviceConfigApiTerminalId: "T", deviceStatusDevicePciVersion: "3" }
  const deviceView = ["iwl220", "ict220"].map((deviceStatusDeviceType, at) => ({
    deviceConfigId: at + 1,
    deviceStatusDeviceType,
    ...reported,
    ...utg
  }))
  const componentDevice = [
    { key: "6", name: "iwl220" },
    { key: "40", name: "ict220" }
  ]
  const answering = (path: string, body: object) =>
    estate.sandbox.faults.add({ path, kind: "status", status: 200, body: JSON.stringify(body) })
  const refusals = async () => (await planned({ list: "devices", who: { ids: [1, 2] }, filter: [] })).found?.refusals
  answering("/devices", { deviceView })
  const byTheTable = await refusals()
  answering("/componentDevices", { componentDevice })
  expect([byTheTable, await refusals()]).toEqual([[], ["The selected devices differ in device type (iwl220, ict220)."]])
})

it.each([
  ["utgs", "/components"],
  ["devices", "/devices"]
] as const)("nothing can be planned for %s that cannot be read; why is said", async (list, path) => {
  refused(path, 403)
  const { found, error } = await planned({ list, who: { ids: [1] }, filter: [] })
  expect([found, error]).toMatchObject([null, { status: 403, sentence: "Held back." }])
})

it("UTGs can be planned for without versions or profiles, which are then not offered", async () => {
  for (const path of ["/versions/utg.json", "/versions/agent.json", "rofiles"]) refused(path)
  const { found, error } = await planned({ list: "utgs", who: { ids: [1] }, filter: [] })
  expect([found?.versions, found?.profiles, error]).toEqual([{ utg: [], agent: [] }, [], null])
  expect([found?.versionsFailure, found?.profilesFailure]).toEqual([expect.any(String), "Held back."])
})

it("the targets of a plan file are those that it names, and it is planned once it is sent", async () => {
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2)
  const page = opened(null)
  page.send({ type: "file.chosen", file: new Blob([JSON.stringify(planOf(targets, { name: "From a file" }))]) })
  await waitFor(page, (now) => now.matches("editing"), { timeout: 30_000 })
  const { found } = page.getSnapshot().context
  expect([found?.targets, found?.leftOut, found?.unreadable.count]).toEqual([targets, 0, 0])
  page.send({ type: "create" })
  await waitFor(page, (now) => now.status === "done", { timeout: 30_000 })
  const kept = (await estate.ask(`/rollouts/${page.getSnapshot().context.createdId}`)).json()
  expect(kept).toMatchObject({ name: "From a file", state: "planned" })
})

it("what is no file, or no plan, is not opened; why is said", async () => {
  for (const file of [new Blob(["{"]), "no file"]) {
    const page = opened(null)
    page.send({ type: "file.chosen", file })
    await waitFor(page, (now) => !now.hasTag("busy"), { timeout: 30_000 })
    expect([selectIsNobody(page.getSnapshot()), page.getSnapshot().context.fileReasons.length]).toEqual([true, 1])
    page.stop()
  }
})

it("what targets can be given is offered as far as it could be read, and told as far as it could not", async () => {
  const answers = (path: string, field: string, rows: ReadonlyArray<object>) =>
    estate.sandbox.faults.add({ path, kind: "status", status: 200, body: JSON.stringify({ [field]: rows }) })
  answers("/componentProfiles", "componentProfile", [{ id: 5, name: "Night" }, { id: "x" }])
  answers("/versions/agent.json", "product", [{ version: "2.4.1.188" }])
  answers("/componentDeviceForms", "componentDeviceForm", [{ id: "x" }])
  const forUtgs = await planned({ list: "utgs", who: { ids: [1] }, filter: [] })
  expect([forUtgs.found?.profiles.map(({ name }) => name), forUtgs.found?.profilesFailure]).toEqual([["Night"], null])
  expect(forUtgs.found?.notOffered).toEqual({
    versions: "Agent Version: 1 entry could not be read and is not offered: downloadLocation must be text",
    profiles: "1 profile could not be read and is not offered: id must be a whole number",
    forms: null
  })
  const forDevices = await planned({ list: "devices", who: { ids: [1] }, filter: [] })
  expect([forDevices.found?.forms, forDevices.found?.formsFailure, forDevices.found?.notOffered]).toEqual([
    [],
    null,
    {
      versions: null,
      profiles: null,
      forms: "1 form could not be read and is not offered: id must be a whole number"
    }
  ])
})
