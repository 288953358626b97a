import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rowsOf } from "../../database/query.ts"
import { knownAccounts } from "../../database/seed/known.ts"
import type { Sandbox } from "../../server.ts"
import { call, filterOf, listIn, startTestSandbox, tokenOf } from "../../testing.ts"

let sandbox: Sandbox
let token: string

beforeAll(async () => {
  sandbox = await startTestSandbox()
  token = await tokenOf(sandbox)
})
afterAll(() => sandbox.close())

type List = "components" | "devices" | "tasks"

const idNames = { components: "componentId", devices: "deviceConfigId", tasks: "taskId" } as const
const tables = { components: "component", devices: "device", tasks: "task" } as const
const fields = { components: "serviceView", devices: "deviceView", tasks: "taskView" } as const

const query = (list: List, predicates: ReadonlyArray<unknown>, account = 1) =>
  call(sandbox, {
    token,
    method: "POST",
    path: `management/businessentities/${account}/${list}/query`,
    body: filterOf(...predicates)
  })

const rowsIn = async (list: List, predicates: ReadonlyArray<unknown>, account = 1) => {
  const answer = await query(list, predicates, account)
  expect(answer.status).toBe(200)
  return listIn(answer, fields[list])
}

const idsIn = async (list: List, predicates: ReadonlyArray<unknown>, account = 1) =>
  (await rowsIn(list, predicates, account)).map((row) => Number(row[idNames[list]]))

const expected = async (statement: string) =>
  (await rowsOf(sandbox.db, sql.raw(statement))).map((row) => Number(row["id"]))

const one = (PropertyName: string, Operator: string, Value: string | number, TypeHint?: string) =>
  TypeHint === undefined ? { PropertyName, Operator, Value } : { PropertyName, Operator, Value, TypeHint }

const refusedWith = async (predicates: ReadonlyArray<unknown>) => {
  const answer = await query("components", predicates)
  const body: unknown = await answer.json()
  return { status: answer.status, body }
}

