import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

const read = (sheet: string): string => readFileSync(`${import.meta.dirname}/css/${sheet}`, "utf8")

const ruleOf = (sheet: string, selector: string): string | undefined =>
  read(sheet).split("\n}").join("").split(`  ${selector} {`)[1]?.split("}")[0]

it("moves dialogs in 300 ms, their backdrop in 150 ms, as they open and as they close [A9-09]", () => {
  expect(ruleOf("modal.css", '.cc-dialog-content[data-state="open"]')).toContain(
    "animation: cc-rise-in 300ms cubic-bezier(0.32, 0.72, 0, 1);"
  )
  expect(ruleOf("modal.css", '.cc-dialog-backdrop[data-state="open"]')).toContain(
    "animation: cc-fade-in 150ms ease-out;"
  )
  const closing = ["start", "end"].map((side) => `.cc-drawer-content[data-placement="${side}"]`)
  for (const selector of [".cc-dialog-content", ...closing])
    expect(ruleOf("modal.css", `${selector}[data-state="closed"]`), selector).toMatch(/animation: \S+ 300ms ease-in /u)
  for (const selector of closing)
    expect(ruleOf("modal.css", `${selector}[data-state="open"]`), selector).toMatch(/animation: \S+ 300ms cubic/u)
  expect(ruleOf("modal.css", '.cc-dialog-backdrop[data-state="closed"]')).toContain("cc-fade-out 150ms")
})

it("has every colour that its sheets name", () => {
  const colours = (pattern: RegExp, sheets: ReadonlyArray<string>) =>
    new Set(sheets.flatMap((sheet) => [...read(sheet).matchAll(pattern)].map(([, name = ""]) => name)))
  const sheets = readdirSync(`${import.meta.dirname}/css`)
  const named = colours(/var\((--cc-colors-[\w-]+)/gu, sheets)
  expect(named.size).toBeGreaterThan(20)
  const made = colours(/(--cc-colors-[\w-]+):/gu, sheets)
  expect([...named].filter((name) => !made.has(name))).toEqual([])
})

it("collapses the sidebar in 300 ms [A9-08]", () => {
  expect(ruleOf("frame.css", ".cc-sidebar")).toContain("transition: width 300ms cubic-bezier(0.32, 0.72, 0, 1);")
})
