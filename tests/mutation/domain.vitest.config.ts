import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

const domain = fileURLToPath(new URL("../../packages/domain/src", import.meta.url))

/** The domain's own tests and those of tests/long that try its rules alone, for the runs in which its sources are mutated. */
export default defineConfig({
  resolve: { alias: { "@command-center/domain": domain } },
  test: {
    include: ["packages/domain/src/**/*.test.ts", "tests/long/{operations,time}.test.ts"],
    environment: "node",
    testTimeout: 60_000,
    root: fileURLToPath(new URL("../..", import.meta.url))
  }
})
