import { deviceRows } from "@command-center/machines/screens/devices-screen"
import { installationRows } from "@command-center/machines/screens/installations-screen"
import { profileRows } from "@command-center/machines/screens/profiles-screen"
import { utgRows } from "@command-center/machines/screens/utg-screen"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { wireDevices } from "../../apps/console/src/features/devices/devices.wiring.ts"
import { wireInstallations } from "../../apps/console/src/features/installations/installations.wiring.ts"
import { wireProfiles } from "../../apps/console/src/features/profiles/profiles.wiring.ts"
import { wireUtgs } from "../../apps/console/src/features/utgs/utgs.wiring.ts"
import { makeOperations } from "../../apps/console/src/operations/operations.ts"
import { type Estate, openEstate } from "./support/estate.ts"
import { loadedRows } from "./support/loaded-rows.ts"
import { openDialog, readyIn } from "./support/open-dialog.ts"

const account = knownAccounts.chain.id
const now = new Date("2026-11-20T15:15:00.000Z")

let estate: Estate
beforeAll(async () => {
  estate = await openEstate()
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

const operations = makeOperations({
  userId: () => 1,
  now: () => now,
  open: () => Promise.reject(new Error("nowhere")),
  tellNotKept: () => undefined
})
const given = () => ({ runtime: estate.runtime, now: () => now, operations })

/** Has the service answer with this list. */
const answers = (path: string, field: string, rows: ReadonlyArray<object>) =>
  estate.sandbox.faults.add({ path, kind: "status", status: 200, body: JSON.stringify({ [field]: rows }) })

const night = { id: 5, name: "Night", businessEntityId: account }
const product = { version: "5.0.0.3124", downloadLocation: "https://files.example/5", generalAvailability: true }

const forUtgs = async (flow: string) => {
  const client = await loadedRows(estate, utgRows.list, account)
  const { rows } = await client.view({ search: "", sort: utgRows.list.defaultSort, page: 1, pageSize: 1 })
  const asked = { ids: rows.map(({ componentId }) => componentId), now }
  return await readyIn(await openDialog(wireUtgs(given(), client), account, flow, asked, now))
}

it("Apply a Profile offers those that could be read, and says how many could not", async () => {
  answers("/componentProfiles", "componentProfile", [night, { id: "x" }, { name: "Day" }])
  const { profiles, notOffered } = await forUtgs("applyProfile")
  expect(profiles).toMatchObject([night])
  expect(notOffered).toBe("2 profiles could not be read and are not offered: id must be a whole number")
})

it("Apply a Config Template offers those that could be read, and says how many could not", async () => {
  answers("/configtemplates", "configTemplate", [night, { id: "x" }])
  const { templates, notOffered } = await forUtgs("applyTemplate")
  expect(templates).toMatchObject([night])
  expect(notOffered).toBe("1 config template could not be read and is not offered: id must be a whole number")
})

it("Schedule Task offers the versions that could be read, and says of which how many could not", async () => {
  answers("/versions/agent.json", "product", [product, { version: "5.1.0.1" }])
  const { versions, versionsFailure, versionsNotOffered } = await forUtgs("scheduleTask")
  expect([versions.agent, versionsFailure]).toEqual([[product], null])
  expect(versionsNotOffered).toEqual({
    utg: null,
    agent: "Agent Version: 1 entry could not be read and is not offered: downloadLocation must be text"
  })
})

it("Push Forms offers those that could be read, and says how many could not", async () => {
  answers("/componentDeviceForms", "componentDeviceForm", [{ ...night, deviceType: 3 }, { id: "x" }])
  const client = await loadedRows(estate, deviceRows.list, account)
  const { rows } = await client.view({ search: "", sort: deviceRows.list.defaultSort, page: 1, pageSize: 1 })
  const asked = { kind: "forms", page: rows, selected: [], began: rows[0]?.deviceConfigId ?? null, now }
  const { choices } = await readyIn(await openDialog(wireDevices(given(), client), account, "push", asked, now))
  expect(choices.forms).toMatchObject([night])
  expect(choices.notOffered).toBe("1 form could not be read and is not offered: id must be a whole number")
})

it("New Installation offers what could be read, and says beside each choice how much could not", async () => {
  answers("/componentProfiles", "componentProfile", [night, { id: "x" }])
  answers("/versions/utg.json", "product", [product, { downloadLocation: "https://files.example/6" }])
  const client = await loadedRows(estate, installationRows.list, account)
  const { choices } = await readyIn(
    await openDialog(wireInstallations(given(), client), account, "installationWizard", {}, now)
  )
  expect([choices.profiles, choices.versions.utg]).toMatchObject([[night], [product]])
  expect([choices.profilesFailure, choices.versionsFailed]).toEqual([
    "1 profile could not be read and is not offered: id must be a whole number",
    { utg: "UTG Version: 1 entry could not be read and is not offered: version must be text", agent: null }
  ])
})

it("New Profile offers the versions that could be read, and says how many could not", async () => {
  answers("/versions/utg.json", "product", [product, { version: "6.0.0.1" }])
  const client = await loadedRows(estate, profileRows.list, account)
  const { subject } = await readyIn(await openDialog(wireProfiles(given(), client), account, "newProfile", {}, now))
  expect(subject).toEqual({
    versions: [product.version],
    versionsFailure: null,
    notOffered: "UTG Version: 1 entry could not be read and is not offered: downloadLocation must be text"
  })
})
