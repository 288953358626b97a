import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { schemaFiles } from "../../database/seed/schemas/schema-files.ts"

/** Writes the estate's `schemas` and `jsonform` to a folder, as a deployer is handed those of a release. */
export const writeStaticFiles = async (folder: string): Promise<void> => {
  for (const [path, text] of schemaFiles) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text())
  }
}
