import { sql } from "drizzle-orm"
import type { Database } from "../schema.ts"
import { wholeConfig } from "../whole-config.ts"

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

/** Two earlier configurations for every tenth of the first thousand UTGs: enough to look at and to roll back to. */
export const seedRevisions = async (db: Database): Promise<void> => {
  for (const { revisions, days, replaced } of earlier) {
    const config = replaced.reduce(
      (text, [pattern, replacement]) => sql`regexp_replace(${text}, ${pattern}, ${replacement}, 'g')`,
      wholeConfig
    )
    await db.execute(sql`insert into config_revision
      (component_id, revision_id, config, hash, is_committed, last_updated_at, last_updated_by)
      select g.component_id, g.revision_id - ${revisions}::int, ${config}, md5(g.hash || ${revisions}::text), true,
        g.last_updated_at - make_interval(days => ${days}::int), g.last_updated_by
      from component_config g where g.component_id % 10 = 7 and g.revision_id > ${revisions}::int
      order by g.component_id limit 100`)
  }
}
