import type { FacetChoices } from "../facets/facet-choices.ts"
import type { Figure } from "../fleet/figure.ts"
import type { DriftKind, Held } from "./drift-item.ts"

/** How many have one version, and how that stands to what is current. */
export interface DriftCell extends Held {
  readonly kind: DriftKind
  /** "UTG", "Agent", a profile's name, a device type; empty where no type is reported. */
  readonly of: string
  /** Null where it is not known. */
  readonly version: string | null
  readonly figure: Figure
}

/** As it is counted: with the values that its rows have; its figure is made where it is shown. */
export interface CountedCell extends Omit<DriftCell, "figure"> {
  readonly count: number
  readonly facets: FacetChoices
  readonly makeFigure: () => Figure
}

export const shownCell = ({ kind, of, version, current, standing, releases, makeFigure }: CountedCell): DriftCell => ({
  kind,
  of,
  version,
  current,
  standing,
  releases,
  figure: makeFigure()
})
