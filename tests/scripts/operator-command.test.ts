import { spawn } from "node:child_process"
import { closeSync, existsSync, openSync, statSync } from "node:fs"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { at, runNode } from "../tooling/support/command.ts"
import { type Desk, openDesk } from "./support/desk.ts"

let desk: Desk
const account = String(knownAccounts.merchant.id)

beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

/** As `npm run -s <name> -- …` runs it. */
const program = (name: string, ...args: ReadonlyArray<string>) => piped("", name, ...args)

const piped = (input: string | Buffer, name: string, ...args: ReadonlyArray<string>) =>
  runNode(
    [at("scripts/tooling/operator.mjs"), name, ...args],
    {
      PATH: process.env["PATH"] ?? "",
      COMMAND_CENTER_URL: desk.estate.origin,
      COMMAND_CENTER_TOKEN: desk.estate.token
    },
    input
  )

/** What it ends with whose output nobody reads, or which is a file that cannot be written. */
const unheard = (output: "pipe" | number, name: string, ...args: ReadonlyArray<string>) =>
  new Promise<{ readonly code: number | null; readonly err: string }>((ended, failed) => {
    const child = spawn(process.execPath, [at("scripts/tooling/operator.mjs"), name, ...args], {
      env: {
        PATH: process.env["PATH"] ?? "",
        COMMAND_CENTER_URL: desk.estate.origin,
        COMMAND_CENTER_TOKEN: desk.estate.token
      },
      stdio: ["ignore", output, "pipe"]
    })
    let err = ""
    child.stdout?.destroy()
    child.stderr?.on("data", (chunk: Buffer) => {
      err += chunk.toString()
    })
    child.once("error", failed)
    child.once("close", (code) => ended({ code, err }))
  })

