import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type HTMLElement, Window } from "happy-dom"
import { afterAll, beforeAll, expect, it } from "vitest"
import { at, runNode } from "./support/command.ts"

let built: string
const pages = new Map<string, HTMLElement>()

beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), "guide-"))
  const { err } = await runNode([at("scripts/tooling/guide/build-guide.mjs"), built])
  if (err !== "") throw new Error(err)
  for (const name of readdirSync(built).filter((file) => file.endsWith(".html"))) {
    const { document } = new Window()
    document.write(readFileSync(join(built, name), "utf8"))
    pages.set(name, document.documentElement)
  }
})
afterAll(() => rmSync(built, { recursive: true }))

const found = (page: HTMLElement, selector: string): ReadonlyArray<HTMLElement> => [
  ...page.querySelectorAll<HTMLElement>(selector)
]
const attributes = (page: HTMLElement, selector: string, name: string): ReadonlyArray<string> =>
  found(page, selector).map((element) => element.getAttribute(name) ?? "")
const texts = (page: HTMLElement, selector: string): ReadonlyArray<string> =>
  found(page, selector).map(({ textContent }) => textContent)

it("leads somewhere with every link, and from each page to all others", () => {
  expect(pages.size).toBe(readdirSync(at("docs/guide")).filter((name) => name.endsWith(".md")).length)
  const dead = [...pages].flatMap(([from, page]) =>
    attributes(page, "a:not(:has(img))", "href").flatMap((href) => {
      const [name, fragment] = href.split("#")
      const to = name === "" ? page : pages.get(name ?? "")
      const leads = to !== undefined && (fragment === undefined || to.querySelector(`[id="${fragment}"]`) !== null)
      return leads ? [] : [`${from}: ${href}`]
    })
  )
  expect(dead).toEqual([])
  for (const page of pages.values()) {
    expect(new Set(attributes(page, "#contents > ul > li > a", "href"))).toEqual(new Set(pages.keys()))
  }
})

it("has a picture for every place of one, each small, told in words and shown", () => {
  const shown = [...pages.values()].flatMap((page) => found(page, "img"))
  const files = readdirSync(at("docs/guide/pictures"))
  expect(shown).toHaveLength(files.length)
  expect(new Set(shown.map((picture) => picture.getAttribute("src")))).toEqual(
    new Set(files.map((name) => `pictures/${name}`))
  )
  expect(shown.filter((picture) => (picture.getAttribute("alt") ?? "").length < 20)).toEqual([])
  expect(shown.map((picture) => picture.getAttribute("width"))).toEqual(shown.map(() => "1440"))
  expect(shown.map((picture) => picture.parentElement?.getAttribute("href"))).toEqual(
    shown.map((picture) => picture.getAttribute("src"))
  )
  const bytes = files.reduce((sum, name) => sum + statSync(at(`docs/guide/pictures/${name}`)).size, 0)
  expect(bytes).toBeLessThan(1_500_000)
})

it("brings no script and no style of a page's own", () => {
  for (const [name, page] of pages) {
    expect(found(page, "script, style, [style]"), name).toEqual([])
    expect(attributes(page, "meta[http-equiv]", "content"), name).toEqual([
      "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'"
    ])
  }
})

const sourcesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesIn(path)
    return /\.tsx?$/u.test(path) && !/\.test\.|sample-/u.test(path) ? [path] : []
  })

/** Without the line breaks of the source, and what stands behind a name: a full stop, a bracket with a number. */
const settled = (text: string): string =>
  text
    .replaceAll(/\s+/gu, " ")
    .replace(/ ?[(.]$/u, "")
    .trim()

/** Every text between quotes or tags in the sources of what the user sees, comments left out. */
const namesInSources = (): ReadonlySet<string> => {
  const sources = ["packages/domain/src", "packages/ui/src", "apps/console/src"].flatMap((folder) =>
    sourcesIn(at(folder))
  )
  return new Set(
    sources.flatMap((path) => {
      const code = readFileSync(path, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, "")
      const quoted = [...code.matchAll(/"([^"\\\n]+)"/gu)]
      const tagged = [...code.matchAll(/[>}]([^<>{}]+)[<{]/gu)]
      const made = [...code.matchAll(/`([^`$\\\n]+)/gu)]
      return [...quoted, ...tagged, ...made].map(([, text = ""]) => settled(text))
    })
  )
}

it("calls every control what the console calls it", () => {
  const names = namesInSources()
  const wrong = [...pages].flatMap(([name, page]) =>
    texts(page, "main strong")
      .filter((text) => !names.has(text))
      .map((text) => `${name}: ${text}`)
  )
  expect(wrong).toEqual([])
  expect([...pages.values()].flatMap((page) => texts(page, "main strong")).length).toBeGreaterThan(150)
})
