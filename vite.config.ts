import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Workspace packages resolve to their sources, so that no package needs a build of its own. */
export const alias = Object.fromEntries(
  ["domain", "api", "machines", "ui"].map((name) => [`@command-center/${name}`, from(`./packages/${name}/src`)])
)

interface Surroundings {
  readonly environment?: "node" | "happy-dom"
  readonly setupFiles?: Array<string>
  readonly testTimeout?: number
}

const unit = (name: string, include: ReadonlyArray<string>, surroundings: Surroundings = {}) => ({
  extends: true as const,
  test: { name, include: [...include], environment: "node" as const, ...surroundings }
})

/** Newer Node has a storage of its own, which stands where the tests of views expect the page's. */
const withoutStorage = ["--no-experimental-webstorage"].filter((flag) => process.allowedNodeEnvironmentFlags.has(flag))

/** `npm run test:long` tries every case of tests/long, `npm test` a share of them. */
const isLong = process.env["LONG"] === "1"

export default defineConfig({
  resolve: { alias },
  test: {
    maxWorkers: 2,
    // No test leaves anything behind it, so the libraries are loaded once and not again for every file.
    isolate: false,
    execArgv: withoutStorage,
    // What a module was compiled to is kept between runs, by its source.
    experimental: { fsModuleCache: true, fsModuleCachePath: from("./node_modules/.cache/vitest") },
    // Beside the tests in the browser these have what time is left; one that hangs is still told apart.
    testTimeout: 240_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      unit("domain", ["packages/domain/src/**/*.test.ts"]),
      unit("api", ["packages/api/src/**/*.test.ts"]),
      unit("machines", ["packages/machines/src/**/*.test.ts", "tests/model/**/*.test.ts"]),
      unit("ui", ["packages/ui/src/**/*.test.tsx", "apps/console/src/**/*.test.{ts,tsx}"], {
        environment: "happy-dom",
        setupFiles: [from("./tests/support/view-patience.ts")]
      }),
      unit("sandbox", ["apps/sandbox/src/**/*.test.ts", "tests/contract/**/*.test.ts", "tests/scripts/**/*.test.ts"]),
      unit("rollouts", ["apps/rollouts/src/**/*.test.ts", "tests/rollouts/**/*.test.ts"]),
      unit("tooling", ["tests/tooling/**/*.test.ts"]),
      unit("long", ["tests/long/**/*.test.ts"], { testTimeout: isLong ? 3_600_000 : 300_000 }),
      unit("deployment", ["tests/deployment/**/*.test.ts"])
    ]
  }
})
