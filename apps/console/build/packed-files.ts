import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { constants, gzip } from "node:zlib"
import type { Plugin } from "vite"

const packed = promisify(gzip)

/** Fonts are packed already. */
const isText = /^assets\/.*\.(?:js|css)$/u

/** Lays a packed copy beside each file with a name of its own, so that no web server packs it again for every request. */
export const packedFiles = (): Plugin => ({
  name: "packed-files",
  apply: "build",
  async writeBundle({ dir = "" }, bundle) {
    const files = Object.keys(bundle).filter((fileName) => isText.test(fileName))
    await Promise.all(
      files.map(async (fileName) => {
        const path = join(dir, fileName)
        await writeFile(`${path}.gz`, await packed(await readFile(path), { level: constants.Z_BEST_COMPRESSION }))
      })
    )
  }
})
