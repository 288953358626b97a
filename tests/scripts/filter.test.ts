import { readFile } from "node:fs/promises"
import { loadList } from "@command-center/api/management/lists"
import { taskFields } from "@command-center/domain/task/task"
import { type UtgRow, utgFields } from "@command-center/domain/utg/utg"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { run } from "../../scripts/operator/filter.ts"
import { run as schedule } from "../../scripts/operator/schedule.ts"
import { at } from "../tooling/support/command.ts"
import { type Desk, openDesk } from "./support/desk.ts"

let desk: Desk
const account = knownAccounts.chain.id

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const filter = (list: string, expression: string, ...others: ReadonlyArray<string>) =>
  desk.run(run, [expression, "--list", list, "--account", String(account), ...others])

const allUtgs = async () => (await desk.estate.given(loadList({ call: "utgs", fields: utgFields }, account))).rows
const allTasks = async () => (await desk.estate.given(loadList({ call: "tasks", fields: taskFields }, account))).rows

/** The estate has versions 4.9.… and 5.…, so the build number decides among those of 5. */
const isBelow3018 = ({ utgVersion }: UtgRow) =>
  utgVersion?.startsWith("4.") === true || Number(utgVersion?.split(".")[3]) < 3018

describe("filter", () => {
  it("takes the values of a list's address, and gives the rows that have them", async () => {
    const utgs = await allUtgs()
    const status = utgs.find(({ utgStatus }) => utgStatus !== null)?.utgStatus ?? ""
    const expected = utgs.filter(({ utgStatus }) => utgStatus === status).length
    expect(expected).toBeLessThan(utgs.length)
    for (const values of [`UTG Status is "${status}"`, `utgStatus is ("${status}" or nothing)`]) {
      const { code, out, err } = await filter("utgs", "", "--values", values, "--count")
      expect([code, err, out.trim()]).toEqual([0, "", String(expected)])
    }
    const { code, err } = await filter("utgs", "", "--values", "Colour is red", "--count")
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('--values: "Colour is red" cannot be read. Write columns and their values as')
    ])
  })

  it("has examples that find something in the estate", async () => {
    const readme = await readFile(at("scripts/operator/README.md"), "utf8")
    const help = (await desk.run(run, ["--help"])).out
    const expressions = [
      /--list utgs --account 12 '([^']+)'/u.exec(readme)?.[1],
      /^ +(utgVersion < .+)$/mu.exec(help)?.[1]
    ]
    for (const expression of expressions) {
      expect(Number((await filter("utgs", expression ?? "none", "--count")).out)).toBeGreaterThan(0)
    }
    const values = /"facets=": (.+)$/mu.exec(help)?.[1] ?? "none"
    expect(Number((await filter("utgs", "", "--values", values, "--count")).out)).toBeGreaterThan(0)
    expect(account).toBe(12)
  })

  it("gives the predicates of an expression and the rows that match", async () => {
    const { code, out, err } = await filter("utgs", 'utgVersion < 5.0.0.3018 and Merchant contains "coffee"', "--json")
    const { predicates, count, rows } = JSON.parse(out)
    expect([code, err]).toEqual([0, ""])
    expect(predicates).toEqual([
      { PropertyName: "UtgVersion", Operator: "LT", Value: "5.0.0.3018", TypeHint: "Version" },
      { PropertyName: "ComponentMerchant", Operator: "LIKE", Value: "coffee" }
    ])
    const ids = rows.map((row: { componentId: number }) => row.componentId)
    const expected = (await allUtgs())
      .filter((row) => isBelow3018(row) && row.componentMerchant?.toLowerCase().includes("coffee"))
      .map(({ componentId }) => componentId)
    expect([ids, count]).toEqual([expected, expected.length])
    expect(count).toBeGreaterThan(3)
  })

  it("counts tasks by a pair of conditions", async () => {
    const expression = "(Task Status is Failed or Task Status is Rejected) and Task Run Date on or after 2026-11-01"
    const expected = (await allTasks()).filter(
      ({ taskStatus, taskRunAfter }) =>
        (taskStatus === 30 || taskStatus === -10) && (taskRunAfter ?? "") >= "2026-11-01T00:00:00.000Z"
    )
    expect(await filter("tasks", expression, "--count")).toEqual({ code: 0, out: `${expected.length}\n`, err: "" })
    expect(expected.length).toBeGreaterThan(0)
  })

  it("is a table of ids, names, accounts and what is asked about without --json", async () => {
    const { out } = await filter("devices", "Firmware Version contains 1 and UTG Version >= 5.0.0.3124")
    const [predicates, , headings, ...rows] = out.trimEnd().split("\n")
    expect(predicates).toMatch(/^Predicates: \[\{"PropertyName":"DeviceStatusFirmwareVersion".*\]$/u)
    expect(headings?.split(/ {2,}/u)).toEqual(["Id", "Name", "Account", "UTG Version", "Firmware Version"])
    expect(rows.at(-1)).toBe(`${rows.length - 2} rows match.`)
    const one = await filter("utgs", `Component Permanent ID is ${await permanentId()}`)
    expect(one.out).toContain("\n\n1 row matches.\n")
  })

  it("says when nothing matches, and takes an empty expression for everything", async () => {
    const none = await filter("utgs", "UTG Nickname is nobody-is-called-this")
    expect([none.code, none.out.trimEnd().split("\n").at(-1)]).toEqual([0, "No rows match."])
    const everything = await allUtgs()
    expect((await filter("utgs", "", "--count")).out).toBe(`${everything.length}\n`)
  })
})

