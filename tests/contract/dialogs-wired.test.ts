import { createTemplate } from "@command-center/api/management/template-changes"
import { apiLayer } from "@command-center/api/transport/http-live"
import { profileList } from "@command-center/domain/profile/profile-list"
import { newTemplate } from "@command-center/domain/template/template-draft"
import { deviceRows } from "@command-center/machines/screens/devices-screen"
import { installationRows } from "@command-center/machines/screens/installations-screen"
import { utgRows } from "@command-center/machines/screens/utg-screen"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { ManagedRuntime } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type AnyStateMachine, createActor, waitFor } from "xstate"
import { wireDevices } from "../../apps/console/src/features/devices/devices.wiring.ts"
import { wireInstallations } from "../../apps/console/src/features/installations/installations.wiring.ts"
import { wireUtgs } from "../../apps/console/src/features/utgs/utgs.wiring.ts"
import { makeOperations } from "../../apps/console/src/operations/operations.ts"
import { rowsInput } from "../model/screen-input.ts"
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

/** What the dialog of a flow holds once it has read what there is to choose from. */
const opened = async (machine: AnyStateMachine, flow: string, asked: object) =>
  await readyIn(await openDialog(machine, account, flow, asked, now))

describe("Push Forms", () => {
  const open = async (runtime = estate.runtime) => {
    const client = await loadedRows(estate, deviceRows.list, account)
    const { rows } = await client.view({ search: "", sort: deviceRows.list.defaultSort, page: 1, pageSize: 10 })
    const [first] = rows
    const asked = { kind: "forms", page: rows, selected: [], began: first?.deviceConfigId ?? null, now }
    return await opened(wireDevices({ ...given(), runtime }, client), "push", asked)
  }

  it("offers the forms of the account and knows the device types of the service", async () => {
    const { choices } = await open()
    expect(choices.forms.length).toBeGreaterThan(0)
    expect(choices.forms[0]).toMatchObject({ id: expect.any(Number), name: expect.any(String) })
    expect(choices.schemas.length).toBeGreaterThan(0)
  })

  it("takes the device types from the console's own file where the deployment says so [B7-24]", async () => {
    const { config, token } = estate.credentials()
    if (config === null) throw new Error("There is no runtime config.")
    const local = { config: { ...config, deviceSchemas: "local" as const }, token }
    const runtime = ManagedRuntime.make(apiLayer({ base: `${estate.origin}/`, current: () => local }))
    const asked = await estate.askedBy(async () =>
      expect((await open(runtime)).choices.schemas.length).toBeGreaterThan(0)
    )
    const lines = asked.map(({ line }) => line).filter((line) => /componentdevices/iu.test(line))
    expect(lines).toEqual(["GET /jsonform/lib/componentdevices.json"])
    await runtime.dispose()
  })

  it("goes on without the device types where neither the service nor the console has them", async () => {
    estate.refused("/componentDevices")
    estate.refused("/jsonform/")
    const { choices, error } = await open()
    expect([choices.forms.length > 0, choices.schemas, error]).toEqual([true, [], null])
  })
})

