import { createHash, randomUUID } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { deviceAliases, deviceModels } from "@command-center/domain/device/device-type"
import { taskStatusNames } from "@command-center/domain/task/task-status"
import { taskTypes } from "@command-center/domain/task/task-type"
import { Effect } from "effect"
import { schemaVersion } from "./migrate.ts"
import { seedConfigHeads } from "./seed/config-text.ts"

const here = dirname(fileURLToPath(import.meta.url))

const sourcesUnder = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|js|mjs)$/u.test(entry.name) && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()

/** Changes with any line that could change the seed, so that an old template is never taken. */
export const sourceHash = (): string => {
  const hash = createHash("sha256").update(schemaVersion)
  hash.update(JSON.stringify([taskTypes, taskStatusNames, deviceModels, deviceAliases, seedConfigHeads]))
  for (const file of sourcesUnder(here)) hash.update(readFileSync(file))
  return hash.digest("hex").slice(0, 16)
}

const cacheFolder = (from: string): string | null => {
  const modules = join(from, "node_modules")
  if (existsSync(modules)) return join(modules, ".cache", "command-center-sandbox")
  return dirname(from) === from ? null : cacheFolder(dirname(from))
}

/** Where the seeded template of this very source is kept; null where there is no node_modules above. */
export const templatePath = (): string | null => {
  const folder = cacheFolder(here)
  return folder === null ? null : join(folder, `estate-${sourceHash()}.tar`)
}

/** The template, or null where there is none yet. */
export const readTemplate = (path: string | null): Promise<Blob | null> =>
  Effect.runPromise(
    Effect.tryPromise(async () => (path === null ? null : new Blob([new Uint8Array(await readFile(path))]))).pipe(
      Effect.orElseSucceed(() => null)
    )
  )

/** Sources and builds of them run side by side, each with a template of its own. */
const mostKept = 4

/** Keeps a template and removes those of much earlier sources. A cache that can't be written costs the next start some seconds and nothing else. */
export const writeTemplate = (path: string | null, template: Blob): Promise<void> =>
  Effect.runPromise(
    Effect.tryPromise(async () => {
      if (path === null) return
      const unfinished = `${path}.${randomUUID()}`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(unfinished, new Uint8Array(await template.arrayBuffer()))
      await rename(unfinished, path)
      const templates = (await readdir(dirname(path))).filter((name) => name.endsWith(".tar"))
      const written = await Promise.all(
        templates.map(async (name) => {
          const file = join(dirname(path), name)
          return { file, at: (await stat(file)).mtimeMs }
        })
      )
      for (const { file } of written.toSorted((a, b) => b.at - a.at).slice(mostKept)) await rm(file, { force: true })
    }).pipe(Effect.ignore)
  )
