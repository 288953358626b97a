import { writeFile } from "node:fs/promises"
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
      `There is no file ${desk.at("none.csv")}. Name a CSV file of tasks; --help says what is in it.\n`
    ])
  })

  it.each([
    ["of Windows-1252", Buffer.from("utg,task\n1,caf\xe9\n", "latin1")],
    ["of UTF-16 without a byte-order mark", Buffer.from("utg,task\n1,restart\n", "utf16le")],
    ["of UTF-16, as a spreadsheet writes Unicode text", Buffer.from("\ufeffutg,task\n1,restart\n", "utf16le")]
  ])("for a file %s", async (_, bytes) => {
    await writeFile(desk.at("other.csv"), bytes)
    expect(await desk.run(run, [desk.at("other.csv"), "--account", String(account)])).toEqual({
      code: 1,
      out: "",
      err: `${desk.at("other.csv")} is not UTF-8 text. Save it as UTF-8, which a spreadsheet offers as "CSV UTF-8" and an editor as its encoding.\n`
    })
  })

  it("for what is piped in, by that name", async () => {
    const args = ["-", "--account", String(account), "--outcome", desk.at("piped.csv")]
    const { code, err } = await desk.run(run, args, {}, undefined, "utg,task\n20000,dance\n")
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(
        /^What is piped in, line 2: There is no task "dance"\. .*\nNothing was sent: 1 problem in what is piped in\.\n$/u
      )
    ])
  })

  it("where outcomes can't be kept, by what is wrong with the place", async () => {
    const file = await desk.write("a.csv", "utg,task", `20000,restart`)
    const given = [file, "--account", String(account), "--send", "--outcome"]
    expect((await desk.run(run, [...given, desk.at("none/a.csv")])).err).toBe(
      `${desk.at("none/a.csv")}.sending cannot be written (ENOENT). Make its folder, then run it again.\n`
    )
    expect((await desk.run(run, [...given, desk.at(".")])).err).toBe(
      `${desk.at(".")} cannot be read (EISDIR). It says what was sent before: without it nothing is sent.\n`
    )
  })

  it("without the right to edit UTGs, before anything is checked", async () => {
    const { code, err } = await desk.run(run, ["none.csv", "--account", "15"], await desk.as("ravi.natarajan"))
    expect([code, err]).toEqual([
      1,
      "ravi.natarajan may not edit UTGs at Saltmarsh Coffee Pike Street (15), so cannot schedule tasks there. What you may do: npm run -s rights -- ravi.natarajan --account 15\n"
    ])
  })

  it.each([
    [["--account", "12"], "<file.csv> is missing. --help says how it is called."],
    [
      ["-", "--account", "12"],
      "--outcome is missing: a file that is piped in has no name. Say where outcomes are kept."
    ],
    [["a.csv", "--account", "12", "--send", "--cancel"], "--send, --status and --cancel exclude each other."],
    [["", "--account", "12"], "<file.csv> is empty. --help says how it is called."],
    [["a.csv", "--account", "12", "--outcome", ""], "--outcome is empty. Name the file in which outcomes are kept."],
    [
      ["a.csv", "--account", "12", "--outcome", "./a.csv"],
      "--outcome is the file of tasks itself, which would be lost. Name another than a.csv."
    ],
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

it("a time that is said for all lines and is none is told once, by its option", async () => {
  const file = desk.at("many.csv")
  await writeFile(file, "utg\n1\n2\n3\n")
  const args = [file, "--account", String(account), "--task", "restart", "--at", "tomorrow"]
  expect(await desk.run(run, args)).toEqual({
    code: 2,
    out: "",
    err: '--at: "tomorrow" is no time. Write 2026-12-01 03:30 or 2026-12-01T03:30:00Z.\n'
  })
})

it("--help documents the columns", async () => {
  const { code, out } = await desk.run(run, ["--help"])
  expect(code).toBe(0)
  for (const column of ["utg", "task", "version", "hours", "label", "from, to", "at"])
    expect(out).toMatch(new RegExp(`^  ${column} {2,}`, "mu"))
})
