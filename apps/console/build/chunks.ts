const list = new RegExp(
  [
    "/console/src/list/(flow-screen|compare-button)[.]view[.]tsx$",
    "/console/src/list/(use-flow-screen|row-screen[.]wiring|list-page|collect-rows)[.]ts$",
    "/console/src/app/check-settings[.]ts$",
    "/ui/src/cells/"
  ].join("|"),
  "u"
)

/** What a page has whether it shows a list or not: its heading, dates, and the account tree's arrows. */
const page = new RegExp(
  [
    "/ui/src/layout/(page-heading|focus-stop|screen)[.]tsx$",
    "/ui/src/cells/timestamp-cell[.]tsx$",
    "/domain/src/time/display-date[.]ts$",
    "/domain/src/site-time/shown-time[.]ts$",
    "/lucide-react/dist/esm/icons/chevron-right[.]mjs$",
    "/console/src/app/(use-document-title[.]ts|use-shown-clocks[.]ts|raw-data[.]view[.]tsx)$"
  ].join("|"),
  "u"
)

const flows = new RegExp(
  [
    "/machines/src/(operation|screens|actor-logic)/",
    "/domain/src/(task|version|operation|message)/",
    "/api/src/management/",
    "/console/src/operations/wire-operation[.]ts$",
    "/lucide-react/"
  ].join("|"),
  "u"
)

/**
 * Which files the build makes: few, so that little is asked for. A group takes along what its modules import; what is in
 * none of them stays with what opens it.
 */
export const chunks = [
  /** What the page and the rows' worker share; the worker itself is a few lines. */
  { name: "rows", test: /\/src\/rows\/serve-rows\.ts$/u, priority: 5 },
  { name: "core", test: /^(?!.*\/rows\.worker\.ts$)/u, tags: ["$initial" as const], priority: 4 },
  { name: "page", test: page, priority: 3.5 },
  { name: "list", test: list, priority: 3 },
  { name: "dialog", test: /\/ui\/src\/dialog\//u, priority: 2 },
  /** What the flows of several pages have in common. */
  { name: "flows", test: flows, minShareCount: 2, priority: 1 }
]
