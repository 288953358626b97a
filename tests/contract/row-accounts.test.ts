import type { ListDescription } from "@command-center/domain/rows/list-description"
import { formRows } from "@command-center/machines/screens/forms-screen"
import { installationRows } from "@command-center/machines/screens/installations-screen"
import { profileRows } from "@command-center/machines/screens/profiles-screen"
import { taskRows } from "@command-center/machines/screens/tasks-screen"
import { templateRows } from "@command-center/machines/screens/templates-screen"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type AnyActorRef, type AnyEventObject, type AnyStateMachine, createActor, waitFor } from "xstate"
import { wireForms } from "../../apps/console/src/features/forms/forms.wiring.ts"
import { wireInstallations } from "../../apps/console/src/features/installations/installations.wiring.ts"
import { wireProfiles } from "../../apps/console/src/features/profiles/profiles.wiring.ts"
import { wireTasks } from "../../apps/console/src/features/tasks/tasks.wiring.ts"
import { wireTemplates } from "../../apps/console/src/features/templates/templates.wiring.ts"
import { makeOperations } from "../../apps/console/src/operations/operations.ts"
import { rowsInput } from "../model/screen-input.ts"
import { type Estate, openEstate } from "./support/estate.ts"
import { loadedRows } from "./support/loaded-rows.ts"

/** The account on the screen; its lists show rows of the accounts below it, too. */
const account = knownAccounts.chain.id
const at = (owner: number | null) => `/management/businessentities/${owner}`
const now = () => new Date("2026-11-20T15:15:00.000Z")

let estate: Estate
beforeAll(async () => {
  estate = await openEstate()
})
afterAll(() => estate.close())

interface Owned {
  readonly businessEntityId: number | null
}

/** The rows of a list as the console has them, and one that belongs to another account than that of the screen. */
const listed = async <Row extends Owned>(list: ListDescription<Row>, isWanted: (row: Row) => boolean = () => true) => {
  const client = await loadedRows(estate, list, account)
  const { rows } = await client.view({ search: "", sort: list.defaultSort, page: 1, pageSize: 1_000 })
  const row = rows.find((each) => each.businessEntityId !== account && isWanted(each))
  if (row === undefined) throw new Error(`All ${list.id} belong to the account on the screen.`)
  return { client, row }
}

const input = { rows: rowsInput({ businessEntityId: account, now: now() }), canEdit: true, intent: null }

/** Opens a screen at the account, sends what a click does, goes on in the flow it starts, and gives the calls. */
const calls = async (
  machine: AnyStateMachine,
  clicked: AnyEventObject,
  flow: string,
  answers: ReadonlyArray<AnyEventObject>
): Promise<ReadonlyArray<string>> => {
  const screen = createActor(machine, { input }).start()
  const childOf = (): AnyActorRef | undefined => screen.getSnapshot().children[flow]
  await waitFor(screen, (snapshot) => !snapshot.hasTag("crashed"))
  const asked = await estate.askedBy(async () => {
    screen.send(clicked)
    await waitFor(screen, () => childOf() !== undefined, { timeout: 30_000 })
    for (const answer of answers) childOf()?.send(answer)
    await waitFor(screen, () => childOf() === undefined, { timeout: 30_000 })
  })
  screen.stop()
  return asked.map(({ line }) => line)
}

it("a form of another account is downloaded and deleted there", async () => {
  const { client, row } = await listed(formRows.list)
  const machine = wireForms({ runtime: estate.runtime, now }, client)
  const form = `${at(row.businessEntityId)}/componentDeviceForms/${row.id}`
  const asked = await estate.askedBy(async () => {
    const download = createActor(machine, { input }).start().getSnapshot().children.downloadForm
    if (download === undefined) throw new Error("Nothing downloads forms.")
    download.send({ type: "download.started", wanted: row })
    await waitFor(download, (snapshot) => snapshot.matches("idle"), { timeout: 30_000 })
  })
  expect(asked.map(({ line }) => line)).toContain(`GET ${form}/forms.tgz`)
  expect(await calls(machine, { type: "deleteForm.opened", row }, "deleteForm", [{ type: "confirm" }])).toContain(
    `DELETE as POST ${form}`
  )
})

it("an installation of another account is deactivated there", async () => {
  const { client, row } = await listed(installationRows.list)
  const machine = wireInstallations({ runtime: estate.runtime, now }, client)
  const asked = await calls(machine, { type: "deactivateInstallation.opened", row }, "deactivateInstallation", [
    { type: "confirm" }
  ])
  expect(asked).toContain(`DELETE as POST ${at(row.businessEntityId)}/installations/${row.id}`)
})

it("a profile of another account is read there for a clone, which is made here, and deleted there", async () => {
  const { client, row } = await listed(profileRows.list)
  const machine = wireProfiles({ runtime: estate.runtime, now }, client)
  const cloning = await calls(machine, { type: "cloneProfile.opened", row }, "cloneProfile", [
    { type: "draft.changed", draft: { name: "Cloned here" } },
    { type: "submit" }
  ])
  expect(cloning).toEqual(
    expect.arrayContaining([
      `GET ${at(row.businessEntityId)}/componentProfiles/${row.id}`,
      `POST ${at(account)}/componentProfiles`
    ])
  )
  // One that is in use is refused, and its dialog stays.
  for (const user of [schema.component, schema.installation])
    await estate.sandbox.db.update(user).set({ profileId: null })
  const deleting = await calls(machine, { type: "deleteProfile.opened", row }, "deleteProfile", [
    { type: "typed.changed", value: row.name ?? "" },
    { type: "confirm" }
  ])
  expect(deleting).toContainEqual(
    expect.stringMatching(`^DELETE as POST ${at(row.businessEntityId)}/componentprofiles/${row.id}`)
  )
})

it("a config template of another account is deleted there", async () => {
  const { client, row } = await listed(templateRows.list)
  const machine = wireTemplates({ runtime: estate.runtime, now }, client)
  expect(
    await calls(machine, { type: "deleteTemplate.opened", row }, "deleteTemplate", [{ type: "confirm" }])
  ).toContain(`DELETE as POST ${at(row.businessEntityId)}/configtemplates/${row.id}`)
})

it("a task of another account is deleted there", async () => {
  const { client, row } = await listed(taskRows.list, ({ taskStatus }) => taskStatus === 0)
  const operations = makeOperations({
    userId: () => 1,
    now,
    open: () => Promise.reject(new Error("nowhere")),
    tellNotKept: () => undefined
  })
  const machine = wireTasks({ runtime: estate.runtime, now, operations }, client)
  const asked = await calls(machine, { type: "deleteTasks.opened", began: row.taskId, selected: [] }, "deleteTasks", [
    { type: "confirm" }
  ])
  expect(asked).toContain(
    `DELETE as POST ${at(row.businessEntityId)}/machines/${row.machinePermanentId}/tasks/${row.taskId}`
  )
})
