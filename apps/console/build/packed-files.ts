import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Plugin } from "vite"

const gzipped = promisify(gzip)
const brotli = promisify(brotliCompress)

/** A seventh smaller than what gzip comes to; browsers take it over HTTPS and from the own machine. */
const withBrotli = (content: Buffer) =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length
    }
  })

/** Fonts are packed already. */
const isText = /^assets\/.*\.(?:js|css)$/u

/** Lays packed copies beside each file with a name of its own, so that no web server packs it again for every request. */
export const packedFiles = (): Plugin => ({
  name: "packed-files",
  apply: "build",
  async writeBundle({ dir = "" }, bundle) {
    const files = Object.keys(bundle).filter((fileName) => isText.test(fileName))
    await Promise.all(
      files.map(async (fileName) => {
        const path = join(dir, fileName)
        const content = await readFile(path)
        await writeFile(`${path}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }))
        await writeFile(`${path}.br`, await withBrotli(content))
      })
    )
  }
})
