import { access } from "node:fs/promises"
import { loadList } from "@command-center/api/management/lists"
import { type UtgRow, utgFields } from "@command-center/domain/utg/utg"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { run } from "../../scripts/operator/schedule.ts"
import { type Desk, openDesk } from "./support/desk.ts"

let desk: Desk
let utgs: ReadonlyArray<UtgRow>
const { id: account, name: accountName } = knownAccounts.district

beforeAll(async () => {
  desk = await openDesk()
  utgs = (await desk.estate.given(loadList({ call: "utgs", fields: utgFields }, account))).rows
})
afterAll(() => desk.close())

const id = (place: number): number => utgs[place]?.componentId ?? 0
const check = async (lines: ReadonlyArray<string>, ...args: ReadonlyArray<string>) => {
  const file = await desk.write("tasks.csv", ...lines)
  let ended = { code: -1, out: "", err: "" }
  const asked = await desk.estate.askedBy(async () => {
    ended = await desk.run(run, [file, "--account", String(account), "--time-zone", "America/New_York", ...args])
  })
  const sent = asked.filter(({ line }) => line.includes("/tasksbulk"))
  return { ...ended, file, sent }
}

const problems = async (lines: ReadonlyArray<string>) => {
  const { code, err, file, sent } = await check(lines, "--send")
  expect([code, sent]).toEqual([1, []])
  const [last, ...others] = err.trimEnd().split("\n").toReversed()
  const listed = others.toReversed().map((line) => line.replace(`${file}, line `, ""))
  const count = listed.length === 1 ? "1 problem" : `${listed.length} problems`
  expect(last).toBe(`Nothing was sent: ${count} in ${file}.`)
  return listed
}

const planned = async (lines: ReadonlyArray<string>) => {
  const { code, out, err, sent } = await check(lines, "--json")
  expect([code, err, sent]).toEqual([0, "", []])
  return JSON.parse(out).lines.map((line: Readonly<Record<string, unknown>>) => [line["description"], line["runAfter"]])
}

describe("a file of tasks", () => {
  it("comes to every kind of task, and nothing is sent without --send", async () => {
    const at = "2026-12-01T03:30:00.000Z"
    const lines = [
      [`${id(0)},update-utg,,,,,`, "Update UTG"],
      [`${id(0)},rollback-utg,,,,,`, "Rollback UTG"],
      [`${id(0)},update-command-center,,,,,`, "Update Command Center"],
      [`${id(0)},Restart,,,,,`, "Restart UTG"],
      [`${id(0)},start,,,,,`, "Start UTG"],
      [`${id(0)},stop,,,,,`, "Stop UTG"],
      [`${id(0)},reset-slot,,,,,`, "Reset UTG Slot"],
      [`${id(0)},set-offline,,8,,,`, "Set Offline Mode 8 HOURS"],
      [`${id(0)},deploy-utg,,,,,`, "Deploy UTG Version 5.0.0.3124"],
      [`${id(1)},deploy-utg,5.0.0.3018,,,,`, "Deploy UTG Version 5.0.0.3018"],
      [`${id(0)},deploy-agent,2.5.0.203,,,,`, "Deploy Agent Version 2.5.0.203"],
      [`${id(0)},utg-logs,,,"case 7, till 2",2026-11-01 00:00,2026-11-02 00:00`, "Upload Logs case_7,_till_2"],
      [`${id(1)},agent-logs,,,case 7,2026-11-01 00:00,2026-11-02 00:00`, "Upload Logs case_7"]
    ] as const
    const file = ["utg,task,version,hours,label,from,to,at", ...lines.map(([line]) => `${line},${at}`)]
    expect(await planned(file)).toEqual(lines.map(([, description]) => [description, at]))
    await expect(access(desk.at("tasks.csv.outcome.csv"))).rejects.toThrow("ENOENT")
  })

  it("says when a task runs: at once, at a local or an absolute time, else at the next midnight", async () => {
    const times = ["now", "2026-12-01 03:30", "2026-12-01T03:30:00+01:00", "", "Midnight"]
    const lines = times.map((at, place) => `${at},restart,${id(place)}`)
    expect((await planned(["AT, Task ,utg", ...lines])).map(([, runAfter]: ReadonlyArray<string>) => runAfter)).toEqual(
      [
        "2026-11-20T15:00:00.000Z",
        "2026-12-01T08:30:00.000Z",
        "2026-12-01T02:30:00.000Z",
        "2026-11-21T05:00:00.000Z",
        "2026-11-21T05:00:00.000Z"
      ]
    )
  })

  it("names UTGs by id, permanent id or nickname in any letter case; blank lines count for nothing", async () => {
    const alone = utgs.find(
      ({ componentNickname: own }) =>
        utgs.filter(({ componentNickname }) => componentNickname?.toLowerCase() === own?.toLowerCase()).length === 1
    )
    const names = [id(0), utgs[1]?.componentPermanentId?.toUpperCase(), `"${alone?.componentNickname?.toUpperCase()}"`]
    const { out } = await check(
      ["\uFEFFutg,task", `${names[0]},stop`, ",", `${names[1]},stop`, "", `${names[2]},start`],
      "--json"
    )
    expect(JSON.parse(out).lines.map((line: { line: number; id: number }) => [line.line, line.id])).toEqual([
      [2, id(0)],
      [4, id(1)],
      [6, alone?.componentId]
    ])
  })

  it("is shown as a table without --json", async () => {
    const { out } = await check(["utg,task,at", `${id(0)},restart,now`])
    const lines = out.trimEnd().split("\n")
    expect(lines.map((line) => line.split(/ {2,}/u))).toEqual([
      ["Line", "Id", "UTG", "Task", "Run after", "Would"],
      ["2", String(id(0)), utgs[0]?.componentNickname, "Restart UTG", "2026-11-20T15:00:00.000Z", "send"],
      [""],
      ["Nothing was sent. 1 of 1 line(s) would be; add --send to send them."]
    ])
  })
})

