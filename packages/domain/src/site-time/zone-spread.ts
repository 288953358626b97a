import type { SiteRuns, ZoneRun } from "./site-runs.ts"
import type { Site } from "./site-time.ts"
import { delayMs } from "./spread.ts"

/** When the first and the last of a zone's sites run, as ISO UTC text. */
export interface ZoneStretch {
  readonly first: string
  readonly last: string
}

const placeIn = (together: ReadonlyArray<ZoneRun<Site>>, id: number): number =>
  together.reduce((place, { sites }) => sites.reduce((before, site) => before + (site.id < id ? 1 : 0), place), 0)

/**
 * From when until when the sites of a zone run, spread over so many minutes. Zones whose time is the same instant are
 * spread as one, in the order of their ids, so that the first of a zone need not be the first of them all.
 */
export const zoneStretch = (
  run: ZoneRun<Site>,
  { zones }: Pick<SiteRuns<Site>, "zones">,
  minutes: number
): ZoneStretch => {
  const together = zones.filter(({ runAt }) => runAt === run.runAt)
  const count = together.reduce((sum, { sites }) => sum + sites.length, 0)
  const ids = run.sites.map(({ id }) => id)
  const at = (id: number): string =>
    new Date(Date.parse(run.runAt) + delayMs(placeIn(together, id), count, minutes)).toISOString()
  const edge = (isEdge: (id: number, other: number) => boolean): number =>
    ids.reduce((found, id) => (isEdge(id, found) ? id : found), ids[0] ?? 0)
  return { first: at(edge((id, other) => id < other)), last: at(edge((id, other) => id > other)) }
}
