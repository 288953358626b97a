import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const read = (sheet: string): string => readFileSync(`${import.meta.dirname}/css/${sheet}`, "utf8")

const ruleOf = (sheet: string, selector: string): string | undefined =>
  read(sheet).split("\n}").join("").split(`  ${selector} {`)[1]?.split("}")[0]

/** Widths in pixels at which any sheet changes its layout; 767.98 is the last one below 768. */
const widthsIn = (css: string): ReadonlyArray<number> =>
  [...css.matchAll(/\((?:min|max)-width: ([\d.]+)(px|rem)\)/gu)].map(([, width, unit]) =>
    Math.ceil(Number(width) * (unit === "rem" ? 16 : 1))
  )

it("breaks at xs 0, sm 576, md 768, lg 992, xl 1200, xxl 1400 and nowhere else [A9-15]", () => {
  const widths = readdirSync(`${import.meta.dirname}/css`).flatMap((sheet) => widthsIn(read(sheet)))
  expect(widths.length).toBeGreaterThan(0)
  expect(widths.filter((width) => ![576, 768, 992, 1200, 1400].includes(width))).toEqual([])
})

it("moves dialogs in 300 ms, their backdrop in 150 ms [A9-09]", () => {
  expect(ruleOf("modal.css", '.cc-dialog-content[data-state="open"]')).toContain(
    "animation: cc-rise-in 300ms cubic-bezier(0.32, 0.72, 0, 1);"
  )
  expect(ruleOf("modal.css", '.cc-dialog-backdrop[data-state="open"]')).toContain(
    "animation: cc-fade-in 150ms ease-out;"
  )
})

it("collapses the sidebar in 300 ms [A9-08]", () => {
  expect(ruleOf("frame.css", ".cc-sidebar")).toContain("transition: width 300ms cubic-bezier(0.32, 0.72, 0, 1);")
})
