import type { Facet, FacetsRequest } from "@command-center/domain/facets/facet-index"
import { Result } from "effect"
import { assign, setup } from "xstate"
import { type Outcome, unprovided, withOutput } from "../actor-logic/outcome.ts"
import type { FacetsContext, FacetsEvent, WantedRows } from "./facets.types.ts"

type Counted = Outcome<ReadonlyArray<Facet>, never>

/** The panel of values beside a list: counted anew whenever other rows are wanted, as long as it is open. */
export const facetsMachine = setup({
  types: {
    input: {} as WantedRows,
    context: {} as FacetsContext,
    events: {} as FacetsEvent,
    tags: {} as "busy"
  },
  actors: { countFacets: unprovided<FacetsRequest, ReadonlyArray<Facet>, never>("countFacets") },
  guards: { hasRows: ({ context }) => context.wanted.loadedAt !== null },
  actions: {
    setWanted: assign((_, wanted: WantedRows) => ({ wanted })),
    setCounted: assign((_, outcome: Counted) => (Result.isSuccess(outcome) ? { counted: outcome.success } : {})),
    setTerm: assign(({ context }, { key, term }: { readonly key: string; readonly term: string }) => ({
      terms: { ...context.terms, [key]: term }
    })),
    forgetTerms: assign({ terms: {} })
  }
}).createMachine({
  id: "facets",
  context: ({ input }) => ({ wanted: input, counted: null, terms: {} }),
  initial: "closed",
  on: { "rows.wanted": { actions: { type: "setWanted", params: ({ event }) => event.wanted } } },
  states: {
    closed: { on: { "facets.toggled": "open" } },
    open: {
      initial: "deciding",
      exit: "forgetTerms",
      on: {
        "facets.toggled": "closed",
        "facets.closed": "closed",
        "rows.wanted": {
          target: ".deciding",
          actions: { type: "setWanted", params: ({ event }) => event.wanted }
        },
        "term.changed": {
          target: ".deciding",
          actions: { type: "setTerm", params: ({ event: { key, term } }) => ({ key, term }) }
        }
      },
      states: {
        deciding: { always: [{ guard: "hasRows", target: "counting" }, { target: "waiting" }] },
        // The rows are on their way; the list's screen tells when they are there.
        waiting: {},
        counting: {
          tags: "busy",
          invoke: {
            id: "countFacets",
            src: "countFacets",
            input: ({ context: { wanted, terms } }) => ({ search: wanted.search, facets: wanted.facets, terms }),
            onDone: { target: "counted", actions: withOutput("setCounted") },
            onError: "failed"
          }
        },
        counted: {},
        failed: { on: { retry: "counting" } }
      }
    }
  }
})
