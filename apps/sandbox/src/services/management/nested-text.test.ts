import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rowsOf } from "../../database/query.ts"
import { knownAccounts } from "../../database/seed/known.ts"
import type { Sandbox } from "../../server.ts"
import { call, objectIn, startTestSandbox, type TestCall, tokenOf } from "../../testing.ts"

let sandbox: Sandbox
let token: string
const account = knownAccounts.chain.id

beforeAll(async () => {
  sandbox = await startTestSandbox()
  token = await tokenOf(sandbox)
})
afterAll(() => sandbox.close())

const send = (rest: string, request: Omit<TestCall, "path"> = {}) =>
  call(sandbox, { token, path: `management/businessentities/${account}/${rest}`, ...request })
const told = async (answer: Response) => [answer.status, await answer.json()]

/** An object so many levels deep, with what is refused elsewhere ahead of them. */
const nested = (levels: number) => `{"text":"\\u0000","deep":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`
const deep = nested(5000)

const utg = async () => {
  const [row] = await rowsOf(
    sandbox.db,
    sql`select c.id, c.permanent_id as component, m.permanent_id as machine, c.business_entity_id as account
      from component c join machine m on m.id = c.machine_id join account_closure a on a.descendant_id = c.business_entity_id
      where a.ancestor_id = ${account} order by c.id limit 1`
  )
  return {
    id: Number(row?.["id"]),
    account: Number(row?.["account"]),
    component: String(row?.["component"]),
    machine: String(row?.["machine"])
  }
}
const configPath = async () => {
  const { machine, component } = await utg()
  return `machines/${machine}/components/${component}/componentConfigs/0`
}
const readConfig = async () => objectIn(send(await configPath()), "componentConfig")
const putConfig = async (config: string) =>
  send(await configPath(), { method: "PUT", body: { componentConfig: { ...(await readConfig()), config } } })
const newTemplate = async (name: string, data: string) =>
  send("configtemplates", { method: "POST", body: { name, businessEntityId: account, data } })
const merge = async (templateId: unknown) =>
  send(`configtemplates/${String(templateId)}/merge/${(await utg()).id}`, { method: "POST" })

describe("JSON in a text that is nested more than 200 levels deep is refused as it is written", () => {
  const refusedField = (field: string) => [
    400,
    { message: `The field ${field} is nested more than 200 levels deep. Make it flatter.` }
  ]
  const refusedConfig = [422, { message: "The config is nested more than 200 levels deep. Make it flatter." }]

  it("in a config template, new or changed", async () => {
    expect(await told(await newTemplate("Deep", deep))).toEqual(refusedField("data"))
    const { id } = await objectIn(newTemplate("Flat", "{}"), "configTemplate")
    const body = { id, name: "Flat", businessEntityId: account, config: deep }
    expect(await told(await send(`configtemplates/${String(id)}`, { method: "PUT", body }))).toEqual(
      refusedField("config")
    )
  })

  it("in a configuration and in a profile", async () => {
    const before = await readConfig()
    expect(await told(await putConfig(deep))).toEqual(refusedConfig)
    expect(await readConfig()).toEqual(before)
    const profile = { name: "Deep", businessEntityId: account, type: 1, config: deep }
    expect(await told(await send("componentProfiles", { method: "POST", body: profile }))).toEqual(refusedConfig)
  })

  it("in the instructions of a task", async () => {
    const { id, account: own, machine } = await utg()
    const task = {
      businessEntityId: own,
      componentId: id,
      machinePermanentId: machine,
      type: 3,
      instructions: deep,
      runAfter: "2026-11-21T05:00:00.000Z",
      lastUpdatedAt: "2026-11-20T05:00:00.000Z",
      lastUpdatedBy: 1,
      status: 0,
      bulkLabel: "Restart",
      label: "Restart",
      hash: null,
      signature: null,
      taskGroupId: null,
      version: 0,
      resultDetails: null,
      resultMessage: null
    }
    expect(await told(await send("tasksbulk", { method: "POST", body: [task] }))).toEqual(
      refusedField("0.instructions")
    )
  })
})

it("JSON in a text of 200 levels is kept and merged", async () => {
  const { id } = await objectIn(newTemplate("As deep as may be", nested(200)), "configTemplate")
  expect((await merge(id)).status).toBe(200)
  expect((await putConfig(nested(200))).status).toBe(200)
  expect((await merge(id)).status).toBe(200)
})

it("what was stored deeper is not merged, and is named", async () => {
  const { id } = await objectIn(newTemplate("From before", "{}"), "configTemplate")
  const objects = `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`
  const store = (config: string) =>
    sandbox.db.execute(sql`update config_template set config = ${config} where id = ${id}`)
  await store(objects)
  expect(await told(await merge(id))).toEqual([
    422,
    { message: "The config template is nested more than 200 levels deep. Make it flatter." }
  ])
  const { id: componentId } = await utg()
  await sandbox.db.execute(
    sql`update component_config set config = ${objects}, head_id = null where component_id = ${componentId}`
  )
  expect(await told(await merge(id))).toEqual([
    422,
    { message: "The config template is nested more than 200 levels deep. Make it flatter." }
  ])
  await store("{}")
  expect(await told(await merge(id))).toEqual([
    422,
    { message: "The configuration of the UTG is nested more than 200 levels deep. Make it flatter." }
  ])
})
