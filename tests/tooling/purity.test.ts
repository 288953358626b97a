import { expect, it } from "vitest"

const sources: Readonly<Record<string, string>> = import.meta.glob(
  ["../../packages/domain/src/**/*.ts", "../../packages/machines/src/**/*.ts", "!../../packages/*/src/**/*.test.ts"],
  { query: "?raw", import: "default", eager: true }
)

/** Lint forbids the globals of a browser, the network and timers among them; a date of nothing it does not know. */
const impure = /\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)|\bDate\.now\b|\bMath\.random\b/u

it("neither the domain nor a machine asks for the time or for chance", () => {
  const found = Object.entries(sources).filter(([, text]) => impure.test(text))
  expect(Object.keys(sources).length).toBeGreaterThan(200)
  expect(found.map(([path]) => path)).toEqual([])
})

it.each(["new Date()", "new Date( )", "Date()", "Date.now()", "Math.random()"])("would find %s", (text) =>
  expect(impure.test(`const it = ${text}`)).toBe(true)
)
