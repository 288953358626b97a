import { deviceFields } from "@command-center/domain/device/device"
import { formFields } from "@command-center/domain/form/form"
import { installationFields } from "@command-center/domain/installation/installation"
import { profileFields } from "@command-center/domain/profile/profile"
import type { RowFields } from "@command-center/domain/rows/row-fields"
import { makeRowReader } from "@command-center/domain/rows/row-reader"
import { taskFields } from "@command-center/domain/task/task"
import { templateFields } from "@command-center/domain/template/template"
import { userFields } from "@command-center/domain/user/user"
import { utgFields } from "@command-center/domain/utg/utg"
import { sql } from "drizzle-orm"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type OpenDatabase, openDatabase } from "./open.ts"
import { rowsOf, textOf } from "./query.ts"
import { deviceView, serviceView, taskView } from "./schema-views.ts"
import { knownAccounts, templateNow } from "./seed/known.ts"
import { viewNames } from "./view-ddl.ts"

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openDatabase({ now: templateNow })
})
afterAll(() => opened.close())

const countOf = async (from: string) => Number(await textOf(opened.db, sql.raw(`select count(*) from ${from}`)))
const wireRows = async (view: string): Promise<ReadonlyArray<unknown>> => {
  const rows: unknown = JSON.parse(await textOf(opened.db, sql.raw(`select json_agg(json)::text from ${view}`)))
  return Array.isArray(rows) ? rows : []
}
const rowsWith = (text: string) => rowsOf(opened.db, sql.raw(text))

const unreadableBy = (fields: RowFields) => {
  const read = makeRowReader(fields)
  return (wire: unknown) => Result.isFailure(read(wire))
}

describe("the seeded estate", { timeout: 30_000 }, () => {
  it("has the counts of an estate of 3,000 UTGs", async () => {
    const counts = await Promise.all(viewNames.map(async (name) => [name, await countOf(name)] as const))
    expect([...counts, ["machines", await countOf("machine")]]).toEqual([
      ["service_view", 3000],
      ["device_view", 5000],
      ["task_view", 4000],
      ["business_entity_summary_view", 403],
      ["permission_mask_view", 96],
      ["user_view", 80],
      ["profile_view", 26],
      ["config_template_view", 18],
      ["device_form_view", 42],
      ["installation_view", 64],
      ["machines", 2000]
    ])
  })

  it.each([
    ["service_view", unreadableBy(utgFields)],
    ["device_view", unreadableBy(deviceFields)],
    ["task_view", unreadableBy(taskFields)],
    ["user_view", unreadableBy(userFields)],
    ["profile_view", unreadableBy(profileFields)],
    ["config_template_view", unreadableBy(templateFields)],
    ["device_form_view", unreadableBy(formFields)],
    ["installation_view", unreadableBy(installationFields)]
  ])("gives rows of %s that the console can read", async (view, isUnreadable) => {
    expect((await wireRows(view)).filter(isUnreadable)).toEqual([])
  })

  it("names each column of a view by its wire name, so that a filter's property is a column", async () => {
    const [utg] = await opened.db.select().from(serviceView).limit(1)
    const [device] = await opened.db.select().from(deviceView).limit(1)
    const [task] = await opened.db.select().from(taskView).limit(1)
    const columns = [utg, device, task].map((row) => Object.keys(row ?? {}).length)
    expect(columns).toEqual([23, 32, 33])
  })

  it("has tasks of every status and both names of code 5, with both forms of dates", async () => {
    const statuses = await rowsWith(`select distinct "taskStatus" as s from task_view order by 1`)
    const names = await rowsWith(`select distinct "taskTypeName" as n from task_view where "taskType" = 5 order by 1`)
    const forms = await rowsWith(`select count(*)::int as n from task_view where
      json->>'taskRunAfter' like '____-__-__T__:__:__.___Z' and json->>'taskLastUpdatedAt' like '/Date(%+0000)/'`)
    expect({ statuses: statuses.map((row) => row["s"]), names: names.map((row) => row["n"]), forms }).toEqual({
      statuses: [-10, -5, 0, 5, 10, 15, 20, 30],
      names: ["Revert UTG", "Update the command center with the UTG's local configuration"],
      forms: [{ n: 4000 }]
    })
  })

  it("compares versions by their parts, not by their letters", async () => {
    const rows = await rowsWith(`select version_key('4.9.12.2650') > version_key('4.9.2.9999') as newer,
      version_key('UTG 5.0.0.3018 (x64)') = version_key('5.0.0.3018') as embedded, version_key('track ga') as none`)
    expect(rows).toEqual([{ newer: true, embedded: true, none: null }])
  })

  it("has UTGs below the version that device tasks need, and machines that never reported", async () => {
    const rows = await rowsWith(`select
      count(*) filter (where version_key("utgVersion") < version_key('5.0.0.3018')) > 100 as old,
      count(*) filter (where "machineStatusEntityLastKnownCommunication" is null) > 0 as silent,
      count(*) filter (where "machineStatus" = 'Offline') > 100 as offline,
      count(*) filter (where "componentProfileName" is null) > 100 as bare from service_view`)
    expect(rows).toEqual([{ old: true, silent: true, offline: true, bare: true }])
  })
})

describe("the accounts", { timeout: 30_000 }, () => {
  it("are one tree of eight levels in which each account knows all its ancestors", async () => {
    const entities = await rowsWith("select id, parent_id from business_entity")
    const parents = new Map(entities.map((row) => [Number(row["id"]), row["parent_id"]]))
    const expected = [...parents.keys()].flatMap((id) => {
      const pairs: string[] = []
      let at: unknown = id
      for (let distance = 0; typeof at === "number"; distance += 1) {
        pairs.push(`${at} ${id} ${distance}`)
        at = parents.get(at)
      }
      return pairs
    })
    const closure = await rowsWith(
      "select ancestor_id || ' ' || descendant_id || ' ' || distance as pair from account_closure"
    )
    expect(closure.map((row) => String(row["pair"])).toSorted()).toEqual(expected.toSorted())
    expect(await rowsWith("select max(distance) as depth from account_closure")).toEqual([{ depth: 7 }])
    expect(entities.filter((row) => row["parent_id"] === null).map((row) => row["id"])).toEqual([1])
  })

  it("are of every kind", async () => {
    const kinds = await rowsWith(`select json->>'isMerchant' as m, json->>'isOrganization' as o,
      json->>'isResellerOrganization' as r, count(*) > 0 as some from business_entity_summary_view group by 1, 2, 3 order by 1, 2`)
    expect(kinds).toEqual([
      { m: "false", o: "false", r: "true", some: true },
      { m: "false", o: "true", r: "false", some: true },
      { m: "true", o: "false", r: "false", some: true }
    ])
  })

  it("hold less the further down one looks, and one holds nothing", async () => {
    const counts = await Promise.all(
      [knownAccounts.root, knownAccounts.chain, knownAccounts.merchant, knownAccounts.emptyMerchant].map(({ id }) =>
        countOf(
          `service_view v join account_closure a on a.descendant_id = v."businessEntityId" where a.ancestor_id = ${id}`
        )
      )
    )
    expect(counts[0]).toBe(3000)
    expect(counts[1]).toBeLessThan(200)
    expect(counts[2]).toBeGreaterThan(10)
    expect(counts[2]).toBeLessThan(counts[1] ?? 0)
    expect(counts[3]).toBe(0)
  })

  it("are found below another through an index", async () => {
    const plan = await opened.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return rowsOf(tx, sql`explain select descendant_id from account_closure where ancestor_id = 12`)
    })
    expect(JSON.stringify(plan)).toContain("account_closure_pkey")
  })
})
