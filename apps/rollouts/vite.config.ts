import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"
import { alias } from "../../vite.config.ts"

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: from("."),
  publicDir: false,
  resolve: { alias },
  ssr: { noExternal: true, external: ["@electric-sql/pglite", "pg", "pg-boss"] },
  build: {
    ssr: true,
    rolldownOptions: { input: { main: from("./src/main.ts") } },
    target: "node20",
    outDir: from("./dist"),
    emptyOutDir: true,
    sourcemap: false,
    minify: false
  }
})
