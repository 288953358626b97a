import { readFile, writeFile } from "node:fs/promises"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { openSendingDesk, type SendingDesk } from "./support/sending-desk.ts"

let desk: SendingDesk

beforeAll(async () => {
  desk = await openSendingDesk()
})
afterAll(() => desk.close())
afterEach(() => desk.estate.sandbox.faults.clear())

const oneEach = (own: ReadonlyArray<number>) => own.map(() => [expect.any(Number)])

describe("schedule --send", () => {
  it("creates a task per line, writes what became of each, and sends none of them again", async () => {
    const { file, own, outcomePath } = await desk.fileOf(3)
    const first = await desk.send(file, "--json")
    const created = await desk.createdFor(own)
    expect([first.code, first.err, first.sent, created]).toEqual([0, "", [own], oneEach(own)])
    const report = JSON.parse(first.out)
    expect([report.outcomeFile, report.counts]).toEqual([
      outcomePath,
      { accepted: 3, failed: 0, unknown: 0, before: 0 }
    ])
    expect(report.lines.map((line: { taskId: number }) => [line.taskId])).toEqual(created)
    const written = await desk.outcomes(outcomePath)
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
    const again = await desk.send(file)
    expect([again.code, again.sent]).toEqual([0, []])
    expect(again.out).toContain("3 accepted (3 of them in earlier runs), 0 failed, 0 unknown.")
  })

  it("sends again only what failed", async () => {
    const { file, own } = await desk.fileOf(3)
    desk.fault({ status: 409, times: 1 })
    const first = await desk.send(file, "--batch", "1")
    expect([first.code, first.sent]).toEqual([1, own.map((id) => [id])])
    expect(await desk.outcomesOf(file)).toEqual([
      [own[0], "failed", "Fault 409"],
      [own[1], "accepted", ""],
      [own[2], "accepted", ""]
    ])
    expect(first.out).toContain("Run it again to send what failed")
    const shown = await desk.schedule(file, [])
    expect(shown.out).toContain("send again: Fault 409")
    expect(shown.out).toContain("1 of 3 line(s) would be")
    const again = await desk.send(file)
    expect([again.code, again.sent, await desk.createdFor(own)]).toEqual([0, [[own[0]]], oneEach(own)])
  })

  it.each([
    ["dropAfter", true],
    ["truncate", true],
    ["shape", true],
    ["html", false],
    ["empty", false],
    ["status", false]
  ] as const)(
    "looks up what a lost or broken answer, or a failure of the service, leaves open: %s",
    async (kind, isCreated) => {
      const { file, own } = await desk.fileOf(2)
      desk.fault({ kind, status: 502, times: 1 })
      const { code, sent } = await desk.send(file)
      expect([code, sent]).toEqual([isCreated ? 0 : 1, [own]])
      const outcome = isCreated ? "accepted" : "unknown"
      expect((await desk.outcomesOf(file)).map((line) => line[1])).toEqual([outcome, outcome])
      const again = await desk.send(file)
      expect([again.code, again.sent, await desk.createdFor(own)]).toEqual([0, isCreated ? [] : [own], oneEach(own)])
    }
  )

  it("sends nothing further when nobody can say what was created, and sends nothing twice afterwards", async () => {
    const { file, own } = await desk.fileOf(3)
    desk.fault({ kind: "dropAfter", times: 1 })
    desk.fault({ path: "/tasks/query", status: 503 })
    const first = await desk.send(file, "--batch", "1")
    expect([first.code, first.sent]).toEqual([1, [[own[0]]]])
    expect((await desk.outcomesOf(file)).map(([, outcome]) => outcome)).toEqual(["unknown", "failed", "failed"])
    expect(String((await desk.outcomesOf(file))[1]?.[2])).toMatch(/^Not sent\. /u)

    const blind = await desk.send(file)
    expect([blind.code, blind.out, blind.sent]).toEqual([1, "", []])
    expect(blind.err).toBe(
      "Whether 1 line(s) of an earlier run were created could not be looked up, so nothing is sent. Fault 503\n"
    )
    desk.estate.sandbox.faults.clear()
    const again = await desk.send(file)
    expect([again.code, again.sent, await desk.createdFor(own)]).toEqual([0, [own.slice(1)], oneEach(own)])
  })

  it("sends what was unknown where the service does not have it", async () => {
    const { file, own } = await desk.fileOf(2)
    desk.fault({ kind: "drop", times: 1 })
    expect((await desk.send(file)).code).toBe(1)
    expect((await desk.outcomesOf(file)).map(([, outcome]) => outcome)).toEqual(["unknown", "unknown"])
    const shown = await desk.schedule(file, ["--json"])
    expect(JSON.parse(shown.out).lines.map((line: { action: string }) => line.action)).toEqual(["look up", "look up"])
    const again = await desk.send(file)
    expect([again.code, again.sent, await desk.createdFor(own)]).toEqual([0, [own], oneEach(own)])
  })

  it("looks first after a run that was cut off while it sent", async () => {
    const { file, own, outcomePath } = await desk.fileOf(2)
    await desk.send(file)
    const written = await readFile(outcomePath, "utf8")
    await writeFile(outcomePath, written.replaceAll(/accepted,\d+/gu, "sent,"))
    const again = await desk.send(file)
    expect([again.code, again.sent, await desk.createdFor(own)]).toEqual([0, [], oneEach(own)])
    expect(await desk.outcomesOf(file)).toEqual(own.map((id) => [id, "accepted", ""]))
  })

  it("stops when the token is no longer accepted", async () => {
    const { file, own } = await desk.fileOf(3)
    desk.fault({ status: 401, times: 1 })
    const { code, sent } = await desk.send(file, "--batch", "2")
    expect([code, sent]).toEqual([1, [own.slice(0, 2)]])
    const reasons = (await desk.outcomesOf(file)).map(([, outcome, reason]) => [outcome, String(reason).slice(0, 30)])
    expect(reasons).toEqual([
      ["failed", "The token in COMMAND_CENTER_TO"],
      ["failed", "The token in COMMAND_CENTER_TO"],
      ["failed", "Not sent. The token in COMMAND"]
    ])
  })
})
