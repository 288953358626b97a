import type { DriftCell } from "./drift-cell.ts"

/** Lines of what is behind that a page shows at most. */
export const mostWorst = 10

interface Behind {
  readonly releases: number | null
  readonly count: number
}

/** What is behind by more releases comes first, then what more have; by how many is not known comes last. */
export const byReleases = (left: Behind, right: Behind): number =>
  (right.releases ?? -1) - (left.releases ?? -1) || right.count - left.count

/** The worst of several kinds. */
export const worstOf = (all: ReadonlyArray<{ readonly worst: ReadonlyArray<DriftCell> }>): ReadonlyArray<DriftCell> =>
  all
    .flatMap(({ worst }) => worst.map((cell) => ({ cell, releases: cell.releases, count: cell.figure.count })))
    .toSorted(byReleases)
    .slice(0, mostWorst)
    .map(({ cell }) => cell)
