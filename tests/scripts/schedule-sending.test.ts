import { readFile, rm, writeFile } from "node:fs/promises"
import { loadList } from "@command-center/api/management/lists"
import { taskFields } from "@command-center/domain/task/task"
import { utgFields } from "@command-center/domain/utg/utg"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import type { Fault } from "@command-center/sandbox/src/faults.ts"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { run } from "../../scripts/operator/schedule.ts"
import { type Desk, now, openDesk } from "./support/desk.ts"

let desk: Desk
let ids: ReadonlyArray<number>
let used = 0
const account = knownAccounts.chain.id

beforeAll(async () => {
  desk = await openDesk()
  const { rows } = await desk.estate.given(loadList({ id: "utgs", fields: utgFields }, account, []))
  ids = rows.map(({ componentId }) => componentId)
}, 120_000)
afterAll(() => desk.close())
afterEach(() => desk.estate.sandbox.faults.clear())

const fault = (given: Partial<Fault>) =>
  desk.estate.sandbox.faults.add({ path: "/tasksbulk", kind: "status", ...given })
const lookUpFails = () => fault({ path: "/tasks/query", kind: "status", status: 503 })

/** A file that restarts some UTGs, each time others. */
const fileOf = async (count: number, at = "2026-12-01T03:30:00Z") => {
  const own = ids.slice(used, used + count)
  used += count
  const file = await desk.write(`restart-${used}.csv`, "utg,task,at", ...own.map((id) => `${id},restart,${at}`))
  return { file, own, outcomePath: `${file}.outcome.csv` }
}

const send = async (file: string, ...args: ReadonlyArray<string>) => {
  let ended = { code: -1, out: "", err: "" }
  const asked = await desk.estate.askedBy(async () => {
    ended = await desk.run(run, [file, "--account", String(account), "--send", ...args])
  })
  const bodies = asked.filter(({ line }) => line.includes("/tasksbulk")).map(({ body }) => JSON.parse(body))
  /** The UTGs of each call that creates tasks. */
  const sent = bodies.map((tasks: ReadonlyArray<{ componentId: number }>) =>
    tasks.map(({ componentId }) => componentId)
  )
  return { ...ended, sent }
}
const outcomes = async (file: string) => {
  const rows = await desk.outcomes(`${file.split("/").at(-1)}.outcome.csv`)
  return rows.map((row) => [Number(row["id"]), row["outcome"], row["reason"]])
}
/** The ids of the restarts that the service has for some UTGs. */
const createdFor = async (own: ReadonlyArray<number>) => {
  const { rows } = await desk.estate.given(loadList({ id: "tasks", fields: taskFields }, account, []))
  return own.map((id) =>
    rows
      .filter((row) => row.componentId === id && row.taskRunAfter === "2026-12-01T03:30:00.000Z")
      .map(({ taskId }) => taskId)
  )
}
const oneEach = (own: ReadonlyArray<number>) => own.map(() => [expect.any(Number)])

