import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"

/** The text that the font's licence wants beside it: the build's own list has scripts only. */
export const fontLicence = (): Plugin => ({
  name: "font-licence",
  apply: "build",
  generateBundle() {
    const file = fileURLToPath(import.meta.resolve("@fontsource-variable/inter/LICENSE"))
    this.emitFile({ type: "asset", fileName: "font-licence.txt", source: readFileSync(file, "utf8") })
  }
})
