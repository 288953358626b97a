import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { at } from "../run.mjs"
import { framed } from "./guide-frame.mjs"
import { guidePages } from "./guide-pages.mjs"

/** Writes docs/guide as static pages for any web server: to docs/guide/dist, or to the folder that is named. */
const source = at("docs/guide")
const target = process.argv[2] ?? at("docs/guide/dist")
const pages = guidePages(source)
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
for (const page of pages) writeFileSync(`${target}/${page.address}`, framed(pages, page))
copyFileSync(at("scripts/tooling/guide/guide.css"), `${target}/guide.css`)
cpSync(`${source}/pictures`, `${target}/pictures`, { recursive: true })
