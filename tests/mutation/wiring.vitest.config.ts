import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

const sourceOf = (name: string): string => fileURLToPath(new URL(`../../packages/${name}/src`, import.meta.url))

/** What calls the services through the console's wirings, for the runs in which those are mutated. */
export default defineConfig({
  resolve: {
    alias: Object.fromEntries(
      ["domain", "api", "machines", "ui"].map((name) => [`@command-center/${name}`, sourceOf(name)] as const)
    )
  },
  test: {
    include: [
      "tests/contract/{*-wired,edits-meanwhile,edits-unconfirmed,row-accounts}.test.ts",
      "tests/rollouts/*-wired.test.ts",
      "tests/long/every-call-status-flows.test.ts",
      "apps/console/src/**/*.wiring.test.ts"
    ],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    root: fileURLToPath(new URL("../..", import.meta.url))
  }
})
