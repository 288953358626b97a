import { loadList } from "@command-center/api/management/lists"
import { deviceFields } from "@command-center/domain/device/device"
import { parseFilterExpression } from "@command-center/domain/filter/expression"
import {
  deviceAddressProperties,
  type FilterProperty,
  tasksAddressProperties,
  utgAddressProperties
} from "@command-center/domain/filter/property"
import type { RowFields } from "@command-center/domain/rows/row-fields"
import { taskFields } from "@command-center/domain/task/task"
import { utgFields } from "@command-center/domain/utg/utg"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { rowsBySql } from "@command-center/sandbox/src/testing-sql.ts"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { run } from "../../scripts/operator/fleet.ts"
import { type Desk, now, openDesk } from "./support/desk.ts"

type Properties = ReadonlyArray<FilterProperty>

let desk: Desk
const { chain, emptyMerchant } = knownAccounts

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const fleet = (account: number, ...args: ReadonlyArray<string>) =>
  desk.run(run, ["--account", String(account), ...args])

interface Shown {
  readonly count: number
  readonly filter: string | null
  readonly path: string | null
}

interface Named {
  readonly key?: string
  readonly name?: string
  readonly count: number
}

interface Drawn {
  readonly groups: ReadonlyArray<{ readonly cells: ReadonlyArray<Shown & { readonly version: string }> }>
  readonly worst: ReadonlyArray<Shown>
}

/** How many rows the services find for the filter of a figure. */
const found = async (list: string, filter: string): Promise<number> => {
  const load = async <Fields extends RowFields>(
    call: "utgs" | "tasks" | "devices",
    fields: Fields,
    known: Properties
  ) => {
    const asked = Result.getOrThrow(parseFilterExpression(filter, known))
    return (await desk.estate.given(loadList({ call, fields }, chain.id, asked))).rows.length
  }
  if (list === "tasks") return load("tasks", taskFields, tasksAddressProperties)
  if (list === "devices") return load("devices", deviceFields, deviceAddressProperties)
  return load("utgs", utgFields, utgAddressProperties)
}

