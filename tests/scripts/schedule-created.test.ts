import { readFile, rm, writeFile } from "node:fs/promises"
import { schema } from "@command-center/sandbox/src/database/schema.ts"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { run } from "../../scripts/operator/schedule.ts"
import { openSendingDesk, type SendingDesk } from "./support/sending-desk.ts"

let desk: SendingDesk

beforeAll(async () => {
  desk = await openSendingDesk()
})
afterAll(() => desk.close())
afterEach(() => desk.estate.sandbox.faults.clear())

/** What an agent does to a task, in the database. */
const setStatus = async (taskId: number | undefined, status: number) => {
  const { db } = desk.estate.sandbox
  const task = (await db.select().from(schema.task)).find(({ id }) => id === taskId)
  if (task === undefined) throw new Error(`There is no task ${taskId}.`)
  await db.execute(`update task set status = ${status} where id = ${task.id}`)
}

const rowsOf = (out: string) =>
  out
    .split("\n")
    .slice(1)
    .map((line) => line.split(/ {2,}/u))

describe("schedule --status", () => {
  it("says how the tasks that were created stand", async () => {
    const { file, own } = await desk.fileOf(4)
    await desk.send(file)
    const [ids] = [(await desk.createdFor(own)).flat()]
    await setStatus(ids[1], 15)
    await setStatus(ids[2], 20)
    const good = await desk.schedule(file, ["--status"])
    expect([good.code, good.err]).toEqual([0, ""])
    expect(
      rowsOf(good.out)
        .slice(0, 4)
        .map((row) => [Number(row[1]), Number(row[5]), row[6]])
    ).toEqual([
      [own[0], ids[0], "Scheduled"],
      [own[1], ids[1], "Running"],
      [own[2], ids[2], "Completed"],
      [own[3], ids[3], "Scheduled"]
    ])
    expect(good.out).toContain("2 Scheduled, 1 Running, 1 Completed.")
    await setStatus(ids[3], 30)
    const bad = await desk.schedule(file, ["--status", "--json"])
    expect([bad.code, JSON.parse(bad.out).counts]).toEqual([1, { Scheduled: 1, Running: 1, Completed: 1, Failed: 1 }])
  })

  it("finds what a lost answer left open, and says what is no longer there", async () => {
    const { file, own, outcomePath } = await desk.fileOf(2)
    await desk.send(file)
    const written = await readFile(outcomePath, "utf8")
    await writeFile(outcomePath, written.replace(/accepted,\d+/u, "unknown,"))
    const [, second] = (await desk.createdFor(own)).flat()
    await desk.estate.sandbox.db.execute(`delete from task where id = ${second}`)
    const { code, out } = await desk.schedule(file, ["--status"])
    expect([
      code,
      rowsOf(out)
        .slice(0, 2)
        .map((row) => row[6])
    ]).toEqual([1, ["Scheduled", "No longer there"]])
  })

  it("needs an outcome file", async () => {
    const { file, outcomePath } = await desk.fileOf(1)
    const { code, err } = await desk.schedule(file, ["--status"])
    expect([code, err]).toEqual([1, `There is no ${outcomePath}, so nothing was sent yet.\n`])
  })
})

