import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { UiProvider } from "../theme/provider.tsx"
import { DataTable } from "./data-table.tsx"

afterEach(cleanup)

const table = (ids: ReadonlyArray<number>) => (
  <UiProvider>
    <DataTable
      label="Tasks"
      columns={[{ key: "id", label: "Task", cell: (id: number) => id }]}
      rows={ids}
      rowId={(id) => id}
      rowName={(id) => `Task ${id}`}
      status="ready"
      sort={null}
      onSortToggle={() => undefined}
      rowActions={() => []}
      emptyText="No tasks found"
    />
  </UiProvider>
)

const focusedName = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent

it("hands the focus of a row that goes to the one that takes its place, at last to the head", () => {
  const { rerender } = render(table([1, 2, 3]))
  screen.getByRole("button", { name: "Actions for Task 2" }).focus()
  const seen: Array<string | null | undefined> = []
  for (const ids of [[1, 3], [1], []]) {
    rerender(table(ids))
    seen.push(focusedName())
  }
  expect(seen).toEqual(["Actions for Task 3", "Actions for Task 1", "Action"])
})

it("takes no focus that was elsewhere", () => {
  const { rerender } = render(table([1, 2]))
  screen.getByRole("button", { name: "Actions for Task 2" }).focus()
  screen.getByRole("button", { name: "Actions for Task 2" }).blur()
  rerender(table([1]))
  expect(document.activeElement).toBe(document.body)
})
