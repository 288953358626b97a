import { randomUUID } from "node:crypto"
import { createWriteStream } from "node:fs"
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"

/** Files that were uploaded, in a folder, by names made here. */
export interface UploadStore {
  /** The name of a file with these bytes, or null, and no file, when there are more bytes than allowed. */
  readonly write: (pieces: AsyncIterable<Uint8Array>, mostBytes: number) => Promise<string | null>
  readonly read: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>
  readonly remove: (name: string) => Promise<void>
  readonly close: () => Promise<void>
}

class TooManyBytes extends Error {}

async function* upTo(mostBytes: number, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let count = 0
  for await (const piece of pieces) {
    count += piece.length
    if (count > mostBytes) throw new TooManyBytes()
    yield piece
  }
}

const writeBytes = async (path: string, pieces: AsyncIterable<Uint8Array>, mostBytes: number): Promise<boolean> => {
  const unfinished = `${path}.unfinished`
  try {
    await pipeline(upTo(mostBytes, pieces), createWriteStream(unfinished))
    await rename(unfinished, path)
    return true
  } catch (error) {
    await rm(unfinished, { force: true })
    if (error instanceof TooManyBytes) return false
    throw error
  }
}

const storeIn = (folder: string, newName: () => string, close: () => Promise<void>): UploadStore => ({
  write: async (pieces, mostBytes) => {
    const name = newName()
    return (await writeBytes(join(folder, name), pieces, mostBytes)) ? name : null
  },
  read: (name) =>
    readFile(join(folder, name)).then(
      (bytes) => new Uint8Array(bytes),
      () => null
    ),
  remove: (name) => rm(join(folder, name), { force: true }),
  close
})

/** Opens the folder, emptied unless its database was kept; without one, a temporary folder that closing removes. */
export const openUploadStore = async (
  folder: string | undefined,
  isKept: boolean,
  newName: () => string = randomUUID
): Promise<UploadStore> => {
  if (folder === undefined) {
    const temporary = await mkdtemp(join(tmpdir(), "sandbox-uploads-"))
    return storeIn(temporary, newName, () => rm(temporary, { recursive: true, force: true }))
  }
  if (!isKept) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  return storeIn(folder, newName, () => Promise.resolve())
}
