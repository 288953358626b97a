import type { Facets } from "@command-center/domain/facet/facets"
import { facetsMachine } from "@command-center/machines/facets/facets.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"

export const facetedList = {
  columns: [
    { key: "utgStatus", label: "UTG Status" },
    { key: "componentMerchant", label: "Merchant" },
    { key: "componentLane", label: "Lane" }
  ],
  facets: ["utgStatus", "componentMerchant"]
}
export const counted: Facets = {
  left: 3,
  facets: [
    {
      key: "utgStatus",
      found: 2,
      distinct: 2,
      values: [
        { value: "Online", count: 3 },
        { value: "Error", count: 1 }
      ]
    },
    { key: "componentMerchant", found: 1, distinct: 1, values: [{ value: "Harbour", count: 4 }] }
  ]
}
export const online = { utgStatus: ["Online"] }
export const seen = { search: "", chosen: {}, loadedAt: "2026-11-20T10:00:00.000Z" }

export const spec = modelled(facetsMachine, {
  inputs: [
    { list: facetedList, chosen: {} },
    { list: { columns: facetedList.columns }, chosen: online }
  ],
  user: {
    "panel.toggled": [{}],
    "facet.searched": [{ key: "componentMerchant", term: "h" }],
    "rows.seen": [{ seen }, { seen: { ...seen, chosen: online } }],
    retry: [{}]
  },
  outcomes: { countFacets: { counted: Result.succeed(counted) } },
  project: ({ context: { isOpen, seen, terms, counted: last, said } }) => [isOpen, seen, terms, last === null, said]
})
