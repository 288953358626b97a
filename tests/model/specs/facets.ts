import { noFacets } from "@command-center/domain/facets/facet-choices"
import { facetsMachine } from "@command-center/machines/facets/facets.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"

const before = { search: "", facets: noFacets, loadedAt: null }
const loaded = { ...before, loadedAt: "2026-11-20T10:00:00.000Z" }

export const spec = modelled(facetsMachine, {
  inputs: [loaded, before],
  user: {
    "facets.toggled": [{}],
    "facets.closed": [{}],
    "rows.wanted": [{ wanted: { ...loaded, search: "a" } }, { wanted: before }],
    "term.changed": [{ key: "utgStatus", term: "a" }],
    retry: [{}]
  },
  outcomes: {
    countFacets: {
      counted: Result.succeed([
        { key: "utgStatus", values: [{ text: "Online", count: 2 }], found: 1, more: 0, distinct: 1 }
      ])
    }
  },
  project: ({ context }) => [context.wanted.search, context.wanted.loadedAt === null, context.counted === null]
})

export const walks = walksOf(spec, {
  all: {
    does: ({ type, wanted }) => type !== "retry" && type !== "term.changed" && wanted?.loadedAt !== null,
    project: ({ context }) => [context.wanted.search],
    notWalkable: ({ event, source }, { context }) => {
      if (event.type.startsWith("xstate.error.")) return "the worker answers from rows that it holds, or it breaks"
      if (event.type.startsWith("xstate.")) return null
      if (source.includes("open.counting")) return "the worker has answered before anybody could"
      return event.type === "rows.wanted" && context.wanted.search === "a" ? "the walks search once" : null
    }
  }
})
