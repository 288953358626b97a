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

/**
 * The worst of several kinds, by most releases. Each kind has a place for its worst before another has one for its next:
 * a kind with many small releases leaves room for those that have few.
 */
export const worstOf = (all: ReadonlyArray<{ readonly worst: ReadonlyArray<DriftCell> }>): ReadonlyArray<DriftCell> =>
  all
    .flatMap(({ worst }) =>
      worst.map((cell, place) => ({ cell, place, releases: cell.releases, count: cell.figure.count }))
    )
    .toSorted((left, right) => left.place - right.place || byReleases(left, right))
    .slice(0, mostWorst)
    .toSorted(byReleases)
    .map(({ cell }) => cell)
