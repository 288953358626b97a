import { valuesChosen } from "@command-center/domain/facet/chosen-values"
import { type Facet, offeredFacets } from "@command-center/domain/facet/facets"
import type { SnapshotFrom } from "xstate"
import { termOf } from "./facets.changes.ts"
import type { facetsMachine } from "./facets.machine.ts"

type Snapshot = SnapshotFrom<typeof facetsMachine>

/** A column of the panel. */
export interface OfferedFacet extends Facet {
  readonly label: string
  readonly term: string
  readonly chosen: ReadonlyArray<string>
}

export const selectIsOpen = (s: Snapshot): boolean => s.context.isOpen
export const selectIsCrashed = (s: Snapshot): boolean => s.matches("crashed")
export const selectSaid = (s: Snapshot): string => s.context.said
export const selectContext = (s: Snapshot) => s.context

/** The columns of the panel; null until their values are counted. */
export const offered = ({ counted, seen, terms, list }: Snapshot["context"]): ReadonlyArray<OfferedFacet> | null =>
  counted === null
    ? null
    : offeredFacets(counted.facets, seen.chosen).map((facet) => ({
        ...facet,
        label: list.columns.find(({ key }) => key === facet.key)?.label ?? facet.key,
        term: termOf({ terms }, facet.key),
        chosen: valuesChosen(seen.chosen, facet.key)
      }))
