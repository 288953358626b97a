import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { UiProvider } from "../theme/provider.tsx"
import { DataTable, type DataTableProps } from "./data-table.tsx"

// The page of a unit test has pointers, but none to capture.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "setPointerCapture").mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const columns: DataTableProps<number>["columns"] = [
  { key: "id", label: "Task Id", width: 100, isName: true, cell: (id) => id },
  { key: "state", label: "Task State", width: 200, cell: () => "Scheduled" },
  { key: "keys", label: "Keys", width: 90, isSortable: false, cell: () => null }
]

const show = (more: Partial<DataTableProps<number>> = {}) => {
  const told: Array<readonly [string, number | null]> = []
  const sorted: Array<string> = []
  render(
    <UiProvider>
      <DataTable
        label="Tasks"
        columns={columns}
        rows={[1, 2]}
        rowId={(id) => id}
        rowName={(id) => `Task ${id}`}
        status="ready"
        sort={null}
        onSortToggle={(key) => sorted.push(key)}
        emptyText="No tasks found"
        onResize={(key, width) => told.push([key, width])}
        {...more}
      />
    </UiProvider>
  )
  return { told, sorted }
}

const edge = (label: string) => screen.getByRole("separator", { name: `Width of ${label}` })
const columnWidth = (at: number) => screen.getByRole("grid").querySelectorAll<HTMLElement>("col")[at]?.style.width
const range = (node: Element) => ["now", "min", "max"].map((name) => node.getAttribute(`aria-value${name}`))

it("drags the edge of a column: seen at once, told when it is let go", () => {
  const { told, sorted } = show()
  const handle = edge("Task State")
  expect([range(handle), screen.getByRole("columnheader", { name: "Task State" }).textContent]).toEqual([
    ["200", "56", "960"],
    "Task State"
  ])
  fireEvent.pointerDown(handle, { button: 0, clientX: 300, pointerId: 1 })
  fireEvent.pointerMove(handle, { clientX: 350, pointerId: 1 })
  expect([columnWidth(1), told]).toEqual(["250px", []])
  fireEvent.pointerMove(handle, { clientX: -500, pointerId: 1 })
  expect(columnWidth(1)).toBe("56px")
  fireEvent.pointerUp(handle, { clientX: 340, pointerId: 1 })
  fireEvent.doubleClick(handle)
  expect([told, columnWidth(1), sorted]).toEqual([
    [
      ["state", 240],
      ["state", null]
    ],
    "200px",
    []
  ])
})

it("gives a drag up, and tells nothing of a press that does not move", () => {
  const { told } = show()
  const handle = edge("Task Id")
  fireEvent.pointerDown(handle, { button: 0, clientX: 300, pointerId: 1 })
  fireEvent.pointerMove(handle, { clientX: 350, pointerId: 1 })
  fireEvent.keyDown(handle, { key: "Escape" })
  expect(columnWidth(0)).toBe("100px")
  fireEvent.pointerUp(handle, { clientX: 350, pointerId: 1 })
  fireEvent.pointerDown(handle, { button: 2, clientX: 300, pointerId: 1 })
  fireEvent.pointerDown(handle, { button: 0, clientX: 300, pointerId: 1 })
  fireEvent.pointerUp(handle, { clientX: 300, pointerId: 1 })
  expect(told).toEqual([])
})

it("is reached by F2 from its header, moved by keys, and left by Escape, with one tab stop in all", () => {
  const { told } = show({ widths: { state: 300 } })
  screen.getByRole("button", { name: "Task State" }).focus()
  fireEvent.keyDown(screen.getByRole("button", { name: "Task State" }), { key: "F2" })
  const handle = edge("Task State")
  expect([document.activeElement, columnWidth(1)]).toEqual([handle, "300px"])
  for (const key of ["ArrowLeft", "ArrowRight", "Home", "End", "Enter"]) fireEvent.keyDown(handle, { key })
  fireEvent.keyDown(handle, { key: "ArrowRight", shiftKey: true })
  expect(told.map(([, width]) => width)).toEqual([292, 308, 56, 960, null, 340])
  expect(screen.getByRole("grid").querySelectorAll("[tabindex='0']").length).toBe(1)
  fireEvent.keyDown(handle, { key: "Escape" })
  expect(document.activeElement?.textContent).toBe("Task State")
  fireEvent.keyDown(document.activeElement ?? handle, { key: "ArrowRight" })
  fireEvent.keyDown(document.activeElement ?? handle, { key: "F2" })
  fireEvent.keyDown(edge("Keys"), { key: "F2" })
  expect(document.activeElement).toBe(screen.getByRole("columnheader", { name: "Keys" }))
})
