import { spawnSync } from "node:child_process"
import { readFile, rm, writeFile } from "node:fs/promises"
import { hostname } from "node:os"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { now } from "./support/desk.ts"
import { openSendingDesk, type SendingDesk } from "./support/sending-desk.ts"

let desk: SendingDesk

beforeAll(async () => {
  desk = await openSendingDesk()
})
afterAll(() => desk.close())
afterEach(() => desk.estate.sandbox.faults.clear())

describe("the outcome file", () => {
  it("keeps a line from being sent for another time once it was accepted", async () => {
    const { file, own, outcomePath } = await desk.fileOf(1)
    await desk.send(file)
    await writeFile(file, `utg,task,at\n${own[0]},restart,2026-12-02T03:30:00Z\n`)
    const [taskId] = (await desk.createdFor(own)).flat()
    const { code, err, sent } = await desk.send(file)
    expect([code, sent]).toEqual([1, []])
    expect(err).toContain(
      `line 2: This is the task ${taskId} with "2026-12-01T03:30:00Z" in the column at (${outcomePath}). Put that back, or ask for the other time in another file.`
    )
  })

  it("keeps the lines that are done from being refused when their time has passed, and no others", async () => {
    const { file, own, outcomePath } = await desk.fileOf(2)
    await desk.send(file)
    const later = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000)
    expect((await desk.schedule(file, ["--send"], later)).code).toBe(0)
    const written = await readFile(outcomePath, "utf8")
    await writeFile(outcomePath, written.replace(/accepted,\d+,/u, "failed,,Broken"))
    const late = await desk.schedule(file, ["--send"], later)
    expect([late.code, late.err.split("\n")[0]]).toEqual([
      1,
      `${file}, line 2: "2026-12-01T03:30:00Z" has passed. Write a later time, or now.`
    ])
    await writeFile(outcomePath, written.replaceAll("12-01T03", "12-02T03").replaceAll(/accepted,\d+,/gu, "unknown,,"))
    await writeFile(file, (await readFile(file, "utf8")).replaceAll("12-01T03", "12-02T03"))
    const missed = await desk.schedule(file, ["--send"], later)
    expect([missed.code, await desk.outcomesOf(file)]).toEqual([
      1,
      own.map((id) => [id, "failed", "Not there, and its time has passed."])
    ])
  })

  it("forgets no line that may have been created, and those that failed when they are taken out", async () => {
    const { file, own, outcomePath } = await desk.fileOf(3)
    desk.fault({ status: 409, times: 1 })
    await desk.send(file, "--batch", "1")
    const heading = "utg,task,at"
    await writeFile(file, `${heading}\n${own[2]},restart,2026-12-01T03:30:00Z\n`)
    const { code, sent } = await desk.send(file)
    expect([code, sent]).toEqual([0, []])
    await writeFile(file, `${heading}\n${own[2]},stop,2026-12-01T03:30:00Z\n`)
    await desk.send(file)
    const written = await desk.outcomes(outcomePath)
    expect(new Set(written.map((row) => `${row["task"]} ${row["id"]}`))).toEqual(
      new Set([`restart ${own[1]}`, `restart ${own[2]}`, `stop ${own[2]}`])
    )
  })

  it("must be as it was written, and nothing is sent while another run sends", async () => {
    const { file, outcomePath } = await desk.fileOf(1)
    for (const text of ["line,utg\n2,20000\n", "", "\n", "line,utg\n", '"line']) {
      await writeFile(outcomePath, text)
      const damaged = await desk.send(file)
      expect([damaged.code, damaged.sent, damaged.err]).toEqual([
        1,
        [],
        `${outcomePath} is not as this program wrote it. Restore it: without it lines would be sent a second time.\n`
      ])
    }
    await rm(outcomePath)
    const lock = `${outcomePath}.sending`
    for (const [left, message] of [
      [
        `${process.pid} on ${hostname()}`,
        `Another run sends this file: process ${process.pid}. Wait until it has ended. If that process is something else, remove ${lock}.\n`
      ],
      [
        "4 on till-9",
        `Another run sends this file: process 4 on till-9. Wait until it has ended. If it was stopped, remove ${lock}.\n`
      ],
      ["", `${lock} does not say which run left it. When none sends this file, remove it and run it again.\n`]
    ] as const) {
      await writeFile(lock, left)
      const beside = await desk.send(file)
      expect([beside.code, beside.sent, beside.err]).toEqual([1, [], message])
    }
    await rm(lock)
    expect((await desk.send(file)).code).toBe(0)
    await expect(readFile(`${outcomePath}.sending`)).rejects.toThrow("ENOENT")
  })

  it("is taken over from a run that ended while it sent, which is named", async () => {
    const { file, own, outcomePath } = await desk.fileOf(1)
    const ended = spawnSync(process.execPath, ["--eval", ""])
    await writeFile(`${outcomePath}.sending`, `${ended.pid} on ${hostname()}\n`)
    const { code, err, sent } = await desk.send(file)
    expect([code, sent, err]).toEqual([
      0,
      [own],
      `An earlier run of this file ended while it sent (process ${ended.pid}). What it left open is looked up.\n`
    ])
    await expect(readFile(`${outcomePath}.sending`)).rejects.toThrow("ENOENT")
  })

  it("remembers when a line was sent, so that one for logs is found again however much later", async () => {
    const { own } = await desk.fileOf(1)
    const line = `${own[0]},utg-logs,case 7,2026-11-01 00:00,2026-11-02 00:00,2026-12-01T03:30:00Z`
    const file = await desk.write("later.csv", "utg,task,label,from,to,at", line)
    await desk.send(file)
    const written = await readFile(`${file}.outcome.csv`, "utf8")
    await writeFile(`${file}.outcome.csv`, written.replace(/accepted,\d+/u, "unknown,"))
    const later = new Date(now.getTime() + 60 * 60 * 1000)
    expect((await desk.schedule(file, ["--send"], later)).code).toBe(0)
    expect((await desk.createdFor(own)).flat()).toHaveLength(1)
  })

  it("remembers the time zone, and no run in another one goes on", async () => {
    const { own } = await desk.fileOf(1)
    const file = await desk.write("zones.csv", "utg,task,at", `${own[0]},restart,2026-12-01 03:30`)
    expect((await desk.send(file, "--time-zone", "Europe/Berlin")).code).toBe(0)
    expect((await desk.outcomes(`${file}.outcome.csv`))[0]?.["time zone"]).toBe("Europe/Berlin")
    for (const args of [["--send"], []]) {
      const { code, err } = await desk.schedule(file, [...args, "--time-zone", "America/New_York"])
      expect([code, err]).toEqual([
        1,
        `${file}.outcome.csv was written in the time zone Europe/Berlin, and this run reads times in America/New_York: lines would be sent again for other times. Run it with --time-zone Europe/Berlin.\n`
      ])
    }
    expect((await desk.send(file, "--time-zone", "Europe/Berlin")).sent).toEqual([])
  })

  it("gives back text that a spreadsheet would take for a formula, as it was", async () => {
    const { own } = await desk.fileOf(1)
    const line = `${own[0]},utg-logs,"=1+1, 'now'",2026-11-01 00:00,2026-11-02 00:00,2026-12-01T03:30:00Z`
    const file = await desk.write("logs.csv", "utg,task,label,from,to,at", line)
    expect((await desk.send(file)).code).toBe(0)
    expect((await desk.outcomes(`${file}.outcome.csv`))[0]?.["label"]).toBe("'=1+1, 'now'")
    expect((await desk.send(file)).sent).toEqual([])
  })
})
