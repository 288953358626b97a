import { loadList } from "@command-center/api/management/lists"
import { parseFilterExpression } from "@command-center/domain/filter/expression"
import { tasksAddressProperties, utgAddressProperties } from "@command-center/domain/filter/property"
import { taskFields } from "@command-center/domain/task/task"
import { utgFields } from "@command-center/domain/utg/utg"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { run } from "../../scripts/operator/fleet.ts"
import { type Desk, openDesk } from "./support/desk.ts"

let desk: Desk
const { chain, emptyMerchant } = knownAccounts

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const fleet = (account: number, ...args: ReadonlyArray<string>) =>
  desk.run(run, ["--account", String(account), ...args])

interface Shown {
  readonly key?: string
  readonly name?: string
  readonly count: number
  readonly filter: string | null
}

/** How many rows the services find for the filter of a figure. */
const found = async (filter: string, isTask: boolean): Promise<number> => {
  if (isTask) {
    const asked = Result.getOrThrow(parseFilterExpression(filter, tasksAddressProperties))
    return (await desk.estate.given(loadList({ id: "tasks", fields: taskFields }, chain.id, asked))).rows.length
  }
  const asked = Result.getOrThrow(parseFilterExpression(filter, utgAddressProperties))
  return (await desk.estate.given(loadList({ id: "utgs", fields: utgFields }, chain.id, asked))).rows.length
}

describe("fleet", () => {
  it("gives figures that are what the services find for their filters", async () => {
    const { code, out, err } = await fleet(chain.id, "--json")
    expect([code, err]).toEqual([0, ""])
    const { numbers, statuses, utgVersions, agentVersions, trouble, days } = JSON.parse(out)
    const shown: ReadonlyArray<Shown> = [
      ...numbers,
      ...statuses,
      ...utgVersions,
      ...agentVersions,
      ...trouble.accounts,
      ...trouble.merchants,
      ...trouble.versions
    ]
    const compared = await Promise.all(
      shown.map(async ({ key = "", count, filter }) => ({
        filter,
        count,
        found: filter === null ? null : await found(filter, key.startsWith("failed"))
      }))
    )
    expect(compared).toEqual(compared.map((each) => ({ ...each, found: each.count })))
    expect(shown.filter(({ count }) => count > 0).length).toBeGreaterThan(20)
    expect(days.length).toBe(7)
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
        err: '--fail-if: "offline about 5" is no limit. Write a figure, >, >=, < or <=, and a number with or without %: offline > 5%.\n'
      })
    })
    expect(asked.filter(({ line }) => line.includes("management"))).toEqual([])
  })
})
