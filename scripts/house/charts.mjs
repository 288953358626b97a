import "./node-version.mjs"
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { installMissing } from "./install.mjs"
import { withModule } from "./load.mjs"
import { at } from "./run.mjs"

installMissing()
await withModule("scripts/house/charts/pages.ts", ({ pages }) => {
  const folder = at("docs/machines")
  mkdirSync(folder, { recursive: true })
  const wanted = new Map(pages())
  for (const name of readdirSync(folder).filter((name) => !wanted.has(name))) rmSync(`${folder}/${name}`)
  for (const [name, text] of wanted) writeFileSync(`${folder}/${name}`, text)
  console.log(`${wanted.size} pages in docs/machines`)
})
