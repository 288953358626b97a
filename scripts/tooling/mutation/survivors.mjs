import { existsSync, readFileSync } from "node:fs"
import { at } from "../run.mjs"

const found = new Set(["Killed", "Timeout"])
const missed = new Set(["Survived", "NoCoverage"])

/** The reasons kept for a folder's survivors: tests/mutation/<package>/<folder>.json, a list of {file, mutator, code, replacement, reason}. */
const reasonsOf = (kept, folder) => {
  const path = at(`${kept}/${folder}.json`)
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : []
}

const percent = (part, whole) => (whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10)

/** Lines to print, how many faults were found of the whole, the score in percent, and survivors without a reason. */
export const survivorsOf = (report, source, kept) => {
  const byFolder = new Map()
  for (const [path, { source: text, mutants }] of Object.entries(report.files)) {
    const file = path.slice(path.indexOf(source) + source.length + 1)
    const folder = file.split("/")[0]
    const counts = byFolder.get(folder) ?? { found: 0, missed: [] }
    const rows = text.split("\n")
    for (const { status, mutatorName, location, replacement } of mutants) {
      if (found.has(status)) counts.found += 1
      if (missed.has(status)) {
        const { line } = location.start
        counts.missed.push({
          file,
          line,
          mutator: mutatorName,
          code: rows[line - 1].trim(),
          replacement: replacement ?? ""
        })
      }
    }
    byFolder.set(folder, counts)
  }
  const lines = []
  let unexplained = 0
  for (const [folder, counts] of [...byFolder].sort(([one], [other]) => one.localeCompare(other))) {
    const whole = counts.found + counts.missed.length
    lines.push(`${folder}: ${percent(counts.found, whole)} % (${counts.found} of ${whole})`)
    const reasons = reasonsOf(kept, folder)
    for (const { file, line, mutator, code, replacement } of counts.missed) {
      const known = reasons.find(
        (entry) =>
          entry.file === file && entry.mutator === mutator && entry.code === code && entry.replacement === replacement
      )
      const reason = known?.reason ?? null
      if (reason === null) unexplained += 1
      lines.push(`  ${file}:${line} ${mutator} ${code} → ${replacement}`, `    ${reason ?? "no reason is given"}`)
    }
  }
  const all = [...byFolder.values()]
  const foundAll = all.reduce((sum, counts) => sum + counts.found, 0)
  const whole = all.reduce((sum, counts) => sum + counts.found + counts.missed.length, 0)
  const score = percent(foundAll, whole)
  lines.push(`Mutation score: ${score} % (${foundAll} of ${whole}), ${unexplained} survivors without a reason`)
  return { lines, found: foundAll, whole, score, unexplained }
}
