import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { writeStaticFiles } from "@command-center/sandbox/src/services/static/write-static-files.ts"

/** A folder with the schemas and device list of the sandbox's estate, as a deployer is handed those of theirs. */
export const makeStaticFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "static-files-"))
  await writeStaticFiles(folder)
  return folder
}
