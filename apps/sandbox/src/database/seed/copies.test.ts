import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, it } from "vitest"
import { type OpenDatabase, openDatabase } from "../open.ts"
import { rowsOf } from "../query.ts"
import { copyUtgs } from "./copies.ts"
import { templateNow } from "./known.ts"

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openDatabase({ now: templateNow, utgs: 200 })
  await copyUtgs(opened.db, 200, 450)
})
afterAll(() => opened.close())

const row = async (text: string) => (await rowsOf(opened.db, sql.raw(text)))[0]

it("copies UTGs to the number asked for, each with its own ids, names, machine and configuration", async () => {
  expect(
    await row(`select count(*)::int as utgs, count(distinct id)::int as ids, count(distinct permanent_id)::int as guids,
      count(distinct nickname || merchant || location)::int >= 440 as "areNamed" from component`)
  ).toEqual({ utgs: 450, ids: 450, guids: 450, areNamed: true })
  expect(
    await row(`select count(*)::int as utgs from component c join machine m on m.id = c.machine_id
      join component_config k on k.component_id = c.id where m.business_entity_id = c.business_entity_id`)
  ).toEqual(await row("select 450 as utgs"))
  expect(await row(`select count(*)::int as views from service_view`)).toEqual({ views: 450 })
})

it("copies no devices", async () => {
  expect(
    await row(`select count(*)::int as strange from device where component_id not in (
      select id from component order by id limit 200)`)
  ).toEqual({ strange: 0 })
})
