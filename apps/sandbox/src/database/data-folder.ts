import { rmSync, writeFileSync } from "node:fs"
import { mkdir, readFile, rm, stat, unlink } from "node:fs/promises"
import { join } from "node:path"
import { DatabaseUnavailable } from "./database-unavailable.ts"
import { isDiskFull } from "./disk-full.ts"

/** What to do where there is no room for the data. */
export const fullDisk = (folder: string): string =>
  `The disk of the data folder ${folder} is full. Make room on it, or name a folder elsewhere with --data.`

const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : ""

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === "EPERM"
  }
}

/** The folders that this process holds: in a container the process before it, killed, had the same number. */
const held = new Set<string>()

/** A process that ends while the data is made leaves no lock behind. */
const letGo = (): void => {
  for (const lock of held) rmSync(lock, { force: true })
}

const isHeld = (path: string, owner: number): boolean =>
  owner === process.pid ? held.has(path) : owner > 0 && isRunning(owner)

const takeLock = async (path: string, folder: string): Promise<void> => {
  try {
    // In one go: an interrupt finds it either not there or held.
    writeFileSync(path, String(process.pid), { flag: "wx" })
    if (held.size === 0) process.once("exit", letGo)
    held.add(path)
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error
    const owner = Number(await readFile(path, "utf8"))
    if (isHeld(path, owner)) {
      throw new DatabaseUnavailable(`The data folder ${folder} is in use by another sandbox (process ${owner}).`)
    }
    await unlink(path)
    await takeLock(path, folder)
  }
}

export interface DataFolder {
  /** The folder of the embedded database itself. */
  readonly database: string
  readonly hasDatabase: boolean
  readonly release: () => Promise<void>
}

/** Makes the folder and takes it for this process: two embedded databases on the same files would destroy them. */
export const takeDataFolder = async (folder: string, fresh: boolean): Promise<DataFolder> => {
  const lock = join(folder, "in-use")
  const database = join(folder, "estate")
  try {
    await mkdir(folder, { recursive: true })
    await takeLock(lock, folder)
    if (fresh) await rm(database, { recursive: true, force: true })
    const hasDatabase = await stat(join(database, "PG_VERSION")).then(
      () => true,
      () => false
    )
    const release = () => {
      held.delete(lock)
      if (held.size === 0) process.off("exit", letGo)
      return rm(lock, { force: true })
    }
    return { database, hasDatabase, release }
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    const reason = codeOf(error) || "unknown error"
    throw new DatabaseUnavailable(
      isDiskFull(error) ? fullDisk(folder) : `The data folder ${folder} cannot be used: ${reason}.`,
      error
    )
  }
}
