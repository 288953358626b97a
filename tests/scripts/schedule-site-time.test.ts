import { loadList } from "@command-center/api/management/lists"
import { type UtgRow, utgFields } from "@command-center/domain/utg/utg"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { run } from "../../scripts/operator/schedule.ts"
import { type Desk, openDesk } from "./support/desk.ts"

const { id: account } = knownAccounts.reseller
let desk: Desk
let utgs: ReadonlyArray<UtgRow>
const inZone = (name: string) =>
  utgs.filter(({ machineStatusEntityStandardTimeZone: zone }) => zone === `${name} Standard Time`)
const idIn = (name: string, place = 0): number => inZone(name)[place]?.componentId ?? 0

const load = async () => {
  utgs = (await desk.estate.given(loadList({ call: "utgs", fields: utgFields }, account))).rows
}

beforeAll(async () => {
  desk = await openDesk()
  await load()
  const permanentId = inZone("Mountain")[0]?.machinePermanentId ?? ""
  await desk.estate.sandbox.db.execute(
    `update machine set standard_time_zone = 'Mars Standard Time' where permanent_id = '${permanentId}'`
  )
  await load()
})
afterAll(() => desk.close())

const scheduled = async (file: string, ...args: ReadonlyArray<string>) => {
  let ended = { code: -1, out: "", err: "" }
  const asked = await desk.estate.askedBy(async () => {
    ended = await desk.run(run, [file, "--account", String(account), "--time-zone", "America/New_York", ...args])
  })
  const bodies = asked.filter(({ line }) => line.includes("/tasksbulk")).map(({ body }) => JSON.parse(body))
  const sent = bodies.map((tasks) =>
    tasks.map((task: { componentId: number; runAfter: string }) => [task.componentId, task.runAfter])
  )
  return { ...ended, sent }
}

let files = 0
const fileOf = (...lines: ReadonlyArray<string>) => {
  files += 1
  return desk.write(`sites-${files}.csv`, "utg,task,at", ...lines)
}

const runTimes = async (at: string, names: ReadonlyArray<string>, ...args: ReadonlyArray<string>) => {
  const file = await fileOf(...names.map((name) => `${idIn(name)},restart,${at}`))
  const { out, err } = await scheduled(file, "--site-time", "--json", ...args)
  expect(err).toBe("")
  return JSON.parse(out).lines.map((line: { runAfter: string }) => line.runAfter)
}

