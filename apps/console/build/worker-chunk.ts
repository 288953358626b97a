import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

const worker = fileURLToPath(new URL("../src/rows/rows.worker.ts", import.meta.url))
const asked = "rows.worker.ts?worker&url"
const address = "\0rows-worker-address"

/**
 * Vite builds a worker by itself, with a copy of everything it shares with the page. As one more entry of the same build
 * it imports the page's own files, which the browser then fetches once.
 */
export const workerChunk = (): Plugin => ({
  name: "worker-chunk",
  apply: "build",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(asked) ? address : null),
  load(id) {
    if (id !== address) return null
    const file = this.emitFile({ type: "chunk", id: worker, name: "rows-worker" })
    return `export default import.meta.ROLLUP_FILE_URL_${file}`
  }
})
