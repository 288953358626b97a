import { keyOfFile } from "./row-files.mjs"

const specsOf = (suite) => [
  ...(suite.specs ?? []).flatMap(({ ok, file, tests }) =>
    tests.map(({ results }) => ({
      file,
      failed: ok ? 0 : 1,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000
    }))
  ),
  ...(suite.suites ?? []).flatMap(specsOf)
]

/** Other folders have files of the same names. */
const isLong = ({ file }) => /(?:^|[\\/])long[\\/][^\\/]+$/u.test(file)

/** What each file of tests/long came to, of Vitest's report and Playwright's alike. */
const filesOf = (inProcess, inBrowser) =>
  [
    ...(inProcess?.testResults ?? []).map(({ name, status, assertionResults, startTime, endTime }) => ({
      file: name,
      failed: Math.max(
        assertionResults.filter((one) => one.status === "failed").length,
        status === "failed" && assertionResults.length === 0 ? 1 : 0
      ),
      seconds: (endTime - startTime) / 1000
    })),
    ...(inBrowser?.suites ?? []).flatMap(specsOf)
  ].filter(isLong)

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0)

/** A row's figures: those its tests recorded, the tests of it that failed, and the seconds its files took. */
const rowFigures = ({ key, name }, files, figures) => {
  const own = files.filter(({ file }) => file === key)
  const recorded = figures.filter(({ row }) => row === name)
  return {
    name,
    isMissing: own.length === 0,
    leftOut: recorded.find(({ leftOut }) => leftOut !== undefined)?.leftOut,
    cases: sum(recorded.map(({ cases }) => cases)),
    failures: Math.max(sum(recorded.map(({ failures }) => failures)), sum(own.map(({ failed }) => failed))),
    seed: [...new Set(recorded.map(({ seed }) => seed))].join(" "),
    seconds: sum(own.map(({ seconds }) => seconds))
  }
}

const cells = (row) => {
  if (row.isMissing) return [row.name, "missing", "", "", ""]
  if (row.leftOut !== undefined) return [row.name, "left out", String(row.failures), "", row.leftOut]
  return [row.name, row.cases.toLocaleString("en-US"), String(row.failures), row.seed, row.seconds.toFixed(0)]
}

const aligned = (lines) => {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  return lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join("  ")
      .trimEnd()
  )
}

const headings = ["row", "cases", "failures", "seed", "seconds"]

const told = ({ rows, inProcess, inBrowser, figures }) => {
  const keys = rows.map(({ key }) => key)
  const files = filesOf(inProcess, inBrowser).map((each) => ({ ...each, file: keyOfFile(each.file, keys) }))
  return rows.map((row) => rowFigures(row, files, figures))
}

/** The table of the long run, and whether every row was tried without a failure. */
export const tableOf = (run) => {
  const figures = told(run)
  const isSound = figures.every(
    ({ isMissing, leftOut, cases, failures }) => !isMissing && failures === 0 && (cases > 0 || leftOut !== undefined)
  )
  return { lines: aligned([headings, ...figures.map(cells)]), isSound }
}

/** The share may take so long, two at a time as it is run. */
const mostSeconds = 180

/** The rows of a share with their seconds, and what they come to together; some are left to the long run. */
export const shareTable = (run) => {
  const figures = told(run)
  const tried = figures.filter(({ isMissing }) => !isMissing)
  const seconds = sum(tried.map((row) => row.seconds)) / 2
  const missing = figures.filter(({ isMissing }) => isMissing).map(({ name }) => name)
  return [
    ...aligned([headings, ...tried.map(cells)]),
    ...(missing.length === 0 ? [] : [`In the long run only: ${missing.join("; ")}.`]),
    `The share of tests/long: ${seconds.toFixed(0)} seconds two at a time, of ${mostSeconds} at most${
      seconds > mostSeconds ? ", which is too long" : ""
    }.`
  ]
}
