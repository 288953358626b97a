import { withOutput } from "../actor-logic/outcome.ts"
import { seenRequest } from "./list-screen.changes.ts"
import type { ListScreenSetup } from "./list-screen.setup.ts"

/** How the loaded rows are looked at, and which are selected. */
export const viewState = <Row>(flow: ListScreenSetup<Row>) =>
  flow.createStateConfig({
    initial: "viewing",
    on: {
      "search.changed": {
        guard: { type: "isOtherSearch", params: ({ event }) => event.search },
        target: ".viewing",
        actions: { type: "setSearch", params: ({ event }) => event.search }
      },
      "facet.chosen": {
        target: ".viewing",
        actions: { type: "chooseFacet", params: ({ event: { key, values } }) => ({ key, values }) }
      },
      "facets.cleared": { guard: "hasFacets", target: ".viewing", actions: "clearFacets" },
      "sort.toggled": {
        target: ".viewing",
        actions: {
          type: "toggleSort",
          params: ({ event: { key, firstDirection } }) => ({ key, firstDirection })
        }
      },
      "page.changed": {
        guard: { type: "isOtherPage", params: ({ event }) => event.page },
        target: ".viewing",
        actions: { type: "goToPage", params: ({ event }) => event.page }
      },
      "place.opened": {
        guard: { type: "isSameFilter", params: ({ event }) => event },
        target: ".viewing",
        actions: { type: "openPlace", params: ({ event }) => event }
      },
      "pageSize.changed": {
        guard: { type: "isOtherPageSize", params: ({ event }) => event.pageSize },
        target: ".viewing",
        actions: [
          { type: "setPageSize", params: ({ event }) => event.pageSize },
          { type: "emitPageSize", params: ({ event }) => event.pageSize }
        ]
      },
      "row.toggled": {
        guard: "isSelectable",
        actions: { type: "toggleRow", params: ({ event }) => event.id }
      },
      "row.ranged": { guard: "isSelectable", actions: { type: "selectRange", params: ({ event }) => event.id } },
      "row.selected": { guard: "isSelectable", actions: { type: "addRow", params: ({ event }) => event.id } },
      "selectAll.toggled": [
        { guard: "isAllSelected", actions: "deselect" },
        { guard: "selectsPartialPage", target: ".selectingPage" },
        { guard: "selectsPage", actions: "selectPage" },
        { guard: "selectsMatching", target: ".selectingMatching" }
      ],
      "matching.selected": [
        { guard: "takesAnyRow", target: ".selectingMatching" },
        { guard: "selectsPartialPage", target: ".selectingPage" },
        { guard: "selectsPage", actions: "selectPage" }
      ],
      "selection.cleared": { target: ".filling", actions: "deselect" },
      "rows.replaced": { target: ".filling" }
    },
    states: {
      viewing: {
        tags: "busy",
        invoke: {
          id: "viewRows",
          src: "viewRows",
          input: ({ context }) => seenRequest(context),
          onDone: [
            {
              guard: withOutput("succeededInPart"),
              target: "filling",
              actions: withOutput("setView")
            },
            {
              guard: withOutput("succeededWithOldSelection"),
              target: "pruning",
              actions: withOutput("setView")
            },
            {
              guard: withOutput("succeeded"),
              target: "idle",
              actions: withOutput("setView")
            },
            { target: "#failed", actions: withOutput("setError") }
          ],
          onError: "#crashed"
        }
      },
      filling: {
        tags: "busy",
        invoke: {
          id: "viewRows",
          src: "viewRows",
          input: ({ context }) => context.request,
          onDone: [
            {
              guard: withOutput("succeededWithOldSelection"),
              target: "pruning",
              actions: withOutput("setView")
            },
            {
              guard: withOutput("succeeded"),
              target: "idle",
              actions: withOutput("setView")
            },
            { target: "#failed", actions: withOutput("setError") }
          ],
          onError: "#crashed"
        }
      },
      // The page is whole: nothing is asked again.
      idle: { on: { "selection.cleared": { actions: "deselect" } } },
      /** The rows shown are the new ones, so that none that is gone can be selected from here on. */
      pruning: {
        tags: "busy",
        invoke: {
          id: "loadedIds",
          src: "loadedIds",
          input: { search: "" },
          onDone: [
            {
              guard: withOutput("succeeded"),
              target: "idle",
              actions: withOutput("dropMissing")
            },
            { target: "#failed", actions: withOutput("setError") }
          ],
          onError: "#crashed"
        }
      },
      selectingPage: {
        tags: "busy",
        invoke: {
          id: "viewRows",
          src: "viewRows",
          input: ({ context }) => context.request,
          onDone: [
            {
              guard: withOutput("succeededWithOldSelection"),
              target: "pruning",
              actions: [withOutput("setView"), "selectPage"]
            },
            {
              guard: withOutput("succeeded"),
              target: "idle",
              actions: [withOutput("setView"), "selectPage"]
            },
            { target: "#failed", actions: withOutput("setError") }
          ],
          onError: "#crashed"
        },
        on: { "rows.replaced": { target: "selectingPage", reenter: true } }
      },
      selectingMatching: {
        tags: "busy",
        invoke: {
          id: "matchingIds",
          src: "matchingIds",
          input: ({ context }) => context.request,
          onDone: [
            {
              guard: withOutput("succeeded"),
              target: "filling",
              actions: withOutput("setMatching")
            },
            { target: "#failed", actions: withOutput("setError") }
          ],
          onError: "#crashed"
        },
        on: { "rows.replaced": { target: "selectingMatching", reenter: true } }
      }
    }
  })
