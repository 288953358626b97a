import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

const sourceOf = (name: string): string => fileURLToPath(new URL(`../../packages/${name}/src`, import.meta.url))

/**
 * The models of each machine and the tests beside its source, for the runs in which machines are mutated: what walks all
 * at once takes the machine that is mutated alone (MUTATE_MACHINE).
 */
export default defineConfig({
  resolve: {
    alias: Object.fromEntries(
      ["domain", "api", "machines"].map((name) => [`@command-center/${name}`, sourceOf(name)] as const)
    )
  },
  test: {
    include: [
      "tests/mutation/loading.test.ts",
      "packages/machines/src/**/*.test.ts",
      "tests/model/**/*.test.ts",
      "tests/long/{answers-out-of-order,operations-sent}.test.ts"
    ],
    environment: "node",
    // As in the unit tests; each fault has a worker of its own.
    isolate: false,
    testTimeout: 120_000,
    root: fileURLToPath(new URL("../..", import.meta.url))
  }
})
