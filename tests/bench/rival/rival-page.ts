import { utgList } from "@command-center/domain/utg/utg-list"
import { AllCommunityModule, type ColDef, createGrid, type GridApi, ModuleRegistry } from "ag-grid-community"

type Row = Readonly<Record<string, unknown>>

declare global {
  interface Window {
    readonly rival: {
      readonly load: (address: string) => Promise<void>
      readonly show: (label: string) => void
      readonly pageSize: (size: number) => void
    }
  }
}

const element = <E extends Element>(selector: string, kind: new () => E): E => {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}.`)
  return found
}

const columns: ReadonlyArray<ColDef<Row>> = [
  { field: "componentId", headerName: "UTG Id" },
  ...utgList.columns.map(({ key, label }): ColDef<Row> => ({ field: key, headerName: label })),
  // The console searches these, too.
  ...["componentPermanentId", "machinePermanentId"].map((field): ColDef<Row> => ({ field, hide: true }))
]

ModuleRegistry.registerModules([AllCommunityModule])

const grid: GridApi<Row> = createGrid<Row>(element("#grid", HTMLElement), {
  columnDefs: [...columns],
  getRowId: ({ data }) => String(data["componentId"]),
  rowSelection: { mode: "multiRow", selectAll: "filtered" },
  pagination: true,
  paginationPageSize: 250,
  paginationPageSizeSelector: false,
  suppressPaginationPanel: true,
  cacheQuickFilter: true,
  includeHiddenColumnsInQuickFilter: true,
  animateRows: false,
  onSelectionChanged: ({ api }) => {
    element(".selected", HTMLElement).textContent = String(api.getSelectedNodes().length)
  }
})

const search = element("#search", HTMLInputElement)
search.addEventListener("input", () => {
  grid.setGridOption("quickFilterText", search.value)
  // Its own events come later, which would count against it.
  element(".displaying", HTMLElement).textContent = String(grid.getDisplayedRowCount())
})
element("#next", HTMLButtonElement).addEventListener("click", () => grid.paginationGoToNextPage())
element("#previous", HTMLButtonElement).addEventListener("click", () => grid.paginationGoToPreviousPage())

const isRows = (value: unknown): value is Array<Row> => Array.isArray(value)

Object.defineProperty(window, "rival", {
  value: {
    load: async (address: string) => {
      const answer: unknown = await (await fetch(address)).json()
      const rows = Object.values(Object(answer)).find(isRows)
      if (rows === undefined) throw new Error("The answer holds no rows.")
      grid.setGridOption("rowData", rows)
    },
    show: (label: string) => {
      const column = columns.find(({ headerName }) => headerName === label)?.field
      if (column !== undefined) grid.ensureColumnVisible(column, "middle")
    },
    pageSize: (size: number) => grid.setGridOption("paginationPageSize", size)
  }
})
