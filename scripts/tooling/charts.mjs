import "./node-version.mjs"
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { readArguments } from "./arguments.mjs"
import { installMissing } from "./install.mjs"
import { withModule } from "./load.mjs"
import { at } from "./run.mjs"

/** The folder has these files and no others. */
const keep = (path, pages) => {
  const folder = at(path)
  mkdirSync(folder, { recursive: true })
  const wanted = new Map(pages)
  for (const name of readdirSync(folder).filter((name) => !wanted.has(name))) rmSync(`${folder}/${name}`)
  for (const [name, text] of wanted) writeFileSync(`${folder}/${name}`, text)
  console.log(`${wanted.size} pages in ${path}`)
}

readArguments({
  usage: `Usage: npm run charts

Writes docs/machines, docs/transitions and docs/effects anew from the machines.`
})
installMissing()
await withModule("scripts/tooling/charts/pages.ts", ({ pages }) => keep("docs/machines", pages()))
await withModule("tests/model/transition-pages.ts", ({ transitionPages }) => {
  const { transitions, effects } = transitionPages()
  keep("docs/transitions", transitions)
  keep("docs/effects", effects)
})
