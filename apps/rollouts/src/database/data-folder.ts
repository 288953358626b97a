import { mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** The folders that this process holds: in a container the process before it, killed, had the same number. */
const held = new Set<string>()

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "")

const isRunning = (id: number): boolean => {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return codeOf(error) === "EPERM"
  }
}

const isHeld = (lock: string, owner: number): boolean =>
  owner === process.pid ? held.has(lock) : owner > 0 && isRunning(owner)

const take = async (lock: string, folder: string): Promise<void> => {
  try {
    await writeFile(lock, String(process.pid), { flag: "wx" })
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error
    const owner = Number(await readFile(lock, "utf8"))
    if (isHeld(lock, owner))
      throw new Error(
        `The folder ${folder} is in use by another rollout service (process ${owner}). Name another by ROLLOUTS_DATA_DIR, or a PostgreSQL server for both by DATABASE_URL.`
      )
    await rm(lock, { force: true })
    await take(lock, folder)
  }
}

/** Makes the folder and takes it for this process: two embedded databases on the same files would destroy them. */
export const takeDataFolder = async (folder: string): Promise<() => Promise<void>> => {
  const lock = join(folder, "in-use")
  try {
    await mkdir(folder, { recursive: true })
    await take(lock, folder)
  } catch (error) {
    if (codeOf(error) === "") throw error
    throw new Error(
      `The folder ${folder} cannot be used (${codeOf(error)}). Make it a folder that this user may write, or name another by ROLLOUTS_DATA_DIR.`
    )
  }
  held.add(lock)
  return async () => {
    held.delete(lock)
    await rm(lock, { force: true })
  }
}
