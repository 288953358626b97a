import { createHash } from "node:crypto"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { at } from "../run.mjs"

export const galleryFolder = at("node_modules/.cache/gallery")

const sources = ["packages/ui", "packages/domain/src"]
const stamp = join(galleryFolder, "built-from.txt")

const filesOf = (folder) =>
  readdirSync(at(folder), { withFileTypes: true })
    .filter(({ name }) => name !== "node_modules" && name !== "dist")
    .flatMap((entry) => (entry.isDirectory() ? filesOf(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))

/** One text for all that the gallery is built from. */
export const builtFrom = () => {
  const hash = createHash("sha256")
  for (const file of [
    ...sources.flatMap(filesOf).sort((one, other) => (one < other ? -1 : 1)),
    "package-lock.json",
    "vite.config.ts"
  ])
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(at(file)))
  return hash.digest("hex")
}

/** Whether the built gallery is of these sources. */
export const isCurrent = (source) => {
  try {
    return readFileSync(stamp, "utf8") === source
  } catch {
    return false
  }
}

export const keepStamp = (source) => writeFileSync(stamp, source)
