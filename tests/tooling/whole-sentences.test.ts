import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { at } from "./support/command.ts"

/** A pattern that ends where a sentence's reason begins: any reason would do, the wrong one and "undefined" too. */
const swallowing = /\/\^?[^/\n]*[A-Za-z)](?:\\\.|[:,]) \.\+?\$?\/[a-z]*/gu

const swallowed = (text: string): ReadonlyArray<string> => text.match(swallowing) ?? []

const skipped = new Set(["node_modules", "dist", "whole-sentences.test.ts"])

const testsIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(at(folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return testsIn(path)
      return /\.(?:test|spec)\.tsx?$/u.test(path) ? [path] : []
    })

it.each([
  ["/^ErrorUnable to upload form: ./u", 1],
  ["/Unable to delete profile\\. .+$/u", 1],
  ["/^Unable to delete profile\\. Fault 500$/u", 0],
  ["/^Displaying 1-/u", 0]
])("knows whether %s takes any reason", (pattern, times) => {
  expect(swallowed(`expect(text).toMatch(${pattern})`)).toHaveLength(times)
})

it("has no test that takes any reason for a failure", () => {
  const files = ["tests", "packages", "apps"].flatMap(testsIn)
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter((path) => swallowed(readFileSync(at(path), "utf8")).length > 0)
  expect(found).toEqual([])
})
