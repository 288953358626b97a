import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { run } from "../../scripts/operator/schedule.ts"
import { type Desk, openDesk } from "./support/desk.ts"

let desk: Desk
const { id: account } = knownAccounts.district

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

describe("schedule is refused", () => {
  it("for a file that is not there", async () => {
    const { code, err } = await desk.run(run, [desk.at("none.csv"), "--account", String(account)])
    expect([code, err]).toEqual([
      1,
      `${desk.at("none.csv")} cannot be read (ENOENT). Name a CSV file of tasks; --help says what is in it.\n`
    ])
  })

  it("without the right to edit UTGs, before anything is checked", async () => {
    const { code, err } = await desk.run(run, ["none.csv", "--account", "15"], await desk.as("ravi.natarajan"))
    expect([code, err]).toEqual([
      1,
      "ravi.natarajan may not edit UTGs at Saltmarsh Coffee Pike Street (15), so cannot schedule tasks there. What you may do: npm run rights -- ravi.natarajan --account 15\n"
    ])
  })

  it.each([
    [["--account", "12"], "<file.csv> is missing. --help says how it is called."],
    [
      ["-", "--account", "12"],
      "--outcome is missing: a file that is piped in has no name. Say where outcomes are kept."
    ],
    [["a.csv", "--account", "12", "--send", "--cancel"], "--send, --status and --cancel exclude each other."],
    [["a.csv"], "--account is missing. Give the id of an account: --account 12"],
    [["a.csv", "--account", "12", "--batch", "0"], '--batch must be a whole number from 1 to 1000, not "0".'],
    [["a.csv", "--account", "12", "--batch", "many"], '--batch must be a whole number from 1 to 1000, not "many".'],
    [
      ["a.csv", "--account", "12", "--time-zone", "Mars/Olympus"],
      '--time-zone must be a time zone such as Europe/Berlin, not "Mars/Olympus".'
    ]
  ])("for wrong usage: %j", async (args, message) => {
    expect(await desk.run(run, args)).toEqual({ code: 2, out: "", err: `${message}\n` })
  })
})

it("--help documents the columns", async () => {
  const { code, out } = await desk.run(run, ["--help"])
  expect(code).toBe(0)
  for (const column of ["utg", "task", "version", "hours", "label", "from, to", "at"])
    expect(out).toMatch(new RegExp(`^  ${column} {2,}`, "mu"))
})
