import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { basename } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { at, runNode } from "./support/command.ts"

const dist = at("apps/console/dist")

beforeAll(async () => {
  if (existsSync(`${dist}/index.html`)) return
  const { code, err } = await runNode([at("scripts/tooling/build.mjs"), "console"])
  if (code !== 0) throw new Error(err)
})

const read = (file: string): string => readFileSync(`${dist}/assets/${file}`, "utf8")
/** As the build packed it, and as browsers get it. */
const kilobytes = (file: string): number => statSync(`${dist}/assets/${file}.br`).size / 1000

const firstGroups = (text: string, pattern: RegExp): ReadonlyArray<string> =>
  [...text.matchAll(pattern)].flatMap(([, group]) => (group === undefined ? [] : [basename(group)]))

/** The files that a file imports at its top, as the build writes it: a dynamic import has a bracket after its word. */
const importsOf = (file: string): ReadonlyArray<string> =>
  firstGroups(read(file), /(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/gu)

/** These files and everything they import at their top, each once. */
const withImports = (files: ReadonlyArray<string>): ReadonlySet<string> => {
  const found = new Set(files)
  for (const file of found) for (const imported of importsOf(file)) found.add(imported)
  return found
}

/** What the page names itself: its module and what it has the browser fetch along with it. */
const named = (): ReadonlyArray<string> =>
  firstGroups(readFileSync(`${dist}/index.html`, "utf8"), /(?:src|href)="([^"]*\/assets\/[^"]+\.js)"/gu)

/** What brings a library of its own to the few screens that need it: rjsf, and CodeMirror. */
const libraries: ReadonlyArray<readonly [name: RegExp, kilobytes: number]> = [
  [/^settings-form\./u, 170],
  [/^json-paint-/u, 110]
]

/** The file of a chunk by its name. */
const fileOf = (name: string): string => {
  const file = readdirSync(`${dist}/assets`).find((each) => each.startsWith(`${name}-`) && each.endsWith(".js"))
  if (file === undefined) throw new Error(`The build made no ${name}.`)
  return file
}

/** What a page asks for by itself, in the order in which it does: beside its own files what stands within it. */
const parts = ["filter"]

/** The files of every page that can be opened by its address, and the most it may ask for: scripts, and kilobytes packed. */
const starts: ReadonlyArray<readonly [page: string, files: ReadonlyArray<string>, scripts: number, kilobytes: number]> =
  [
    ["dashboard", ["dashboard.screen", "fleet.screen", "stacked-bars"], 11, 239.5],
    ["utgs", ["utgs.list"], 10, 258.5],
    ["tasks", ["tasks.list"], 10, 255],
    ["devices", ["devices.list"], 10, 258.5],
    ["forms", ["forms.list"], 10, 256],
    ["users", ["users.list"], 10, 254.5],
    ["installations", ["installations.list"], 10, 259],
    ["profiles", ["profiles.list"], 10, 254],
    ["templates", ["templates.list"], 10, 253],
    ["UTG", ["utg-detail.screen"], 14, 355.2],
    ["profile", ["profile-detail.screen"], 13, 339.7],
    ["template", ["template-detail.screen"], 13, 338.5],
    ["compare", ["compare.screen"], 11, 289],
    ["rollouts", ["rollout-list.screen", "rollout.route"], 14, 315.7],
    ["rollout", ["rollout-run.screen", "rollout.route"], 15, 335.6],
    ["plan", ["rollout-plan.screen", "rollout.route"], 14, 330.5]
  ]

const limit = (file: string): number => libraries.find(([name]) => name.test(file))?.[1] ?? 80

describe("the built console", () => {
  it.each(starts)(
    "opens %s with few scripts and few bytes, all that is asked for at the start included",
    (...start) => {
      const [, files, scripts, most] = start
      const asked = [...withImports([...named(), ...[...files, ...parts, "rows-worker"].map(fileOf)])]
      const total = asked.reduce((sum, file) => sum + kilobytes(file), 0)

      expect(asked.length, asked.join(" ")).toBeLessThanOrEqual(scripts)
      expect(total, asked.map((file) => `${file} ${kilobytes(file).toFixed(1)}`).join(", ")).toBeLessThanOrEqual(most)
    }
  )

  it("draws charts with at most 60 kB, packed, which only the dashboard fetches, and only once it has a chart", () => {
    const chart = fileOf("stacked-bars")
    const shown = withImports([...named(), fileOf("dashboard.screen"), fileOf("fleet.screen")])
    const own = [...withImports([chart])].filter((file) => !shown.has(file))
    expect(own).toContain(chart)
    expect(
      own.reduce((sum, file) => sum + kilobytes(file), 0),
      own.join(" ")
    ).toBeLessThanOrEqual(60)
    const askers = readdirSync(`${dist}/assets`).filter(
      (file) => file.endsWith(".js") && file !== chart && read(file).includes(chart)
    )
    expect(askers.length, askers.join(" ")).toBeGreaterThan(0)
    for (const [page, files] of starts.filter(([page]) => page !== "dashboard")) {
      const asked = withImports([...named(), ...[...files, ...parts].map(fileOf)])
      expect([page, asked.has(chart)]).toEqual([page, false])
    }
  })

  it("shows what somebody sees first of the dashboard with at most 250 kB, and carries none of the lists", () => {
    const asked = [...withImports([...named(), fileOf("dashboard.screen")])]

    expect(asked.reduce((sum, file) => sum + kilobytes(file), 0)).toBeLessThanOrEqual(250)
    const shown = withImports([...asked, ...["fleet.screen", ...parts].map(fileOf)])
    expect([...shown].filter((file) => /^(?:list|flows|made|record|dialog|schema)-/u.test(file))).toEqual([])
  })

  it("carries none of what the router could do for pages that the console does not have", () => {
    const scripts = readdirSync(`${dist}/assets`).filter((file) => file.endsWith(".js"))
    // What its links write into a page whose routes are found later, and how they fetch pages ahead.
    const found = scripts.filter((file) => /data-discover|rel:[`"]prefetch[`"]/u.test(read(file)))
    expect(found).toEqual([])
  })

  it("gives the rows' worker, which has no document, nothing of what pages are made of", () => {
    const worker = withImports(["rows-worker", "fleet-counts"].map(fileOf))
    expect([...worker].map((file) => file.replace(/-.{8}[.]js$/u, "")).toSorted()).toEqual([
      "first",
      "fleet-counts",
      "rolldown-runtime",
      "rows",
      "rows-worker"
    ])
  })

  it("consists of few files", () => {
    const scripts = readdirSync(`${dist}/assets`).filter((file) => file.endsWith(".js"))

    expect(scripts.length, scripts.join(" ")).toBeLessThanOrEqual(60)
    expect(scripts.filter((file) => statSync(`${dist}/assets/${file}`).size < 1_000).length).toBeLessThanOrEqual(8)
  })

  it("has one font the page names from its first byte, of at most 50 kB, and no other letters than latin", () => {
    const early = firstGroups(
      readFileSync(`${dist}/index.html`, "utf8"),
      /rel="preload" as="font"[^>]*href="([^"]+)"/gu
    )
    const fonts = readdirSync(`${dist}/assets`).filter((file) => file.endsWith(".woff2"))

    expect(early).toEqual([expect.stringMatching(/^inter-latin-wght-normal-/u)])
    expect(early.every((file) => statSync(`${dist}/assets/${file}`).size <= 50_000)).toBe(true)
    expect(fonts.map((file) => file.replace(/-[^-]+\.woff2$/u, "")).toSorted()).toEqual([
      "inter-latin-ext-wght-normal",
      "inter-latin-wght-normal"
    ])
  })

  it("fetches its scripts behind what the first frame is painted with", () => {
    const links = readFileSync(`${dist}/index.html`, "utf8").match(/<link rel="modulepreload"[^>]*>/gu) ?? []

    expect(links.length).toBeGreaterThan(2)
    expect(links.filter((each) => !each.includes('fetchpriority="low"'))).toEqual([])
  })

  it("adds at most 80 kB with each file that comes later, packed, but for the libraries of forms and of JSON", () => {
    const initial = withImports(named())
    const later = readdirSync(`${dist}/assets`).filter((file) => file.endsWith(".js") && !initial.has(file))
    const large = later.filter((file) => kilobytes(file) > limit(file))

    expect(later.length).toBeGreaterThan(0)
    expect(large).toEqual([])
  })
})
