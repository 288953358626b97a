import { mkdtemp, readdir, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isDiskFull } from "../../database/disk-full.ts"
import { openUploadStore } from "./upload-store.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "upload-store-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function* stream(text: string): AsyncGenerator<Uint8Array> {
  yield await new Blob([text]).bytes()
}
const textOf = (bytes: Uint8Array | null) => (bytes === null ? null : new TextDecoder().decode(bytes))

describe("the store of uploads", () => {
  it("keeps its files as long as the database is kept, and starts empty with a new one", async () => {
    const place = join(folder, "data", "uploads")
    const first = await openUploadStore(place, false)
    const name = (await first.write(stream("seven b"), 7)) ?? ""
    expect(await first.write(stream("eight by"), 7)).toBeNull()
    const empty = (await first.write(stream(""), 7)) ?? ""
    await first.close()
    const again = await openUploadStore(place, true)
    expect([textOf(await again.read(name)), textOf(await again.read(empty))]).toEqual(["seven b", ""])
    await again.remove(empty)
    expect(await readdir(place)).toEqual([name])
    const renewed = await openUploadStore(place, false)
    expect([await renewed.read(name), await readdir(place)]).toEqual([null, []])
  })

  it("says that the disk is full where it is, and leaves nothing of the file", async () => {
    const place = join(folder, "full")
    const store = await openUploadStore(place, true, () => "form")
    // Whatever is written to this device is refused as on a full disk.
    await symlink("/dev/full", join(place, "form.unfinished"))
    const failure: unknown = await store.write(stream("bytes"), 10).catch((error: unknown) => error)
    expect([isDiskFull(failure), await readdir(place)]).toEqual([true, []])
  })

  it("without a folder leaves nothing when it is closed", async () => {
    const store = await openUploadStore(undefined, true)
    const name = (await store.write(stream("bytes"), 10)) ?? ""
    expect(textOf(await store.read(name))).toBe("bytes")
    await store.close()
    expect(await store.read(name)).toBeNull()
  })
})