describe("for chosen UTGs", () => {
  const choose = async () => {
    const client = await loadedRows(estate, utgRows.list, account)
    const { rows } = await client.view({ search: "", sort: utgRows.list.defaultSort, page: 1, pageSize: 2 })
    return { rows, ids: rows.map(({ componentId }) => componentId), screen: wireUtgs(given(), client) }
  }
  const open = async (flow: string) => {
    const { ids, screen } = await choose()
    return { ids, context: await opened(screen, flow, { ids, now }) }
  }

  it("Schedule Task offers the versions of UTG and agent, for the UTGs as the list has them", async () => {
    const { ids, context } = await open("scheduleTask")
    expect(context.targets.map(({ componentId }: { readonly componentId: number }) => componentId)).toEqual(ids)
    expect(context.versions.utg.map(({ version }: { readonly version: string }) => version)).toContain("5.0.0.3124")
    expect([context.versions.agent.length > 0, context.versionsFailure]).toEqual([true, null])
  })

  it("Schedule Task offers the versions of the one where those of the other cannot be read, and says why", async () => {
    estate.refused("/versions/agent.json")
    const { context } = await open("scheduleTask")
    expect([context.versions.utg.length > 0, context.versions.agent]).toEqual([true, []])
    expect(context.versionsFailure).toContain("Held back.")
  })

  it("Apply a Profile offers the profiles with the version of their schema, and holds no configuration", async () => {
    const { context } = await open("applyProfile")
    expect(context.profiles.length).toBeGreaterThan(0)
    for (const profile of context.profiles)
      expect(profile).toMatchObject({ config: null, schemaVersion: expect.any(String) })
    expect(context.profiles.map(profileList.nameOf)).toContain("Saltmarsh default")
  })

  it("Apply a Config Template offers those of the account", async () => {
    await estate.given(createTemplate(newTemplate(account, "Late hours")))
    const { context } = await open("applyTemplate")
    expect(context.templates).toContainEqual(expect.objectContaining({ name: "Late hours" }))
  })

  it("Remove From Command Center removes the machine of each once, and tells what the service refuses", async () => {
    const { rows, ids, screen } = await choose()
    const dialog = await openDialog(screen, account, "removeUtgs", { ids, now }, now)
    estate.refused("/machines/", 403)
    const asked = await estate.askedBy(async () => {
      dialog.send({ type: "typed.changed", value: "delete" })
      dialog.send({ type: "submit" })
      const operation = dialog.getSnapshot().children.operation
      const failed = { status: "failed", sentence: "Failed to remove the UTG. Status: Forbidden" }
      expect((await readyIn(operation)).record.results).toEqual(Object.fromEntries(ids.map((id) => [id, failed])))
    })
    const removals = rows.map(
      ({ businessEntityId, machinePermanentId }) =>
        `DELETE as POST /management/businessentities/${businessEntityId}/machines/${machinePermanentId}`
    )
    expect(asked.map(({ line }) => line).filter((line) => line.startsWith("DELETE"))).toEqual(removals)
  })
})

describe("New Installation", () => {
  const open = async () => {
    const client = await loadedRows(estate, installationRows.list, account)
    return await opened(wireInstallations(given(), client), "installationWizard", {})
  }

  it("offers versions and the profiles of the account", async () => {
    const { choices } = await open()
    expect([choices.versions.utg.length, choices.versions.agent.length, choices.profiles.length]).not.toContain(0)
    expect(choices.profilesFailure).toBeNull()
  })

  it("goes on without profiles, which not everyone may see, and says why there are none", async () => {
    estate.refused("rofiles", 403)
    const { choices, failure } = await open()
    expect([choices.versions.utg.length > 0, choices.profiles, failure]).toEqual([true, [], null])
    expect(choices.profilesFailure).toContain("Held back.")
  })

  it("goes on with the versions of the one where those of the other cannot be read, and says why [B2.inst-07]", async () => {
    estate.refused("/versions/utg.json")
    const { choices, failure } = await open()
    expect([choices.versions.utg, choices.versions.agent.length > 0, failure]).toEqual([[], true, null])
    expect(choices.versionsFailed).toEqual({ utg: expect.stringContaining("Held back."), agent: null })
  })
})

it("the package of a Verification ID is downloaded by that id", async () => {
  const client = await loadedRows(estate, installationRows.list, account)
  const { rows } = await client.view({ search: "", sort: installationRows.list.defaultSort, page: 1, pageSize: 100 })
  const verification = rows.find(({ verificationId }) => verificationId !== null)?.verificationId ?? ""
  const input = { rows: rowsInput({ businessEntityId: account, now }), canEdit: true, intent: null }
  const screen = createActor(wireInstallations(given(), client), { input }).start()
  const download = screen.getSnapshot().children.downloadPackage
  if (download === undefined) throw new Error("Nothing downloads packages.")
  const asked = await estate.askedBy(async () => {
    download.send({ type: "download.started", wanted: verification })
    await waitFor(download, (snapshot) => snapshot.matches("idle"), { timeout: 30_000 })
  })
  expect(asked.map(({ line }) => line)).toContainEqual(expect.stringContaining(verification))
  screen.stop()
})
