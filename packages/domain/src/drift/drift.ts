import type { FacetChoices } from "../facets/facet-choices.ts"
import { folded } from "../filter/folded-text.ts"
import { type Left, leftOf, mostShown } from "../fleet/bars.ts"
import { type Figure, figure } from "../fleet/figure.ts"
import { type CountedCell, type DriftCell, shownCell } from "./drift-cell.ts"
import type { DriftKind } from "./drift-item.ts"
import { byReleases, mostWorst } from "./worst.ts"

/** The versions of one thing: of UTGs, of a profile, of a device type. */
export interface DriftGroup {
  readonly of: string
  readonly behind: number
  readonly cells: ReadonlyArray<DriftCell>
  readonly left: Left | null
}

/** How all of one kind stand to what is current. */
export interface Drift {
  readonly kind: DriftKind
  readonly all: Figure
  /** Those with most behind first. */
  readonly groups: ReadonlyArray<DriftGroup>
  readonly left: Left | null
  /** All that is behind; null where nobody knows what is current. */
  readonly behind: Figure | null
  /** What is behind, by most releases. */
  readonly worst: ReadonlyArray<DriftCell>
}

/** Groups that a page shows at most, and versions of one of several groups. */
const mostGroups = 30
const mostOfSeveral = 20

const sumOf = (all: ReadonlyArray<{ readonly count: number }>): number => all.reduce((sum, { count }) => sum + count, 0)

const isBehind = ({ standing }: CountedCell): boolean => standing === "behind"

/** The values that find these cells and none of the others; null where there are no such values. */
const valuesOf = (wanted: ReadonlyArray<CountedCell>, others: ReadonlyArray<CountedCell>): FacetChoices | null => {
  const columns = Object.keys(wanted[0]?.facets ?? {}).filter((key) => wanted.every(({ facets }) => key in facets))
  const chosen = new Map(columns.map((key) => [key, new Set(wanted.flatMap(({ facets }) => facets[key] ?? []))]))
  const isFound = ({ facets }: CountedCell): boolean =>
    columns.every((key) => facets[key]?.some((value) => chosen.get(key)?.has(value)) ?? true)
  return columns.length === 0 || others.some(isFound)
    ? null
    : Object.fromEntries(columns.map((key) => [key, [...(chosen.get(key) ?? [])]]))
}

/** All cells that are behind, as one figure. */
const behindFigure = (list: Figure["list"], cells: ReadonlyArray<CountedCell>): Figure => {
  const behind = cells.filter(isBehind)
  const facets = valuesOf(
    behind,
    cells.filter((cell) => !isBehind(cell))
  )
  return figure(list, sumOf(behind), null, facets === null ? {} : { otherwise: { within: [], facets } })
}

interface CountedGroup {
  readonly of: string
  readonly count: number
  readonly behind: number
  readonly cells: ReadonlyArray<CountedCell>
}

const groupsOf = (cells: ReadonlyArray<CountedCell>): ReadonlyArray<CountedGroup> => {
  const groups = new Map<string, Array<CountedCell>>()
  for (const cell of cells) {
    const known = groups.get(folded(cell.of))
    if (known === undefined) groups.set(folded(cell.of), [cell])
    else known.push(cell)
  }
  return Array.from(groups.values(), (all) => ({
    of: all[0]?.of ?? "",
    count: sumOf(all),
    behind: sumOf(all.filter(isBehind)),
    cells: all
  })).toSorted((left, right) => right.behind - left.behind)
}

/** All cells of a kind as they are shown; `behind` where one filter finds all that are behind, or nobody knows which. */
export const driftOf = (kind: DriftKind, cells: ReadonlyArray<CountedCell>, behind?: Figure | null): Drift => {
  const list = kind === "firmware" ? "devices" : "utgs"
  const groups = groupsOf(cells)
  const most = groups.length > 1 ? mostOfSeveral : mostShown
  return {
    kind,
    all: figure(list, sumOf(cells), []),
    groups: groups.slice(0, mostGroups).map((group) => ({
      of: group.of,
      behind: group.behind,
      cells: group.cells.slice(0, most).map(shownCell),
      left: leftOf(group.cells.slice(most))
    })),
    left: leftOf(groups.slice(mostGroups)),
    behind: behind === undefined ? behindFigure(list, cells) : behind,
    worst: cells.filter(isBehind).toSorted(byReleases).slice(0, mostWorst).map(shownCell)
  }
}
