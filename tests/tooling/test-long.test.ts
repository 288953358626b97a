import { pathToFileURL } from "node:url"
import { expect, it } from "vitest"
import { at, runNode } from "./support/command.ts"

/** What a function of the command gives, told as JSON. */
const call = async (script: string, name: string, ...args: ReadonlyArray<unknown>): Promise<unknown> => {
  const from = JSON.stringify(pathToFileURL(at(`scripts/tooling/long/${script}.mjs`)).href)
  const source = `import { ${name} } from ${from}; console.log(JSON.stringify({ given: ${name}(...${JSON.stringify(args)}) }))`
  const { out, err } = await runNode(["--input-type=module", "--eval", source])
  expect(err).toBe("")
  return JSON.parse(out).given
}

const rows = [
  { key: "time", name: "Time" },
  { key: "reads", name: "Reads" },
  { key: "firefox", name: "The main job in Firefox" }
]
const keys = rows.map(({ key }) => key)

const inProcess = (file: string, status: string) => ({
  testResults: [
    { name: `/somewhere/tests/long/${file}`, status, assertionResults: [{ status }], startTime: 1000, endTime: 4200 }
  ]
})
const inBrowser = (file: string, ok: boolean) => ({
  suites: [{ suites: [], specs: [{ ok, file: `long/${file}`, tests: [{ results: [{ duration: 2000 }] }] }] }]
})
const figures = (row: string, tried: number, failures = 0) => ({ row, cases: tried, failures, seed: 7 })

it("adds up what a row's files recorded, names rows without a file, and says why one was left out", async () => {
  const table = await call("table", "tableOf", {
    rows,
    inProcess: inProcess("time.test.ts", "passed"),
    inBrowser: inBrowser("firefox-main-job.spec.ts", true),
    figures: [figures("Time", 1500), figures("Time", 11), { ...figures(rows[2]?.name ?? "", 0), leftOut: "no Firefox" }]
  })
  expect(table).toMatchObject({
    isSound: false,
    lines: [
      expect.stringMatching(/^row +cases +failures +seed +seconds$/u),
      expect.stringMatching(/^Time +1,511 +0 +7 +3$/u),
      expect.stringMatching(/^Reads +missing$/u),
      expect.stringMatching(/^The main job in Firefox +left out +0 +no Firefox$/u)
    ]
  })
})

it.each([
  ["all cases hold", inProcess("time.test.ts", "passed"), [figures("Time", 3)], true],
  ["a case failed", inProcess("time.test.ts", "failed"), [figures("Time", 3, 1)], false],
  ["a test failed before it recorded anything", inProcess("time.test.ts", "failed"), [], false],
  ["no case was tried", inProcess("time.test.ts", "passed"), [], false]
])("is sound only when all was tried and held: %s", async (_, report, recorded, isSound) => {
  const told = await call("table", "tableOf", { rows: rows.slice(0, 1), inProcess: report, figures: recorded })
  expect(told).toMatchObject({ isSound })
})

it.each([
  [[], { rows: [], isShare: false }],
  [["time", "--seed", "7"], { rows: ["time"], seed: "7", isShare: false }],
  [["--seed=-3", "reads", "time"], { rows: ["reads", "time"], seed: "-3", isShare: false }],
  [["--share", "time"], { rows: ["time"], isShare: true }],
  [["tme"], { problem: expect.stringMatching(/^There is no row tme\. There are: time, reads, firefox\./u) }],
  [["--seed", "x"], { problem: expect.stringMatching(/^--seed takes a whole number, not x\./u) }],
  [["--seed"], { problem: expect.stringMatching(/^--seed takes a whole number, not nothing\./u) }]
])("reads %j", async (args, expected) => {
  expect(await call("arguments", "readArguments", args, keys)).toEqual(expected)
})

it.each([
  ["/somewhere/tests/long/time.test.ts", "time"],
  ["long/time-zones.spec.ts", "time"],
  ["long/reads.test.ts", "reads"],
  ["timetable.test.ts", undefined]
])("finds the row of %s", async (file, key) => {
  expect(await call("row-files", "keyOfFile", file, keys)).toBe(key)
})

it("prints a share's rows with their seconds, what is left to the long run, and what they come to, tests of other folders aside", async () => {
  const unit = (file: string) => ({ ...inProcess("", "passed").testResults[0], name: `/somewhere/${file}` })
  const lines = await call("table", "shareTable", {
    rows,
    inProcess: { testResults: [unit("tests/long/time.test.ts"), unit("packages/domain/src/time/time.test.ts")] },
    inBrowser: inBrowser("reads-again.spec.ts", true),
    figures: [figures("Time", 3), figures("Reads", 1)]
  })
  expect(lines).toEqual([
    expect.stringMatching(/^row +cases +failures +seed +seconds$/u),
    expect.stringMatching(/^Time +3 +0 +7 +3$/u),
    expect.stringMatching(/^Reads +1 +0 +7 +2$/u),
    "In the long run only: The main job in Firefox.",
    "The share of tests/long: 3 seconds two at a time, of 180 at most."
  ])
})

it("says of a share that it is too long", async () => {
  const slow = { ...inProcess("time.test.ts", "passed").testResults[0], endTime: 400_000 }
  const lines = await call("table", "shareTable", {
    rows,
    inProcess: { testResults: [slow] },
    figures: [figures("Time", 3)]
  })
  expect(lines).toContain("The share of tests/long: 200 seconds two at a time, of 180 at most, which is too long.")
})
