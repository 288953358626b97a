import type { SiteRuns, ZoneRun } from "./site-runs.ts"
import type { Site } from "./site-time.ts"
import { spreadAt } from "./spread.ts"

/** When the first and the last of a zone's sites run, as ISO UTC text. */
export interface ZoneStretch {
  readonly first: string
  readonly last: string
}

/**
 * From when until when the sites of a zone run, spread over so many minutes. Zones whose time is the same instant are
 * spread as one, in the order of their ids, so that the first of a zone need not be the first of them all.
 */
export const zoneStretch = (
  run: ZoneRun<Site>,
  { zones }: Pick<SiteRuns<Site>, "zones">,
  minutes: number
): ZoneStretch => {
  const together = zones
    .flatMap(({ runAt, sites }) => (runAt === run.runAt ? sites : []))
    .toSorted((left, right) => left.id - right.id)
  const here = new Set(run.sites)
  const at = (place: number): string => spreadAt(run.runAt, place, together.length, minutes)
  return {
    first: at(together.findIndex((site) => here.has(site))),
    last: at(together.findLastIndex((site) => here.has(site)))
  }
}
