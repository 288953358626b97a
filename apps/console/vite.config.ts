import { dirname } from "node:path"
import { fileURLToPath } from "node:url"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { alias } from "../../vite.config.ts"
import { chunks } from "./build/chunks.ts"
import { earlyFiles } from "./build/early-files.ts"
import { fontLicence } from "./build/font-licence.ts"
import { packedFiles } from "./build/packed-files.ts"
import { routerParts } from "./build/router-parts.ts"
import { workerChunk } from "./build/worker-chunk.ts"

const services = `http://127.0.0.1:${process.env["SANDBOX_PORT"] ?? "4401"}`
const servicePaths = [
  "/sso",
  "/security",
  "/management",
  "/config.json",
  "/schemas",
  "/jsonform",
  "/versions",
  "/reference-guide",
  "/downloads",
  "/legacy",
  "/faults"
]

/** The router's package leads every bundler to its development build, whose checks and warnings no user needs. */
const router = `${dirname(dirname(fileURLToPath(import.meta.resolve("react-router"))))}/production`

const aliases = [
  ...Object.entries(alias).map(([find, replacement]) => ({ find, replacement })),
  { find: /^react-router$/u, replacement: `${router}/index.mjs` },
  { find: /^react-router\/dom$/u, replacement: `${router}/dom-export.mjs` }
]

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: aliases },
  plugins: [react(), workerChunk(), routerParts(), earlyFiles(), fontLicence(), packedFiles()],
  // `config.json` is the deployment's own: the sandbox makes its own, a web server gets the one from `public`.
  build: {
    target: "es2023",
    sourcemap: false,
    // The licences ask that their texts travel with the code.
    license: { fileName: "licenses.txt" },
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the worker runs, too, has no document to which it could add what an import brings along.
      resolveDependencies: (_, files, { hostId }) => (/\/(?:first|rows|rows-worker)-/u.test(hostId) ? [] : files)
    },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks } },
      // No library here counts on a property that acts when it is read; left unsaid, what is never used stays in. A Schema
      // that only its type is used of is left out, and with all of them the library at the start.
      treeshake: { propertyReadSideEffects: false, manualPureFunctions: ["Schema"] }
    }
  },
  worker: { format: "es" },
  server: {
    host: "127.0.0.1",
    port: Number(process.env["PORT"] ?? "4400"),
    strictPort: true,
    proxy: Object.fromEntries(servicePaths.map((path) => [path, { target: services, changeOrigin: false, xfwd: true }]))
  }
})
