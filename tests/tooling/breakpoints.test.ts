import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"

const root = join(import.meta.dirname, "../..")

/** Read from the disk: vitest makes an empty text of a style sheet. */
const sources = ["packages/ui/src", "apps/console/src"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:css|tsx?)$/u.test(file) && !/\.(?:test|stories)\./u.test(file))
    .map((file) => ({ path: join(folder, file), text: readFileSync(join(root, folder, file), "utf8") }))
)

/** What a sheet asks of the page or of a container, and what a script asks of the page. */
const condition = /@(?:media|container)\b[^{;]*|"\([^"]*\b(?:width|height)\b[^"]*"/gu
const lengths = /([\d.]+)(px|r?em)\b/gu

/** Widths in pixels at which anything changes its layout; 767.98 is the last one below 768. */
const breakpointsIn = (text: string): ReadonlyArray<number> =>
  [...text.matchAll(condition)].flatMap(([asked]) =>
    [...asked.matchAll(lengths)].map(([, width, unit]) => Math.ceil(Number(width) * (unit === "px" ? 1 : 16)))
  )

it("the console breaks at xs 0, sm 576, md 768, lg 992, xl 1200, xxl 1400 and nowhere else [A9-15]", () => {
  const found = sources.flatMap(({ path, text }) => breakpointsIn(text).map((width) => ({ path, width })))
  expect(found.filter(({ width }) => ![576, 768, 992, 1200, 1400].includes(width))).toEqual([])
  expect([...new Set(found.map(({ width }) => width))].toSorted((one, other) => one - other)).toEqual([
    576, 768, 992, 1200, 1400
  ])
})

it.each([
  ["@media (max-width: 575.98px) {", [576]],
  ["@media screen and (min-width: 36rem) {", [576]],
  ["@media (600px <= width < 50em) {", [600, 800]],
  ["@container (max-width: 34rem) {", [544]],
  ['const narrow = "(max-width: 991.98px)"', [992]],
  [".cc-menu { max-width: 20rem; }", []]
])("would find those of %s", (text, widths) => expect(breakpointsIn(text)).toEqual(widths))
