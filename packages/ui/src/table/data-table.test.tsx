import { cleanup, fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { UiProvider } from "../theme/provider.tsx"
import { DataTable, type DataTableProps } from "./data-table.tsx"

afterEach(cleanup)

interface Row {
  readonly id: number
  readonly name: string
}

const rows = (count: number): ReadonlyArray<Row> =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `UTG ${at + 1}` }))

const columns: DataTableProps<Row>["columns"] = [
  {
    key: "name",
    label: "UTG Nickname",
    isName: true,
    isWidget: true,
    cell: (row, { tabIndex }) => (
      <a href={`#${row.id}`} tabIndex={tabIndex}>
        {row.name}
      </a>
    )
  },
  { key: "id", label: "File ID", cell: (row) => row.id },
  { key: "keys", label: "Device Keys", isSortable: false, cell: () => "N/A" }
]

const show = (more: Partial<DataTableProps<Row>>) => {
  const events = {
    sort: vi.fn<(key: string) => void>(),
    row: vi.fn<(id: number) => void>(),
    all: vi.fn<() => void>(),
    copy: vi.fn<(id: number) => void>()
  }
  render(
    <UiProvider>
      <DataTable
        label="UTGs"
        columns={columns}
        rows={rows(3)}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        status="ready"
        sort={{ key: "name", direction: "descending" }}
        onSortToggle={events.sort}
        selection={{
          isSelected: (id) => id === 2,
          count: 1,
          all: "some",
          onToggleRow: events.row,
          onToggleAll: events.all
        }}
        rowActions={(row) => [{ id: "copy", label: "Copy Row as JSON", onSelect: () => events.copy(row.id) }]}
        emptyText="No UTGs found"
        {...more}
      />
    </UiProvider>
  )
  return events
}

const grid = () => screen.getByRole("grid", { name: "UTGs" })
const rowOf = (index: number) => grid().querySelector<HTMLElement>(`tr[data-r="${index}"]`) ?? grid()
const tabStops = () =>
  [...grid().querySelectorAll("[tabindex='0']")].map((node) => node.getAttribute("aria-label") ?? node.textContent)

describe("data table", () => {
  it("a cell whose text is cut in two is called by its text, without a gap; others by what they hold", () => {
    const merchant = (row: Row) => (row.id === 1 ? "Saltmarsh Coffee Pacific Northwest" : "Bar")
    show({ columns: [...columns, { key: "merchant", label: "Merchant", keepsEnd: true, cell: merchant }] })
    const cells = grid().querySelectorAll('td[aria-colindex="6"]')
    expect([...cells].map((cell) => [cell.getAttribute("aria-label"), cell.textContent])).toEqual([
      ["Saltmarsh Coffee Pacific Northwest", "Saltmarsh Coffee Pacific Northwest"],
      [null, "Bar"],
      [null, "Bar"]
    ])
  })

  it("has a select column with a count, an action column and sortable headers", () => {
    const events = show({})
    expect([...rowOf(-1).children].map((cell) => [cell.textContent, cell.getAttribute("aria-sort")])).toEqual([
      ["1 selected", null],
      ["Action", null],
      ["UTG Nickname", "descending"],
      ["File ID", "none"],
      ["Device Keys", null]
    ])
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all" }).indeterminate).toBe(true)
    fireEvent.click(screen.getByRole("button", { name: "File ID" }))
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all" }))
    fireEvent.click(screen.getByRole("checkbox", { name: "Select UTG 3" }))
    expect([events.sort.mock.calls, events.all.mock.calls.length, events.row.mock.calls]).toEqual([[["id"]], 1, [[3]]])
    expect(rowOf(1).getAttribute("aria-selected")).toBe("true")
  })

  it("renders only rows in view, and says where they stand among all", () => {
    show({ rows: rows(1000), rowsBefore: 2000, rowCount: 3500 })
    expect(grid().querySelectorAll("tr.cc-row").length).toBeLessThan(60)
    expect([grid().getAttribute("aria-rowcount"), grid().getAttribute("aria-colcount")]).toEqual(["3501", "5"])
    expect(rowOf(0).getAttribute("aria-rowindex")).toBe("2002")
  })

  it("moves one tab stop through its cells, also to rows that are not in view", () => {
    const events = show({ rows: rows(1000) })
    expect(tabStops()).toEqual(["Select all"])
    const press = (key: string, more = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
    screen.getByRole("checkbox", { name: "Select all" }).focus()
    press("ArrowDown")
    press("ArrowRight")
    press("ArrowRight")
    expect(document.activeElement?.textContent).toBe("UTG 1")
    press("ArrowRight")
    expect(document.activeElement?.tagName).toBe("TD")
    press(" ")
    press("End", { ctrlKey: true })
    expect([document.activeElement?.closest("tr")?.dataset["r"], tabStops()]).toEqual(["999", ["N/A"]])
    expect(events.row.mock.calls).toEqual([[1]])
  })

  it("opens a row's menu from its gear and acts on that row", () => {
    const events = show({})
    fireEvent.click(screen.getByRole("button", { name: "Actions for UTG 2" }))
    const menu = screen.getByRole("menu", { name: "Actions for UTG 2" })
    expect(within(menu).getByRole("menuitem").textContent).toBe("Copy Row as JSON")
    fireEvent.click(within(menu).getByRole("menuitem"))
    expect(events.copy.mock.calls).toEqual([[2]])
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Actions for UTG 2" }))
  })

  it("shows one row with the empty text", () => {
    show({ rows: [] })
    expect([...grid().querySelectorAll("tbody tr")].map((row) => row.textContent)).toEqual(["No UTGs found"])
  })

  it("offers to clear a search that nothing matches", () => {
    const clear = vi.fn<() => void>()
    show({ rows: [], noMatch: { onClear: clear } })
    expect(screen.getByText("No UTGs found")).toBeDefined()
    fireEvent.click(screen.getByRole("button", { name: "Clear search" }))
    expect(clear.mock.calls.length).toBe(1)
  })

  it("shows a spinner, and no rows that are none, while loading", () => {
    show({ rows: [], status: "loading" })
    expect(within(screen.getByRole("status")).getByText("Loading")).toBeDefined()
    expect(screen.getByRole("status").querySelector(".cc-spinner")).not.toBeNull()
    expect([grid().getAttribute("aria-busy"), grid().querySelectorAll(".cc-bone-row").length]).toEqual(["true", 0])
  })

  it("says why it failed and offers to retry", () => {
    const retry = vi.fn<() => void>()
    show({ rows: [], status: "failed", failure: { reason: "API request failed", onRetry: retry } })
    expect(screen.getByRole("alert").textContent).toBe("API request failed")
    fireEvent.click(screen.getByRole("button", { name: "Retry" }))
    expect(retry.mock.calls.length).toBe(1)
  })
})
