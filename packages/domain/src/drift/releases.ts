type Parts = ReadonlyArray<number>

/** Different releases in order: how many of them come after a version, found by halving. */
export const makeReleases = (all: Iterable<Parts>, order: (left: Parts, right: Parts) => number) => {
  const releases = [...new Map(Array.from(all, (parts) => [parts.join("."), parts] as const)).values()].toSorted(order)
  return {
    newest: releases.at(-1) ?? null,
    after: (own: Parts): number => {
      let [low, high] = [0, releases.length]
      while (low < high) {
        const middle = (low + high) >> 1
        const release = releases[middle]
        if (release !== undefined && order(release, own) > 0) high = middle
        else low = middle + 1
      }
      return releases.length - low
    }
  }
}
