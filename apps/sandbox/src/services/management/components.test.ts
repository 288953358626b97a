import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rowsOf } from "../../database/query.ts"
import { knownAccounts } from "../../database/seed/known.ts"
import type { Sandbox } from "../../server.ts"
import { call, startTestSandbox, tokenOf } from "../../testing.ts"

let sandbox: Sandbox
let token: string
const root = knownAccounts.root.id

beforeAll(async () => {
  sandbox = await startTestSandbox()
  token = await tokenOf(sandbox)
}, 60_000)
afterAll(() => sandbox.close())

const read = (rest: string) => call(sandbox, { token, path: `management/businessentities/${root}/${rest}` })

describe("a UTG's component", () => {
  it("comes with its machine, and its configuration with its revision", async () => {
    const { component } = await (await read("components/20000")).json()
    const [row] = await rowsOf(
      sandbox.db,
      sql`select c.permanent_id as component, m.permanent_id as machine, f.config, f.revision_id as revision
        from component c join machine m on m.id = c.machine_id join component_config f on f.component_id = c.id
        where c.id = 20000`
    )
    expect([component.Id, component.PermanentId, component.Machine.PermanentId]).toEqual([
      20_000,
      row?.["component"],
      row?.["machine"]
    ])
    const place = `machines/${row?.["machine"]}/components/${row?.["component"]}/componentConfigs/0`
    const { componentConfig } = await (await read(place)).json()
    expect([componentConfig.componentId, componentConfig.revisionId, componentConfig.config]).toEqual([
      20_000,
      row?.["revision"],
      row?.["config"]
    ])
  })

  it("that does not exist is a 404 with a message", async () => {
    const missing = await read("components/1")
    const nowhere = await read(
      "machines/9d2f1c3e-1111-4222-8333-444455556666/components/9d2f1c3e-1111-4222-8333-444455556667/componentConfigs/0"
    )
    expect([missing.status, await missing.json(), nowhere.status]).toEqual([
      404,
      { message: "There is no UTG 1." },
      404
    ])
  })
})
