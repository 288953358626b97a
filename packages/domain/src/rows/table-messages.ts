import { translatable } from "../language/translatable.ts"

/** What every table says around its rows. */
export const tableMessages = {
  pages: "Pages",
  previousPage: "Previous page",
  nextPage: "Next page",
  noneRead: "None of its rows could be read.",
  noMatch: "No row matches the search.",
  clearSearch: "Clear search",
  chooseAccount: "Choose another account",
  selectAll: "Select all",
  selection: "Selection",
  actions: "Actions",
  moreTools: "More",
  search: "Search",
  list: "List",
  filters: "Filters",
  resetFilters: "Reset filters",
  pageSize: "Page size",
  loading: "Loading",
  downloadAll: "Download data as CSV",
  exportLabel: "Export",
  copyRow: "Copy Row as JSON",
  properties: "Properties",
  operator: "Operator",
  any: "Any",
  secondCondition: "Second condition",
  combinedWith: "Combined with",
  removeCondition: "Remove Condition",
  page: (page: number): string => `Page ${page}`,
  select: (name: string): string => `Select ${name}`,
  actionsFor: (name: string): string => `Actions for ${name}`,
  widthOf: (label: string): string => `Width of ${label}`,
  selected: (count: string): string => `${count} selected`,
  selectAllOf: (count: string): string => `Select all ${count}`,
  selectAllSelected: (count: string): string => `Select all (${count} selected)`,
  active: "active",
  selectedWord: "selected",
  hasNone: (account: string): string => `${account} has none.`,
  filteredOut: (account: string): string => `${account} has none, or the filters leave them out.`
} as const

translatable({ tableMessages })