describe("schedule --send", () => {
  it("creates a task per line, writes what became of each, and sends none of them again", async () => {
    const { file, own, outcomePath } = await fileOf(3)
    const first = await send(file, "--json")
    const created = await createdFor(own)
    expect([first.code, first.err, first.sent, created]).toEqual([0, "", [own], oneEach(own)])
    const report = JSON.parse(first.out)
    expect([report.outcomeFile, report.counts]).toEqual([
      outcomePath,
      { accepted: 3, failed: 0, unknown: 0, before: 0 }
    ])
    expect(report.lines.map((line: { taskId: number }) => [line.taskId])).toEqual(created)
    const written = await desk.outcomes(`${file.split("/").at(-1)}.outcome.csv`)
    expect(written[0]).toMatchObject({
      line: "2",
      utg: String(own[0]),
      task: "restart",
      at: "2026-12-01T03:30:00Z",
      description: "Restart UTG",
      "run after": "2026-12-01T03:30:00.000Z",
      outcome: "accepted",
      "task id": String(created[0]?.[0]),
      reason: ""
    })
    const again = await send(file)
    expect([again.code, again.sent]).toEqual([0, []])
    expect(again.out).toContain("3 accepted (3 of them in earlier runs), 0 failed, 0 unknown.")
  })

  it("sends again only what failed", async () => {
    const { file, own } = await fileOf(3)
    fault({ status: 409, times: 1 })
    const first = await send(file, "--batch", "1")
    expect([first.code, first.sent]).toEqual([1, own.map((id) => [id])])
    expect(await outcomes(file)).toEqual([
      [own[0], "failed", "Fault 409"],
      [own[1], "accepted", ""],
      [own[2], "accepted", ""]
    ])
    expect(first.out).toContain("Run it again to send what failed")
    const shown = await desk.run(run, [file, "--account", String(account)])
    expect(shown.out).toContain("send again: Fault 409")
    expect(shown.out).toContain("1 of 3 line(s) would be")
    const again = await send(file)
    expect([again.code, again.sent, await createdFor(own)]).toEqual([0, [[own[0]]], oneEach(own)])
  })

  it.each(["dropAfter", "truncate", "shape", "html", "empty"] as const)(
    "looks up what an answer that is lost or broken does not confirm: %s",
    async (kind) => {
      const { file, own } = await fileOf(2)
      fault({ kind, times: 1 })
      const { code, sent } = await send(file)
      const hasActed = kind !== "html" && kind !== "empty"
      expect([code, sent]).toEqual([hasActed ? 0 : 1, [own]])
      expect((await outcomes(file)).map(([, outcome]) => outcome)).toEqual(
        own.map(() => (hasActed ? "accepted" : "unknown"))
      )
      const again = await send(file)
      expect([again.code, again.sent, await createdFor(own)]).toEqual([0, hasActed ? [] : [own], oneEach(own)])
    }
  )

  it("sends nothing further when nobody can say what was created, and sends nothing twice afterwards", async () => {
    const { file, own } = await fileOf(3)
    fault({ kind: "dropAfter", times: 1 })
    lookUpFails()
    const first = await send(file, "--batch", "1")
    expect([first.code, first.sent]).toEqual([1, [[own[0]]]])
    expect((await outcomes(file)).map(([, outcome]) => outcome)).toEqual(["unknown", "failed", "failed"])
    expect(String((await outcomes(file))[1]?.[2])).toMatch(/^Not sent\. /u)

    const blind = await send(file)
    expect([blind.code, blind.out, blind.sent]).toEqual([1, "", []])
    expect(blind.err).toBe(
      "Whether 1 line(s) of an earlier run were created could not be looked up, so nothing is sent. Fault 503\n"
    )
    desk.estate.sandbox.faults.clear()
    const again = await send(file)
    expect([again.code, again.sent, await createdFor(own)]).toEqual([0, [own.slice(1)], oneEach(own)])
  }, 120_000)

  it("sends what was unknown where the service does not have it", async () => {
    const { file, own } = await fileOf(2)
    fault({ kind: "drop", times: 1 })
    expect((await send(file)).code).toBe(1)
    expect((await outcomes(file)).map(([, outcome]) => outcome)).toEqual(["unknown", "unknown"])
    const shown = await desk.run(run, [file, "--account", String(account), "--json"])
    expect(JSON.parse(shown.out).lines.map((line: { action: string }) => line.action)).toEqual(["look up", "look up"])
    const again = await send(file)
    expect([again.code, again.sent, await createdFor(own)]).toEqual([0, [own], oneEach(own)])
  })

  it("looks first after a run that was cut off while it sent", async () => {
    const { file, own, outcomePath } = await fileOf(2)
    await send(file)
    const written = await readFile(outcomePath, "utf8")
    await writeFile(outcomePath, written.replaceAll(/accepted,\d+/gu, "sent,"))
    const again = await send(file)
    expect([again.code, again.sent, await createdFor(own)]).toEqual([0, [], oneEach(own)])
    expect(await outcomes(file)).toEqual(own.map((id) => [id, "accepted", ""]))
  })

  it("stops when the token is no longer accepted", async () => {
    const { file, own } = await fileOf(3)
    fault({ status: 401, times: 1 })
    const { code, sent } = await send(file, "--batch", "2")
    expect([code, sent]).toEqual([1, [own.slice(0, 2)]])
    const reasons = (await outcomes(file)).map(([, outcome, reason]) => [outcome, String(reason).slice(0, 30)])
    expect(reasons).toEqual([
      ["failed", "The token in COMMAND_CENTER_TO"],
      ["failed", "The token in COMMAND_CENTER_TO"],
      ["failed", "Not sent. The token in COMMAND"]
    ])
  })
})

