import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { UiProvider } from "../theme/provider.tsx"
import { DataTable, type DataTableProps } from "./data-table.tsx"

interface Row {
  readonly id: number
}

const rows = (count: number): ReadonlyArray<Row> => Array.from({ length: count }, (_, at) => ({ id: at + 1 }))
const keys = Array.from({ length: 20 }, (_, at) => `c${at}`)
const columnsOf = (hasLink: boolean): DataTableProps<Row>["columns"] =>
  keys.map((key, at) => ({
    key,
    label: `Column ${at}`,
    width: 100,
    isName: at === 0,
    isWidget: hasLink && at === 0,
    cell: ({ id }, { tabIndex }) =>
      hasLink && at === 0 ? (
        <a href={`#${id}`} tabIndex={tabIndex}>
          Row {id}
        </a>
      ) : (
        `${key} of ${id}`
      )
  }))

// The page of a unit test lays nothing out: a view of 500 by 364 pixels is what makes rows and columns go.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(364)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const table = (more: Partial<DataTableProps<Row>>) => (
  <UiProvider>
    <DataTable
      label="UTGs"
      columns={columnsOf(true)}
      rows={rows(500)}
      rowId={({ id }) => id}
      rowName={({ id }) => `Row ${id}`}
      status="ready"
      sort={null}
      onSortToggle={() => undefined}
      rowActions={() => [{ id: "copy", label: "Copy" }]}
      emptyText="No UTGs found"
      {...more}
    />
  </UiProvider>
)

const show = (more: Partial<DataTableProps<Row>> = {}) => {
  const told: Array<string> = []
  const selection = {
    isSelected: (id: number) => id === 2,
    count: 1,
    all: "some",
    onToggleRow: (id) => told.push(`toggle ${id}`),
    onToggleAll: () => told.push("all"),
    onRange: (id) => told.push(`range ${id}`),
    onSelectMatching: () => told.push("matching")
  } as const satisfies DataTableProps<Row>["selection"]
  return { told, ...render(table({ selection, ...more })) }
}

const grid = () => screen.getByRole("grid", { name: "UTGs" })
const rowAt = (index: number) => grid().querySelector<HTMLElement>(`tr[data-r="${index}"]`)
const columnsAt = (index: number) =>
  [...(rowAt(index)?.children ?? [])].map(
    (cell) => cell.getAttribute("aria-colindex") ?? `+${cell.getAttribute("colspan")}`
  )
const focused = () => {
  const cell = document.activeElement?.closest("[aria-colindex]")
  return `${cell?.closest("tr")?.dataset["r"]}/${cell?.getAttribute("aria-colindex")}`
}
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const tabStops = () => grid().querySelectorAll("[tabindex='0']").length

describe("columns out of view", () => {
  it("give way to one gap, but for the head, what sticks and the cell with the focus", () => {
    show({ pinned: new Set(["c1"]) })
    expect([grid().getAttribute("aria-colcount"), columnsAt(-1).length]).toEqual(["22", 22])
    expect(columnsAt(3)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "+12"])
    screen.getByRole("checkbox", { name: "Select Row 4" }).focus()
    press("End")
    expect([focused(), columnsAt(3).slice(-2), columnsAt(4).at(-1), tabStops()]).toEqual([
      "3/22",
      ["+11", "22"],
      "+12",
      1
    ])
    press("ArrowLeft")
    expect([focused(), columnsAt(3).slice(-3)]).toEqual(["3/21", ["+10", "21", "+1"]])
  })

  it("come when the table is scrolled to them", () => {
    show()
    const scroller = grid().parentElement
    if (scroller === null) throw new Error("the grid has no scroller")
    Object.assign(scroller, { scrollLeft: 1000, scrollTop: 3200 })
    fireEvent.scroll(scroller)
    const inView = Array.from({ length: 13 }, (_, at) => `${at + 8}`)
    expect(columnsAt(100)).toEqual(["1", "2", "3", "+4", ...inView, "+2"])
    expect(rowAt(0)).toBeNull()
  })

  it("stay as they are when other rows are looked for: only texts change, and no cell comes or goes", async () => {
    const idle = () => undefined
    const selection = { isSelected: () => false, count: 0, all: "none", onToggleRow: idle, onToggleAll: idle } as const
    const { rerender } = render(table({ selection }))
    const moved: Array<MutationRecord> = []
    const watching = new MutationObserver((records) => moved.push(...records))
    watching.observe(grid(), { childList: true, subtree: true, attributes: true })
    rerender(table({ selection, search: "a", rows: rows(500).toReversed() }))
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
    watching.disconnect()
    const isElement = (node: Node) => node instanceof Element
    expect(moved.filter(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(isElement))).toEqual([])
    const written = moved.filter(
      ({ target }) => target instanceof HTMLInputElement && target.closest(".cc-row") !== null
    )
    expect(new Set(written.map(({ attributeName }) => attributeName))).toEqual(new Set(["value", "aria-label"]))
    expect(rowAt(0)?.textContent).toContain("Row 500")
  })

  it("change in view at once, and beyond it in the frame after", async () => {
    const { rerender } = render(table({}))
    const shown = () => [...grid().querySelectorAll<HTMLElement>(".cc-row")].map((row) => row.textContent ?? "")
    const before = shown()
    rerender(table({ search: "a", rows: rows(500).toReversed() }))
    const atOnce = shown()
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    const after = shown()
    const kept = atOnce.filter((text, at) => text === before[at])
    expect(atOnce[0]).toContain("Row 500")
    expect([kept.length > 0, kept.length < atOnce.length / 2]).toEqual([true, true])
    expect(atOnce.slice(-kept.length)).toEqual(kept)
    expect(after.filter((text, at) => text === before[at])).toEqual([])
  })

  it("stick from what may scroll to the side until all columns are back where they were", async () => {
    show()
    const scroller = grid().parentElement
    if (scroller === null) throw new Error("the grid has no scroller")
    const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    const isAside = () => scroller.hasAttribute("data-aside")
    fireEvent.wheel(scroller, { deltaY: 100 })
    const down = isAside()
    fireEvent.wheel(scroller, { deltaX: 100 })
    const expected = isAside()
    await rest()
    const stayed = isAside()
    Object.assign(scroller, { scrollLeft: 300 })
    fireEvent.scroll(scroller)
    await rest()
    const aside = isAside()
    Object.assign(scroller, { scrollLeft: 0 })
    fireEvent.scroll(scroller)
    await rest()
    expect([down, expected, stayed, aside, isAside()]).toEqual([false, true, false, true, false])
  })
})

