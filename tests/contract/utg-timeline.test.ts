import {
  loadComponentConfig,
  loadConfigRevisions,
  saveComponentConfig
} from "@command-center/api/management/component-configs"
import { loadMachineStatus } from "@command-center/api/management/components"
import { loadList } from "@command-center/api/management/lists"
import { withConfig } from "@command-center/domain/component-config/component-config"
import { globalForm, withGlobalForm } from "@command-center/domain/component-config/global-settings"
import { ofComponent } from "@command-center/domain/filter/of-component"
import { changesAfter, earlierRevisions } from "@command-center/domain/timeline/config-revisions"
import { timeline } from "@command-center/domain/timeline/timeline"
import { timelineTaskFields } from "@command-center/domain/timeline/timeline-task"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.root.id

let estate: Estate
beforeAll(async () => {
  estate = await openEstate()
})
afterAll(() => estate.close())

const stored = async () => {
  const { db } = estate.sandbox
  return {
    utgs: await db.select().from(schema.component),
    machines: await db.select().from(schema.machine),
    tasks: await db.select().from(schema.task),
    revisions: await db.select().from(schema.configRevision),
    configs: await db.select().from(schema.componentConfig)
  }
}

/** A UTG with earlier configurations and a task that failed. */
const utgWithPast = async () => {
  const { utgs, machines, tasks, configs } = await stored()
  const withPast = new Set(configs.filter(({ revisionId }) => revisionId > 2).map(({ componentId }) => componentId))
  const failed = new Set(tasks.filter(({ status }) => status === 30).map(({ componentId }) => componentId))
  const utg = utgs.find(({ id }) => withPast.has(id) && failed.has(id))
  const machine = machines.find(({ id }) => id === utg?.machineId)
  if (utg === undefined || machine === undefined) throw new Error("No UTG has both.")
  return { id: utg.id, component: utg.permanentId, machine: machine.permanentId }
}

it("a UTG's timeline is its tasks and configurations in the database, each once, a failed one with its reason", async () => {
  const { id, component, machine } = await utgWithPast()
  const before = await estate.given(loadComponentConfig(account, machine, component))
  const set = { ...globalForm(before.config), siteName: "Moved" }
  await estate.given(
    saveComponentConfig(account, machine, component, withConfig(before, withGlobalForm(before.config, set)))
  )
  const current = await estate.given(loadComponentConfig(account, machine, component))
  const { rows: kept } = await estate.given(loadConfigRevisions(account, machine, component))
  const { rows: tasks } = await estate.given(
    loadList({ call: "tasks", fields: timelineTaskFields }, account, [ofComponent(id)])
  )
  const status = await estate.given(loadMachineStatus(account, machine))
  const entries = timeline({
    tasks,
    configs: [current, ...kept],
    reader: null,
    lastContact: status.lastKnownCommunication,
    nextContact: status.nextPredictedCommunication
  })

  const rows = await stored()
  const own = ({ componentId }: { readonly componentId: number }) => componentId === id
  const ownTasks = rows.tasks.filter(own)
  const contact = rows.machines.find(({ permanentId }) => permanentId === machine)?.lastKnownCommunication ?? null
  const expected = [
    ...ownTasks.map((task) => `task ${task.id} ${task.lastUpdatedAt.toISOString()}`),
    ...[...rows.revisions, ...rows.configs]
      .filter(own)
      .map(({ revisionId, lastUpdatedAt }) => `configuration ${revisionId} ${lastUpdatedAt.toISOString()}`),
    ...(contact === null ? [] : [`contact ${contact.toISOString()}`])
  ]
  expect(entries.map((entry) => `${entry.id} ${entry.at}`).toSorted()).toEqual(expected.toSorted())
  const failed = ownTasks.filter((task) => task.status === 30)
  expect(failed.length).toBeGreaterThan(0)
  for (const task of failed)
    expect(entries.find((entry) => entry.id === `task ${task.id}`)).toMatchObject({
      stage: "failed",
      details: expect.arrayContaining([task.resultMessage])
    })

  const [latest] = earlierRevisions(kept, current)
  if (latest === undefined) throw new Error("There is no earlier configuration.")
  expect([latest.revision.revisionId, latest.next.revisionId]).toEqual([before.revisionId, current.revisionId])
  expect(changesAfter(latest)).toMatchObject([{ path: "siteName", to: "Moved" }])
})
