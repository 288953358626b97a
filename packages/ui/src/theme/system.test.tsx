import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { breakpoints } from "./breakpoints.ts"
import { dialogSlotRecipe } from "./slot-recipes.ts"
import { system } from "./system.ts"

it("breaks at xs 0, sm 576, md 768, lg 992, xl 1200, xxl 1400 [A9-15]", () => {
  expect(breakpoints).toEqual({ xs: "0px", sm: "576px", md: "768px", lg: "992px", xl: "1200px", xxl: "1400px" })
  expect(system.breakpoints.values.map(({ name, min }) => [name, min])).toEqual([
    ["xs", "0rem"],
    ["sm", "36rem"],
    ["md", "48rem"],
    ["lg", "62rem"],
    ["xl", "75rem"],
    ["xxl", "87.5rem"]
  ])
})

it("moves dialogs in 300 ms, their backdrop in 150 ms [A9-09]", () => {
  const { content, backdrop } = dialogSlotRecipe.base ?? {}
  expect([content?.["_open"], backdrop?.["_open"]]).toEqual([
    { animation: "cc-rise-in 300ms cubic-bezier(0.32, 0.72, 0, 1)" },
    { animation: "cc-fade-in 150ms ease-out" }
  ])
})

it("collapses the sidebar in 300 ms [A9-08]", () => {
  const frame = readFileSync(`${import.meta.dirname}/css/frame.css`, "utf8")
  expect(/\.cc-sidebar \{[^}]*\}/u.exec(frame)?.[0]).toContain(
    "transition: width 300ms cubic-bezier(0.32, 0.72, 0, 1);"
  )
})
