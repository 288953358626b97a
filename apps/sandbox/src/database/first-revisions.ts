import { type SQL, sql } from "drizzle-orm"
import { wholeConfig } from "./whole-config.ts"

const lowDiskSpace = '"lowDiskSpaceThresholdMB":-?[0-9]+'

/** How an earlier configuration was unlike the current one: settings by patterns, and how many days before it. */
const earlier = [
  { revisions: 1, days: 6, replaced: [[lowDiskSpace, '"lowDiskSpaceThresholdMB":300']] },
  {
    revisions: 2,
    days: 41,
    replaced: [
      [lowDiskSpace, '"lowDiskSpaceThresholdMB":750'],
      ['"Main till"', '"Till"']
    ]
  }
] as const

/**
 * The two configurations before that of a UTG of which none is kept yet, as rows of `config_revision`: a UTG whose
 * configuration is revision 17 as seeded had others before it, and no seed has to write them for 100,000. They are made
 * up of the current one, the same at each reading, and kept with it before a next revision is written.
 */
export const firstRevisions = (ofComponents: SQL): SQL =>
  sql.join(
    earlier.map(({ revisions, days, replaced }) => {
      const config = replaced.reduce(
        (text, [pattern, replacement]) => sql`regexp_replace(${text}, ${pattern}, ${replacement}, 'g')`,
        wholeConfig
      )
      return sql`select g.component_id, g.revision_id - ${revisions}::int as revision_id, ${config} as config,
        md5(g.hash || ${revisions}::text) as hash, true as is_committed,
        g.last_updated_at - make_interval(days => ${days}::int) as last_updated_at, g.last_updated_by
      from component_config g where g.component_id ${ofComponents} and g.revision_id > ${revisions}::int
        and not exists (select 1 from config_revision kept where kept.component_id = g.component_id)`
    }),
    sql` union all `
  )