describe("keys", () => {
  it("reach rows far away and select by Space, with Shift, and all that match", () => {
    const { told } = show()
    screen.getByRole("checkbox", { name: "Select Row 1" }).focus()
    press("ArrowRight")
    press("ArrowRight")
    press("ArrowRight")
    press(" ")
    press("ArrowDown", { shiftKey: true })
    press("ArrowDown", { shiftKey: true })
    press(" ", { shiftKey: true })
    press("PageDown")
    const paged = focused()
    press("a", { ctrlKey: true })
    press("End", { ctrlKey: true })
    const ends = [focused()]
    press("Home", { ctrlKey: true })
    expect([paged, ...ends, focused(), tabStops()]).toEqual(["11/4", "499/22", "-1/1", 1])
    expect(told).toEqual(["toggle 1", "range 2", "range 3", "range 3", "matching"])
  })

  it("extends the selection by a click with Shift", () => {
    const { told } = show()
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Row 1" }))
    fireEvent.click(screen.getByRole("checkbox", { name: "Select Row 5" }), { shiftKey: true })
    expect(told).toEqual(["toggle 1", "range 5"])
  })

  it("opens a row's page by Enter, and its menu by its keys or where it has no page", () => {
    const opened: Array<string> = []
    const note = (event: Event) => {
      if (event.target instanceof HTMLAnchorElement) opened.push(event.target.hash)
    }
    document.addEventListener("click", note)
    const { rerender } = show()
    screen.getByRole("checkbox", { name: "Select Row 3" }).focus()
    press("Enter")
    press("End")
    press("Enter")
    expect(opened).toEqual(["#3", "#3"])
    press("F10", { shiftKey: true })
    expect(screen.getByRole("menu", { name: "Actions for Row 3" })).toBeDefined()
    fireEvent.keyDown(screen.getByRole("menuitem"), { key: "Escape" })
    rerender(table({ columns: columnsOf(false) }))
    press("ArrowRight")
    press("Enter")
    expect([screen.queryByRole("menu", { name: "Actions for Row 3" }) !== null, opened.length]).toEqual([true, 2])
    document.removeEventListener("click", note)
  })
})

describe("rows that move", () => {
  it("take the focus and the menu's button along, in the elements that stood there before", () => {
    const { rerender } = show({ selection: null })
    screen.getByRole("button", { name: "Actions for Row 3" }).focus()
    const element = document.activeElement
    rerender(table({ rows: [{ id: 900 }, ...rows(500)] }))
    expect([focused(), document.activeElement?.getAttribute("aria-label")]).toEqual(["3/1", "Actions for Row 3"])
    expect([element?.getAttribute("aria-label"), tabStops()]).toEqual(["Actions for Row 2", 1])
    fireEvent.click(screen.getByRole("button", { name: "Actions for Row 3" }))
    rerender(table({ rows: rows(500) }))
    fireEvent.keyDown(screen.getByRole("menuitem"), { key: "Escape" })
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Actions for Row 3")
  })

  it("stand for rows on their way, marked where cells changed, and start where they were left", () => {
    const tops: Array<number> = []
    const changes = new Map([[2, new Set(["c1"])]])
    const shown = { shown: 400, scrollTop: 3200, onScrollTop: (top: number) => tops.push(top) }
    const { rerender } = show({ ...shown, rows: [] })
    expect(rowAt(100)?.getAttribute("aria-rowindex")).toBe("102")
    expect([rowAt(100)?.className, grid().parentElement?.scrollTop]).toEqual(["cc-bone-row", 3200])
    rerender(table({ ...shown, rows: rows(400), changes }))
    expect(rowAt(100)?.className).toBe("cc-row")
    rerender(table({ rows: rows(400), sort: { key: "c1", direction: "ascending" }, changes }))
    expect([...grid().querySelectorAll("[data-changed]")].map((cell) => cell.textContent)).toEqual(["c1 of 2"])
  })
})