describe("queries", () => {
  it("gives every row once, by id, though there are more than a batch holds", async () => {
    expect(await idsIn("components", [])).toEqual(await expected("select id from component order by id"))
    expect(await idsIn("devices", [])).toEqual(await expected("select id from device order by id"))
    expect(await idsIn("tasks", [])).toEqual(await expected("select id from task order by id"))
  })

  it("gives the rows of an account and of everything below it", async () => {
    const { chain, emptyMerchant } = knownAccounts
    const below = `select descendant_id from account_closure where ancestor_id = ${chain.id}`
    const ids = await idsIn("components", [], chain.id)
    expect(ids).toEqual(await expected(`select id from component where business_entity_id in (${below}) order by id`))
    expect(ids.length).toBeGreaterThan(0)
    expect(await idsIn("components", [], emptyMerchant.id)).toEqual([])
  })

  it("finds text by LIKE whatever its case, with the wildcards of SQL as they are", async () => {
    const ids = await idsIn("components", [one("ComponentMerchant", "LIKE", "COFFEE")])
    expect(ids).toEqual(await expected("select id from component where merchant ilike '%coffee%' order by id"))
    expect(ids.length).toBeGreaterThan(0)
    for (const value of ["%", "_", "\\", "'; drop table component; --"]) {
      const literal = value.replaceAll("'", "''")
      const found = await idsIn("components", [one("ComponentNickname", "LIKE", value)])
      expect(found).toEqual(await expected(`select id from component where position('${literal}' in nickname) > 0`))
    }
  })

  it("compares versions by their numbers, part by part", async () => {
    const all = await rowsIn("components", [])
    const build = (row: Record<string, unknown>) => String(row["utgVersion"]).split(".").map(Number)
    const isBelow = (row: Record<string, unknown>) => {
      const [major = 0, minor = 0, patch = 0, last = 0] = build(row)
      return major < 5 || (major === 5 && minor === 0 && patch === 0 && last < 3018)
    }
    const below = all.filter(isBelow).map((row) => Number(row["componentId"]))
    expect(await idsIn("components", [one("UtgVersion", "LT", "5.0.0.3018", "Version")])).toEqual(below)
    expect(await idsIn("components", [one("UtgVersion", "GTE", "5.0.0.3018", "Version")])).toHaveLength(
      all.length - below.length
    )
    const tasks = "select t.id from task t join machine m on m.id = t.machine_id where m.agent_version"
    expect(await idsIn("tasks", [one("AgentVersion", "NEQ", "2.4.1.188", "Version")])).toEqual(
      await expected(`${tasks} <> '2.4.1.188' order by t.id`)
    )
    expect(await idsIn("tasks", [one("AgentVersion", "LT", "2.3.10.0", "Version")])).toEqual(
      await expected(`${tasks} = '2.3.9.155' order by t.id`)
    )
  })

  it("compares whole numbers and GUIDs", async () => {
    expect(await idsIn("tasks", [one("TaskStatus", "GTE", "20", "Integer")])).toEqual(
      await expected("select id from task where status >= 20 order by id")
    )
    expect(await idsIn("tasks", [one("ComponentId", "EQ", 3001)])).toEqual(
      await expected("select id from task where component_id = 3001 order by id")
    )
    const [first] = await rowsIn("components", [])
    const guid = String(first?.["componentPermanentId"]).toUpperCase()
    expect(await idsIn("components", [one("ComponentPermanentId", "EQ", guid, "Guid")])).toEqual([
      first?.["componentId"]
    ])
  })

  it("compares dates: MM/DD/YYYY is the local day, ISO text the instant", async () => {
    const start = new Date(2026, 10, 10).toISOString()
    expect(await idsIn("tasks", [one("TaskRunAfter", "GTE", "11/10/2026", "DateTime")])).toEqual(
      await expected(`select id from task where run_after >= '${start}' order by id`)
    )
    expect(await idsIn("tasks", [one("TaskRunAfter", "LT", start, "DateTime")])).toEqual(
      await expected(`select id from task where run_after < '${start}' order by id`)
    )
  })

  it("joins two predicates by AND or OR, and predicates of the list by AND", async () => {
    const pair = [one("TaskType", "EQ", "3", "Integer"), one("TaskStatus", "EQ", "30", "Integer")]
    const rows = (condition: string) => expected(`select id from task where ${condition} order by id`)
    expect(await idsIn("tasks", [{ Operator: "OR", Value: pair }])).toEqual(await rows("type = 3 or status = 30"))
    expect(await idsIn("tasks", [{ Operator: "AND", Value: pair }])).toEqual(await rows("type = 3 and status = 30"))
    expect(await idsIn("tasks", pair)).toEqual(await rows("type = 3 and status = 30"))
  })

  it("finds UTGs by what their devices are", async () => {
    const devices = "select component_id from device where config_type ilike '%lane3000%'"
    expect(await idsIn("components", [one("DeviceConfigDeviceType", "LIKE", "lane3000")])).toEqual(
      await expected(`select id from component where id in (${devices}) order by id`)
    )
  })

  it.each([
    ["property", one("ComponentColour", "LIKE", "x"), "Unknown property ComponentColour."],
    ["operator", one("UtgStatus", "STARTS", "x"), 'Unknown operator "STARTS" for UtgStatus.'],
    ["type hint", one("UtgStatus", "EQ", "x", "Colour"), 'Unknown TypeHint "Colour" for UtgStatus.'],
    ["fitting", one("UtgStatus", "EQ", "1", "Integer"), "The TypeHint Integer does not fit UtgStatus."],
    [
      "version",
      one("UtgVersion", "LT", "new", "Version"),
      "The Value of UtgVersion is not a version (TypeHint Version)."
    ],
    [
      "GUID",
      one("ComponentPermanentId", "EQ", "1", "Guid"),
      "The Value of ComponentPermanentId is not a GUID (TypeHint Guid)."
    ],
    [
      "group",
      { Operator: "OR", Value: [one("UtgStatus", "LIKE", "x")] },
      "A predicate grouped by OR needs exactly two predicates."
    ]
  ])("refuses an unknown or wrong %s by name", async (_, predicate, message) => {
    expect(await refusedWith([predicate])).toEqual({ status: 400, body: { message } })
  })

  it.each([{}, { predicates: [] }, { Predicate: [] }, { Predicates: null }, [], null])(
    "refuses a filter without its predicates: %j",
    async (filter) => {
      const path = "management/businessentities/1/components/query"
      const answer = await call(sandbox, { token, method: "POST", path, body: JSON.stringify(filter) })
      expect([answer.status, await answer.json()]).toEqual([400, { message: "The filter has no list Predicates." }])
    }
  )

  it("refuses a filter that is not stringified twice", async () => {
    const path = "management/businessentities/1/tasks/query"
    const once = await call(sandbox, { token, method: "POST", path, body: { Predicates: [] } })
    expect([once.status, await once.json()]).toEqual([400, { message: "The filter is not stringified twice." }])
  })
})

describe("CSV", () => {
  const csv = async (list: List, account = 1) => {
    const path = `management/businessentities/${account}/${list}/query/csv`
    const answer = await call(sandbox, { token, method: "POST", path, body: filterOf() })
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"])
    return answer.text()
  }

  it.each(["components", "devices", "tasks"] as const)("of %s has a line of names and a line per row", async (list) => {
    const lines = (await csv(list)).trimEnd().split("\r\n")
    expect(lines[0]?.split(",")).toContain(idNames[list])
    const [counted] = await rowsOf(sandbox.db, sql`select count(*)::int as n from ${sql.identifier(tables[list])}`)
    expect(lines).toHaveLength(Number(counted?.["n"]) + 1)
  })

  it("of an account without rows is the line of names", async () => {
    const lines = (await csv("tasks", knownAccounts.emptyMerchant.id)).trimEnd().split("\r\n")
    expect(lines.map((line) => line.includes("taskId"))).toEqual([true])
  })

  it("quotes, and keeps spreadsheets from running a cell", async () => {
    await sandbox.db.execute(
      sql`update component set nickname = '=cmd|calc, "now"' where id = (select min(id) from component)`
    )
    expect(await csv("components")).toContain(`,"'=cmd|calc, ""now""",`)
  })
})