const separatedBy = (name: string, line = 1) =>
  `${line}: The cells are separated by ${name}. Save the file with commas: a spreadsheet asks for the separator when it exports CSV.`

describe("all that is wrong with a file is listed by line, and nothing is sent", () => {
  it("UTGs, tasks, options and times", async () => {
    const called = new Map<string, Array<number>>()
    for (const { componentNickname, componentId } of utgs)
      called.set(componentNickname ?? "", [...(called.get(componentNickname ?? "") ?? []), componentId])
    const [shared, ids] = [...called].find(([, several]) => several.length === 2) ?? ["", []]
    expect(
      await problems([
        "utg,task,version,hours,label,from,to,at",
        `${id(0)},restart,,,,,,now`,
        ",reboot,,,,,,",
        "99999,restart,,,,,,2020-01-01 00:00",
        `"${shared}",stop,,,,,,2026-02-30 10:00`,
        `${id(1)},restart,5.0.0.3124,4,,,,`,
        `${id(1)},set-offline,,3,,,,`,
        `${id(1)},set-offline,,,,,,`,
        `${id(1)},deploy-agent,9.9.9.9,,,,,`,
        `${id(1)},utg-logs,,, ,2026-11-02 00:00,2026-11-01 00:00,`,
        `${id(1)},utg-logs,,,case,soon,2026-11-01 00:00,2027-03-14 02:30`,
        `${id(0)},restart,,,,,,2026-12-01 10:00`,
        `${id(2)},restart,,,,,,2027-02-30T03:30:00Z`,
        `${id(2)},stop,,,,,,2027-02-28 24:00`
      ])
    ).toEqual([
      "3: The UTG is missing. Give its id, permanent id or nickname.",
      expect.stringMatching(/^3: There is no task "reboot"\. It is one of update-utg, .*, agent-logs\.$/u),
      `4: There is no UTG "99999" at ${accountName} (${account}) or below it.`,
      '4: "2020-01-01 00:00" has passed. Write a later time, or now.',
      `5: 2 UTGs are called "${shared}": ${ids.join(", ")}. Give the id of one.`,
      '5: "2026-02-30 10:00" is no time. Write 2026-12-01 03:30 or 2026-12-01T03:30:00Z.',
      "6: The task restart takes no version.",
      "6: The task restart takes no hours.",
      '7: A UTG is not set offline for "3" hours. Write 1, 4, 8, 12, 16, 20 or 24.',
      "8: The task set-offline needs the column hours.",
      expect.stringMatching(/^9: There is no version "9\.9\.9\.9"\. There are track ga, 2\.5\.0\.203, 2\.4\.1\.188, /u),
      "10: The task utg-logs needs the column label.",
      '11: "soon" is no time. Write 2026-12-01 03:30 or 2026-12-01T03:30:00Z.',
      '11: "2027-03-14 02:30" does not exist in America/New_York, where clocks skip it. Choose another time.',
      expect.stringMatching(/^12: Line 2 asks for "Restart UTG: .*" already\. Take one of the two out\.$/u),
      '13: "2027-02-30T03:30:00Z" is no time. Write 2026-12-01 03:30 or 2026-12-01T03:30:00Z.',
      '14: "2027-02-28 24:00" is no time. Write 2026-12-01 03:30 or 2026-12-01T03:30:00Z.'
    ])
  })

  it("a range of logs that ends before it begins", async () => {
    const line = `${id(0)},utg-logs,case,2026-11-02 00:00,2026-11-01 00:00`
    expect(await problems(["utg,task,label,from,to", line])).toEqual(["2: The end date must be after the start date."])
  })

  it("a time that has passed, beside whatever else is wrong", async () => {
    expect(
      await problems([
        "utg,task,hours,at",
        `${id(0)},restart,,2026-11-20 09:59`,
        `${id(1)},set-offline,5,2026-11-20 09:58`,
        ",restart,,2026-12-01 10:00"
      ])
    ).toEqual([
      '2: "2026-11-20 09:59" has passed. Write a later time, or now.',
      '3: A UTG is not set offline for "5" hours. Write 1, 4, 8, 12, 16, 20 or 24.',
      '3: "2026-11-20 09:58" has passed. Write a later time, or now.',
      "4: The UTG is missing. Give its id, permanent id or nickname."
    ])
  })

  it.each([
    [
      ["utg,job,utg", "1,x,1"],
      [
        '1: The column "job" is not known. The columns are utg, task, version, hours, label, from, to, at.',
        '1: The column "utg" is there twice.',
        '1: The column "task" is missing.'
      ]
    ],
    [["utg;task;at", "1;restart;now"], [separatedBy("semicolons")]],
    [['utg;task;"till, or desk"', "1;restart;2"], [separatedBy("semicolons")]],
    [["", "", "utg;task", "1;restart"], [separatedBy("semicolons", 3)]],
    [["", "utg,task", "1,restart"], [expect.stringMatching(/^3: There is no UTG "1"/u)]],
    [["utg\ttask", "1\trestart"], [separatedBy("tabs")]],
    [["utg,task"], ["1: The file has no lines below its headings."]],
    [[], ["1: The file is empty. Its first line holds the names of its columns; --help says which."]],
    [
      [`utg,task,${"x".repeat(100)}`, "1,restart"],
      [
        `1: The column "${"x".repeat(40)}…" is not known. The columns are utg, task, version, hours, label, from, to, at.`,
        expect.stringMatching(/^2: There is no UTG "1"/u)
      ]
    ],
    [
      ["utg,task", '"1"x,restart'],
      [
        '2: Something follows the quote that ends a cell. Put the whole cell between quotes, and write each quote within it twice: "Till ""A""".',
        expect.stringMatching(/^2: A quote that opens a cell/u)
      ]
    ],
    [["utg,task", "1,restart,now"], ["2: The line has more cells than there are columns."]],
    [
      ["utg,task", '"1,restart', "2,stop"],
      [expect.stringMatching(/^\d: A quote that opens a cell here or in a line before is never closed\. Put /u)]
    ]
  ])("a file like %j", async (lines, expected) => {
    expect(await problems(lines)).toEqual(expected)
  })

  it("faults of its form beside those of its lines, all in the order of the file", async () => {
    expect(
      await problems([
        "utg,task,when,hours",
        `${id(0)},restart,,,now,or later`,
        "99999,restart,,",
        `${id(1)},set-offline,,3`,
        `${id(1)},re"boot,,`,
        `${id(1)},reboot,,`,
        `"${id(2)},stop`
      ])
    ).toEqual([
      '1: The column "when" is not known. The columns are utg, task, version, hours, label, from, to, at.',
      "2: The line has more cells than there are columns.",
      `3: There is no UTG "99999" at ${accountName} (${account}) or below it.`,
      '4: A UTG is not set offline for "3" hours. Write 1, 4, 8, 12, 16, 20 or 24.',
      expect.stringMatching(/^5: A quote stands in the middle of a cell\. Put /u),
      expect.stringMatching(/^6: There is no task "reboot"\. It is one of /u),
      expect.stringMatching(/^7: A quote that opens a cell here or in a line before is never closed\. Put /u)
    ])
  })

  it("also as JSON", async () => {
    const { code, out } = await check(["utg,task", "99999,stop"], "--json")
    const message = `There is no UTG "99999" at ${accountName} (${account}) or below it.`
    expect([code, JSON.parse(out)]).toEqual([1, { sent: false, problems: [{ line: 2, message }] }])
  })
})