describe("filter --csv", () => {
  it("names each UTG once, for schedule to take as it is, with what the lines do not say said once", async () => {
    const { code, out, err } = await filter("devices", "Firmware Version contains 1", "--csv")
    const [headings, ...lines] = out.trimEnd().split("\n")
    const ids = lines.map((line) => Number(line.split(",")[0]))
    expect([code, err, headings, new Set(ids).size]).toEqual([0, "", "utg,nickname,account", ids.length])
    expect(ids.length).toBeGreaterThan(1)
    const given = "- --task set-offline --hours 4 --time-zone America/New_York --json --outcome offline.csv".split(" ")
    const at = ["--at", "2026-12-01 03:30", "--account", String(account)]
    const planned = await desk.run(schedule, [...given, ...at], {}, undefined, out)
    expect([planned.code, planned.err]).toEqual([0, ""])
    expect(
      JSON.parse(planned.out).lines.map(({ id, runAfter }: { id: number; runAfter: string }) => [id, runAfter])
    ).toEqual(ids.map((id) => [id, "2026-12-01T08:30:00.000Z"]))
  })
})

const permanentId = async () => (await allUtgs())[0]?.componentPermanentId

describe("filter is refused", () => {
  it("with the place of what is wrong in the expression", async () => {
    expect(await filter("utgs", "utgVersio < 5.0.0.3018")).toEqual({
      code: 2,
      out: "",
      err: 'There is no property "utgVersio". Did you mean UTG Version?\n  utgVersio < 5.0.0.3018\n  ^\n'
    })
    const operator = await filter("utgs", "utgVersion < 5.0.0.3018 and Merchant < x")
    expect(operator.err.split("\n").at(2)).toBe(`${" ".repeat(2 + "utgVersion < 5.0.0.3018 and Merchant ".length)}^`)
  })

  it.each([
    [["--list", "users", "--account", "12", ""], '--list must be one of utgs, tasks, devices, not "users".'],
    [["--account", "12", ""], "--list must be one of utgs, tasks, devices."],
    [["--list", "utgs", "--account", "12"], "<expression> is missing. --help says how it is called."],
    [["--list", "utgs", "--account", "12", "--json", "--count", ""], "--json, --csv and --count exclude each other."]
  ])("for wrong usage: %j", async (args, message) => {
    expect(await desk.run(run, args)).toEqual({ code: 2, out: "", err: `${message}\n` })
  })

  it("where the rows may not be seen, with the service's reason", async () => {
    const given = ["", "--list", "utgs", "--account", String(account)]
    const { code, err } = await desk.run(run, given, await desk.as("otto.brandt"))
    expect([code, err]).toEqual([
      1,
      "The rows could not be read. This call needs canView on UtgServices for the account 12.\n"
    ])
  })
})

it("--help shows expressions", async () => {
  const { code, out } = await desk.run(run, ["--help"])
  expect([code, out]).toEqual([0, expect.stringContaining('utgVersion < 5.0.0.3018 and merchant contains "coffee"')])
})
