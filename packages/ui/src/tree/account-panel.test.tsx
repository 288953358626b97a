import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { AccountPanel } from "./account-panel.tsx"

afterEach(cleanup)

it('has a filter "Business Entity Filter" with a search icon and a switch "Expand All" [A2.4-02 A2.4-03]', () => {
  const calls: Array<unknown> = []
  render(
    <AccountPanel
      filter=""
      onFilterChange={(filter) => calls.push(filter)}
      expandAll={false}
      onExpandAllChange={(expandAll) => calls.push(expandAll)}
    >
      tree
    </AccountPanel>
  )
  const filter = screen.getByRole("searchbox", { name: "Business Entity Filter" })
  expect(filter.parentElement?.querySelector("svg.lucide-search")).not.toBeNull()
  fireEvent.change(filter, { target: { value: "diner" } })
  fireEvent.click(screen.getByRole("switch", { name: "Expand All" }))
  expect(calls).toEqual(["diner", true])
})