describe("schedule --site-time", () => {
  it("reads times by each UTG's own clocks; those that name an instant are that instant", async () => {
    const names = ["Pacific", "Eastern", "GMT"]
    expect(await runTimes("2026-12-01 02:00", names)).toEqual([
      "2026-12-01T10:00:00.000Z",
      "2026-12-01T07:00:00.000Z",
      "2026-12-01T02:00:00.000Z"
    ])
    expect(await runTimes("", names)).toEqual([
      "2026-11-21T08:00:00.000Z",
      "2026-11-21T05:00:00.000Z",
      "2026-11-21T00:00:00.000Z"
    ])
    expect(await runTimes("2026-12-01T02:00:00Z", ["Pacific", "Mars"])).toEqual([
      "2026-12-01T02:00:00.000Z",
      "2026-12-01T02:00:00.000Z"
    ])
    expect(await runTimes("now", ["Pacific", "Mars"])).toEqual(["2026-11-20T15:00:00.000Z", "2026-11-20T15:00:00.000Z"])
  })

  it("a time that clocks skip is the moment they jump to, one that comes twice is its first", async () => {
    expect(await runTimes("2027-03-14 02:30", ["Pacific", "GMT"])).toEqual([
      "2027-03-14T10:00:00.000Z",
      "2027-03-14T02:30:00.000Z"
    ])
    expect(await runTimes("2027-11-07 01:30", ["Pacific"])).toEqual(["2027-11-07T08:30:00.000Z"])
  })

  it("shows before sending what the time of each zone is here", async () => {
    const file = await fileOf(
      ...[idIn("Pacific"), idIn("Eastern"), idIn("Pacific", 1)].map((id) => `${id},restart,2026-12-01 02:00`)
    )
    const { code, out, sent } = await scheduled(file, "--site-time")
    expect([code, sent]).toEqual([0, []])
    const table = out.slice(out.indexOf("Time zone")).trimEnd().split("\n")
    expect(table.map((line) => line.split(/ {2,}/u))).toEqual([
      ["Time zone", "UTGs", "There", "Here (America/New_York)"],
      ["Eastern Standard Time", "1", "2026-12-01 2:00 AM", "2026-12-01 2:00 AM"],
      ["Pacific Standard Time", "2", "2026-12-01 2:00 AM", "2026-12-01 5:00 AM"],
      [""],
      ["Nothing was sent. 3 of 3 line(s) would be; add --send to send them."]
    ])
  })

  it("asks about UTGs whose time zone is not known, and does what is said", async () => {
    const lines = ["Pacific", "Mars"].map((name) => `${idIn(name)},stop,2026-12-02 02:00`)
    const file = await fileOf(...lines)
    const asked = await scheduled(file, "--site-time", "--send")
    expect([asked.code, asked.sent, asked.err]).toEqual([
      1,
      [],
      `${file}, line 3: Its time zone "Mars Standard Time" is not known. Say by which such UTGs run with --unknown-zone <zone>, or leave them out with --unknown-zone leave-out.\nNothing was sent: 1 problem in ${file}.\n`
    ])
    const pacific = [idIn("Pacific"), "2026-12-02T10:00:00.000Z"]
    const left = await scheduled(file, "--site-time", "--send", "--unknown-zone", "leave-out")
    expect([left.code, left.sent]).toEqual([0, [[pacific]]])
    expect(left.err).toBe(
      `${file}, line 3: ${inZone("Mars")[0]?.componentNickname} is left out: its time zone is not known.\n`
    )
    const said = await scheduled(file, "--site-time", "--send", "--unknown-zone", "Tokyo Standard Time")
    expect([said.code, said.sent]).toEqual([0, [[[idIn("Mars"), "2026-12-01T17:00:00.000Z"]]]])
  })

  it("spreads the lines of one instant, sends them once, and remembers by whose clocks they were read", async () => {
    const ids = [idIn("Pacific", 2), idIn("Eastern", 2), idIn("Pacific", 3)]
    const file = await fileOf(...ids.map((id) => `${id},start,2026-12-03 02:00`))
    const { code, sent } = await scheduled(file, "--site-time", "--spread", "30", "--send")
    expect([code, sent]).toEqual([
      0,
      [
        [
          [ids[0], "2026-12-03T10:00:00.000Z"],
          [ids[1], "2026-12-03T07:00:00.000Z"],
          [ids[2], "2026-12-03T10:15:00.000Z"]
        ]
      ]
    ])
    expect((await scheduled(file, "--site-time", "--spread", "30", "--send")).sent).toEqual([])
    const other = await scheduled(file, "--send")
    expect([other.code, other.sent]).toEqual([1, []])
    expect(other.err).toContain(
      "was written in the time zone each site's own, and this run reads times in America/New_York"
    )
    expect(other.err).toContain("Run it with --site-time.")
  })

  it("looks up each at its own run time where the answer is lost, and sends nothing twice", async () => {
    const ids = [idIn("Pacific", 4), idIn("Eastern", 4), idIn("Pacific", 5)]
    const file = await fileOf(...ids.map((id) => `${id},restart,2026-12-04 02:00`))
    desk.estate.sandbox.faults.add({ path: "/tasksbulk", kind: "dropAfter", times: 1 })
    const { code, sent, out } = await scheduled(file, "--site-time", "--spread", "120", "--send")
    expect([code, sent.length]).toEqual([0, 1])
    expect(out).toContain("3 accepted")
    expect((await scheduled(file, "--site-time", "--send")).sent).toEqual([])
  })

  it.each([
    [["--spread", "often"], '--spread must be a whole number of minutes up to 1440, not "often".'],
    [["--spread", "1441"], '--spread must be a whole number of minutes up to 1440, not "1441".'],
    [
      ["--site-time", "--unknown-zone", "Mars Standard Time"],
      '--unknown-zone must be leave-out or a time zone such as Europe/Berlin, not "Mars Standard Time".'
    ],
    [
      ["--unknown-zone", "Europe/Berlin"],
      "--unknown-zone needs --site-time: without it all times are read in one zone."
    ]
  ])("is refused for wrong usage: %j", async (args, message) => {
    const { code, err } = await desk.run(run, ["a.csv", "--account", "12", ...args])
    expect([code, err]).toEqual([2, `${message}\n`])
  })
})