describe("the programs for operators, each a process of its own", () => {
  it.each(["rights", "drift", "schedule", "filter"])(
    "%s says how it is called",
    async (name) => {
      const { code, out, err } = await program(name, "--help")
      expect([code, err]).toEqual([0, ""])
      expect(out).toContain(`Usage: npm run -s ${name} -- `)
    },
    120_000
  )

  it("print JSON and nothing else, and end with 0", async () => {
    const answers = [
      await program("rights", "elena.sorokina", "--account", account, "--json"),
      await program("drift", "--account", account, "--json"),
      await program("filter", "utgVersion < 5.0.0.3018", "--list", "utgs", "--account", account, "--json"),
      await program(
        "schedule",
        await desk.write("one.csv", "utg,task", "20000,restart"),
        "--account",
        account,
        "--json"
      )
    ]
    expect(answers.map(({ code, err, out }) => [code, err, Object.keys(JSON.parse(out))])).toEqual([
      [0, "", ["user", "account", "rights", "ignored"]],
      [0, "", ["account", "summary", "rows"]],
      [0, "", ["predicates", "count", "rows"]],
      [0, "", ["sent", "lines"]]
    ])
  })

  it("run from compiled files, with no bundler, and are compiled once", async () => {
    const started = statSync(at("scripts/operator/dist/.built")).ctimeMs
    expect((await program("rights", "--help")).code).toBe(0)
    expect(statSync(at("scripts/operator/dist/.built")).ctimeMs).toBe(started)
    const loading = `import(${JSON.stringify(at("scripts/operator/dist/schedule.js"))})`
    const loaded = await runNode(["--eval", `${loading}.then(({ run }) => console.log(typeof run))`])
    expect(loaded).toEqual({ code: 0, out: "function\n", err: "" })
  })

  it("filter --csv is piped into schedule", async () => {
    const csv = await program("filter", "", "--list", "utgs", "--account", account, "--csv")
    const ids = csv.out
      .trimEnd()
      .split("\n")
      .slice(1)
      .map((line) => Number(line.split(",")[0]))
    expect([csv.code, csv.out.split("\n")[0], ids.length > 1]).toEqual([0, "utg,nickname,account", true])
    const given = ["-", "--account", account, "--task", "restart", "--at", "2036-12-01T03:30:00Z", "--json"]
    const planned = await piped(csv.out, "schedule", ...given, "--outcome", desk.at("piped.csv"))
    expect([planned.code, planned.err]).toEqual([0, ""])
    expect(JSON.parse(planned.out).lines.map(({ id }: { id: number }) => id)).toEqual(ids)
  })

  it("take files as they are seen from where npm was called, and keep outcomes there", async () => {
    await desk.write("here.csv", "utg,task,at", "20000,stop,2036-12-01T03:30:00Z")
    const { code, err } = await runNode(
      [at("scripts/tooling/operator.mjs"), "schedule", "here.csv", "--account", account, "--send"],
      {
        PATH: process.env["PATH"] ?? "",
        COMMAND_CENTER_URL: desk.estate.origin,
        COMMAND_CENTER_TOKEN: desk.estate.token,
        INIT_CWD: desk.at("."),
        npm_lifecycle_event: "schedule"
      }
    )
    expect([code, err]).toEqual([0, ""])
    expect((await desk.outcomes(desk.at("here.csv.outcome.csv"))).map(({ outcome }) => outcome)).toEqual(["accepted"])
  })

  it("whose output is no longer read bring to its end what they began", async () => {
    const file = await desk.write("unheard.csv", "utg,task,at", "20000,restart,2036-12-01T03:30:00Z")
    const { code, err } = await unheard("pipe", "schedule", file, "--account", account, "--send")
    expect([code, err]).toEqual([0, ""])
    expect((await desk.outcomes(`${file}.outcome.csv`)).map(({ outcome }) => outcome)).toEqual(["accepted"])
    expect(existsSync(`${file}.outcome.csv.sending`)).toBe(false)
  })

  it("that are stopped while they send say what is kept, and go on when they are run again", async () => {
    const file = await desk.write("stopped.csv", "utg,task,at", "20001,restart,2036-12-01T03:30:00Z")
    const { faults } = desk.estate.sandbox
    faults.add({ path: "/tasksbulk", kind: "none", delayMs: 60_000, acts: true })
    const args = [file, "--account", account, "--send"]
    const child = spawn(process.execPath, [at("scripts/tooling/operator.mjs"), "schedule", ...args], {
      env: {
        PATH: process.env["PATH"] ?? "",
        COMMAND_CENTER_URL: desk.estate.origin,
        COMMAND_CENTER_TOKEN: desk.estate.token
      },
      stdio: ["ignore", "ignore", "pipe"]
    })
    let err = ""
    child.stderr.on("data", (chunk: Buffer) => {
      err += chunk.toString()
    })
    const ended = new Promise((resolve) => child.once("close", resolve))
    await expect.poll(() => faults.list().map(({ struck }) => struck), { timeout: 60_000 }).toEqual([1])
    child.kill("SIGINT")
    expect([await ended, err]).toEqual([
      130,
      `Stopped in the middle of it. What has left stands in ${file}.outcome.csv: run it again to go on, which does nothing twice.\n`
    ])
    faults.clear()
    const again = await program("schedule", ...args)
    expect([again.code, again.err]).toEqual([
      0,
      `An earlier run of this file ended while it sent (process ${child.pid}). What it left open is looked up.\n`
    ])
  }, 120_000)

  it("whose output cannot be written say so, and end with 1", async () => {
    const readOnly = openSync(await desk.write("read-only.txt", "nothing"), "r")
    const { code, err } = await unheard(readOnly, "drift", "--account", account)
    closeSync(readOnly)
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^The output cannot be written \(\w+\)\. What was done is done all the same\.\n$/u)
    ])
  })

  it("what is piped in and is not UTF-8 is refused", async () => {
    const given = ["-", "--account", account, "--outcome", desk.at("latin.csv")]
    const { code, err } = await piped(Buffer.from("utg,task\n1,caf\xe9\n", "latin1"), "schedule", ...given)
    expect([code, err]).toEqual([1, expect.stringMatching(/^What is piped in is not UTF-8 text\. Save it as UTF-8/u)])
  })

  it("end with 1 when refused and with 2 when called in a wrong way, with a sentence and no stack", async () => {
    const refused = await program("rights", "nobody", "--account", account)
    expect([refused.code, refused.out, refused.err.split("\n").length]).toEqual([1, "", 2])
    const wrong = await program("drift")
    expect(wrong).toEqual({ code: 2, out: "", err: "--account is missing. Give the id of an account: --account 12\n" })
  })
})
