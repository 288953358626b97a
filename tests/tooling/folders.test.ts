import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { at } from "./support/command.ts"

const textOf = (path: string): string => readFileSync(at(path), "utf8")

const foldersOf = (path: string): ReadonlyArray<string> =>
  readdirSync(at(path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** What stands in backquotes: a folder, or a path below one. */
const namedIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/`([a-z-]+)(?:\/[^`]*)?`/gu)].map(([, name = ""]) => name))

/** The first cells of a table, which name folders. */
const tableIn = (path: string, heading: string): ReadonlyArray<string> => {
  const [, after = ""] = textOf(path).split(`| ${heading} |`)
  const [table = ""] = after.split("\n\n", 1)
  const cells = table.split("\n").map((line) => line.split("|")[1] ?? "")
  return [...namedIn(cells.join(" "))]
}

/** What the map says of a package, with the lines that go on with it. */
const mapOf = (name: string): string => {
  const [, after = ""] = textOf("docs/architecture.md").split(`\n- **${name}**`)
  return after.split(/\n(?:- \*\*|\n)/u, 1).join("")
}

it.each([
  ["domain", "packages/domain/src"],
  ["api", "packages/api/src"],
  ["ui", "packages/ui/src"],
  ["console", "apps/console/src"],
  ["sandbox", "apps/sandbox/src"]
])("the map names every folder of the %s", (name, path) => {
  const named = namedIn(mapOf(name))
  expect(foldersOf(path).filter((folder) => !named.has(folder))).toEqual([])
})

it.each([
  ["packages/domain/README.md", "packages/domain/src"],
  ["scripts/operator/README.md", "scripts/operator"]
])("the table of %s has every folder and no other", (readme, path) => {
  const folders = foldersOf(path).filter((folder) => folder !== "dist")
  expect([...tableIn(readme, "Folder")].toSorted()).toEqual(folders.toSorted())
})

it("the table of the api's README has every folder", () => {
  const named = new Set(tableIn("packages/api/README.md", "File"))
  expect(foldersOf("packages/api/src").filter((folder) => !named.has(folder))).toEqual([])
})
