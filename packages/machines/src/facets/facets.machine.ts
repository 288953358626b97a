import type { Facets, FacetsRequest } from "@command-center/domain/facet/facets"
import { Result } from "effect"
import { assign, setup } from "xstate"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { asked, counted, isOld, isOtherSeen, opened, requestOf, toggled } from "./facets.changes.ts"
import type { FacetsContext, FacetsEvent, FacetsInput, SeenRows } from "./facets.types.ts"

/** The values by which a list is narrowed: counted anew whenever the list shows other rows, and told of when chosen. */
export const facetsMachine = setup({
  types: {
    input: {} as FacetsInput,
    context: {} as FacetsContext,
    events: {} as FacetsEvent,
    children: {} as { countFacets: "countFacets" }
  },
  actors: { countFacets: unprovided<FacetsRequest, Facets, never>("countFacets") },
  guards: {
    isOld: ({ context }) => isOld(context),
    isOtherSeen: ({ context }, seen: SeenRows) => isOtherSeen(context, seen)
  },
  actions: {
    toggle: assign(({ context }) => toggled(context)),
    setTerm: assign(({ context }, { key, term }: { readonly key: string; readonly term: string }) => ({
      terms: { ...context.terms, [key]: term }
    })),
    setSeen: assign((_, seen: SeenRows) => ({ seen })),
    setAsked: assign(({ context }) => asked(context)),
    setCounted: assign(({ context }, outcome: Outcome<Facets, never>) => counted(context, Result.getOrThrow(outcome)))
  }
}).createMachine({
  id: "facets",
  context: ({ input }) => opened(input),
  initial: "resting",
  on: {
    "panel.toggled": { actions: "toggle" },
    "facet.searched": { actions: { type: "setTerm", params: ({ event: { key, term } }) => ({ key, term }) } },
    "rows.seen": {
      guard: { type: "isOtherSeen", params: ({ event }) => event.seen },
      actions: { type: "setSeen", params: ({ event }) => event.seen }
    }
  },
  states: {
    resting: { always: { guard: "isOld", target: "counting" } },
    counting: {
      entry: "setAsked",
      // What was asked for is not wanted any more.
      always: { guard: "isOld", target: "counting", reenter: true },
      invoke: {
        id: "countFacets",
        src: "countFacets",
        input: ({ context }) => requestOf(context),
        onDone: { target: "resting", actions: { type: "setCounted", params: ({ event }) => event.output } },
        onError: "crashed"
      }
    },
    crashed: { on: { retry: "counting" } }
  }
})
