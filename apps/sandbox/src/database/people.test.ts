import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type OpenDatabase, openDatabase } from "./open.ts"
import { rowsOf } from "./query.ts"
import { firstOutside, firstWithoutRight } from "./rights.ts"
import { knownAccounts as at, templateNow } from "./seed/known.ts"
import { everything } from "./seed/people.ts"

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openDatabase({ now: templateNow })
})
afterAll(() => opened.close())

const idOf = async (username: string) => {
  const [row] = await rowsOf(opened.db, sql`select id from person where username = ${username}`)
  return Number(row?.["id"])
}

/** Rights as text: "Machines:ve Devices:v". */
const rights = async (username: string, account: { readonly id: number }) => {
  const id = await idOf(username)
  const has = async (key: string, flag: "canView" | "canEdit") =>
    (await firstWithoutRight(opened.db, id, [account.id], [[key, flag]])) === null
  const found: Array<string> = []
  for (const key of everything) {
    const letters = `${(await has(key, "canView")) ? "v" : ""}${(await has(key, "canEdit")) ? "e" : ""}`
    if (letters !== "") found.push(`${key}:${letters}`)
  }
  return found.join(" ")
}
const all = (letters: string) => everything.map((key) => `${key}:${letters}`).join(" ")

describe("the people", { timeout: 30_000 }, () => {
  it("are twenty on the sign-on page, each with a line of their own", async () => {
    const rows = await rowsOf(
      opened.db,
      sql`select count(*)::int as people, count(distinct sign_on_description)::int as lines,
        bool_and(is_active and not is_locked) as usable from person where sign_on_description is not null`
    )
    expect(rows).toEqual([{ people: 20, lines: 20, usable: true }])
  })

  it.each([
    ["dana.whitlock", at.kiosk, all("ve")],
    ["ravi.natarajan", at.merchant, all("v")],
    ["marta.oyelaran", at.merchant, all("ve")],
    ["marta.oyelaran", at.root, ""],
    ["theo.lindqvist", at.merchant, "UtgServices:ve Machines:ve Devices:v"],
    ["theo.lindqvist", at.kiosk, "UtgServices:ve Machines:ve Devices:v"],
    ["theo.lindqvist", at.district, ""],
    ["ivy.castellano", at.chain, ""],
    ["otto.brandt", at.chain, "Devices:v"],
    ["elena.sorokina", at.chain, all("v")],
    ["elena.sorokina", at.district, all("ve")],
    ["samuel.adeyemi", at.district, "UtgServices:ve Machines:ve Devices:e"],
    ["walter.okafor", at.neighbour, all("ve").replace(" Users:ve", "")],
    ["walter.okafor", at.chain, ""],
    ["maximiliana-theodora.featherstonehaugh-villanueva", at.chain, "Devices:v"]
  ])("%s may at %o: %s", async (username, account, expected) => {
    expect(await rights(username, account)).toBe(expected)
  })

  it("have masks in both readings, which say the same", async () => {
    const rows = await rowsOf(
      opened.db,
      sql`select case when json->>'levelMask' is null then 'flags' else 'level' end as reading, count(*)::int as n,
          bool_and(json->'roleBusinessEntityIds' is not null) as scoped from permission_mask_view group by 1 order by 1`
    )
    const [masks] = await rowsOf(
      opened.db,
      sql`select json_agg(v.json->'levelMask' order by v.id)::text as levels from permission_mask_view v
          where v."personId" = ${await idOf("ravi.natarajan")}`
    )
    expect({ rows, ravi: masks?.["levels"] }).toEqual({
      rows: [
        { reading: "flags", n: 49, scoped: true },
        { reading: "level", n: 47, scoped: true }
      ],
      ravi: "[18, 18, 18, 18, 18, 18, 18]"
    })
  })

  it("reach their account and what is below it", async () => {
    const asked = [at.chain.id, at.kiosk.id, at.neighbour.id, at.root.id]
    expect(await firstOutside(opened.db, at.chain.id, asked)).toBe(at.neighbour.id)
    expect(await firstOutside(opened.db, at.chain.id, asked.toReversed())).toBe(at.root.id)
    expect(await firstOutside(opened.db, at.chain.id, asked.slice(0, 2))).toBeNull()
  })
})
