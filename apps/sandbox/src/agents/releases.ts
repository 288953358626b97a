import { sql } from "drizzle-orm"
import { rowsOf } from "../database/query.ts"
import type { Database } from "../database/schema.ts"
import { trackGa } from "../database/seed/versions.ts"

/** What can be deployed: the versions of a manifest and the one that is generally available. */
export interface Releases {
  readonly versions: ReadonlySet<string>
  readonly generallyAvailable: string | null
}

export const readReleases = async (db: Database, kind: "agent" | "utg"): Promise<Releases> => {
  const rows = await rowsOf(
    db,
    sql`select version, general_availability as ga from version_product where kind = ${kind} order by id`
  )
  const available = rows.find((row) => row["ga"] === true)
  return {
    versions: new Set(rows.map((row) => String(row["version"]))),
    generallyAvailable: available === undefined ? null : String(available["version"])
  }
}

/** The version that is meant: "track ga" is whatever is generally available; null where there is no such release. */
export const releaseOf = (asked: string, releases: Releases): string | null => {
  if (asked === trackGa) return releases.generallyAvailable
  return releases.versions.has(asked) ? asked : null
}
