import { cp, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { at } from "../tooling/support/command.ts"

/** A build whose scripts are empty: the console's own page with the files it names, as a release has them. */
export const makeLeastDist = async (): Promise<string> => {
  const dist = await mkdtemp(join(tmpdir(), "dist-"))
  await cp(at("apps/console/public"), dist, { recursive: true })
  await mkdir(join(dist, "assets"))
  for (const name of ["index-1a2b.js", "rows-3c4d.js"]) await writeFile(join(dist, "assets", name), "export {}\n")
  const page = await readFile(at("apps/console/index.html"), "utf8")
  const imported = '<link rel="modulepreload" crossorigin href="/assets/rows-3c4d.js">'
  await writeFile(
    join(dist, "index.html"),
    page
      .replace('src="/src/main.ts"', 'crossorigin src="/assets/index-1a2b.js"')
      .replace("</head>", `${imported}</head>`)
  )
  return dist
}