describe("the outcome file", () => {
  it("keeps a line from being sent for another time once it was accepted", async () => {
    const { file, own, outcomePath } = await fileOf(1)
    await send(file)
    await writeFile(file, `utg,task,at\n${own[0]},restart,2026-12-02T03:30:00Z\n`)
    const [taskId] = (await createdFor(own)).flat()
    const { code, err, sent } = await send(file)
    expect([code, sent]).toEqual([1, []])
    expect(err).toContain(
      `line 2: This is the task ${taskId} with "2026-12-01T03:30:00Z" in the column at (${outcomePath}). Put that back, or ask for the other time in another file.`
    )
  })

  it("keeps the lines that are done from being refused when their time has passed, and no others", async () => {
    const { file, own, outcomePath } = await fileOf(2)
    await send(file)
    const later = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000)
    const args = [file, "--account", String(account), "--send"]
    expect((await desk.run(run, args, {}, later)).code).toBe(0)
    const written = await readFile(outcomePath, "utf8")
    await writeFile(outcomePath, written.replace(/accepted,\d+,/u, "failed,,Broken"))
    const late = await desk.run(run, args, {}, later)
    expect([late.code, late.err.split("\n")[0]]).toEqual([
      1,
      `${file}, line 2: "2026-12-01T03:30:00Z" has passed. Write a later time, or now.`
    ])
    await writeFile(outcomePath, written.replaceAll("12-01T03", "12-02T03").replaceAll(/accepted,\d+,/gu, "unknown,,"))
    await writeFile(file, (await readFile(file, "utf8")).replaceAll("12-01T03", "12-02T03"))
    const missed = await desk.run(run, args, {}, later)
    expect([missed.code, await outcomes(file)]).toEqual([
      1,
      own.map((id) => [id, "failed", "Not there, and its time has passed."])
    ])
  })

  it("forgets no line that may have been created, and those that failed when they are taken out", async () => {
    const { file, own } = await fileOf(3)
    fault({ status: 409, times: 1 })
    await send(file, "--batch", "1")
    const heading = "utg,task,at"
    await writeFile(file, `${heading}\n${own[2]},restart,2026-12-01T03:30:00Z\n`)
    const { code, sent } = await send(file)
    expect([code, sent]).toEqual([0, []])
    await writeFile(file, `${heading}\n${own[2]},stop,2026-12-01T03:30:00Z\n`)
    await send(file)
    const written = await desk.outcomes(`${file.split("/").at(-1)}.outcome.csv`)
    expect(written.map((row) => [Number(row["id"]), row["task"]]).toSorted()).toEqual([
      [own[1], "restart"],
      [own[2], "restart"],
      [own[2], "stop"]
    ])
  })

  it("must be as it was written, and nothing is sent while another run sends", async () => {
    const { file, outcomePath } = await fileOf(1)
    await writeFile(outcomePath, "line,utg\n2,20000\n")
    const damaged = await send(file)
    expect([damaged.code, damaged.sent, damaged.err]).toEqual([
      1,
      [],
      `${outcomePath} is not as this program wrote it. Restore it: without it lines would be sent a second time.\n`
    ])
    await rm(outcomePath)
    await writeFile(`${outcomePath}.sending`, "1")
    const beside = await send(file)
    expect([beside.code, beside.sent, beside.err]).toEqual([
      1,
      [],
      `Another run is sending this file, or was stopped while it did. When none is running, remove ${outcomePath}.sending and run it again.\n`
    ])
    await rm(`${outcomePath}.sending`)
    expect((await send(file)).code).toBe(0)
    await expect(readFile(`${outcomePath}.sending`)).rejects.toThrow()
  })

  it("gives back text that a spreadsheet would take for a formula, as it was", async () => {
    const [id] = ids.slice(used, used + 1)
    used += 1
    const line = `${id},utg-logs,"=1+1, 'now'",2026-11-01 00:00,2026-11-02 00:00,2026-12-01T03:30:00Z`
    const file = await desk.write("logs.csv", "utg,task,label,from,to,at", line)
    expect((await send(file)).code).toBe(0)
    expect((await desk.outcomes("logs.csv.outcome.csv"))[0]?.["label"]).toBe("'=1+1, 'now'")
    expect((await send(file)).sent).toEqual([])
  })
})
