import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readArguments } from "./arguments.mjs"
import { at } from "./run.mjs"

const rowsOf = (file) =>
  readFileSync(at(`tests/spec/${file}`), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"))
    .map(([id, area, statement]) => ({ id, area, statement }))

const skipped = new Set(["node_modules", "dist", ".git", ".data"])
const testFiles = (folder) =>
  readdirSync(at(folder), { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return testFiles(path)
      return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : []
    })

const id = "[AB]\\d[\\w.]*-\\d+"
const tag = new RegExp(`\\[(${id}(?: ${id})*)\\](?=["'\`])`, "g")

// A table of tests keeps the ids of each title in a column of its own and ends its one title with `[${rows}]`.
const tabled = /\[\$\{\w+\}\](?=["'`])/
const column = new RegExp(`(?<=["'\`])(${id}(?: ${id})*)(?=["'\`])`, "g")

const idsIn = (text) => [
  ...[...text.matchAll(tag)].map(([, ids]) => ids),
  ...(tabled.test(text) ? [...text.matchAll(column)].map(([, ids]) => ids) : [])
]

/** Every checklist id that a test's title ends with, and the files which name it. */
const namedRows = (files) => {
  const named = new Map()
  for (const file of files) {
    for (const ids of idsIn(readFileSync(at(file), "utf8"))) {
      for (const row of ids.split(" ")) named.set(row, (named.get(row) ?? new Set()).add(file))
    }
  }
  return named
}

const report = (rows, named, wantedAreas, quiet) => {
  const areas = [...new Set(rows.map((row) => row.area))].sort((a, b) => a.localeCompare(b))
  for (const area of areas.filter((name) => wantedAreas.length === 0 || wantedAreas.includes(name))) {
    const all = rows.filter((row) => row.area === area)
    const open = all.filter((row) => !named.has(row.id))
    console.log(`${area}: ${all.length - open.length} of ${all.length} rows are named by a test`)
    if (quiet) continue
    for (const row of open) console.log(`  no test names ${row.id}  ${row.statement}`)
    if (wantedAreas.length > 0) {
      for (const row of all.filter(({ id }) => named.has(id)))
        console.log(`  ${row.id}  ${[...named.get(row.id)].join(", ")}`)
    }
  }
}

const usage = `Usage: npm run spec -- [area …] [--quiet]

Per area of the checklists, how many rows a test names, and those that none does.

  area     with the files that name its rows
  --quiet  the counts alone`

if (process.argv[1] === at("scripts/tooling/spec.mjs")) {
  const rows = [...rowsOf("checklist-1.tsv"), ...rowsOf("checklist-2.tsv")]
  const asked = readArguments({
    usage,
    options: { quiet: { type: "boolean" } },
    names: [...new Set(rows.map(({ area }) => area))].sort()
  })
  const known = new Set(rows.map((row) => row.id))
  const named = namedRows(["packages", "apps", "tests"].flatMap(testFiles))
  const unknown = [...named].filter(([row]) => !known.has(row))
  report(rows, named, asked.names, asked.values.quiet === true)
  for (const [row, files] of unknown) console.error(`${[...files].join(", ")} names ${row}, which no checklist has`)
  process.exit(unknown.length === 0 ? 0 : 1)
}