describe("fleet", () => {
  it("gives figures that are what the services find for their filters", async () => {
    const { code, out, err } = await fleet(chain.id, "--json")
    expect([code, err]).toEqual([0, ""])
    const { numbers, statuses, drift, trouble, days, hours } = JSON.parse(out)
    const cellsOf = ({ groups, worst }: Drawn) => [...groups.flatMap(({ cells }) => cells), ...worst]
    const shown: ReadonlyArray<Shown> = [
      ...numbers,
      ...statuses,
      ...cellsOf(drift.utg),
      drift.utg.behind,
      ...cellsOf(drift.agent),
      drift.agent.behind,
      ...cellsOf(drift.profile),
      ...cellsOf(drift.firmware),
      ...days.flatMap(({ Failed, all }: Readonly<Record<string, Shown>>) => [Failed, all]),
      ...trouble.accounts,
      ...trouble.merchants,
      ...trouble.versions
    ]
    const compared: Array<{ count: number; found: number; path: string }> = []
    for (const { count, path } of shown) {
      if (path === null) throw new Error("A figure has no path.")
      const [list = "", query = ""] = path.replace(`/be/${chain.id}/`, "").split("?")
      const filter = new URLSearchParams(query).get("filter") ?? ""
      if (!path.includes("facets=")) compared.push({ count, path, found: await found(list, filter) })
    }
    expect(compared).toEqual(compared.map((each) => ({ ...each, found: each.count })))
    expect(compared.filter(({ count }) => count > 0).length).toBeGreaterThan(40)
    expect([days.length, hours.length]).toEqual([7, 168])
  })

  it("is a table without --json", async () => {
    const { code, out } = await fleet(emptyMerchant.id)
    const lines = out
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/ {2,}/u))
    expect([code, lines.slice(2, 5)]).toEqual([
      0,
      [
        ["Figure", "Count", "Of", "Unknown", "Filter"],
        ["UTGs online", "0", "0", "0", "UTG Status is exactly Online"],
        ["UTGs not online", "0", "0", "0", "UTG Status != Online"]
      ]
    ])
  })

  it("tells what SQL finds in the database", async () => {
    const { numbers, statuses, drift } = JSON.parse((await fleet(chain.id, "--json")).out)
    const { db } = desk.estate.sandbox
    const at = now.toISOString()
    const ofChain = `join account_closure a on a.descendant_id = v."businessEntityId" where a.ancestor_id = ${chain.id}`
    const [counted = {}] = await rowsBySql(
      db,
      `select count(*) filter (where "utgStatus" = 'Online') as online,
        count(*) filter (where "utgStatus" <> 'Online') as offline,
        count(*) filter (where "machineStatusEntityNextPredictedCommunication" < '${at}'::timestamptz) as silent,
        count(*) filter (where "configStatus" <> 'Synchronized') as unsynchronized,
        count(*) filter (where version_key("agentVersion") < version_key('2.4.1.188')) as "agent-behind",
        count(*) filter (where version_key("utgVersion") < version_key('5.0.0.3124')) as "utg-behind"
        from service_view v ${ofChain}`
    )
    const [tasks = {}] = await rowsBySql(
      db,
      `select count(*) filter (where "taskLastUpdatedAt" >= '${at}'::timestamptz - interval '24 hours') as failed,
        count(*) filter (where "taskLastUpdatedAt" < '${at}'::timestamptz - interval '24 hours'
          and "taskLastUpdatedAt" >= '${at}'::timestamptz - interval '48 hours') as "failed-before"
        from task_view v ${ofChain} and ("taskStatus" < 0 or "taskStatus" >= 30)
          and "taskLastUpdatedAt" < '${at}'::timestamptz and "taskRunAfter" >= '${at}'::timestamptz - interval '31 days'`
    )
    const inDatabase = Object.entries({ ...counted, ...tasks }).map(([key, count]) => [key, Number(count)])
    expect(Object.fromEntries(numbers.map(({ key, count }: Named) => [key, count]))).toEqual(
      Object.fromEntries(inDatabase)
    )
    const grouped = async (column: string) => {
      const rows = await rowsBySql(
        db,
        `select "${column}" as name, count(*) as count from service_view v ${ofChain} group by 1`
      )
      return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]))
    }
    const versions = ({ groups }: Drawn) =>
      Object.fromEntries(groups.flatMap(({ cells }) => cells.map(({ version, count }) => [version, count])))
    expect(Object.fromEntries(statuses.map(({ name, count }: Named) => [name, count]))).toEqual(
      await grouped("utgStatus")
    )
    expect([versions(drift.utg), versions(drift.agent)]).toEqual([
      await grouped("utgVersion"),
      await grouped("agentVersion")
    ])
  })

  it("has every part of the dashboard as tables, too", async () => {
    const { out } = await fleet(chain.id)
    const titles = [
      "Status",
      "Where it hurts: Accounts",
      "Tasks of the last 7 days",
      "Tasks of the last 7 days, By hour",
      "UTG versions",
      "Agent versions",
      "Profiles",
      "Firmware"
    ]
    const lines = out.split("\n")
    expect(titles.filter((title) => !lines.includes(title))).toEqual([])
  })

  it("leaves out what may not be seen, says so, and fails the limits on it", async () => {
    const installer = await desk.as("curtis.vance")
    const seen = await desk.run(run, ["--account", String(chain.id), "--json"], installer)
    const { numbers, drift } = JSON.parse(seen.out)
    expect([seen.code, drift.firmware, numbers.length > 0]).toEqual([0, null, true])
    expect(seen.err).toContain(
      "The devices could not be read. This call needs canView on Devices for the account 12.\n"
    )
    const blind = await desk.run(
      run,
      ["--account", String(chain.id), "--json", "--fail-if", "offline > 100%"],
      await desk.as("otto.brandt")
    )
    expect(blind.code).toBe(3)
    expect(blind.err).toContain("The limit offline > 100% cannot be checked: this figure could not be read.\n")
  })

  it("counts the rest where the manifest cannot be read, and a limit on what is behind fails", async () => {
    desk.estate.sandbox.faults.add({ path: "/versions/agent.json", kind: "status", status: 404, times: 1 })
    const { code, out, err } = await fleet(chain.id, "--json", "--fail-if", "agent-behind > 5%")
    const { numbers } = JSON.parse(out)
    const agent = numbers.find(({ key }: { readonly key: string }) => key === "agent-behind")
    expect([code, agent.count, agent.reason]).toEqual([3, null, "What is current could not be read: Fault 404"])
    expect(err).toBe(
      "The agent versions could not be read. Fault 404\nThe limit agent-behind > 5% cannot be checked: What is current could not be read: Fault 404\n"
    )
  })

  it("ends with 3 where a limit is passed, and says by what", async () => {
    const calm = await fleet(chain.id, "--fail-if", "offline > 100%")
    const passed = await fleet(chain.id, "--fail-if", "offline > 0%, offline > 100%")
    expect([calm.code, calm.err, passed.code, passed.err.split(":")[0]]).toEqual([
      0,
      "",
      3,
      "The limit offline > 0% is passed"
    ])
  })

  it("ends with 2 for a limit that cannot be read, before anything is asked", async () => {
    const asked = await desk.estate.askedBy(async () => {
      expect(await fleet(chain.id, "--fail-if", "offline about 5")).toEqual({
        code: 2,
        out: "",
        err: '--fail-if: "offline about 5" is not a limit. Write a figure, >, >=, < or <=, and a number with or without %: offline > 5%.\n'
      })
    })
    expect(asked.filter(({ line }) => line.includes("management"))).toEqual([])
  })
})