describe("schedule --cancel", () => {
  it("withdraws what has not begun, says what stays, and lets it be sent again", async () => {
    const { file, own } = await desk.fileOf(3)
    await desk.send(file)
    const [, second] = (await desk.createdFor(own)).flat()
    await setStatus(second, 15)
    const { code, out } = await desk.schedule(file, ["--cancel"])
    expect([
      code,
      rowsOf(out)
        .slice(0, 3)
        .map((row) => row[5])
    ]).toEqual([1, ["withdrawn", "stays: It is in process or complete.", "withdrawn"]])
    expect(out).toContain("2 withdrawn, 1 staying.")
    expect(await desk.createdFor(own)).toEqual([[], [second], []])
    expect((await desk.outcomesOf(file)).map(([, outcome]) => outcome)).toEqual(["withdrawn", "accepted", "withdrawn"])
    expect((await desk.schedule(file, [])).out).toContain("send again: it was withdrawn")
    const again = await desk.send(file)
    expect([again.code, again.sent]).toEqual([0, [[own[0], own[2]]]])
  })

  it("keeps what it could not withdraw for another --cancel, and what is gone already is withdrawn", async () => {
    const { file, own } = await desk.fileOf(2)
    await desk.send(file)
    const [first, second] = (await desk.createdFor(own)).flat()
    await desk.estate.sandbox.db.execute(`delete from task where id = ${second}`)
    desk.fault({ path: `/tasks/${first}`, status: 503 })
    const { code, out } = await desk.schedule(file, ["--cancel", "--json"])
    expect([code, JSON.parse(out).counts]).toEqual([1, { withdrawn: 1, staying: 1, notConfirmed: 0 }])
    expect(JSON.parse(out).lines[0].reason).toBe(
      "Fault 503. A check showed that it was not done, so you can send it again. Run it with --cancel again."
    )
    desk.estate.sandbox.faults.clear()
    expect((await desk.schedule(file, ["--cancel"])).code).toBe(0)
    expect(await desk.createdFor(own)).toEqual([[], []])
  })

  it.each(["status", "dropAfter"] as const)("looks up what was deleted without a usable answer (%s)", async (kind) => {
    const { file, own } = await desk.fileOf(2)
    await desk.send(file)
    const [first] = (await desk.createdFor(own)).flat()
    desk.fault({ path: `/tasks/${first}`, method: "DELETE", kind, status: 504, acts: true })
    const { code, out } = await desk.schedule(file, ["--cancel"])
    expect([code, out.includes("2 withdrawn, 0 staying. ")]).toEqual([0, true])
    expect((await desk.outcomesOf(file)).map(([, outcome]) => outcome)).toEqual(["withdrawn", "withdrawn"])
    expect(await desk.createdFor(own)).toEqual([[], []])
  })

  it("says of what could be neither confirmed nor looked up that it is not confirmed, and another --cancel finds it", async () => {
    const { file, own } = await desk.fileOf(1)
    await desk.send(file)
    const [first] = (await desk.createdFor(own)).flat()
    // The list of the tasks that were created is read by the same call before.
    const { faults } = desk.estate.sandbox
    desk.fault({ path: `/tasks/${first}`, method: "DELETE", status: 504, acts: true })
    faults.add({ path: "/tasks/query", kind: "status", status: 403 })
    faults.add({ path: "/tasks/query", kind: "none", times: 1 })
    const { code, out } = await desk.schedule(file, ["--cancel"])
    expect([code, rowsOf(out)[0]?.[5]]).toEqual([
      1,
      "not confirmed: Fault 504. Whether it was done could not be checked. Fault 403. Run it with --cancel again."
    ])
    expect(out).toContain("0 withdrawn, 0 staying, 1 not confirmed. ")
    faults.clear()
    expect((await desk.schedule(file, ["--cancel"])).code).toBe(0)
    expect((await desk.outcomesOf(file)).map(([, outcome]) => outcome)).toEqual(["withdrawn"])
  })

  it("says of what it did not find that it is not confirmed: only a task that was there can be gone", async () => {
    const { file, own, outcomePath } = await desk.fileOf(3)
    await desk.send(file)
    const [first, second, third] = (await desk.createdFor(own)).flat()
    const { db } = desk.estate.sandbox
    const written = await readFile(outcomePath, "utf8")
    await writeFile(
      outcomePath,
      written.replace(`accepted,${first}`, "unknown,").replace(`accepted,${second}`, "sent,")
    )
    // Services may show the time of a task by the second, and its label to nobody.
    await db.execute(`update task set bulk_label = null, run_after = '2026-12-01T03:30:00.400Z' where id = ${second}`)
    await db.execute(`delete from task where id in (${first}, ${third})`)
    const { code, out } = await desk.schedule(file, ["--cancel", "--json"])
    const { counts, lines } = JSON.parse(out)
    expect([code, counts, lines[0].reason]).toEqual([
      1,
      { withdrawn: 2, staying: 0, notConfirmed: 1 },
      "It was not found among the tasks that could be read, and may be there all the same. Run it with --cancel again."
    ])
    expect((await desk.createdFor([own[1] ?? 0])).flat()).toEqual([])
    expect((await desk.outcomesOf(file)).map(([, outcome]) => outcome)).toEqual(["unknown", "withdrawn", "withdrawn"])
  })

  it("takes no task for gone while some tasks cannot be read", async () => {
    const { file } = await desk.fileOf(1)
    await desk.send(file)
    desk.fault({ path: "/tasks/query", status: 200, body: '{"taskView": [{"taskId": "?"}]}' })
    const { code, out, err } = await desk.schedule(file, ["--cancel"])
    expect([code, rowsOf(out)[0]?.[5]]).toEqual([
      1,
      "not confirmed: It was not found among the tasks that could be read, and may be there all the same. Run it with --cancel again."
    ])
    expect(err).toContain("1 row could not be read")
    expect((await desk.outcomesOf(file)).map(([, outcome]) => outcome)).toEqual(["accepted"])
    expect((await desk.schedule(file, ["--status", "--json"])).out).toContain('"Not found"')
  })

  it("is refused in another account and at another console: neither has its tasks, and they are not gone", async () => {
    const { file, own, outcomePath } = await desk.fileOf(2)
    await desk.send(file)
    const written = await readFile(outcomePath, "utf8")
    const [account, other] = [knownAccounts.chain.id, knownAccounts.reseller.id]
    for (const action of ["--cancel", "--status", "--send"]) {
      const elsewhere = await desk.run(run, [file, "--account", String(other), action])
      expect([elsewhere.code, elsewhere.out, elsewhere.err]).toEqual([
        1,
        "",
        `${outcomePath} says what was sent in the account ${account}, and this run is for the account ${other}. Run it with --account ${account}, or keep what is sent in the other in another file: --outcome <file>.\n`
      ])
      const env = { COMMAND_CENTER_URL: desk.estate.origin.replace("127.0.0.1", "localhost") }
      const atAnother = await desk.run(run, [file, "--account", String(account), action], env)
      expect([atAnother.code, atAnother.out, atAnother.err]).toEqual([
        1,
        "",
        `${outcomePath} says what was sent by the console at ${desk.estate.origin}/, and COMMAND_CENTER_URL is ${env.COMMAND_CENTER_URL}/. Set it to that address, or keep what is sent here in another file: --outcome <file>. Where it is the same console at a new address, write that into the column console.\n`
      ])
    }
    expect([await readFile(outcomePath, "utf8"), (await desk.createdFor(own)).flat().length]).toEqual([written, 2])
    // What nobody has any more may be sent anywhere.
    await desk.schedule(file, ["--cancel"])
    expect((await desk.run(run, [file, "--account", String(other)])).out).toContain("send again: it was withdrawn")
  })

  it("deletes no task of another UTG, and calls none gone, by a file that does not say where it was sent", async () => {
    const { file, own, outcomePath } = await desk.fileOf(2)
    const others = await desk.fileOf(1)
    await desk.send(file)
    await desk.send(others.file)
    const [first, second] = (await desk.createdFor(own)).flat()
    const [foreign] = (await desk.createdFor(others.own)).flat()
    await desk.estate.sandbox.db.execute(`delete from task where id = ${second}`)
    const written = await readFile(outcomePath, "utf8")
    const [headings = "", ...lines] = written.split("\r\n")
    const before = lines.map((line) =>
      line.replace(/,\d+,http[^,]*$/u, "").replace(`accepted,${first}`, `accepted,${foreign}`)
    )
    await writeFile(outcomePath, [headings.replace(",account,console", ""), ...before].join("\r\n"))
    const { code, out } = await desk.schedule(file, ["--cancel", "--json"])
    expect([code, JSON.parse(out).counts]).toEqual([1, { withdrawn: 0, staying: 0, notConfirmed: 2 }])
    expect((await desk.createdFor(others.own)).flat()).toEqual([foreign])
    expect((await desk.outcomesOf(file)).map(([, outcome]) => outcome)).toEqual(["accepted", "accepted"])
  })

  it("is refused without the right to edit tasks", async () => {
    const { file } = await desk.fileOf(1)
    await desk.send(file)
    const given = [file, "--account", String(knownAccounts.chain.id), "--cancel"]
    const { code, err } = await desk.run(run, given, await desk.as("ravi.natarajan"))
    expect([code, err.split(",")[0]]).toEqual([1, expect.stringMatching(/^ravi\.natarajan may not edit tasks at /u)])
    await rm(`${file}.outcome.csv`)
  })
})
