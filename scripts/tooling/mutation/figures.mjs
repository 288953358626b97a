import { readFileSync, writeFileSync } from "node:fs"
import { intervalOf } from "./sample.mjs"

const row = /^\| ([a-z]+\/[a-z-]+) \|/u

/** Of a sample, which it was and where the true share lies. */
const shareText = (found, whole, sample) => {
  const share = whole === 0 ? 100 : Math.floor((found / whole) * 1000) / 10
  const interval = sample === null ? null : intervalOf(found, whole, sample.of)
  return interval === null ? `${share} %` : `${share} % (${interval[0]} to ${interval[1]})`
}
const faultsText = (found, whole, sample) =>
  sample === null || whole >= sample.of
    ? `${found} of ${whole}`
    : `${found} of ${whole}: ${whole} of ${sample.of.toLocaleString("en-US")}, seed ${sample.seed}`

/** The page with a folder's row in place of the one it had; rows stand in the order of their names. */
export const withFigures = (page, { folder, found, whole, goal, date, commit, sample = null }) => {
  const lines = page.trimEnd().split("\n")
  const written = `| ${folder} | ${shareText(found, whole, sample)} | ${faultsText(found, whole, sample)} | ${goal} % | ${date} | ${commit} |`
  const isRow = (line) => row.test(line)
  const rows = lines.filter((line) => isRow(line) && row.exec(line)[1] !== folder)
  const first = lines.findIndex((line) => line.startsWith("| ---")) + 1
  const others = lines.filter((line) => !isRow(line))
  return `${[...others.slice(0, first), ...[...rows, written].sort((one, other) => one.localeCompare(other)), ...others.slice(first)].join("\n")}\n`
}

/** Keeps what a folder's run came to, as soon as it has. */
export const keepFigures = (path, figures) => writeFileSync(path, withFigures(readFileSync(path, "utf8"), figures))
