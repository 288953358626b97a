import { readFileSync } from "node:fs"
import { expect, it } from "vitest"

const read = (sheet: string): string => readFileSync(`${import.meta.dirname}/css/${sheet}`, "utf8")

const ruleOf = (sheet: string, selector: string): string | undefined =>
  read(sheet).split("\n}").join("").split(`  ${selector} {`)[1]?.split("}")[0]

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
